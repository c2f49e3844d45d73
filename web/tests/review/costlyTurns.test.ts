// Costly turns: what gave away most, biggest first.
import { describe, expect, test } from 'vitest';
import { costliest, spread } from '../../src/review/costlyTurns';
import type { Judgement } from '../../src/api/types';
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

const judged = (cost: number, costly: boolean): Judgement =>
  ({ cost: { mean: cost, low: cost, high: cost }, costly }) as Judgement;

describe('the costliest turns', () => {
  test('are those that gave away most', () => {
    const found = costliest(
      TURNS,
      new Map([
        [0, judged(0.1, true)],
        [1, judged(0.3, true)],
      ]),
    );

    expect(found.map(({ index }) => index)).toEqual([1, 0]);
    expect(found[0]?.cost).toBeCloseTo(0.3);
  });

  test('leave out what the search is not sure of, and what nobody can judge', () => {
    const found = costliest(
      TURNS,
      new Map([
        [0, judged(0.4, false)],
        [2, null],
      ]),
    );

    expect(found).toEqual([]);
  });

  test('are not more than asked for', () => {
    const all = new Map(TURNS.map((_, index) => [index, judged(0.1 + index / 10, true)]));

    expect(costliest(TURNS, all, 2).map(({ index }) => index)).toEqual([2, 1]);
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
