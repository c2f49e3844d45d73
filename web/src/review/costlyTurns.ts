// The turns that cost most: how far the winning chance of the one who played it fell.
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

/** Less than this is within the noise of the estimate. */
const LEAST = 0.05;

/**
 * The costliest turns first. `chances` has an entry for each turn, and one more for the end of the
 * game.
 */
export function costliest(
  turns: readonly Turn[],
  chances: readonly ChancesAt[],
  most = 5,
): Costly[] {
  return turns
    .map((turn, index) => ({ turn, index, cost: costOf(turn, chances[index], chances[index + 1]) }))
    .filter(({ cost }) => cost >= LEAST)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, most);
}

function costOf({ seat }: Turn, before: ChancesAt, after: ChancesAt): number {
  return before && after ? (before[seat] ?? 0) - (after[seat] ?? 0) : 0;
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
