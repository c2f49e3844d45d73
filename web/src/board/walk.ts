// Walking over the board by arrow keys: to the nearest spot in a direction.

import { kindOf, pointOf, type Geometry, type Point, type Spot, type SpotKind } from './geometry';

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const HEADINGS: Readonly<Record<Direction, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export const isDirection = (key: string): key is Direction => key in HEADINGS;

export const spots = (board: Geometry): Spot[] => [...board.islands.keys(), ...board.slots.keys()];

/** The nearest spot that way; what lies askew counts as farther. The same spot if there is none. */
export function neighbour(board: Geometry, from: Spot, key: Direction): Spot {
  const start = pointOf(board, from);
  if (!start) return from;
  const heading = HEADINGS[key];
  let [best, least] = [from, Infinity];
  for (const spot of spots(board)) {
    const point = pointOf(board, spot);
    if (!point || spot === from) continue;
    const [dx, dy] = [point.x - start.x, point.y - start.y];
    const ahead = dx * heading.x + dy * heading.y;
    const aside = Math.abs(dx * heading.y - dy * heading.x);
    if (ahead <= 0 || aside > ahead) continue;
    const cost = ahead + aside * 1.4;
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}

/** From an island to its first slot, from a slot to its first island. */
export function across(board: Geometry, from: Spot, kind: SpotKind): Spot {
  if (kindOf(from) === kind) return from;
  const next = kind === 'slot' ? board.islands.get(from)?.ring : board.slots.get(from)?.islands;
  return next?.[0] ?? from;
}

/** All spots of a kind, in the order of their numbers. */
export const along = (board: Geometry, kind: SpotKind): Spot[] => [
  ...(kind === 'slot' ? board.slots : board.islands).keys(),
];

/** The next of some spots, or the one before, all around. */
export function following(all: readonly Spot[], from: Spot, step: 1 | -1): Spot {
  const n = all.indexOf(from);
  return all[(n + step + all.length) % all.length] ?? all[0] ?? from;
}

/** The nearest of some spots to a point. */
export function nearest(board: Geometry, point: Point, among: Iterable<Spot>): Spot | undefined {
  let [best, least]: [Spot | undefined, number] = [undefined, Infinity];
  for (const spot of among) {
    const at = pointOf(board, spot);
    if (!at) continue;
    const far = Math.hypot(at.x - point.x, at.y - point.y);
    if (far < least) [best, least] = [spot, far];
  }
  return best;
}

/** The corner of the board that is farthest from any slot: there buttons hide nothing. */
export function freeCorner(board: Geometry): string {
  const corners = [
    { name: 'bottom left', x: 0, y: board.height },
    { name: 'top left', x: 0, y: 0 },
    { name: 'bottom right', x: board.width, y: board.height },
    { name: 'top right', x: board.width, y: 0 },
  ];
  const gap = corners.map(({ x, y }) =>
    Math.min(...[...board.slots.values()].map((slot) => Math.hypot(slot.x - x, slot.y - y))),
  );
  return corners[gap.indexOf(Math.max(...gap))]?.name ?? 'bottom left';
}
