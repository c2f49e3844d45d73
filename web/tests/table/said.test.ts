// What is said where it is needed: the next round at a fleet, tokens to be had, what setting aside
// costs, a specialist's price and coins, all that an action brings.
import { fireEvent, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { stateAfter } from '../game/fixture';
import { prepareTests, show } from './shown';

prepareTests();

/** Ask what a card is, and return what is said of it. */
async function explained(name: RegExp): Promise<HTMLElement> {
  const card = screen.getAllByRole('button', { name })[0] ?? document.body;
  await fireEvent.keyDown(card, { key: '?' });
  const title = await screen.findByRole('heading', { name: /^(Why not\?|You can do this now\.)$/ });
  return title.parentElement ?? document.body;
}

describe('a fleet', () => {
  it('says when one acts with it in the next round, and the order as far as it is known', async () => {
    const state = stateAfter();
    const seat = state.seat ?? 0;
    const next_round = {
      order: [
        { fleet: 2, seat: 1 - seat },
        { fleet: 9, seat },
      ],
      fleets: { 6: { ahead: 1, earliest: 1, latest: 2 } },
    };
    await show({ ...state, next_round });

    const said = await explained(/^Fleet 6/);

    expect(said.textContent).toContain('between turn 2 and turn 3 of 4 next round');
    const order = [...said.querySelectorAll('[data-next-round] li')];
    expect(order.map((one) => one.textContent.trim())).toEqual([
      expect.stringMatching(/: 2$/),
      'you: 6',
      'you: 9',
    ]);
  });

  it('whose place is sure says it, and says nothing of it in the last round', async () => {
    const state = stateAfter();
    const fleets = { 6: { ahead: 0, earliest: 0, latest: 0 } };
    await show({ ...state, next_round: { order: [], fleets } });
    expect((await explained(/^Fleet 6/)).textContent).toContain('plays turn 1 of 4');
  });

  it('has no place in a round that does not come', async () => {
    await show({ ...stateAfter(), next_round: null });

    const said = await explained(/^Fleet 6/);

    expect(said.textContent).toContain('This is the last round');
    expect(said.querySelector('[data-next-round]')).toBeNull();
  });

  it('is told of by the server as the page shows it', () => {
    const { next_round: told, view } = stateAfter();

    expect(Object.keys(told?.fleets ?? {}).map(Number)).toEqual(
      view?.fleets.up.toSorted((one, other) => one - other),
    );
  });
});

it('a specialist says price, power and coins, also where it is explained', async () => {
  const state = stateAfter();
  const [first] = state.view?.specialists.row ?? [];
  if (!first || !state.view) throw new Error('a specialist');
  const row = [
    [first[0], 4] as [(typeof first)[0], number],
    ...state.view.specialists.row.slice(1),
  ];
  const specialists = { ...state.view.specialists, row };
  const refusals = [{ family: 'refusal', code: 'fleet_first', rule: '4.1', values: {} }];
  await show(
    { ...state, view: { ...state.view, specialists } },
    { socket: { 'why-not': { refusals } } },
  );

  const card = document.querySelector(`[data-word=${first[0]}] button`) ?? document.body;
  await fireEvent.keyDown(card, { key: '?' });

  await screen.findByText(/Costs two culture tokens of one kind/);
  expect(screen.getByText(/Comes with 4 coins/)).toBeTruthy();
});

it('points are counted as the language counts', async () => {
  const state = stateAfter();
  const scores = (state.scores ?? []).map((one, seat) => ({ ...one, total: seat + 1 }));
  await show({ ...state, scores });

  expect(screen.getAllByText('1 point now').length).toBeGreaterThan(0);
  expect(screen.getAllByText('2 points now').length).toBeGreaterThan(0);
});

describe('the prompt', () => {
  const prompt = (): string => screen.getByRole('region', { name: 'What to do now' }).textContent;

  it('says how many tokens one’s boats reach', async () => {
    const state = stateAfter('first:fleet', 'first:place');
    await show({ ...state, tokens: 2 });

    expect(prompt()).toContain('Your boats reach 2 tokens in all.');
  });

  it('says how many are left to take, once one has begun', async () => {
    const state = stateAfter('first:fleet', 'first:place');
    if (!state.view) throw new Error('a view');
    await show({ ...state, tokens: 1, view: { ...state.view, step: 'collect' } });

    expect(prompt()).toContain('1 token left to take.');
  });

  it('says what it costs to set a boat aside', async () => {
    const state = stateAfter('first:fleet');
    if (!state.view) throw new Error('a view');
    await show({ ...state, legal: ['discard wood'], view: { ...state.view, step: 'moor' } });

    expect(prompt()).toContain('every 2 boats set aside cost 1 point');
  });
});

it('a preview says all that an action brings, to whom, and that it ends the turn', async () => {
  const state = stateAfter();
  const seat = state.seat ?? 0;
  const brought = [
    { event: 'fleet_chosen', fleet: 6 },
    { event: 'boats_taken', colour: 'wood', number: 1 },
    { event: 'prestige_gained', cause: 'mountain', number: 1 },
    { event: 'coins_gained', cause: 'group', coins: 2, group: 2 },
    { event: 'turn_ended' },
  ];
  const gains = seat === 0 ? [3, -1] : [-1, 3];
  const events = brought.map((event) => ({ ply: 1, seat, ...event }));
  const preview = { events, gains, cut: true, final: true };
  await show(state, { socket: { play: { played: false, preview } } });

  await fireEvent.click(screen.getByRole('button', { name: /^Fleet 6/ }));
  await screen.findByRole('button', { name: 'Confirm' });

  const lines = document.querySelectorAll('.prompt .words li');
  expect([...lines].map((line) => line.textContent.trim())).toEqual([
    '+3 points',
    'Fisher: −1 point',
    'Takes 1 wood boat from the reserve',
    'Gains 1 prestige token for the mountain',
    'Gains 2 coins for a group of 2 buildings',
    'This ends your turn.',
    'The outcome is hidden. You can’t undo this.',
  ]);
});
