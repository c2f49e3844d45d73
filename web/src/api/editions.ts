// The editions that tables are played with: each is asked for once, by its hash.
import { get } from './http';
import type { EditionFile, ServerInfo } from './types';

const asked = new Map<string, Promise<EditionFile>>();

/** Return an edition; what failed is asked for again the next time. */
export function editionOf(hash: string): Promise<EditionFile> {
  const known = asked.get(hash) ?? get<EditionFile>(`/api/editions/${hash}`);
  asked.set(hash, known);
  known.catch(() => asked.delete(hash));
  return known;
}

let standard: Promise<string> | null = null;

/** Whether a hash is that of the standard edition. */
export async function isStandard(hash: string): Promise<boolean> {
  standard ??= get<ServerInfo>('/api/server').then(({ edition }) => edition);
  standard.catch(() => (standard = null));
  return (await standard) === hash;
}
