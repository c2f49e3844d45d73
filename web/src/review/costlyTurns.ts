// The turns that cost most: what they gave away, compared with the best turn at that moment.
import type { Judgement } from '../api/types';
import type { Turn } from './timeline';

/** Winning chances by seat at the start of a turn; undefined: not worked out yet. */
export type ChancesAt = readonly number[] | undefined;

export interface Costly {
  turn: Turn;
  /** Index of the turn in the game. */
  index: number;
  /** From 0 to 1. */
  cost: number;
}

/** Turns that a search calls costly, the costliest first. */
export function costliest(
  turns: readonly Turn[],
  judged: ReadonlyMap<number, Judgement | null>,
  most = 5,
): Costly[] {
  return turns
    .flatMap((turn, index) => {
      const judgement = judged.get(index);
      return judgement?.costly ? [{ turn, index, cost: judgement.cost.mean }] : [];
    })
    .sort((a, b) => b.cost - a.cost)
    .slice(0, most);
}

/** An order in which to work out n turns so that a rough picture comes first. */
export function spread(n: number): number[] {
  const order: number[] = [];
  const seen = new Set<number>();
  for (let step = 1; step < 2 * n; step *= 2) {
    for (let k = 0; k <= step; k++) {
      const at = Math.round((k * (n - 1)) / step);
      if (at >= 0 && !seen.has(at)) {
        seen.add(at);
        order.push(at);
      }
    }
  }
  return order;
}
