// How a finished game ended, in words: for a player how they did, for others who won.
import { isMe } from '../api/me.svelte';
import type { Listed, SeatState } from '../api/types';
import { keyOf, t } from '../texts/index.svelte';

type Result = NonNullable<Listed['result']>;

export function resultText(seats: readonly SeatState[], result: Result): string {
  const standing = result.map((one, seat) => ({ ...one, seat })).sort((a, b) => a.rank - b.rank);
  const owned = (seat: number): boolean => isMe(seats[seat]?.person);
  const mine = standing.find(({ seat }) => owned(seat));
  const theirs = standing.find(({ seat }) => !owned(seat));
  const [winner] = standing;
  if (!winner) return t('lobby-status-over');
  if (!mine || !theirs) {
    const player = nameOf(seats, winner.seat);
    return t('lobby-result-winner', { player, points: pointsOf(winner.total) });
  }
  const totals = { mine: mine.total, theirs: theirs.total };
  if (mine === winner) return t('lobby-result-won', totals);
  if (standing.length === 2) return t('lobby-result-lost', totals);
  const values = { place: mine.rank, players: standing.length };
  return t('lobby-result-place', { ...values, points: pointsOf(mine.total) });
}

const pointsOf = (number: number): string => t('count-points', { number });

/** Somebody who has all seats, and players of a record, go by their colours. */
function nameOf(seats: readonly SeatState[], number: number): string {
  const seat = seats[number];
  if (isMe(seat?.person)) return t(keyOf('seat', number));
  if (seat?.level && !seat.name) return t(keyOf('level', seat.level));
  return seat?.name ?? t(keyOf('seat', number));
}
