// The course of a game: nothing is said of all turns before all are worked out.
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import Course from '../../src/review/Course.svelte';
import type { ReviewedGame } from '../../src/review/reviewedGame.svelte';
import { loadTexts, setLanguage } from '../../src/texts/index.svelte';

beforeAll(async () => {
  await setLanguage('en');
  await loadTexts('review');
});
afterEach(cleanup);

const turn = (seat: number, start: number) => ({
  round: 1,
  turn: start + 1,
  seat,
  start,
  end: start + 1,
  actions: [],
});
const game = (done: number) =>
  ({
    plies: [],
    turns: [turn(0, 0), turn(1, 1), turn(0, 2)],
    names: ['Ann', 'Ben'],
    ply: 0,
    gameText: null,
    chances: {
      all: [],
      done,
      running: done < 3,
      finished: done === 3,
      waiting: false,
      checked: new Map(),
      best: new Map(),
    },
  }) as unknown as ReviewedGame;

test.each([
  [2, 'None so far.'],
  [3, 'No turn cost much.'],
])('with %i of 3 turns worked out: %s', (done, said) => {
  render(Course, { game: game(done) });

  expect(screen.getByRole('region', { name: 'Costliest turns' }).textContent).toContain(said);
});
