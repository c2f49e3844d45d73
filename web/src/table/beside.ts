// Where a card stands beside what it explains: on the side with room, within the window.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Size {
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 6;

/**
 * The left upper corner of a card beside a thing: to its right, else left, below, above. `under`:
 * rather below, since what stands in its row is compared with it.
 */
export function beside(
  thing: Box,
  card: Size,
  window: Size,
  under = false,
): { left: number; top: number } {
  const middle = (thing.top + thing.bottom - card.height) / 2;
  const centre = (thing.left + thing.right - card.width) / 2;
  const right = { left: thing.right + GAP, top: middle };
  const left = { left: thing.left - GAP - card.width, top: middle };
  const below = { left: centre, top: thing.bottom + GAP };
  const above = { left: centre, top: thing.top - GAP - card.height };
  const sides = under ? [below, right, left, above] : [right, left, below, above];
  const found = sides.find((at) => fits(at, card, window, thing)) ?? below;
  return {
    left: within(found.left, window.width - card.width),
    top: within(found.top, window.height - card.height),
  };
}

/** Does it stay in the window without covering the thing? */
function fits(at: { left: number; top: number }, card: Size, window: Size, thing: Box): boolean {
  const beside = at.left >= thing.right || at.left + card.width <= thing.left;
  const wide = at.left >= EDGE && at.left + card.width <= window.width - EDGE;
  if (beside) return wide;
  return at.top >= EDGE && at.top + card.height <= window.height - EDGE;
}

const within = (at: number, most: number): number => Math.max(EDGE, Math.min(at, most - EDGE));
