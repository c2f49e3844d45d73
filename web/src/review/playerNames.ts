// Who played a game: those at the table or, of a game that was only opened here, those of its record.
import { LEVELS } from '../api/catalogue';
import type { About, SeatState } from '../api/types';
import { seatNames } from '../game/seatNames';
import { seatNamesIn } from './records';

/**
 * Names by seat, as at the table. The server's record names those of the record a game goes on from
 * only if nothing was played here.
 */
export function namesOf(table: Pick<About, 'names' | 'seats'>, record: string): string[] {
  const { names, seats } = table;
  if (!names || String(names) !== String(seatNamesIn(record))) return seatNames(seats);
  return seatNames(names.map(asSeat));
}

/** A record names a computer player by its level. */
function asSeat(name: string): SeatState {
  const level = LEVELS.find((one) => one === name) ?? null;
  return { kind: 'human', person: null, name: level ? null : name, level };
}
