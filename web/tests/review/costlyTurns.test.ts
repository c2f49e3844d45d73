// Costly turns: falls of the winning chance, biggest first.
import { describe, expect, test } from 'vitest';
import { costliest, spread } from '../../src/review/costlyTurns';
import type { Turn } from '../../src/review/timeline';

const turn = (seat: number, start: number): Turn => ({
  round: 1,
  turn: start + 1,
  seat,
  start,
  end: start + 1,
  actions: [],
});
const TURNS = [turn(0, 0), turn(1, 1), turn(0, 2)];

describe('the costliest turns', () => {
  test('are those in which the chance of the one who played fell most', () => {
    const chances = [
      [0.6, 0.4],
      [0.5, 0.5],
      [0.8, 0.2],
      [1, 0],
    ];

    const found = costliest(TURNS, chances);

    expect(found.map(({ index }) => index)).toEqual([1, 0]);
    expect(found[0]?.cost).toBeCloseTo(0.3);
  });

  test('are known only where both ends have been worked out', () => {
    expect(costliest(TURNS, [[0.9, 0.1], undefined, [0.2, 0.8], undefined])).toEqual([]);
  });

  test('leave out what is within the noise', () => {
    expect(costliest(TURNS, [[0.52, 0.48], [0.5, 0.5], undefined, undefined])).toEqual([]);
  });
});

describe('the order of working out', () => {
  test.each([1, 2, 3, 10, 61])('takes each of %i turns once', (n) => {
    const order = spread(n);

    expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: n }, (_, at) => at));
  });

  test('begins with the ends and the middle', () => {
    expect(spread(9).slice(0, 3)).toEqual([0, 8, 4]);
  });
});
