// A hint is a whole turn with its reason, and stays while it is followed step by step; or it is
// played as a whole.
import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import type { Outlooks, State } from '../../src/api/types';
import { stateAfter } from '../game/fixture';
import { prepareTests, show } from './shown';

prepareTests();

const before = stateAfter('first:fleet');
const after: State = { ...stateAfter('first:fleet', 'first:place'), version: 9 };
const first = before.legal.find((one) => one.startsWith('place')) ?? '';
const second = after.legal.find((one) => one !== 'done') ?? '';
const estimate = { mean: 0.6, low: 0.5, high: 0.7 };
const HINT: Outlooks = {
  seat: 0,
  simulations: 9,
  judgement: null,
  outlooks: [
    {
      action: first,
      plan: [first, second],
      chances: [estimate, estimate],
      scores: [estimate, estimate],
      simulations: 9,
      grounds: {
        gains: { points: { buildings: 3 }, tokens: 0, total: 3 },
        ends_round: false,
        reply: null,
      },
    },
  ],
};

it('names every step and why, and goes on after each', async () => {
  const socket = await show(before, { http: { '/hint': HINT } });
  await fireEvent.click(screen.getByRole('button', { name: 'Hint' }));
  const steps = await screen.findByRole('list', { name: 'The whole turn' });
  expect(steps.querySelectorAll('li')).toHaveLength(2);
  expect(screen.getByText(/What it earns: buildings \+3\./)).toBeTruthy();

  await fireEvent.click(screen.getByRole('button', { name: /Play the next step/ }));
  const id = socket.sent[0]?.['id'];
  const done = { type: 'done', id, version: 9, ply: after.ply, repeated: false, played: true };
  socket.receive({ ...done, preview: null, state: after });

  expect(socket.sent[0]).toMatchObject({ do: 'play', action: first });
  await waitFor(() =>
    expect(document.querySelectorAll('.steps li.done, .steps li[aria-current]')).toHaveLength(2),
  );
});

it('has its steps on the board, and is played as a whole', async () => {
  const socket = await show(before, { http: { '/hint': HINT } });
  await fireEvent.click(screen.getByRole('button', { name: 'Hint' }));
  const whole = await screen.findByRole('button', { name: 'Play the whole turn' });
  const numbers = [...document.querySelectorAll('.trace .number')].map((one) => one.textContent);
  expect(numbers).toContain('1');

  await fireEvent.click(whole);
  const done = { type: 'done', repeated: false, played: true, preview: null };
  socket.receive({ ...done, id: 1, version: 9, ply: after.ply, state: after });
  await waitFor(() => expect(socket.sent).toHaveLength(2));
  socket.receive({ ...done, id: 2, version: 10, ply: after.ply + 1, state: null });

  expect(socket.sent).toMatchObject([
    { do: 'play', action: first, ply: before.ply },
    { do: 'play', action: second, ply: after.ply, version: 9 },
  ]);
  await waitFor(() => expect(document.querySelector('.trace')).toBeNull());
});

it('is gone when the turn goes on otherwise', async () => {
  const socket = await show(before, { http: { '/hint': HINT } });
  await fireEvent.click(screen.getByRole('button', { name: 'Hint' }));
  await screen.findByRole('list', { name: 'The whole turn' });

  socket.receive(after);

  await waitFor(() => expect(screen.queryByRole('list', { name: 'The whole turn' })).toBeNull());
});
