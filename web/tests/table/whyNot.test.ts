// What is asked about and possible is not headed by the question why not.
import { fireEvent, screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { State } from '../../src/api/types';
import { stateAfter } from '../game/fixture';
import { prepareTests, show } from './shown';

prepareTests();

it('does not ask why not about what is possible', async () => {
  await show(stateAfter());

  await fireEvent.keyDown(screen.getByRole('button', { name: /^Fleet 6/ }), { key: '?' });

  expect(await screen.findByRole('heading', { name: 'You can do this now.' })).toBeTruthy();
  expect(screen.queryByText('Why not?')).toBeNull();
  expect(screen.getAllByText('You can do this now.')).toHaveLength(1);
});

describe('a colour in hand and in the reserve', () => {
  const refusals = [{ family: 'refusal', code: 'placing_over', rule: '6.15', values: {} }];
  /** Bamboo is in hand and in the reserve, and these are the actions. */
  async function withBamboo(...legal: string[]): ReturnType<typeof show> {
    const state: State = stateAfter('first:fleet');
    const view = structuredClone(state.view);
    for (const player of view?.players ?? []) player.boats = ['bamboo'];
    return show({ ...state, view, legal }, { socket: { 'why-not': { refusals } } });
  }
  const inHand = () => screen.getByRole('button', { name: /^bamboo boat in your hand/ });
  const toBuy = () =>
    within(screen.getByRole('region', { name: 'Reserve' })).getByRole('button', {
      name: /^bamboo/,
    });

  it.each([
    ['the one in hand', 'buy bamboo', inHand, /^place bamboo /],
    ['the one to buy', 'place bamboo s01', toBuy, /^buy bamboo$/],
  ])('are explained each for itself, and not chosen: %s', async (_, legal, boat, meant) => {
    const socket = await withBamboo(legal, 'done');

    await fireEvent.keyDown(boat(), { key: '?' });

    expect(await screen.findByRole('heading', { name: 'Why not?' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(socket.sent).toMatchObject([
      { do: 'why-not', actions: [expect.stringMatching(meant)] as unknown },
    ]);
  });

  it('can both be possible', async () => {
    const socket = await withBamboo('buy bamboo', 'place bamboo s01', 'done');

    await fireEvent.keyDown(toBuy(), { key: '?' });

    expect(await screen.findByRole('heading', { name: 'You can do this now.' })).toBeTruthy();
    expect(socket.sent).toEqual([]);
  });
});
