// Lanes that cross each other: nothing forbids them, but nobody could follow a boat there.
import { geometryOf, type Spot } from '../board';
import type { EditionFile } from '../api/types';

interface Point {
  x: number;
  y: number;
}

const side = (a: Point, b: Point, c: Point): number =>
  Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));

const cross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;

export type Lane = readonly [Spot, Spot];

/** The pairs of lanes that cross. */
export function crossings(edition: EditionFile): [Lane, Lane][] {
  const { lanes, slots } = geometryOf(edition);
  const found: [Lane, Lane][] = [];
  for (const [n, one] of lanes.entries()) {
    for (const other of lanes.slice(n + 1)) {
      if (one.some((slot) => other.includes(slot))) continue;
      const [a, b, c, d] = [...one, ...other].map((slot) => slots.get(slot));
      if (a && b && c && d && cross(a, b, c, d)) found.push([one, other]);
    }
  }
  return found;
}
