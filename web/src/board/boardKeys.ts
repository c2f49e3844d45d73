// The keys of the board: arrows walk, letters jump, Enter chooses, "?" explains.

import { kindOf, pointOf, type Geometry, type Spot } from './geometry';
import { across, along, following, isDirection, neighbour, spots } from './walk';
import type { Zoom } from './zoom.svelte';

export type BoardAct =
  | 'choose'
  | 'explain'
  | 'first'
  | 'last'
  | 'island'
  | 'slot'
  | 'next'
  | 'previous'
  | 'nearer'
  | 'farther'
  | 'whole';

/** What keys do besides the arrows. Digits are left to the table: they choose fleets. */
export const BOARD_KEYS: Readonly<Record<string, BoardAct>> = {
  Enter: 'choose',
  ' ': 'choose',
  '?': 'explain',
  Home: 'first',
  End: 'last',
  i: 'island',
  s: 'slot',
  t: 'next',
  T: 'previous',
  '+': 'nearer',
  '-': 'farther',
  z: 'whole',
};

interface Walked {
  /** The board, where the keys are on it, and what is a target, as it is shown now. */
  now: () => { board: Geometry; current: Spot; targets: Readonly<Record<Spot, string>> };
  zoom: Zoom;
  go: (spot: Spot) => void;
  choose: (spot: Spot) => void;
  explain: (spot: Spot) => void;
}

/** The target after the one where the keys are, or the one before. */
export function nextTarget(
  { board, current, targets }: ReturnType<Walked['now']>,
  step: 1 | -1,
): Spot {
  const all = spots(board).filter((spot) => spot in targets);
  return following(all, current, step);
}

/** Return what answers to a key. */
export function boardKeys({ now, zoom, go, choose, explain }: Walked) {
  const alongAt = (place: number): void => {
    const { board, current } = now();
    go(along(board, kindOf(current)).at(place) ?? current);
  };
  const come = (factor: number): void => {
    const { board, current } = now();
    zoom.by(factor, pointOf(board, current));
  };
  const acts: Readonly<Record<BoardAct, () => void>> = {
    choose: () => choose(now().current),
    explain: () => explain(now().current),
    first: () => alongAt(0),
    last: () => alongAt(-1),
    island: () => go(across(now().board, now().current, 'island')),
    slot: () => go(across(now().board, now().current, 'slot')),
    next: () => go(nextTarget(now(), 1)),
    previous: () => go(nextTarget(now(), -1)),
    nearer: () => come(1.5),
    farther: () => come(1 / 1.5),
    whole: () => zoom.whole(),
  };

  return (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const act = BOARD_KEYS[key];
    if (!act && !isDirection(key)) return;
    event.preventDefault();
    if (act) acts[act]();
    else if (isDirection(key)) go(neighbour(now().board, now().current, key));
  };
}
