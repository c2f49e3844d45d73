// Where a card stands beside what it explains: on the side with room, within its frame, and where
// it hides least.

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
interface Corner {
  left: number;
  top: number;
}
interface Wishes {
  /** Rather below or above, since what stands in its row is compared with it. */
  under?: boolean;
  /** What must not be hidden. */
  avoid?: readonly Box[];
}

const GAP = 10;
const EDGE = 6;

/** The left upper corner of a card beside a thing: to its right, else left, below, above. */
export function beside(
  thing: Box,
  card: Size,
  frame: Box,
  { under = false, avoid = [] }: Wishes = {},
): Corner {
  const middle = (thing.top + thing.bottom - card.height) / 2;
  const centre = (thing.left + thing.right - card.width) / 2;
  const right = { left: thing.right + GAP, top: middle };
  const left = { left: thing.left - GAP - card.width, top: middle };
  const below = { left: centre, top: thing.bottom + GAP };
  const above = { left: centre, top: thing.top - GAP - card.height };
  const sides = under ? [below, above, right, left] : [right, left, below, above];
  const fitting = sides
    .filter((at) => fits(at, card, frame, thing))
    .map((at) => within(at, card, frame));
  const hidden = (at: Corner) => avoid.filter((one) => hides(at, card, one)).length;
  const otherwise = within(below, card, frame);
  return fitting.reduce(
    (one, at) => (hidden(at) < hidden(one) ? at : one),
    fitting[0] ?? otherwise,
  );
}

/** Does it stay in the frame without covering the thing? */
function fits(at: Corner, card: Size, frame: Box, thing: Box): boolean {
  const beside = at.left >= thing.right || at.left + card.width <= thing.left;
  const wide = at.left >= frame.left + EDGE && at.left + card.width <= frame.right - EDGE;
  if (beside) return wide;
  return at.top >= frame.top + EDGE && at.top + card.height <= frame.bottom - EDGE;
}

/** Does a card lie over the middle of a thing? */
function hides({ left, top }: Corner, { width, height }: Size, thing: Box): boolean {
  const x = (thing.left + thing.right) / 2;
  const y = (thing.top + thing.bottom) / 2;
  return left <= x && x <= left + width && top <= y && y <= top + height;
}

function within({ left, top }: Corner, { width, height }: Size, frame: Box): Corner {
  return {
    left: Math.max(frame.left + EDGE, Math.min(left, frame.right - width - EDGE)),
    top: Math.max(frame.top + EDGE, Math.min(top, frame.bottom - height - EDGE)),
  };
}
