// Who is there, what can be done without a connection, and what is heard of others.
import { fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { GameEvent, SeatState, State } from '../../src/api/types';
import { notices } from '../../src/ui/notices.svelte';
import { stateAfter } from '../game/fixture';
import { prepareTests, show } from './shown';

prepareTests();

/** The same table with somebody else on the other seat, whose turn it is. */
function waitingFor(other: Partial<SeatState>): State {
  const state = stateAfter();
  const seats = state.table.seats.map((seat) =>
    seat.kind === 'human' ? seat : { ...seat, kind: 'human' as const, ...other },
  );
  const turn = seats.findIndex(({ name }) => name !== 'Ann');
  return { ...state, table: { ...state.table, seats }, turn, legal: [] };
}
const bea = { person: 'b', name: 'Bea', level: null };

describe('presence', () => {
  it('says who is here', async () => {
    await show(waitingFor({ ...bea, here: true }));

    const box = screen.getByRole('article', { name: 'Bea' });
    expect(within(box).getByText('here')).toBeTruthy();
  });

  it('says since when somebody is away, and lets one nudge', async () => {
    const socket = await show(waitingFor({ ...bea, here: false, away: Date.now() - 5 * 60_000 }), {
      socket: { nudge: { version: 4, ply: 0 } },
    });

    const box = screen.getByRole('article', { name: 'Bea' });
    expect(within(box).getByText('away (last seen 5 minutes ago)')).toBeTruthy();
    await fireEvent.click(within(box).getByRole('button', { name: 'Nudge Bea' }));
    await waitFor(() => expect(socket.sent).toMatchObject([{ do: 'nudge' }]));
    await waitFor(() =>
      expect(notices.shown.map(({ text }) => text)).toEqual(['Bea is away and will see it later.']),
    );
  });

  it('says so where the question is, with the stand-in to come, and lets one nudge there', async () => {
    const state = waitingFor({ ...bea, here: false, away: Date.now() - 5 * 60_000 });
    const options = { ...state.table.options, stand_in: 'fisher' as const, stand_in_after: 10 };
    const socket = await show(
      { ...state, table: { ...state.table, options } },
      { socket: { nudge: { version: 4, ply: 0 } } },
    );

    const prompt = within(screen.getByRole('region', { name: 'What to do now' }));
    const title = 'Bea is away (last seen 5 minutes ago).';
    expect(prompt.getByRole('heading', { name: title })).toBeTruthy();
    expect(prompt.getByText('Fisher takes over in 5 minutes.')).toBeTruthy();
    await fireEvent.click(prompt.getByRole('button', { name: 'Nudge Bea' }));
    await waitFor(() => expect(socket.sent).toMatchObject([{ do: 'nudge' }]));
  });

  it('says that somebody plays who is there', async () => {
    await show(waitingFor({ ...bea, here: true }));

    const prompt = within(screen.getByRole('region', { name: 'What to do now' }));
    expect(prompt.getByRole('heading', { name: 'Bea is playing.' })).toBeTruthy();
    expect(prompt.queryByRole('button', { name: 'Nudge Bea' })).toBeNull();
  });

  it('says when one is nudged', async () => {
    const state = stateAfter();
    const socket = await show(state);
    const seat = state.mine[0] ?? 0;

    socket.receive({ ...state, version: 4, nudge: { seat, by: 1 - seat, at: 7 } });

    await waitFor(() =>
      expect(notices.shown.map(({ text }) => text)).toEqual(['Fisher nudges you: it’s your turn.']),
    );
  });

  it('marks oneself, also among four', async () => {
    const state = stateAfter();
    const view = structuredClone(state.view);
    const [one] = view?.players ?? [];
    if (view && one) view.players = [...view.players, one, one];
    const computer = { ...state.table.seats[1], kind: 'computer', level: 'helmsman', name: null };
    const seats = [...state.table.seats, computer, computer] as SeatState[];
    await show({ ...state, view, table: { ...state.table, seats } });

    const box = screen.getByRole('article', { name: 'Ann' });
    expect(within(box).getByText('you')).toBeTruthy();
  });
});

describe('without a connection', () => {
  it('nothing is offered that cannot be done', async () => {
    await show(stateAfter('first:fleet'));
    expect(screen.getByRole('button', { name: 'Place boats' })).toBeTruthy();

    dispatchEvent(new Event('offline'));

    expect(await screen.findByRole('heading', { name: 'No connection' })).toBeTruthy();
    const prompt = screen.getByRole('region', { name: 'What to do now' });
    expect(prompt.querySelectorAll('[data-verb], [data-do]')).toHaveLength(0);
    for (const name of ['Undo', 'Hint', 'All actions', 'Plan your turn']) {
      const tool = within(prompt).getByRole<HTMLButtonElement>('button', { name });
      expect(tool.disabled).toBe(true);
    }
    expect(document.querySelectorAll('.spot.target')).toHaveLength(0);
  });

  it('nothing is offered in the menu and the chat, or beside what others ask', async () => {
    const state = stateAfter('first:fleet');
    const events = [{ ply: 1, event: 'fleet_chosen', seat: state.mine[0] ?? 0, fleet: 3 }];
    await show({ ...state, events: events as GameEvent[] });
    const enabled = (name: string) => screen.getByRole('button', { name, hidden: true });
    const names = ['Take back my last turn', 'End without a result', 'Leave game'];
    for (const name of names) expect(enabled(name)).toHaveProperty('disabled', false);

    dispatchEvent(new Event('offline'));

    expect(await screen.findByRole('heading', { name: 'No connection' })).toBeTruthy();
    for (const name of names) expect(enabled(name)).toHaveProperty('disabled', true);
    await fireEvent.click(screen.getByRole('tab', { name: /^Chat/ }));
    expect(await screen.findByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
  });

  it('an offer cannot be answered, and no game begun', async () => {
    const state = stateAfter('first:fleet');
    const seat = 1 - (state.mine[0] ?? 0);
    const offer = { kind: 'abandon', seat, to: null, accepted: [seat], out: [], options: null };
    await show({ ...state, offer: offer as unknown as State['offer'] });
    expect(screen.getByRole('button', { name: 'Agree' })).toHaveProperty('disabled', false);

    dispatchEvent(new Event('offline'));

    await screen.findByRole('heading', { name: 'No connection' });
    expect(screen.getByRole('button', { name: 'Agree' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Decline' })).toHaveProperty('disabled', true);
  });
});

describe('what is heard', () => {
  it('is the question that is asked, after what happened', async () => {
    const state = stateAfter('first:fleet');
    const socket = await show(state);
    const legal = ['done'];
    const view = structuredClone(state.view);
    if (view) view.step = 'recruit';

    socket.receive({ ...state, view, legal, ply: 2, version: 5, since: 1, events: [] });

    await waitFor(() => expect(notices.polite).toBe('You can end your turn.'));
  });

  it('is the chat, while another panel is open', async () => {
    const socket = await show(stateAfter());

    socket.receive({ type: 'chat', number: 1, at: 1, person: 'b', name: 'Bea', text: 'Hello' });

    await waitFor(() => expect(notices.polite).toBe('Bea says: Hello'));
  });
});

describe('a boat', () => {
  it('in hand is not framed while one of its colour is bought', async () => {
    const state = stateAfter('first:fleet');
    const view = structuredClone(state.view);
    for (const player of view?.players ?? []) player.boats = ['bamboo'];
    const legal = ['buy bamboo', 'buy wood', 'place bamboo s01', 'done'];
    const preview = { events: [], gains: null, cut: false, final: true };
    const played = { played: false, preview };
    await show({ ...state, view, legal }, { socket: { play: played, preview: { preview } } });

    const reserve = screen.getByRole('region', { name: 'Reserve' });
    await fireEvent.click(within(reserve).getByRole('button', { name: /^bamboo/ }));

    expect(await screen.findByRole('button', { name: 'Confirm' })).toBeTruthy();
    const hand = screen.getByRole('button', { name: /^bamboo boat in your hand/ });
    expect(hand.getAttribute('aria-pressed')).toBe('false');
  });

  it('that cannot be placed says why', async () => {
    const state = stateAfter('first:fleet');
    const view = structuredClone(state.view);
    for (const player of view?.players ?? []) player.boats = ['gold'];
    const refusal = { family: 'refusal', code: 'placing_over', rule: '6.15', values: {} };
    await show(
      { ...state, view, legal: ['done'] },
      { socket: { 'why-not': { refusals: [refusal] } } },
    );
    expect(screen.getByRole('heading', { name: 'No boat can be placed' })).toBeTruthy();

    await fireEvent.click(screen.getByRole('button', { name: /^gold boat in your hand/ }));

    expect(await screen.findByText(/You can’t place any more boats this turn/)).toBeTruthy();
  });
});

describe('the question before a turn ends', () => {
  it('is answered by Enter: the end is in focus', async () => {
    await show(stateAfter('first:fleet'));

    await fireEvent.click(screen.getByRole('button', { name: 'Continue' }));

    const dialog = await screen.findByRole('dialog');
    const end = within(dialog).getByRole('button', { name: 'Continue anyway' });
    expect(end.hasAttribute('autofocus') || document.activeElement === end).toBe(true);
  });
});
