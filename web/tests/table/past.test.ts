// Looking back at a running game: what is shown, what cannot be done, and what leads back to now.
import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AtPly, GameEvent, State } from '../../src/api/types';
import { notices } from '../../src/ui/notices.svelte';
import { stateAfter } from '../game/fixture';
import { prepareTests, requests, show } from './shown';

prepareTests();
beforeEach(() => {
  document.getAnimations = () => [];
});

const event = (ply: number, name: string, seat: number | null, more = {}): GameEvent =>
  ({ ply, event: name, seat, ...more }) as GameEvent;

/** Ann's turn, after one of each. */
function now(): State {
  const state = stateAfter();
  const own = state.mine[0] ?? 0;
  const events = [
    event(0, 'round_started', null, { round: 1 }),
    event(0, 'turn_started', null, { turn: 0, to: own }),
    event(1, 'fleet_chosen', own, { fleet: 3 }),
    event(2, 'turn_ended', own),
    event(3, 'fleet_chosen', 1 - own, { fleet: 4 }),
    event(4, 'turn_ended', 1 - own),
  ];
  return { ...state, ply: 4, events };
}

/** The answer for a ply: the deal, with as many coins as the ply has. */
function atPly(ply: number, row?: string[]): AtPly {
  const { view, scores, turn, mine } = stateAfter();
  if (!view || !scores) throw new Error('no view');
  const players = view.players.map((player) => ({ ...player, coins: 50 + ply }));
  const buildings = row ? { ...view.buildings, row } : view.buildings;
  const events = [event(ply, 'fleet_chosen', mine[0] ?? 0, { fleet: 3 })];
  return { ply, turn, scores, events, view: { ...view, players, buildings } } as unknown as AtPly;
}

const answers = (row?: string[]) => ({
  http: Object.fromEntries([3, 2, 1, 0].map((ply) => [`/plies/${ply}`, atPly(ply, row)])),
});
/** How many players have the coins of ply 3. */
const coins = () => document.querySelectorAll('.players [aria-label*="53 coins"]').length;
const press = (key: string) => fireEvent.keyDown(document.body, { key });
const shownPly = () => document.querySelector<HTMLElement>('.past-steps')?.dataset['ply'];
async function lookBack(row?: string[]) {
  const socket = await show(now(), answers(row));
  await press(',');
  await waitFor(() => expect(shownPly()).toBe('3'));
  return socket;
}

describe('looking back', () => {
  it('shows the table as one’s own seat may see it then, and says which moment it is', async () => {
    await lookBack();

    expect(requests).toContain(`/api/tables/t/plies/3?seat=${now().seat}`);
    expect(screen.getByRole('heading', { name: 'Looking back: round 1, turn 1' })).toBeTruthy();
    expect(coins()).toBe(2);
    expect(notices.polite).toContain('Looking back: round 1, turn 1');
  });

  it('goes step by step as far as the deal, and forward to now', async () => {
    await lookBack();
    for (const ply of ['2', '1', '0']) {
      await press(',');
      await waitFor(() => expect(shownPly()).toBe(ply));
    }
    await press(',');
    expect(shownPly()).toBe('0');

    for (const ply of ['1', '2', '3', undefined]) {
      await press('.');
      await waitFor(() => expect(shownPly()).toBe(ply));
    }

    expect(screen.getByRole('heading', { name: 'Choose a fleet' })).toBeTruthy();
  });

  it('plays nothing, whatever is clicked or pressed', async () => {
    const socket = await lookBack();
    const before = socket.sent.length;

    await fireEvent.click(document.querySelector('.up [data-word] button') as Element);
    await waitFor(() =>
      expect(document.querySelector('.why')?.textContent).toContain('You can’t play here.'),
    );
    for (const key of ['1', 'g', 'd', 'u', 'r', 'm', 'h', 'a']) await press(key);

    expect(socket.sent.slice(before)).toEqual([]);
    expect(shownPly()).toBe('3');
  });

  it('ends with Escape, and with the button', async () => {
    await lookBack();
    await press('Escape');
    expect(shownPly()).toBeUndefined();
    await press(',');
    await waitFor(() => expect(shownPly()).toBe('3'));

    await fireEvent.click(screen.getByRole('button', { name: 'Back to now' }));

    expect(shownPly()).toBeUndefined();
    expect(coins()).toBe(0);
  });

  it('begins at an entry of the log, and the log stays whole', async () => {
    await show(now(), answers());
    const entries = document.querySelectorAll('.log li').length;

    await fireEvent.click(
      screen.getAllByRole('button', { name: 'Show this moment' })[0] as Element,
    );

    await waitFor(() => expect(shownPly()).toBeDefined());
    expect(document.querySelectorAll('.log li')).toHaveLength(entries);
    expect(document.querySelectorAll('.moment[aria-pressed=true]')).toHaveLength(1);
  });

  it('has one entry that the Tab key reaches; arrows go to the others', async () => {
    await show(now(), answers());
    const moments = screen.getAllByRole('button', { name: 'Show this moment' });
    const [first, last] = [moments[0] as HTMLElement, moments.at(-1) as HTMLElement];
    expect(moments.filter((one) => one.tabIndex === 0)).toEqual([last]);

    last.focus();
    await fireEvent.keyDown(last, { key: 'Home' });

    expect(document.activeElement).toBe(first);
    await waitFor(() => expect(moments.filter((one) => one.tabIndex === 0)).toEqual([first]));
  });

  it('says what went wrong, and stays where it was', async () => {
    await lookBack();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await press(',');
    await waitFor(() => expect(shownPly()).toBe('2')); // it was fetched before

    await press(',');

    await waitFor(() => expect(notices.shown).toHaveLength(1));
    expect(shownPly()).toBe('2');
  });

  it('goes on while others play, and says so', async () => {
    const socket = await lookBack();
    const state = now();

    socket.receive({ ...state, version: 9, since: 4, ply: 6, events: [], legal: [], turn: 0 });

    await screen.findByText(/2 new steps since then/);
    expect(shownPly()).toBe('3');
  });

  it('ends where that moment is taken back, and with the game', async () => {
    const socket = await lookBack();
    socket.receive({ ...now(), version: 9, since: 2, ply: 2, events: [] });
    await waitFor(() => expect(shownPly()).toBeUndefined());

    socket.receive({ ...now(), version: 10, since: 2 });
    await press(',');
    await waitFor(() => expect(shownPly()).toBe('3'));
    socket.receive({ ...now(), version: 11, since: 4, events: [], status: 'abandoned', legal: [] });

    await waitFor(() => expect(shownPly()).toBeUndefined());
  });

  it('shows tiles face down that lie so now, several as well', async () => {
    await lookBack(['?', 'b03', '?']);

    const row = [...document.querySelectorAll('[data-coach=buildings] li [aria-label]')];
    expect(
      row.filter((one) => /face.down/.test(one.getAttribute('aria-label') ?? '')),
    ).toHaveLength(2);
  });
});
