// The score pad without a server: what was kept of it is served where the network fails. Whatever
// the server answers comes first, so nothing old is ever shown in its place.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  const isPad = mode === 'navigate' && pathname === '/scores';
  const isPart = pathname.startsWith('/assets/') || /^\/(early\.js|icon\.svg)$/.test(pathname);
  if (method !== 'GET' || origin !== self.location.origin || !(isPad || isPart)) return;
  const kept = () => caches.match(isPad ? '/scores' : event.request, { ignoreVary: true });
  event.respondWith(
    fetch(event.request).catch(async (failed) => {
      const found = await kept();
      if (found) return found;
      throw failed;
    }),
  );
});
