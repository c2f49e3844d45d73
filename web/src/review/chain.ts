// The hash chain of a table's log: the hash of each entry is SHA-256 over the one before it and the
// entry as JSON (`himiko.game.chain` says how). It is computed again, and compared with the hash
// that the record has, and with those that this device has seen during the game; these were sealed
// with a salt that is in the record now.
import { sha256, toHex } from '../api/dealPart';
import type { LogEntry } from '../api/types';
import { keptHeads } from './kept';
import { isSameGame } from './sameGame';

const TITLE = 'himiko log 1\n';
const SEALED = 'himiko sealed 1\n';

export interface LogCheck {
  /** By the record: how many entries there are, and the hash of the last one. */
  number: number;
  promised: string;
  /** The hash after that entry, computed; empty: there is no such entry. */
  computed: string;
  /** How many hashes this device has seen during the game. */
  seen: number;
}

export type LogVerdict =
  { said: 'none' | 'insecure' } | { said: 'true' | 'false' | 'changed' | 'other'; check: LogCheck };

/** Compute the chain of a whole log. `changed`: it is not the log that this device has seen.
 *  `other`: it belongs to another game than the record. */
export async function verifyLog(
  table: string,
  record: string,
  entries: readonly LogEntry[],
): Promise<LogVerdict> {
  const promise = promiseOf(record);
  if (!promise) return { said: 'none' };
  const heads = await headsOf(table, entries);
  if (!heads) return { said: 'insecure' };
  const seen = keptHeads(table);
  const check = { ...promise, computed: heads.get(promise.number) ?? '', seen: seen.length };
  if (check.computed !== check.promised || entries.length !== promise.number) {
    return { said: 'false', check };
  }
  if (!isSameGame(record, entries)) return { said: 'other', check };
  const same = await Promise.all(
    seen.map(async ([number, head]) => {
      const plain = heads.get(number);
      // An earlier version of the server gave out hashes unsealed.
      return plain && (plain.startsWith(head) || (await sealed(record, plain)).startsWith(head));
    }),
  );
  return { said: same.every(Boolean) ? 'true' : 'changed', check };
}

/** A hash as it was given out during the game; empty: the record has no salt for it. */
async function sealed(record: string, head: string): Promise<string> {
  const salt = /^seal: hex:([0-9a-f]+)\s*$/m.exec(headersOf(record))?.[1];
  const hash = salt && (await sha256(SEALED, fromHex(salt), fromHex(head)));
  return hash ? toHex(hash) : '';
}

function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function headersOf(record: string): string {
  return record.split(/\r?\n\r?\n/)[0] ?? '';
}

/** What the record says of its log; null: nothing, as one that was made elsewhere. */
function promiseOf(record: string): { number: number; promised: string } | null {
  const found = /^log: (\d+) sha256:([0-9a-f]{64})\s*$/m.exec(headersOf(record));
  return found?.[2] ? { number: Number(found[1]), promised: found[2] } : null;
}

/**
 * The hash after each entry, by its number; null: browsers have none on pages that are not secure.
 */
async function headsOf(
  table: string,
  entries: readonly LogEntry[],
): Promise<ReadonlyMap<number, string> | null> {
  const heads = new Map<number, string>();
  let head = await sha256(TITLE, table);
  for (const { number, at, kind, seat, data } of entries) {
    head = head && (await sha256(head, asciiJson([number, at, kind, seat, data])));
    if (head) heads.set(number, toHex(head));
  }
  return head && heads;
}

/** JSON with sorted names, without spaces, in ASCII only. */
export function asciiJson(value: unknown): string {
  return sortedJson(value).replaceAll(
    /[\u007f-\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedJson).join(',')}]`;
  if (!value || typeof value !== 'object') return JSON.stringify(value);
  const parts = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${parts.map(([name, part]) => `${JSON.stringify(name)}:${sortedJson(part)}`).join(',')}}`;
}
