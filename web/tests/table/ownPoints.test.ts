// On a small screen one's own points are on the button that opens the panel of the players.
import { screen } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import { stateAfter } from '../game/fixture';
import { prepareTests, show } from './shown';

prepareTests();
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});

it('shows one’s own points while the panel of the players is closed', async () => {
  const state = stateAfter();
  const scores = structuredClone(state.scores) ?? [];
  scores.forEach((score, seat) => (score.total = seat === state.seat ? 17 : 5));

  await show({ ...state, scores });

  const button = document.querySelector('[data-panel=players]');
  expect(button?.querySelector('.points')?.textContent).toBe('17');
  expect(screen.getByRole('button', { name: 'Players 17 points now' })).toBe(button);
});
