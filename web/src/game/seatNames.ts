// Who plays: names by seat.
import type { SeatState } from '../api/types';
import { keyOf, t } from '../texts/index.svelte';

/** The name of the player on a seat. */
export function seatName(seat: SeatState, number: number): string {
  if (seat.name) return seat.name;
  if (seat.level) return t(keyOf('level', seat.level));
  return t(keyOf('seat', number));
}

/** Names by seat; where two are the same, with the colour. */
export function seatNames(seats: readonly SeatState[]): string[] {
  const names = seats.map(seatName);
  return names.map((name, seat) =>
    names.indexOf(name) === names.lastIndexOf(name)
      ? name
      : t('name-and-colour', { name, colour: t(keyOf('seat', seat)) }),
  );
}
