// Plies gathered into turns, and the way along them.
import { describe, expect, test } from 'vitest';
import type { PlayedPly } from '../../src/api/types';
import { nextTurn, previousTurn, roundsOf, turnAt, turnsOf } from '../../src/review/timeline';

/** A ply by its place: `at(3, 1, 0, 1, 'done')` is the third, round 1, turn 0, seat 1. */
function at(ply: number, round: number, turn: number, seat: number, action: string): PlayedPly {
  return { ply, round, turn, seat, action, totals: [0, 0] };
}

const PLIES = [
  at(1, 1, 0, 1, 'fleet 5'),
  at(2, 1, 0, 1, 'place gold s01'),
  at(3, 1, 0, 1, 'done'),
  at(4, 1, 1, 0, 'fleet 2'),
  at(5, 1, 1, 0, 'done'),
  at(6, 2, 0, 0, 'fleet 1'),
];
const turns = turnsOf(PLIES);

describe('turns', () => {
  test('gather the actions of one player, from the ply before the first to the last', () => {
    expect(turns).toEqual([
      {
        round: 1,
        turn: 1,
        seat: 1,
        start: 0,
        end: 3,
        actions: ['fleet 5', 'place gold s01', 'done'],
      },
      { round: 1, turn: 2, seat: 0, start: 3, end: 5, actions: ['fleet 2', 'done'] },
      { round: 2, turn: 1, seat: 0, start: 5, end: 6, actions: ['fleet 1'] },
    ]);
  });

  test('of two rounds in succession are told apart, though the number is the same', () => {
    const two = turnsOf([at(1, 1, 0, 0, 'fleet 1'), at(2, 2, 0, 0, 'fleet 1')]);

    expect(two.map(({ round }) => round)).toEqual([1, 2]);
  });

  test('are found by the ply their actions lead to', () => {
    expect(turnAt(turns, 0)).toBeNull();
    expect(turnAt(turns, 1)).toBe(turns[0]);
    expect(turnAt(turns, 3)).toBe(turns[0]);
    expect(turnAt(turns, 4)).toBe(turns[1]);
  });
});

describe('the way by turns', () => {
  test('forward leads to ends of turns, and stays at the end', () => {
    expect([0, 1, 3, 5, 6].map((ply) => nextTurn(turns, ply))).toEqual([3, 3, 5, 6, 6]);
  });

  test('back leads to ends of turns, and to the start', () => {
    expect([6, 5, 4, 3, 1, 0].map((ply) => previousTurn(turns, ply))).toEqual([5, 3, 3, 0, 0, 0]);
  });

  test('rounds begin where their first turn does', () => {
    expect(roundsOf(turns)).toEqual([
      { round: 1, ply: 0 },
      { round: 2, ply: 5 },
    ]);
  });
});
