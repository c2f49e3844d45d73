// The waiting room: the host changes what holds at the table, the others read it.
import { fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { keptPart } from '../../src/api/dealPart';
import type { Options, State } from '../../src/api/types';
import { notices } from '../../src/ui/notices.svelte';
import { stateAfter } from '../game/fixture';
import { prepareTests, show } from './shown';

vi.mock(import('../../src/api/editions'), async (original) => ({
  ...(await original()),
  isStandard: (hash) => Promise.resolve(hash !== 'own'),
}));
prepareTests();

let waiting: State;
beforeAll(() => {
  const open = { kind: 'open', person: null, name: null, level: null, why: null } as const;
  const running = stateAfter();
  const seats = running.table.seats.map((seat) => (seat.kind === 'human' ? seat : open));
  // Everybody has committed to their part of the deal: nothing is sent by itself.
  const parts = [0, 1, 2].map((seat) => ({ seat, commitment: `sha256:${seat}`, secret: null }));
  waiting = {
    ...running,
    status: 'open',
    turn: null,
    view: null,
    legal: [],
    events: [],
    scores: null,
    table: { ...running.table, seats, parts },
  };
});
const ANN = { id: 'a2', ids: ['a', 'a2'], name: 'Ann', account: 'ann' };
const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** The table after some change of its options. */
const after = (version: number, part: Partial<Options>): State => ({
  ...waiting,
  version,
  table: { ...waiting.table, options: { ...waiting.table.options, ...part } },
});

const option = (name: string): HTMLInputElement => screen.getByRole('switch', { name });

describe('without a connection', () => {
  it('nobody sits down, leaves, begins or changes anything', async () => {
    await show(waiting);
    await screen.findByRole('switch', { name: 'Allow hints' });
    const usable = () =>
      [
        ...document.querySelectorAll<HTMLButtonElement>('.row button, .do button, .do select'),
        ...document.querySelectorAll<HTMLInputElement>('.rules input, .rules select'),
      ].filter((one) => !one.disabled && !one.closest('fieldset[disabled]')).length;
    expect(usable()).toBeGreaterThan(8);

    dispatchEvent(new Event('offline'));

    await waitFor(() => expect(usable()).toBe(0));
  });
});

it('the link is copied also on a page that is not secure, or ready to be copied by hand', async () => {
  const copies = vi.fn(() => true);
  Object.assign(document, { execCommand: copies });
  vi.stubGlobal('navigator', { clipboard: undefined });
  const said = () => notices.shown.map(({ text }) => text);
  await show(waiting);
  const copy = await screen.findByRole('button', { name: 'Copy link' });

  await fireEvent.click(copy);
  await waitFor(() => expect(said()).toEqual(['Link copied.']));
  copies.mockReturnValue(false);
  await fireEvent.click(copy);

  await waitFor(() => expect(said().at(-1)).toContain('The link is selected'));
  Reflect.deleteProperty(document, 'execCommand');
});

describe('the host', () => {
  it('loses no choice that is still on its way', async () => {
    const socket = await show(waiting);
    await screen.findByRole('switch', { name: 'Allow hints' });

    await fireEvent.click(option('Allow hints'));
    await fireEvent.click(option('Anyone can watch'));

    const { version } = waiting;
    expect(socket.sent).toMatchObject([
      { do: 'change-options', version, options: { hints: false, watch: 'anyone' } },
      { do: 'change-options', version, options: { hints: false, watch: 'players' } },
    ]);
    socket.receive({ type: 'done', id: 1, version: 4, ply: 0 });
    socket.receive(after(4, { hints: false }));
    await waitFor(() => expect(option('Allow hints').checked).toBe(false));
    expect(option('Anyone can watch').checked).toBe(false);
    socket.receive(after(5, { hints: false, watch: 'players' }));
    socket.receive({ type: 'done', id: 2, version: 5, ply: 0 });
    // From here on the server decides, as it may for another of the host's devices.
    socket.receive(after(6, {}));
    await waitFor(() => expect(option('Anyone can watch').checked).toBe(true));
    expect(option('Allow hints').checked).toBe(true);
  });

  it('sees what was refused as it was before, and why', async () => {
    const socket = await show(waiting);
    await screen.findByRole('switch', { name: 'Allow hints' });

    await fireEvent.click(option('Allow hints'));
    socket.receive({
      type: 'error',
      id: 1,
      family: 'error',
      code: 'too_many',
      values: {},
      cause: null,
    });

    await waitFor(() => expect(option('Allow hints').checked).toBe(true));
    expect(notices.urgent).toContain('Too many requests.');
  });

  it('who has logged in meanwhile is still the host', async () => {
    await show(waiting, { http: { '/api/me': ANN } });

    await screen.findByRole('switch', { name: 'Allow hints' });
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
  });

  it('takes another seat in one step, and keeps further ones', async () => {
    const [ann, open] = waiting.table.seats;
    if (!ann || !open) throw new Error('two seats');
    const seats = ann.kind === 'human' ? [ann, ann, open] : [open, open, ann];
    const mine = seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
    const socket = await show({ ...waiting, mine, table: { ...waiting.table, seats } });

    await fireEvent.click(screen.getAllByRole('button', { name: 'Sit here' })[0] ?? document.body);

    const free = seats.findIndex(({ kind }) => kind === 'open');
    await waitFor(() => expect(socket.sent).toHaveLength(1));
    expect(socket.sent).toMatchObject([{ do: 'sit', seat: free, instead_of: mine.at(-1) }]);
  });

  it('takes one more seat at once, as long as nobody else sits there', async () => {
    const socket = await show(waiting);

    await fireEvent.click(await screen.findByRole('button', { name: 'Take this seat too' }));

    const free = waiting.table.seats.findIndex(({ kind }) => kind === 'open');
    await waitFor(() =>
      expect(socket.sent).toEqual([{ id: 1, do: 'sit', seat: free, version: waiting.version }]),
    );
  });

  it('closes the table after a question, and all see that it was', async () => {
    const socket = await show(waiting);
    await screen.findByRole('switch', { name: 'Allow hints' });

    await fireEvent.click(button('Close table'));
    expect(socket.sent).toEqual([]);
    await fireEvent.click(
      screen.getAllByRole('button', { name: 'Close table' })[1] ?? document.body,
    );
    await waitFor(() => expect(socket.sent).toMatchObject([{ do: 'close' }]));
    socket.receive({ ...waiting, version: 4, status: 'closed' });

    await screen.findByRole('heading', { name: 'This table has been closed' });
    const home = within(screen.getByRole('main')).getByRole('link', { name: 'Back to the lobby' });
    expect(home.getAttribute('href')).toBe('/');
  });

  it('changes the clock, and comes back to the time chosen before', async () => {
    const socket = await show(after(3, { clock: { kind: 'live', minutes: 20 } }));

    await fireEvent.click(await screen.findByRole('radio', { name: 'Over several days' }));
    await fireEvent.click(screen.getByRole('radio', { name: 'In one sitting' }));

    expect(socket.sent).toMatchObject([
      { options: { clock: { kind: 'days', days: 3 } } },
      { options: { clock: { kind: 'live', minutes: 20 } } },
    ]);
  });
});

it('a guest reads what holds, and has nothing to change it with', async () => {
  const clocked = after(3, { clock: { kind: 'live', minutes: 20 }, hints: false });
  await show({ ...clocked, table: { ...clocked.table, host: 'b' } });

  const told = screen.getByRole('region', { name: 'Table options' });
  expect(told.textContent).toMatch(/Time\s*20 minutes per player/);
  expect(told.textContent).toMatch(/Allow hints\s*no/);
  expect(told.textContent).toMatch(/Stand-in for players who leave\s*Helmsman/);
  expect(told.querySelectorAll('input, select, button')).toHaveLength(0);
});

/** The table as somebody sees it who has come by the link: Bea’s, who sits there or does not. */
const invitation = (state: State, sits = true): State => ({
  ...state,
  mine: [],
  table: {
    ...state.table,
    host: 'b',
    seats: state.table.seats.map((seat) =>
      seat.kind === 'human' && sits ? { ...seat, person: 'b', name: 'Bea' } : seat,
    ),
  },
});

it('a guest reads who invites to what, and sits down before anything else', async () => {
  const clocked = after(3, { clock: { kind: 'live', minutes: 20 } });
  await show(invitation(clocked));

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bea invites you to a game');
  expect(screen.getByText('2 players · 20 minutes per player')).toBeTruthy();
  const [first] = within(screen.getByRole('main')).getAllByRole('button');
  expect(first?.textContent.trim()).toBe('Sit here');
  expect(first?.classList).toContain('primary');
  expect(screen.queryByText(/himiko serve/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Close table' })).toBeNull();
});

it('a guest reads which edition of the host’s own is played', async () => {
  await show(invitation({ ...waiting, table: { ...waiting.table, edition: 'own' } }));

  await screen.findByText('2 players · Edition for this table: standard');
});

it('a host who does not sit there invites without a name', async () => {
  await show(invitation(waiting, false));

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You’re invited to a game');
});

it('the link is for those who sit there', async () => {
  const theirs = invitation(waiting);
  const socket = await show(theirs);
  expect(screen.queryByRole('textbox', { name: 'Invite with this link' })).toBeNull();

  const seats = theirs.table.seats.map((seat) =>
    seat.kind === 'open' ? { ...seat, kind: 'human' as const, person: 'a', name: 'Ann' } : seat,
  );
  const mine = [seats.findIndex(({ person }) => person === 'a')];
  socket.receive({ ...theirs, version: 4, mine, table: { ...theirs.table, seats } });

  await screen.findByRole('textbox', { name: 'Invite with this link' });
  expect(button('Copy link').classList).not.toContain('primary');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Waiting for players');
});

it('a guest with a seat asks for one more, and for one thing at a time', async () => {
  const theirs = { ...waiting, table: { ...waiting.table, host: 'b' } };
  const socket = await show(theirs);
  const asks = await screen.findByRole('button', { name: 'Ask for this seat too' });

  await fireEvent.click(asks);
  await waitFor(() => expect(socket.sent).toMatchObject([{ do: 'sit' }]));
  const seat = waiting.mine[0] ?? 0;
  const offer = { kind: 'seat', seat, to: null, wanted: 1 - seat, out: [], options: null };
  socket.receive({ ...theirs, version: 4, offer: { ...offer, accepted: [seat] } });

  await waitFor(() => expect(screen.queryByText('Ask for this seat too')).toBeNull());
});

it('one’s own words as a guest cannot be muted', async () => {
  const socket = await show(waiting, { http: { '/api/me': ANN } });
  await screen.findByRole('switch', { name: 'Allow hints' });

  socket.receive({ type: 'chat', number: 1, at: 0, person: 'a', name: 'Ann', text: 'mine' });
  socket.receive({ type: 'chat', number: 2, at: 0, person: 'b', name: 'Bea', text: 'hers' });

  await screen.findByRole('button', { name: 'Mute Bea' });
  expect(screen.queryByRole('button', { name: 'Mute Ann' })).toBeNull();
});

it('says that a link to the own computer leads nobody else here', async () => {
  await show(waiting);

  expect(screen.getByText(/only works on this computer/).textContent).toContain(
    'himiko serve --host 0.0.0.0',
  );
});

it('offers guests to choose a name', async () => {
  await show(waiting);

  await screen.findByText(/You.re Ann\./);
  await fireEvent.click(screen.getByRole('button', { name: 'Change name' }));

  expect((await screen.findByLabelText<HTMLInputElement>('Your name')).value).toBe('Ann');
});

describe('one’s part of the deal', () => {
  /** The table with the part of the seat that Ann has, as the server shows it. */
  const shown = (commitment: string, status: State['status'], version: number): State => ({
    ...waiting,
    status,
    version,
    table: { ...waiting.table, parts: [{ seat: waiting.mine[0] ?? 0, commitment, secret: null }] },
  });

  /** Sit down: the page commits to a secret, and keeps it. */
  async function sitDown() {
    localStorage.clear();
    const socket = await show({ ...waiting, table: { ...waiting.table, parts: [] } });
    await waitFor(() => expect(socket.sent).toMatchObject([{ do: 'commit' }]));
    const { commitment } = socket.sent[0] as unknown as { commitment: string };
    socket.receive({ type: 'done', id: 1, version: 4, ply: 0 });
    await waitFor(() => expect(keptPart('t')?.commitment).toBe(commitment));
    return { socket, commitment };
  }

  it('is revealed once all sit, and kept with the seat for the review', async () => {
    const { socket, commitment } = await sitDown();

    socket.receive(shown(commitment, 'dealing', 5));

    await waitFor(() => expect(keptPart('t')?.seats).toEqual(waiting.mine));
    const { secret } = keptPart('t') ?? {};
    await waitFor(() => expect(socket.sent.at(-1)).toMatchObject({ do: 'reveal', secret }));
  });

  it('is not taken for another that the server shows in its place', async () => {
    const { socket, commitment } = await sitDown();

    socket.receive(shown('sha256:other', 'dealing', 5));

    await waitFor(() => expect(keptPart('t')?.seats).toEqual(waiting.mine));
    expect(keptPart('t')?.commitment).toBe(commitment);
    expect(socket.sent).toHaveLength(1);
  });
});
