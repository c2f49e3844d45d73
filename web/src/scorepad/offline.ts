// The score pad is kept on the device: opened again it needs no server (public/offline.js serves it).

const KEPT = 'himiko.scorepad';

/** Keep all that this page was made of; the next visit with a network keeps it again. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return; // not without TLS
  try {
    await navigator.serviceWorker.register('/offline.js');
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    const parts = loaded.map(({ pathname }) => pathname).filter(isPart);
    const wanted = new Set(['/scores', '/early.js', '/icon.svg', ...parts]);
    const kept = await caches.open(KEPT);
    await kept.addAll([...wanted]);
    for (const request of await kept.keys()) {
      if (!wanted.has(new URL(request.url).pathname)) await kept.delete(request);
    }
  } catch {
    // Then it works as long as it stays open.
  }
}

const isPart = (path: string): boolean => path.startsWith('/assets/');
