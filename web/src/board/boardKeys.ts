// The keys of the board: arrows walk, letters jump, Enter chooses, "?" explains.

import { kindOf, pointOf, type Geometry, type Spot } from './geometry';
import { across, along, following, isDirection, neighbour, spots } from './walk';
import type { Zoom } from './zoom.svelte';

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
  const keys: Readonly<Record<string, () => void>> = {
    Enter: () => choose(now().current),
    ' ': () => choose(now().current),
    '?': () => explain(now().current),
    Home: () => alongAt(0),
    End: () => alongAt(-1),
    i: () => go(across(now().board, now().current, 'island')),
    s: () => go(across(now().board, now().current, 'slot')),
    t: () => go(nextTarget(now(), 1)),
    T: () => go(nextTarget(now(), -1)),
    '+': () => come(1.5),
    '-': () => come(1 / 1.5),
    '0': () => zoom.whole(),
  };

  return (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const act = isDirection(key) ? () => go(neighbour(now().board, now().current, key)) : keys[key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}
