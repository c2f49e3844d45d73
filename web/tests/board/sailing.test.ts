// Boats sail along the lanes: each part of a way joins two slots, and all ways end at the slot.
import { expect, test } from 'vitest';
import type { GameEvent, GameView } from '../../src/api/types';
import { geometryOf, type Point } from '../../src/board/geometry';
import { wayTo } from '../../src/board/origin';
import { editionOf } from './editions';

const board = geometryOf(editionOf('standard'));
const view = (part: Partial<GameView>): GameView => ({ boats: {}, ...part }) as GameView;

/** The slots of a way, and `sea` for what is none. */
function named(way: readonly Point[], slot: string): string[] {
  const at = board.slots.get(slot) ?? { x: 0, y: 0 };
  return way.map(({ x, y }) => {
    const one = [...board.slots.values()].find(
      (other) => Math.hypot(other.x - at.x - x, other.y - at.y - y) < 0.5,
    );
    return one?.id ?? 'sea';
  });
}

test('the first boat of a chain comes in from the sea', () => {
  const [entry] = [...board.slots.values()].filter((slot) => slot.entry);
  const id = entry?.id ?? '';

  expect(named(wayTo(board, view({ boats: { [id]: 'wood' } }), [], id), id)).toEqual(['sea', id]);
});

test('the next one comes from the one before it', () => {
  const [slot] = [...board.slots.values()];
  const next = slot?.lanes[0] ?? '';
  const now = { chain: [slot?.id ?? '', next] } as GameView['now'];

  expect(named(wayTo(board, view({ now }), [], next), next)).toEqual([slot?.id, next]);
});

test('a boat that is moved goes along the lanes', () => {
  const [from, to] = ['s01', 's25'];
  const moved = { event: 'boat_moved', slot: from, to, ply: 1, seat: 0 } as unknown as GameEvent;
  const way = named(wayTo(board, view({ boats: { [to]: 'wood' } }), [moved], to), to);

  expect(way.at(-1)).toBe(to);
  expect(way.length).toBeGreaterThan(2);
  way.slice(1).forEach((slot, n) => {
    expect(board.slots.get(slot)?.lanes).toContain(way[n]);
  });
});

test('every slot can be reached, and no way is longer than one looks at', () => {
  for (const { id } of board.slots.values()) {
    const way = wayTo(board, view({ boats: { [id]: 'gold' } }), [], id);
    expect(way.at(-1)).toEqual({ x: 0, y: 0 });
    expect(way.length).toBeGreaterThan(1);
    expect(way.length).toBeLessThanOrEqual(7);
  }
});
