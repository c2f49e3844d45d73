// What others did last can be played back in one's own turn, by a button whose place is kept.
import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, it } from 'vitest';
import type { EditionFile, GameEvent, State } from '../../src/api/types';
import { notices } from '../../src/ui/notices.svelte';
import { settings } from '../../src/ui/settings.svelte';
import { FakeSocket, standard, stateAfter } from '../game/fixture';
import { prepareTests, requests, show } from './shown';

prepareTests();
beforeEach(() => {
  document.getAnimations = () => [];
});

const replay = () => screen.getByRole('button', { name: 'Show the others’ turns again' });

/** One's own turn, after one of the other player. */
function afterOther(): State {
  const state = stateAfter();
  const seat = 1 - (state.mine[0] ?? 0);
  const events = [
    { ply: 1, event: 'fleet_chosen', seat, fleet: 4 },
    { ply: 2, event: 'boat_placed', seat, colour: 'wood', slot: 's12' },
    { ply: 3, event: 'turn_ended', seat },
  ] as GameEvent[];
  return { ...state, ply: 3, events };
}

it('plays back what others did, in one’s own turn', async () => {
  await show(afterOther());
  expect(screen.getByRole('heading', { name: 'Choose a fleet' })).toBeTruthy();
  expect(replay().hasAttribute('disabled')).toBe(false);

  await fireEvent.click(replay());

  await waitFor(() => expect(document.querySelector('.caption [data-event]')).not.toBeNull());
  expect(replay().hasAttribute('disabled')).toBe(true);
});

it('says the steps in the prompt too, although one could act, and then asks again', async () => {
  await show(afterOther());

  await fireEvent.click(replay());

  const first = () => document.querySelector('.caption [data-event]')?.textContent.trim();
  await waitFor(() => expect(first()).toBeTruthy());
  expect(document.querySelector('.prompt [data-said]')?.textContent).toBe(first());
  expect(screen.queryByRole('heading', { name: 'Choose a fleet' })).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: /^Skip/ }));
  expect(await screen.findByRole('heading', { name: 'Choose a fleet' })).toBeTruthy();
});

it('has its place where there is nothing to play back', async () => {
  await show(stateAfter());

  expect(replay().hasAttribute('disabled')).toBe(true);
});

it('goes on while one looks around at the table, until one is about to act', async () => {
  await show(afterOther());
  await fireEvent.click(replay());
  const told = () => document.querySelector('.caption [data-event]');
  await waitFor(() => expect(told()).not.toBeNull());

  for (const looked of ['.board', '.side', '[data-coach=log]', '.head']) {
    await fireEvent.pointerDown(document.querySelector(looked) ?? document);
    expect(told(), looked).not.toBeNull();
  }
  await fireEvent.pointerDown(document.querySelector('.prompt h2') ?? document);

  expect(told()).toBeNull();
});

it('says a step aloud while it is shown, although the edition came after it', async () => {
  const before = stateAfter();
  const other = 1 - (before.mine[0] ?? 0);
  const table = { ...before.table, edition: 'late' }; // one that no other test has fetched
  const begun: State = { ...before, table, legal: [], turn: other, ply: 0, events: [] };
  const events = [
    { ply: 1, event: 'fleet_chosen', seat: other, fleet: 4 },
    { ply: 2, event: 'turn_ended', seat: other },
  ] as GameEvent[];
  let arrive: (edition: EditionFile) => void = () => undefined;
  const edition = new Promise<EditionFile>((resolve) => (arrive = resolve));
  settings.speed = 'slow';
  notices.polite = '';
  const whole = show(begun, { http: { '/api/editions/': edition } });
  await waitFor(() => expect(requests.some((path) => path.includes('late'))).toBe(true));
  FakeSocket.all[0]?.receive({ ...begun, version: before.version + 1, ply: 2, events });
  await tick();
  await new Promise((done) => setTimeout(done)); // the first step begins

  arrive(standard());
  await whole;

  await waitFor(() => expect(document.querySelector('.caption [data-event]')).not.toBeNull());
  expect(notices.polite).toMatch(/fleet 4/);
});
