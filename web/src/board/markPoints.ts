// Where the marks of others' steps stand: near their spots, and so that none hides another's number.
import { pointOf, type Geometry, type Point } from './geometry';
import type { Trace } from './spotMarks';

/** How far a mark reaches from its middle, before it is enlarged. */
const REACH = 26;
/** Its pattern, and the plate with its number beside the pattern's middle. */
export const PATTERN = { at: 0, radius: 20 };
export const PLATE = { at: 13, radius: 13.5 };
/** How far a mark is from its spot. */
const GAP = 14;
/** What a boat or a slot takes of the board. */
const SLOT = 22;

/** Where a mark may stand beside its spot, the best first: above to the left. */
const SIDES = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
  [0, -1.3],
  [-1.5, 0],
  [1.5, 0],
  [0, 1.3],
] as const;
/** How far: beside the spot, else a little farther out. */
const RINGS = [1, 1.5, 2.1];

/** What is worse: a number that is hidden, a pattern, a slot, or a point that is not the first. */
const WORSE = { plate: 100, pattern: 20, slot: 25, later: 1 };

/** The marks of some steps, each with its middle; earlier ones stay where they are. */
export function markPoints(
  board: Geometry,
  traces: readonly Trace[],
  size: number,
): (Trace & Point)[] {
  const placed: (Trace & Point)[] = [];
  for (const trace of traces) {
    const at = pointOf(board, trace.spot);
    if (!at) continue;
    const points = pointsBeside(board, at, size);
    const costs = points.map((one, nth) => nth * WORSE.later + hiding(board, placed, one, size));
    const best = points[costs.indexOf(Math.min(...costs))];
    if (best) placed.push({ ...trace, ...best });
  }
  return placed;
}

function pointsBeside({ width, height }: Geometry, at: Point, size: number): Point[] {
  const edge = REACH * size;
  const away = GAP + PATTERN.radius * size;
  return RINGS.flatMap((ring) =>
    SIDES.map(([x, y]) => ({
      x: Math.min(Math.max(at.x + x * ring * away, edge), width - edge),
      y: Math.min(Math.max(at.y + y * ring * away, edge), height - edge),
    })),
  );
}

/** How much a mark at a point would hide of others and of slots. */
function hiding(board: Geometry, placed: readonly Point[], point: Point, size: number): number {
  let cost = 0;
  for (const other of placed) {
    for (const one of [PATTERN, PLATE]) {
      for (const two of [PATTERN, PLATE]) {
        const worse = one === PLATE || two === PLATE ? WORSE.plate : WORSE.pattern;
        const gap = distance(point, one.at * size, other, two.at * size);
        cost += worse * overlap(gap, (one.radius + two.radius) * size);
      }
    }
  }
  for (const slot of board.slots.values()) {
    for (const one of [PATTERN, PLATE]) {
      cost +=
        WORSE.slot * overlap(distance(point, one.at * size, slot, 0), one.radius * size + SLOT);
    }
  }
  return cost;
}

/** Between two parts, each so far down to the right of its middle. */
function distance(a: Point, aAway: number, b: Point, bAway: number): number {
  return Math.hypot(a.x + aAway - b.x - bAway, a.y + aAway - b.y - bAway);
}

/** What part of the reach of two things is common to them: 0, they do not touch. */
function overlap(gap: number, reach: number): number {
  return Math.max(0, 1 - gap / reach);
}
