// The log: of everybody or of one player, with the time that turns took.
import { fireEvent, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { GameEvent, State } from '../../src/api/types';
import { ofPlayer } from '../../src/table/logFilter';
import { stateAfter } from '../game/fixture';
import { prepareTests, show } from './shown';

prepareTests();

const event = (ply: number, name: string, seat: number | null, more = {}): GameEvent =>
  ({ ply, event: name, seat, ...more }) as GameEvent;

/** A turn of Ann, one of the computer player, and Ann's fleet of the next. */
function twoTurns(): State {
  const state = stateAfter();
  const own = state.mine[0] ?? 0;
  const events = [
    event(1, 'fleet_chosen', own, { fleet: 3 }),
    event(2, 'turn_ended', own),
    event(3, 'fleet_chosen', 1 - own, { fleet: 4 }),
    event(4, 'turn_ended', 1 - own),
  ];
  const moments = [0, 60_000, 102_000, 103_000, 104_500];
  return { ...state, ply: 4, events, moments };
}

const entries = (): string[] =>
  [...document.querySelectorAll('.log li')].map((one) => one.textContent.trim());
const whose = (): HTMLSelectElement =>
  screen.getByRole('combobox', { name: 'Whose turns to show' });
const choose = (name: string) =>
  fireEvent.change(whose(), {
    target: { value: [...whose().options].find((one) => one.text === name)?.value },
  });

describe('the log', () => {
  it('says how long each turn took', async () => {
    await show(twoTurns());

    expect(entries()[0]).toContain('This turn took 1:42');
    expect(entries()[1]).toContain('This turn took 0:02');
  });

  it('shows one player’s turns, and says that others have played since', async () => {
    await show(twoTurns());

    await choose('Ann');

    expect(entries()).toHaveLength(1);
    expect(entries()[0]).toContain('Ann');
    const said = screen.getByRole('button', { name: '1 newer entry is hidden. Show all' });
    expect(said.closest('[role=status]')).not.toBeNull();
  });

  it('shows all again by a click, and the focus stays beside it', async () => {
    await show(twoTurns());
    await choose('Ann');

    await fireEvent.click(screen.getByRole('button', { name: /newer/ }));

    expect(entries()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /newer/ })).toBeNull();
    expect(whose().value).toBe('');
    expect(document.activeElement).toBe(whose());
  });

  it('says nothing where the last turn is shown', async () => {
    await show(twoTurns());

    await choose('Fisher');

    expect(entries()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /newer/ })).toBeNull();
  });

  it('keeps the choice while the chat is in front', async () => {
    await show(twoTurns());
    await choose('Ann');

    await fireEvent.click(screen.getByRole('tab', { name: 'Chat' }));
    await fireEvent.click(screen.getByRole('tab', { name: 'Log' }));

    expect(entries()).toHaveLength(1);
    expect(whose().selectedOptions[0]?.text).toBe('Ann');
  });
});

describe('the entries of a player', () => {
  const of = (...seats: (number | null)[]) => seats.map((seat) => ({ seat }));

  it('stand among what the game did', () => {
    expect(ofPlayer(of(null, 0, 1, null, 0), 0)).toEqual({ shown: of(null, 0, null, 0), newer: 0 });
  });

  it('may be none: then all others are newer', () => {
    expect(ofPlayer(of(null, 0, 1), 2)).toEqual({ shown: of(null), newer: 2 });
  });
});
