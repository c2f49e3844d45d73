// The sheet over the table stays while a plan is played step by step, and goes with its last one.
import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import type { LaidPlan, State } from '../../src/api/types';
import { keepPlans } from '../../src/plan/kept';
import { stateAfter } from '../game/fixture';
import { prepareTests, show } from './shown';

prepareTests();
afterEach(() => localStorage.clear());

const NAME = 'Everything for the palace';
const now = stateAfter('first:fleet');
const after: State = { ...stateAfter('first:fleet', 'first:place'), version: 9 };
const first = now.legal.find((one) => one.startsWith('place')) ?? '';
const second = after.legal.find((one) => one !== 'done') ?? '';
const none = { total: 0, coins: 0, prestige: 0, boats: 0, aside: 0 };
const NOTHING: LaidPlan['brings'] = { ...none, points: {}, tokens: {}, built: [], recruited: [] };

/** What the server says of steps that can all be played. */
function laidOut(...actions: string[]): Partial<LaidPlan> {
  return {
    seat: now.mine[0] ?? 0,
    steps: actions.map((action) => ({
      action,
      played: action,
      answered: false,
      refusal: null,
      events: [],
    })),
    verdict: 'fits',
    complete: true,
    legal: [],
    refusals: [],
    sites: [],
    rooms: now.rooms ?? [],
    scores: now.scores ?? [],
    tokens: 0,
    ...(now.view && { view: now.view }),
    brings: NOTHING,
  };
}

/** Show a table with a plan of two steps on the sheet. */
async function planning(answer: Partial<LaidPlan>): ReturnType<typeof show> {
  keepPlans('t', [{ id: 'A', name: NAME, actions: [first, second] }]);
  const socket = await show(now, { http: { '/plan': answer } });
  await fireEvent.click(screen.getByRole('button', { name: 'Plan your turn' }));
  await screen.findByRole('region', { name: 'Your plans' });
  return socket;
}

it('stays until the last step of a plan is played', async () => {
  const answer = laidOut(first, second);
  const socket = await planning(answer);
  const step = () => screen.getByRole('button', { name: 'Play one step' });

  await fireEvent.click(step());
  Object.assign(answer, laidOut(second));
  socket.receive({ type: 'done', id: 1, version: 9, ply: after.ply, played: true, state: after });
  await waitFor(() => expect(socket.sent).toHaveLength(1));
  await waitFor(() => expect(step().hasAttribute('disabled')).toBe(false));
  expect(screen.getByRole('region', { name: 'Your plans' })).toBeTruthy();

  await waitFor(async () => {
    await fireEvent.click(step());
    expect(socket.sent).toHaveLength(2);
  });
  socket.receive({ type: 'done', id: 2, version: 10, ply: after.ply + 1, played: true });

  expect(socket.sent).toMatchObject([{ action: first }, { action: second }]);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your plans' })).toBeNull());
});

it('names a plan in full, and how it lies', async () => {
  await planning(laidOut(first, second));

  const tab = screen.getByRole('button', { name: NAME });

  expect(tab.title).toBe(`${NAME}: Possible as planned`);
});
