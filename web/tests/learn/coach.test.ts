// The coach after the end: it says so, and leads on.
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Learn from '../../src/learn/Learn.svelte';
import { fakeServer, standard, stateAfter } from '../game/fixture';
import { prepareTests } from '../table/shown';

prepareTests();

test('when the game is over the coach says so, and leads to the review and on', async () => {
  const state = { ...stateAfter(), status: 'over' as const, turn: null, legal: [] };
  fakeServer(state, {
    http: {
      '/api/editions/': standard(),
      '/api/me': { id: 'a', ids: ['a'], name: 'Ann', account: null },
      '/api/tables': state,
    },
  });
  render(Learn);

  await fireEvent.click(await screen.findByRole('button', { name: 'Start your first game' }));

  const coach = within(await screen.findByRole('region', { name: 'Coach' }));
  expect(coach.getByRole('heading').textContent).toBe('The game is over');
  expect(coach.queryByText(/is playing/)).toBeNull();
  const ways = coach.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(expect.arrayContaining(['/t/t/review', '/']));
  expect(coach.queryByRole('button', { name: 'Got it' })).toBeNull();
});
