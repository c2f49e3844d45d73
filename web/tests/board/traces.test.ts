// What others did last, marked on the board: no mark is cut by its edge.
import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import Board from '../../src/board/Board.svelte';
import { geometryOf } from '../../src/board/geometry';
import { markPoints, PATTERN, PLATE } from '../../src/board/markPoints';
import Traces from '../../src/board/Traces.svelte';
import { editionOf, viewOf } from './editions';

/** How far a mark reaches from its middle, and how much it is enlarged. */
const REACH = 26;
const SIZE = { near: 1.4, far: 1.8 };

describe.each([
  ['wide', false, false],
  ['wide and far', false, true],
  ['tall', true, false],
  ['tall and far', true, true],
] as const)('a mark on a %s board', (_, tall, large) => {
  it('is within the board on every slot and island, also the third one', () => {
    const board = geometryOf(editionOf('standard'), tall);
    const spots = [...board.slots.keys(), ...board.islands.keys()];
    const traces = spots.flatMap((spot) =>
      [1, 2, 3].map((number) => ({ spot, seat: number, number, now: false })),
    );

    const { container } = render(Traces, { board, traces, large });

    const reach = REACH * (large ? SIZE.far : SIZE.near);
    const cut = [...container.querySelectorAll('.trace')].flatMap((mark) => {
      const at = mark.getAttribute('transform') ?? '';
      const [x = NaN, y = NaN] = (/translate\(([^)]*)\)/.exec(at)?.[1] ?? '')
        .split(' ')
        .map(Number);
      const inside =
        x >= reach && y >= reach && x <= board.width - reach && y <= board.height - reach;
      return inside ? [] : [at];
    });
    expect(cut).toEqual([]);
  });
});

describe.each([
  ['wide', false, 1.4],
  ['tall, and shown small,', true, 1.8],
] as const)('marks close to each other on a %s board', (_, tall, size) => {
  it.each([
    ['of one turn', ['s24', 's23', 's40', 's43', 's31', 'i05'], [0, 0, 0, 0, 0, 0]],
    ['of two players', ['s02', 's07', 'i08', 'i14', 's01', 's02', 's07'], [1, 1, 1, 1, 2, 2, 2]],
  ] as const)('hide none of their numbers, %s', (_, spots, seats) => {
    const board = geometryOf(editionOf('standard'), tall);
    const traces = spots.map((spot, n) => ({ spot, seat: seats[n] ?? 0, number: n + 1 }));

    const marks = markPoints(board, traces, size);

    const hidden = marks.flatMap((over, n) =>
      marks
        .slice(0, n)
        .filter((under) =>
          [PATTERN, PLATE].some(
            ({ at, radius }) =>
              Math.hypot(
                over.x - under.x + (at - PLATE.at) * size,
                over.y - under.y + (at - PLATE.at) * size,
              ) <
              (radius + PLATE.radius - 4) * size,
          ),
        )
        .map((under) => `${over.spot} over ${under.spot}`),
    );
    expect(hidden).toEqual([]);
  });
});

it('a mark stays where it is when others come', () => {
  const board = geometryOf(editionOf('standard'), false);
  const all = ['s24', 's23', 's40', 's43', 's31', 'i05'].map((spot, n) => ({
    spot,
    seat: 1,
    number: n + 1,
  }));

  const grown = all.map((_, n) => markPoints(board, all.slice(0, n + 1), 1.4));

  const last = grown.at(-1) ?? [];
  for (const marks of grown) expect(marks).toEqual(last.slice(0, marks.length));
});

it('shows its pattern beside its number, both large enough to be told', () => {
  const board = geometryOf(editionOf('standard'), false);
  const traces = [{ spot: 's12', seat: 1, number: 7, now: false }];

  const { container } = render(Traces, { board, traces });

  const scale = /scale\(([\d.]+)\)/.exec(container.innerHTML)?.[1];
  expect(Number(scale)).toBeGreaterThanOrEqual(1.35);
  const plate = container.querySelector('.plate');
  const [x, y, r] = ['cx', 'cy', 'r'].map((one) => Number(plate?.getAttribute(one)));
  expect(Math.hypot(x ?? 0, y ?? 0)).toBeGreaterThan(r ?? Infinity);
});

it('does not cover what one asks about', () => {
  const edition = editionOf('standard');
  const { container } = render(Board, {
    edition,
    view: viewOf(edition, {}),
    traces: [{ spot: 'i09', seat: 1, number: 1, now: false }],
    preview: { notes: { i09: '2/4' } },
  });

  const [mark, note] = ['.trace', '.note'].map((one) => container.querySelector(one));

  expect(note?.textContent).toBe('2/4');
  if (!mark || !note) throw new Error('nothing is drawn');
  expect(mark.compareDocumentPosition(note) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
