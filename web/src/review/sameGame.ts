// Is a record of the same game as the log of its table? A log with the right hash beside
// a record of another game would prove nothing about the record.
import type { LogEntry } from '../api/types';

/** A reading of a log: the game that may follow from it. */
interface Reading {
  actions: readonly string[];
  /** What redo would play, the next one last. */
  undone: readonly string[];
  /** Where an offered takeback leads to, while it is open. */
  back: number | null;
}

/** The log does not say when everybody has agreed to a takeback: after these they may have. */
const SETTLES = new Set(['takeback_offered', 'accepted', 'replaced']);
/** How many ways to read a log are followed: a table has few takebacks. */
const MOST = 1024;

/** Are a record's actions, and what players have added to the deal, those of the log? A table that
 *  went on from a record or a position is not compared: its deal was known. */
export function isSameGame(record: string, entries: readonly LogEntry[]): boolean {
  const [head = '', ...turns] = record.split(/\r?\n\r?\n/);
  if (!/^(commitment|promise): /m.test(head)) return true;
  const played = actionsIn(turns.join('\n')).join();
  const fits = readingsOf(entries).some(({ actions }) => actions.join() === played);
  return fits && partsIn(head) === partsBy(entries);
}

function actionsIn(turns: string): string[] {
  return turns.split(/\r?\n/).flatMap((line) => {
    const actions = /^\d+\.\d+ \(\d\) (.+)$/.exec(line.trim())?.[1];
    return actions ? actions.split(',').map((action) => action.trim()) : [];
  });
}

/** All the ways to read a log. */
function readingsOf(entries: readonly LogEntry[]): Reading[] {
  let readings: Reading[] = [{ actions: [], undone: [], back: null }];
  for (const entry of entries) {
    readings = readings
      .map((one) => after(one, entry))
      .flatMap((one) => (SETTLES.has(entry.kind) ? [one, ...wentBack(one)] : [one]))
      .slice(0, MOST);
  }
  return readings;
}

function after(reading: Reading, { kind, data }: LogEntry): Reading {
  const { actions, undone } = reading;
  const to = Number(data['to']);
  switch (kind) {
    case 'action':
      return { actions: [...actions, String(data['action'])], undone: [], back: null };
    case 'undone': {
      const back = actions.slice(to).toReversed();
      return { actions: actions.slice(0, to), undone: [...undone, ...back], back: null };
    }
    case 'redone': {
      const number = to - actions.length;
      const again = undone.slice(-number).toReversed();
      return { actions: [...actions, ...again], undone: undone.slice(0, -number), back: null };
    }
    case 'takeback_offered':
      return { ...reading, back: to };
    case 'refused':
      return { ...reading, back: null };
    default:
      return reading;
  }
}

function wentBack({ actions, back }: Reading): Reading[] {
  return back === null ? [] : [{ actions: actions.slice(0, back), undone: [], back: null }];
}

/** What a record says that players have added to the deal. */
function partsIn(head: string): string {
  const found = [...head.matchAll(/^entropy (\d): (\S+) (\S+)\s*$/gm)];
  return found.map(([, seat, commitment, secret]) => [seat, commitment, secret].join(' ')).join();
}

/** The same by the log: it goes with who sits down, and away with who stands up. */
function partsBy(entries: readonly LogEntry[]): string {
  const parts = new Map<number, { commitment: string; secret: string }>();
  for (const { kind, seat, data } of entries) {
    if (kind === 'started') break;
    if (['sat', 'seated', 'opened'].includes(kind)) parts.delete(seat ?? 0);
    const commitment = data['commitment'];
    if (typeof commitment === 'string') parts.set(seat ?? 0, { commitment, secret: '-' });
    const part = parts.get(seat ?? 0);
    if (kind === 'revealed' && part) part.secret = `hex:${String(data['secret'])}`;
  }
  return [...parts]
    .toSorted(([one], [other]) => one - other)
    .map(([seat, { commitment, secret }]) => `${seat} ${commitment} ${secret}`)
    .join();
}
