// The board and the cards as components: what they show, and what they report.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  Board,
  BoardTable,
  BuildingTileCard,
  FleetCard,
  HandBoat,
  SpecialistCard,
} from '../../src/board';
import { setLanguage } from '../../src/texts/index.svelte';
import { editionOf, fullView, viewOf } from './editions';

const standard = editionOf('standard');
const small = editionOf('small');
const [onpick, onask] = [vi.fn(), vi.fn()];

beforeAll(() => setLanguage('en'));
beforeEach(() => vi.clearAllMocks());

describe.each([
  ['standard', standard],
  ['small', small],
] as const)('the board of the %s edition', (_, edition) => {
  it('has a button for every slot and island', () => {
    render(Board, { edition, view: fullView(edition) });

    expect(screen.getAllByRole('button', { name: /^slot/ })).toHaveLength(
      Object.keys(edition.board.slots).length,
    );
    expect(screen.getAllByRole('button', { name: /^island/ })).toHaveLength(
      Object.keys(edition.board.islands).length,
    );
  });

  it('shows the same in tables', () => {
    render(BoardTable, { edition, view: fullView(edition) });

    const rows =
      Object.keys(edition.board.slots).length + Object.keys(edition.board.islands).length;
    expect(screen.getAllByRole('row')).toHaveLength(rows + 2);
  });
});

describe('the board', () => {
  it('says what is possible, chosen and placed', () => {
    const view = viewOf(standard, { boats: { s06: 'gold' }, now: { chain: ['s06'] } });
    render(Board, { edition: standard, view, targets: { s12: 'place wood' }, selected: ['i09'] });

    expect(screen.getByRole('button', { name: /^slot 12,.*possible: place wood$/ })).toBeTruthy();
    expect(
      screen.getByRole('button', { name: /^slot 6, gold boat.*placed this turn$/ }),
    ).toBeTruthy();
    expect(
      screen.getByRole('button', { name: /^island 9,.*selected$/, pressed: true }),
    ).toBeTruthy();
  });

  it('marks islands to build on otherwise than those to collect from', () => {
    const { container } = render(Board, {
      edition: standard,
      view: viewOf(standard),
      targets: { i05: 'collect plum', i09: 'build' },
      sites: ['i09'],
    });
    const marks = (spot: string) =>
      [...container.querySelectorAll(`[data-spot=${spot}] .mark path`)].map((one) =>
        one.getAttribute('class'),
      );

    expect(marks('i05')).toEqual(['halo', 'ring']);
    expect(marks('i09')).toEqual(['halo', 'ring', 'fence']);
  });

  it('has one stop for the tab key, at a target', () => {
    const { container } = render(Board, {
      edition: standard,
      view: viewOf(standard),
      targets: { s12: 'here' },
    });

    const stops = container.querySelectorAll('[data-spot][tabindex="0"]');
    expect([...stops].map((one) => one.getAttribute('data-spot'))).toEqual(['s12']);
  });

  it('picks targets and asks about the rest, by keys', async () => {
    const targets = { s12: 'here' };
    render(Board, { edition: standard, view: viewOf(standard), targets, onpick, onask });
    const target = screen.getByRole('button', { name: /^slot 12/ });
    const other = screen.getByRole('button', { name: /^slot 20/ });

    await fireEvent.keyDown(target, { key: 'Enter' });
    await fireEvent.focusIn(other);
    await fireEvent.keyDown(other, { key: 'Enter' });

    expect(onpick).toHaveBeenCalledWith('slot', 's12');
    expect(onask).toHaveBeenCalledWith('slot', 's20');
  });

  it('explains a target by "?", and picks nothing', async () => {
    const [targets, onexplain] = [{ s12: 'here' }, vi.fn()];
    const asks = { onpick, onask, onexplain };
    render(Board, { edition: standard, view: viewOf(standard), targets, ...asks });

    await fireEvent.keyDown(screen.getByRole('button', { name: /^slot 12/ }), { key: '?' });

    expect(onexplain).toHaveBeenCalledWith('slot', 's12');
    expect([onpick.mock.calls, onask.mock.calls]).toEqual([[], []]);
  });

  it('shows others’ last steps, numbered, in their colours', () => {
    const traces = [
      { spot: 's12', seat: 1, number: 1 },
      { spot: 'i09', seat: 2, number: 2 },
    ];
    const { container } = render(Board, { edition: standard, view: viewOf(standard), traces });

    const shown = [...container.querySelectorAll('[data-trace]')];
    expect(shown.map((one) => [one.getAttribute('data-trace'), one.textContent.trim()])).toEqual([
      ['1', '1'],
      ['2', '2'],
    ]);
  });

  it('follows the position', async () => {
    const { rerender } = render(Board, { edition: standard, view: viewOf(standard) });

    await rerender({ edition: standard, view: viewOf(standard, { boats: { s20: 'clay' } }) });

    expect(screen.getByRole('button', { name: /^slot 20, clay boat/ })).toBeTruthy();
  });
});

describe('the tables', () => {
  it('offer what is possible, and answers for the rest', async () => {
    render(BoardTable, {
      edition: standard,
      view: viewOf(standard),
      targets: { i09: 'build b13' },
      onpick,
      onask,
    });

    await fireEvent.click(screen.getByRole('button', { name: 'build b13' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Why not slot 12?' }));

    expect(onpick).toHaveBeenCalledWith('island', 'i09');
    expect(onask).toHaveBeenCalledWith('slot', 's12');
  });
});

describe('cards', () => {
  it('say all that they show', () => {
    render(BuildingTileCard, { edition: standard, tile: 'b22', reserved: true });
    render(FleetCard, { edition: standard, fleet: 10, seat: 1, name: 'Ben', place: 3 });
    render(FleetCard, { edition: standard, fleet: null });
    render(SpecialistCard, { edition: standard, specialist: 'fu_hsi', coins: 4, used: true });

    const said = screen.getAllByRole('img').map((card) => card.getAttribute('aria-label'));

    expect(said).toEqual([
      'torii, 5 points, needs: bamboo, wood, stone and gold, reserved',
      'Fleet 10: wood boat, clay boat and boat of any colour. No power, taken by Ben, position 3 next round',
      'Fleet, face down',
      expect.stringMatching(/^Fu Hsi, 0 points\. .* has 4 coins on it used this turn$/),
    ]);
  });

  it('are picked where that is legal, and ask why not elsewhere', async () => {
    render(BuildingTileCard, { edition: standard, tile: 'b01', legal: true, onpick, onask });
    render(BuildingTileCard, { edition: standard, tile: 'b02', legal: false, onpick, onask });
    const [legal, other] = screen.getAllByRole('button');
    if (!legal || !other) throw new Error('no cards');

    await fireEvent.click(legal);
    await fireEvent.click(other);

    expect(onpick.mock.calls).toEqual([['b01']]);
    expect(onask.mock.calls).toEqual([['b02']]);
    expect(other.getAttribute('aria-disabled')).toBe('true');
  });

  it('hold boats of the hand as buttons', async () => {
    render(HandBoat, { colour: 'stone', count: 2, selected: true, onpick });

    const boat = screen.getByRole('button', { name: 'stone boat in your hand (2)' });
    await fireEvent.click(boat);

    expect(boat.getAttribute('aria-pressed')).toBe('true');
    expect(onpick).toHaveBeenCalledWith('stone');
  });
});
