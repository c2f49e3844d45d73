// The board of any edition: its places, its coasts, and the ways over it.
import { describe, expect, it } from 'vitest';
import { coastOf } from '../../src/board/coast';
import { badgeAt, geometryOf, type Geometry, type Spot } from '../../src/board/geometry';
import { neighbour, spots, type Direction } from '../../src/board/walk';
import { editionOf } from './editions';

const KEYS: Direction[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
const boards = (['standard', 'small'] as const).flatMap((name) =>
  [false, true].map((tall): [string, Geometry] => [
    `${name}, ${tall ? 'tall' : 'wide'}`,
    geometryOf(editionOf(name), tall),
  ]),
);

/** All spots that arrow keys reach. */
function reached(board: Geometry, from: Spot): Set<Spot> {
  const found = new Set([from]);
  for (const spot of found) for (const key of KEYS) found.add(neighbour(board, spot, key));
  return found;
}

describe.each(boards)('the board %s', (_, board) => {
  it('has room for the badge of every slot', () => {
    const radius = 17 * 1.9; // as large as a phone needs it
    for (const place of board.slots.values()) {
      const [dx = 0, dy = 0] = badgeAt(place, board).match(/-?\d+/g)?.map(Number) ?? [];
      expect(place.x + dx - radius).toBeGreaterThanOrEqual(0);
      expect(place.x + dx + radius).toBeLessThanOrEqual(board.width);
      expect(place.y + dy - radius).toBeGreaterThanOrEqual(0);
      expect(place.y + dy + radius).toBeLessThanOrEqual(board.height);
    }
  });

  it('lies within its frame', () => {
    for (const { x, y } of [...board.slots.values(), ...board.islands.values()]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(board.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(board.height);
    }
  });

  it('can be walked from anywhere to anywhere by arrow keys', () => {
    for (const spot of spots(board)) {
      expect(reached(board, spot).size).toBe(spots(board).length);
    }
  });

  it('has coasts that leave the slots in the water, always the same', () => {
    for (const island of board.islands.values()) {
      const coast = coastOf(island);
      expect(coastOf(island)).toEqual(coast);
      const points = [...coast.shore.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((m) => ({
        x: Number(m[1]),
        y: Number(m[2]),
      }));
      expect(points.length).toBeGreaterThan(24);
      for (const slot of island.corners) {
        for (const point of points) {
          expect(Math.hypot(point.x - slot.x, point.y - slot.y)).toBeGreaterThan(33);
        }
      }
    }
  });
});

it('knows neighbours and entries', () => {
  const board = geometryOf(editionOf('standard'));

  expect(board.slots.size).toBe(59);
  expect(board.islands.size).toBe(34);
  expect(board.slots.get('s04')).toMatchObject({ entry: true, lanes: ['s03', 's09'] });
  expect(board.slots.get('s12')).toMatchObject({ entry: false, islands: ['i23', 'i28', 'i29'] });
});
