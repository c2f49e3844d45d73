// The recorded game of the lobby: its steps lead from the start to a full board.
import { expect, test } from 'vitest';
import { after, loadShownGame, viewAt } from '../../src/lobby/shownGame';

const game = await loadShownGame();

test('a step takes away and puts down, and leaves the view before it alone', () => {
  const { start } = game;
  const [slot, island] = ['s01', Object.keys(start.culture)[0] ?? ''];
  const placed = after(start, { seat: 0, totals: [], boats: { [slot]: 'wood' } });
  const built = after(placed, {
    seat: 0,
    totals: [],
    culture: { [island]: null },
    built: { [island]: 2 },
  });

  expect(placed.boats[slot]).toBe('wood');
  expect(start.boats[slot]).toBeUndefined();
  expect(built.built[island]).toBe(2);
  expect(island in built.culture).toBe(false);
  expect(island in placed.culture).toBe(true);
});

test('the steps fill the board, one after the other', () => {
  const end = viewAt(game, game.steps.length);

  expect(Object.keys(viewAt(game, 0).boats)).toHaveLength(0);
  expect(Object.keys(end.boats).length).toBeGreaterThan(30);
  expect(new Set(Object.values(end.built))).toContain(0);
  for (const { seat, totals } of game.steps) {
    expect(game.levels[seat]).toBeDefined();
    expect(totals).toHaveLength(game.levels.length);
  }
});
