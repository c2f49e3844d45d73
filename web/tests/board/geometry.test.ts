// The board of any edition: its places, its coasts, and the ways over it.
import { describe, expect, it } from 'vitest';
import { coastOf } from '../../src/board/coast';
import {
  badgeAt,
  geometryOf,
  nearestEdge,
  type Geometry,
  type Spot,
} from '../../src/board/geometry';
import { Zoom } from '../../src/board/zoom.svelte';
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

  it('is shown with the ways in to its entries', () => {
    const { left, top, width, height } = board.frame;
    const rims: Record<number, (slot: { x: number; y: number }) => number> = {
      0: ({ x }) => x - left,
      90: ({ y }) => y - top,
      180: ({ x }) => left + width - x,
      270: ({ y }) => top + height - y,
    };
    for (const slot of board.slots.values()) {
      if (!slot.entry) continue;
      expect(rims[nearestEdge(slot, board).turn]?.(slot)).toBeGreaterThanOrEqual(81 + 2.5);
    }
  });

  it('fills its frame, however it is zoomed and shifted', () => {
    const { left, top, width, height } = board.frame;
    const zoom = new Zoom();
    zoom.resize(board.frame);
    for (const [x, y] of [
      [-9999, -9999],
      [9999, 9999],
    ] as const) {
      zoom.by(2);
      zoom.shift(x, y);
      expect(left * zoom.scale + zoom.x).toBeLessThanOrEqual(left);
      expect(top * zoom.scale + zoom.y).toBeLessThanOrEqual(top);
      expect((left + width) * zoom.scale + zoom.x).toBeGreaterThanOrEqual(left + width);
      expect((top + height) * zoom.scale + zoom.y).toBeGreaterThanOrEqual(top + height);
    }
    zoom.whole();
    expect([zoom.x, zoom.y].map(Math.abs)).toEqual([0, 0]);
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
