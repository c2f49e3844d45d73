// The editions that tables are played with: each is asked for once, by its hash.
import { get } from './http';
import type { EditionFile } from './types';

const asked = new Map<string, Promise<EditionFile>>();

/** Return an edition; what failed is asked for again the next time. */
export function editionOf(hash: string): Promise<EditionFile> {
  const known = asked.get(hash) ?? get<EditionFile>(`/api/editions/${hash}`);
  asked.set(hash, known);
  known.catch(() => asked.delete(hash));
  return known;
}
