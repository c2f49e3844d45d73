// What players gained, as events say it, and where it came from: for coins and prestige that fly.
import type { GameEvent } from '../api/types';

/** A slot or island of the board, the word of a card or boat, or a player. */
export type Source = { spot: string } | { word: string } | { seat: number };

export interface Gain {
  what: 'coin' | 'prestige';
  number: number;
  seat: number;
  from: Source;
}

/** All gains, in order; what has no place of its own comes from where the last thing happened. */
export function gainsOf(events: readonly GameEvent[]): Gain[] {
  let last: Source | null = null;
  return events.flatMap((event): Gain[] => {
    last = sourceOf(event) ?? last;
    const gain = gained(event);
    const from = gain?.from ?? last;
    return gain && from ? [{ ...gain, from }] : [];
  });
}

function sourceOf(event: GameEvent): Source | null {
  switch (event.event) {
    case 'built':
    case 'collected':
      return { spot: event.island };
    case 'recruited':
      return { word: event.specialist };
    default:
      return null;
  }
}

function gained(event: GameEvent): (Omit<Gain, 'from'> & { from?: Source }) | null {
  const { seat } = event;
  if (seat === null) return null;
  switch (event.event) {
    case 'sold':
      return { what: 'coin', number: event.coins, seat, from: { word: event.colour } };
    case 'coins_gained':
      return { what: 'coin', number: event.coins, seat };
    case 'prestige_gained':
      return { what: 'prestige', number: event.number, seat };
    case 'toll_paid':
    case 'coins_shared':
      return { what: 'coin', number: event.coins, seat: event.to, from: { seat } };
    default:
      return null;
  }
}
