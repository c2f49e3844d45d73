// The table as a component: given a state, it asks the question of the step and sends answers.
import { fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { State } from '../../src/api/types';
import { settings } from '../../src/ui/settings.svelte';
import { stateAfter } from '../game/fixture';
import { prepareTests, show } from './shown';

prepareTests();
afterEach(() => (settings.confirm = false));

const OFFER: NonNullable<State['offer']> = {
  kind: 'takeback',
  seat: 1,
  to: null,
  wanted: null,
  out: [],
  options: null,
  accepted: [1],
};

describe('a table', () => {
  it('says the step, and sends the fleet that is chosen', async () => {
    const socket = await show(stateAfter());
    expect(screen.getByRole('heading', { name: 'Choose a fleet' })).toBeTruthy();

    await fireEvent.click(screen.getByRole('button', { name: /^Fleet 6/ }));

    await waitFor(() =>
      expect(socket.sent).toContainEqual(
        expect.objectContaining({ do: 'play', ply: 0, action: 'fleet 6', unless_final: true }),
      ),
    );
  });

  it('says what it knows with an action and an undo, so that none comes twice', async () => {
    const state = stateAfter('first:fleet');
    const { ply, version } = state;
    const socket = await show(state);

    await fireEvent.click(screen.getByRole('button', { name: 'Undo' }));

    await waitFor(() => expect(socket.sent).toEqual([{ id: 1, do: 'undo', to: ply - 1, version }]));
    const back = { ...stateAfter(), version: version + 1, redo: 1 };
    socket.receive({ type: 'done', id: 1, version: version + 1, ply: ply - 1, state: back });
    await fireEvent.click(await screen.findByRole('button', { name: /^Fleet 6/ }));
    await waitFor(() =>
      expect(socket.sent[1]).toMatchObject({ do: 'play', ply: ply - 1, version: version + 1 }),
    );
  });

  it('asks before something that ends the turn', async () => {
    const events = [{ ply: 1, seat: 0, event: 'turn_ended' }];
    const preview = { events, gains: null, cut: true, final: true };
    const socket = await show(stateAfter(), { socket: { play: { played: false, preview } } });

    await fireEvent.click(screen.getByRole('button', { name: /^Fleet 6/ }));

    expect(await screen.findByText('This ends your turn.')).toBeTruthy();
    expect(socket.sent).toMatchObject([{ do: 'play', unless_final: true }]);
    await fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(socket.sent[1]).toMatchObject({ do: 'play', unless_final: false });
  });

  it('asks before every action where one wishes it, also what can be taken back', async () => {
    const preview = { events: [], gains: null, cut: false, final: false };
    const socket = await show(stateAfter(), { socket: { preview } });
    await fireEvent.click(screen.getByRole('button', { name: 'Table menu' }));
    await fireEvent.click(await screen.findByRole('button', { name: 'Settings' }));
    await fireEvent.click(await screen.findByRole('switch', { name: /^Confirm every action/ }));
    expect(settings.confirm).toBe(true);
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));

    await fireEvent.click(screen.getByRole('button', { name: /^Fleet 6/ }));

    const confirm = await screen.findByRole('button', { name: 'Confirm' });
    expect(socket.sent.filter((one) => one['do'] === 'play')).toEqual([]);
    await fireEvent.click(confirm);
    expect(socket.sent.filter((one) => one['do'] === 'play')).toMatchObject([
      { action: 'fleet 6', unless_final: false },
    ]);
  });

  it('lists every legal action', async () => {
    const state = stateAfter('first:fleet');
    await show(state);

    await fireEvent.click(screen.getByRole('button', { name: 'All actions' }));

    const dialog = await screen.findByRole('dialog');
    const listed = dialog.querySelectorAll('[data-action]');
    expect([...listed].map((one) => one.getAttribute('data-action')).sort()).toEqual(
      [...state.legal].sort(),
    );
  });

  it('asks before boats are left unplaced', async () => {
    const socket = await show(stateAfter('first:fleet'));

    await fireEvent.click(screen.getByRole('button', { name: 'Continue' }));

    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('place boats')).toBeTruthy();
    expect(socket.sent).toEqual([]);
  });

  it('says why not, with the rule', async () => {
    const refusal = { family: 'refusal', code: 'fleet_first', rule: '4.1', values: {} };
    await show(stateAfter(), { socket: { 'why-not': { refusals: [refusal] } } });

    await fireEvent.click(screen.getByRole('button', { name: /^Yasoma/ }));

    expect(await screen.findByText(/First choose a fleet/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Rule 4.1' }).getAttribute('href')).toContain('4.1');
    expect(screen.getByText('Yasoma.', { selector: '.why strong' })).toBeTruthy();
  });

  it('asks before the power of the fleet is left unused', async () => {
    const socket = await show(stateAfter('fleet 2', 'done'));

    await fireEvent.click(screen.getByRole('button', { name: 'End turn' }));

    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('use your fleet’s power')).toBeTruthy();
    expect(socket.sent).toEqual([]);
  });

  it('shows no boat of another colour than the one chosen', async () => {
    const state = stateAfter('first:fleet');
    const legal = ['place bamboo s07', 'place wood s01', 'place wood s02', 'done'];
    const view = structuredClone(state.view);
    for (const player of view?.players ?? []) player.boats = ['bamboo', 'wood'];
    await show({ ...state, view, legal });
    const slot = document.querySelector('[data-spot=s07]');
    if (!slot) throw new Error('no slot');

    await fireEvent.click(screen.getByRole('button', { name: /^wood boat in your hand/ }));
    await fireEvent.pointerOver(slot);
    await fireEvent.pointerMove(slot);

    expect(document.querySelector('.slot .ghost')).toBeNull();
  });

  it('fences islands to build on, and only them', async () => {
    const state = stateAfter('first:fleet');
    const [tile = ''] = state.view?.buildings.row ?? [];
    await show({ ...state, legal: ['collect i03', `build ${tile} i05`, 'done'] });

    const fenced = document.querySelectorAll('.island.target:has(.fence)');
    const targets = document.querySelectorAll('.island.target');
    const ids = (all: NodeListOf<Element>) => [...all].map((one) => one.getAttribute('data-spot'));
    expect([ids(targets), ids(fenced)]).toEqual([['i03', 'i05'], ['i05']]);
  });

  it('names a reserved tile by what one sees of it', async () => {
    const state = stateAfter();
    const view = structuredClone(state.view);
    if (view?.players[0]) view.players[0].reserved = { b16: 1 };
    await show({ ...state, view });

    const players = screen.getByRole('region', { name: 'Players' });
    expect(within(players).getByRole('img', { name: /^trading post \(/ })).toBeTruthy();
    expect(players.textContent).not.toContain('b16');
  });

  it('spells out the boats and culture tokens of a player', async () => {
    const state = stateAfter('fleet 2');
    const view = structuredClone(state.view);
    for (const player of view?.players ?? []) {
      player.boats = ['wood', 'wood'];
      player.culture = { ...player.culture, plum: 3 };
    }
    await show({ ...state, view });

    await fireEvent.click(screen.getByRole('button', { name: 'Details: Ann' }));

    const dialog = await screen.findByRole('dialog');
    expect(dialog.querySelector('[data-details=boats]')?.textContent).toContain('2');
    expect(dialog.querySelector('[data-details=culture]')?.textContent).toContain('3');
  });

  it('writes lost points with a minus sign, and puts no card into a card', async () => {
    const state = stateAfter('fleet 2');
    const { mine, scores } = state;
    const [seat = 0] = mine;
    const view = structuredClone(state.view);
    const own = view?.players[seat];
    if (own) [own.aside, own.tiles, own.reserved] = [['wood', 'clay'], ['b16'], { b17: 1 }];
    const points = scores?.map((score) => ({ ...score, aside: -2 })) ?? null;
    await show({ ...state, view, scores: points });

    await fireEvent.click(screen.getByRole('button', { name: 'Details: Ann' }));

    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('−2')).toBeTruthy();
    expect(dialog.textContent).not.toContain('-2');
    expect(dialog.querySelectorAll('.card.tile')).toHaveLength(2);
    expect(dialog.querySelectorAll('.card .card')).toHaveLength(0);
  });

  it('says whose turn it is where one person plays several seats', async () => {
    await show({ ...stateAfter(), mine: [0, 1] });

    expect(screen.getByRole('heading', { name: 'Ann: Choose a fleet' })).toBeTruthy();
  });

  it('says to where a takeback goes', async () => {
    await show({ ...stateAfter('fleet 2'), offer: { ...OFFER, kind: 'takeback', to: 0 } });

    expect(await screen.findByText(/wants to go back to round 1, turn 1/)).toBeTruthy();
  });

  it('says what it knows with an answer, so that a late one is to no other offer', async () => {
    const state = stateAfter('fleet 2');
    const { version } = state;
    const socket = await show({ ...state, offer: { ...OFFER, kind: 'takeback', to: 0 } });

    await fireEvent.click(await screen.findByRole('button', { name: 'Agree' }));

    await waitFor(() =>
      expect(socket.sent).toEqual([{ id: 1, do: 'answer', accept: true, version }]),
    );
  });

  it.each([
    ['lets others vote', 0],
    ['does not ask the one concerned', 1],
  ])('%s about a removal', async (_, concerned) => {
    const state = stateAfter();
    const mine = state.mine[0] ?? 0;
    const out = [concerned ? mine : 1 - mine];
    await show({ ...state, offer: { ...OFFER, kind: 'removal', seat: 1 - mine, out } });

    expect(screen.getByText(/wants to remove/)).toBeTruthy();
    expect(screen.queryAllByRole('button', { name: 'Agree' })).toHaveLength(1 - concerned);
  });

  it('has no button for hints where not all have agreed to them', async () => {
    await show({ ...stateAfter(), hints: false });

    expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull();
    expect(screen.getByRole('button', { name: 'All actions' })).toBeTruthy();
  });

  it('says that the hand is empty rather than naming a colour', async () => {
    const state = stateAfter('first:fleet');
    const view = structuredClone(state.view);
    for (const player of view?.players ?? []) player.boats = [];
    const refusal = {
      family: 'refusal',
      code: 'not_in_hand',
      rule: '6.1',
      values: { colour: 'bamboo' },
    };
    const legal = state.legal.filter((action) => !action.startsWith('place'));
    await show({ ...state, view, legal }, { socket: { 'why-not': { refusals: [refusal] } } });

    await fireEvent.click(screen.getByRole('button', { name: /^slot 20,/ }));

    expect(await screen.findByText('You have no boats in your hand.')).toBeTruthy();
  });

  it('names the island where boats are missing for a tile', async () => {
    const state = stateAfter('first:fleet');
    const view = structuredClone(state.view);
    const [tile] = view?.buildings.row ?? [];
    if (!view?.now || !tile) throw new Error('no tile');
    view.now.chain = [];
    const values = { colours: ['wood'] };
    const refusals = [{ family: 'refusal', code: 'boats_missing', rule: '6.9', values }];
    await show({ ...state, view, legal: ['done'] }, { socket: { 'why-not': { refusals } } });
    const card = document.querySelector(`[data-word="${tile}"] .card`);
    if (!card) throw new Error('no card');

    await fireEvent.click(card);

    const said = await screen.findByText(/^Island 1: Boats missing around the island: wood\./);
    expect(said.textContent).toContain('Rule 6.9');
  });

  it('says what a specialist costs where one cannot pay', async () => {
    const refusal = {
      family: 'refusal',
      code: 'tokens_missing',
      rule: '8.1',
      values: { kinds: ['plum'] },
    };
    await show(stateAfter('first:fleet'), { socket: { 'why-not': { refusals: [refusal] } } });

    await fireEvent.click(screen.getByRole('button', { name: /^Yasoma/ }));

    const said = await screen.findByText(
      /A specialist costs two culture tokens of one kind, or three/,
    );
    expect(said.textContent).toContain('You have neither.');
    expect(document.querySelector('.why')?.textContent).not.toContain('plum');
  });

  it('names nobody where several are equally near the end', async () => {
    const ends = {
      last_building: { left: 10, seat: 0 },
      no_boats: { left: 20, colour: 'gold' },
      no_specialists: { left: 20 },
      no_buildings: { left: 20 },
    } as State['ends'];
    await show({ ...stateAfter(), ends });

    expect(screen.getByText(/someone builds 10 more standard buildings/)).toBeTruthy();
  });
});
