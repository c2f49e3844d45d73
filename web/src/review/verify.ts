// The verifiable deal: SHA-256 over salt and seed must be what was promised before the game.

export interface Deal {
  promised: string;
  seed: string;
  salt: string;
}

export type Verdict =
  { said: 'none' | 'insecure' } | { said: 'true' | 'false'; deal: Deal; computed: string };

const STORED = 'himiko.promised.';

/** Read what a record says of its deal; null: nothing was promised. */
export function dealOf(record: string): Deal | null {
  const headers = new Map<string, string>();
  for (const line of record.split(/\r?\n/).slice(1)) {
    const found = /^([a-z_]+): (.*)$/.exec(line);
    if (line.trim() === '') break;
    if (found) headers.set(found[1] ?? '', (found[2] ?? '').trim());
  }
  const [promised, seed, salt] = ['commitment', 'seed', 'salt'].map((name) => headers.get(name));
  return promised ? { promised, seed: seed ?? '', salt: salt ?? '' } : null;
}

/** The bytes of `hex:…`; null if it is nothing of the kind. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> | null {
  const found = /^hex:((?:[0-9a-f]{2})+)$/i.exec(text);
  if (!found?.[1]) return null;
  return Uint8Array.from(found[1].match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** Compute the fingerprint anew, and compare. */
export async function verify(record: string): Promise<Verdict> {
  const deal = dealOf(record);
  if (!deal) return { said: 'none' };
  // Browsers leave it out on pages that are not secure.
  const crypto = globalThis.crypto as { subtle?: SubtleCrypto } | undefined;
  if (!crypto?.subtle) return { said: 'insecure' };
  const [salt, seed] = [bytesOf(deal.salt), bytesOf(deal.seed)];
  if (!salt || !seed) return { said: 'false', deal, computed: '' };
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array([...salt, ...seed]));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  const computed = `sha256:${hex.join('')}`;
  return { said: computed === deal.promised ? 'true' : 'false', deal, computed };
}

/** Keep what a table promised when this device first saw it. */
export function keepPromise(table: string, promised: string | null): void {
  try {
    if (promised && !localStorage.getItem(STORED + table)) {
      localStorage.setItem(STORED + table, promised);
    }
  } catch {
    // Without storage nothing is kept, and nothing is claimed later.
  }
}

/** What was kept; null: nothing. */
export function keptPromise(table: string): string | null {
  try {
    return localStorage.getItem(STORED + table);
  } catch {
    return null;
  }
}
