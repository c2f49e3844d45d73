// Going back: a turn is taken back at once where nobody is to be asked, and others are notified.
import { fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { State } from '../../src/api/types';
import { notices } from '../../src/ui/notices.svelte';
import { stateAfter } from '../game/fixture';
import { prepareTests, show } from './shown';

prepareTests();

/** The same table where Bea, not a computer player, sits opposite. */
function withBea(state: State): State {
  const bea = { kind: 'human', person: 'b', name: 'Bea', level: null, why: null } as const;
  const seats = state.table.seats.map((seat) => (seat.kind === 'human' ? seat : bea));
  return { ...state, table: { ...state.table, seats } };
}

/** Choose something in the table's menu. */
async function choose(name: string): Promise<void> {
  await fireEvent.click(screen.getByRole('button', { name: 'Table menu' }));
  await fireEvent.click(screen.getByRole('button', { name }));
}

const said = () => notices.shown.map(({ text }) => text);

/** At a table of three people: between two there is no vote. */
function withTwoMore(state: State): State {
  const seats = state.table.seats.flatMap((seat, at) => {
    const other = { ...seat, kind: 'human' as const, person: `other${at}`, name: `Other ${at}` };
    return state.mine.includes(at) ? [seat] : [other, { ...other, person: 'eve', name: 'Eve' }];
  });
  return { ...state, hints: false, table: { ...state.table, seats } };
}

describe('an offer', () => {
  it.each([
    { do: 'allow-hints', by: 'Ask to allow hints', last: null },
    { do: 'abandon', by: 'End without a result', last: 'End without a result' },
    { do: 'remove', person: 'eve', by: 'Vote to remove Eve', last: 'Ask the others' },
  ])('to $do says what is known, so that a late one is not made again', async (wanted) => {
    const { by, last, ...message } = wanted;
    const state = withTwoMore(stateAfter('first:fleet'));
    const socket = await show(state);

    await choose(by);
    if (last) await fireEvent.click(within(screen.getByRole('dialog')).getByText(last));

    const { version } = state;
    await waitFor(() => expect(socket.sent).toEqual([{ id: 1, ...message, version }]));
  });
});

describe('taking back', () => {
  it('is asked about and announced, where all others are computer players', async () => {
    const state = stateAfter('first:fleet', 'first:place');
    const socket = await show(state);

    await choose('Take back my last turn');

    expect(socket.sent).toEqual([]);
    await fireEvent.click(await screen.findByRole('button', { name: 'Take it back' }));
    expect(socket.sent).toMatchObject([{ do: 'takeback', to: 0, version: state.version }]);
    socket.receive({ type: 'done', id: 1, version: 4, ply: 0 });
    await waitFor(() =>
      expect(said()).toEqual(['The game is back at the start of your last turn.']),
    );
  });

  it('is asked for where people play', async () => {
    const state = withBea(stateAfter('first:fleet', 'first:place'));
    const socket = await show(state);

    await choose('Ask to take back a turn');

    expect(socket.sent).toMatchObject([{ do: 'takeback', to: 0, version: state.version }]);
  });

  it('by somebody else is announced', async () => {
    const now = withBea(stateAfter());
    const seat = now.mine[0] ?? 0;
    const socket = await show({ ...now, ply: 5 });

    socket.receive({ ...now, ply: 3, version: 4, since: 3, events: [], turn: 1 - seat, legal: [] });

    await waitFor(() => expect(said()).toEqual(['Bea has taken back 2 actions.']));
  });

  it('by oneself is not', async () => {
    const now = withBea(stateAfter());
    const socket = await show({ ...now, ply: 5 });

    socket.receive({ ...now, ply: 4, version: 4, since: 4, events: [] });

    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Choose a fleet' })).toBeTruthy(),
    );
    expect(said()).toEqual([]);
  });
});

describe('the question mark', () => {
  it('shows the keys, unless something is asked about with it', async () => {
    await show(stateAfter());

    await fireEvent.keyDown(screen.getByRole('button', { name: /^Yasoma/ }), { key: '?' });
    expect(screen.queryByRole('heading', { name: 'Keyboard shortcuts' })).toBeNull();
    await fireEvent.keyDown(document.body, { key: '?' });

    expect(await screen.findByRole('heading', { name: 'Keyboard shortcuts' })).toBeTruthy();
  });
});
