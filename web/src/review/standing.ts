// Who is where, read off the ranks the server gave; nothing is counted here.
import type { Points } from '../api/types';

export interface Standing {
  winner: number;
  /** Seats with equal points, each list in the order of their ranks. */
  ties: number[][];
}

export function standing(scores: readonly Pick<Points, 'total' | 'rank'>[]): Standing {
  const seats = scores.map(({ total, rank }, seat) => ({ total, rank, seat }));
  seats.sort((a, b) => a.rank - b.rank);
  const groups = new Map<number, number[]>();
  for (const { total, seat } of seats) groups.set(total, [...(groups.get(total) ?? []), seat]);
  return {
    winner: seats[0]?.seat ?? 0,
    ties: [...groups.values()].filter((group) => group.length > 1),
  };
}
