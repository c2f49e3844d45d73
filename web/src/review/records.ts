// What the page needs to know of a record or a position before the server reads it.

import { LEVELS } from '../api/catalogue';
import type { Seating } from '../api/types';

const FEWEST = 2;
const MOST = 4;

/** How many seats its head names. */
export function seatsOf(record: string): number {
  const named = new Set(Array.from(record.matchAll(/^seat (\d):/gm), (found) => found[1]));
  return Math.min(MOST, Math.max(FEWEST, named.size));
}

/** The names its head gives, by seat. */
export function seatNamesIn(record: string): string[] {
  const [head = ''] = record.split('\n\n');
  return Array.from(head.matchAll(/^seat \d: ?(.*)$/gm), (found) => found[1] ?? '');
}

/**
 * Who sits at the table of a record: computer players where it names them. Of a game that is over
 * nobody has a seat, since it is only looked at; in one that goes on, the reader has the first seat
 * of a person.
 */
export function seatingOf(record: string, players: number): Seating[] {
  const names = seatNamesIn(record);
  const levels = Array.from({ length: players }, (_, seat) =>
    LEVELS.find((level) => level === names[seat]),
  );
  if (isOver(record)) return levels.map((level) => level ?? 'open');
  const own = Math.max(0, levels.indexOf(undefined));
  return levels.map((level, seat) => (seat === own ? 'me' : (level ?? 'helmsman')));
}

function isOver(record: string): boolean {
  const [head = ''] = record.split('\n\n');
  return /^result:/m.test(head);
}

/** What a text is, as the server takes it: a position is an object in JSON, all else a record. */
export function contentOf(text: string): { record: string } | { position: object } {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) {
      return { position: read };
    }
  } catch {
    // not JSON
  }
  return { record: text };
}

/** The name of the file a record is downloaded as. */
export function fileName(id: string): string {
  return `yamatai-${id.slice(0, 8)}.txt`;
}

/** What can be done with a game, in a dialog. */
export type Tool = 'playon' | 'share' | 'verify';
