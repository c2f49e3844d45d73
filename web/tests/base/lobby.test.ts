// The lobby: its lists go on, a table says who sits there, and an account is asked for in words.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { identity } from '../../src/api/me.svelte';
import type { Listed } from '../../src/api/types';
import Account from '../../src/lobby/Account.svelte';
import { Lists } from '../../src/lobby/tableLists.svelte';
import TableLine from '../../src/lobby/TableLine.svelte';
import { setLanguage } from '../../src/texts/index.svelte';

beforeAll(() => setLanguage('en'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const seat = (person: string) =>
  ({ kind: 'human', person, name: person, level: null }) as Listed['seats'][number];
const listed = (updated: number, part: Partial<Listed> = {}) =>
  ({
    id: `t${updated}`,
    updated,
    status: 'running',
    turn: 0,
    my_turn: false,
    seats: [],
    options: { clock: { kind: 'none' } },
    ...part,
  }) as unknown as Listed;

describe('a list', () => {
  /** A server with tables that were changed at these moments. */
  function serve(tables: Listed[]): void {
    vi.stubGlobal('fetch', (path: string) => {
      const asked = new URL(path, 'http://test').searchParams;
      const before = Number(asked.get('before') ?? Infinity);
      const page = tables
        .filter(({ updated }) => updated < before)
        .slice(0, Number(asked.get('limit')));
      return Promise.resolve(new Response(JSON.stringify(page)));
    });
  }
  const newest = (number: number) => Array.from({ length: number }, (_, n) => listed(number - n));

  test('goes on with older tables, which stay when it is asked for again', async () => {
    const lists = new Lists();
    const tables = newest(40);
    serve(tables);

    await lists.show('finished');
    expect(lists.tables.finished).toHaveLength(30);
    expect(lists.more.finished).toBe(true);
    await lists.showMore('finished');
    expect(lists.tables.finished).toHaveLength(40);
    expect(lists.more.finished).toBe(false);

    serve([listed(41), ...tables]);
    await lists.show('finished');
    expect(lists.tables.finished?.map(({ updated }) => updated)).toEqual(
      Array.from({ length: 41 }, (_, n) => 41 - n),
    );
    expect(lists.more.finished).toBe(false);
    lists.close();
  });

  test('that is short has no more', async () => {
    const lists = new Lists();
    serve(newest(3));

    await lists.show('open');

    expect(lists.more.open).toBe(false);
    lists.close();
  });
});

test('one who has several seats is named once', () => {
  identity.me = { id: 'b', ids: ['a', 'b'], name: 'Ann', account: 'ann' };
  const { container } = render(TableLine, {
    table: listed(1, { seats: [seat('a'), seat('b'), seat('Cem')] }),
  });

  const names = Array.from(container.querySelectorAll('.players li'), (one) =>
    one.textContent.trim(),
  );
  expect(names).toEqual(['you', 'Cem']);
});

describe('a finished game says how it ended', () => {
  const computer = { kind: 'computer', person: null, name: null, level: 'fisher' };
  const ends = (seats: unknown[], totals: number[]): string | undefined => {
    identity.me = { id: 'b', ids: ['a', 'b'], name: 'Ann', account: 'ann' };
    const ranked = totals.toSorted((a, b) => b - a);
    const result = totals.map((total) => ({ total, rank: ranked.indexOf(total) + 1 }));
    const part = { status: 'over', turn: null, seats, result } as Partial<Listed>;
    const { container } = render(TableLine, { table: listed(1, part) });
    return container.querySelector('.status')?.textContent;
  };

  test.each([
    ['to the winner', [seat('a'), seat('Cem')], [68, 54], 'you won, 68 to 54'],
    ['to the loser of two', [seat('Cem'), seat('a')], [68, 54], 'you lost, 54 to 68'],
    [
      'to the winner of three',
      [seat('Cem'), seat('a'), computer],
      [54, 68, 60],
      'you won, 68 to 60',
    ],
    ['to the others', [seat('Cem'), seat('a'), computer], [68, 1, 54], 'place 3 of 3, 1 point'],
    [
      'by the best of one’s seats',
      [seat('a'), seat('b'), computer],
      [10, 30, 20],
      'you won, 30 to 20',
    ],
    ['by its winner', [seat('Cem'), computer], [54, 68], 'Fisher won, 68 points'],
    ['by a colour, if all is one’s own', [seat('a'), seat('b')], [54, 68], 'Orange won, 68 points'],
  ])('%s', (_, seats, totals, said) => {
    expect(ends(seats, totals)).toBe(said);
  });

  test('if it is known', () => {
    const { container } = render(TableLine, {
      table: listed(1, { status: 'over', turn: null, seats: [seat('a')], result: null }),
    });
    expect(container.querySelector('.status')?.textContent).toBe('finished');
  });
});

test('a game that was only opened from a record is nobody’s own', () => {
  identity.me = { id: 'a', ids: ['a'], name: 'Ann', account: 'ann' };
  const seats = [
    { kind: 'open', person: null, name: null, level: null },
    { kind: 'computer', person: null, name: null, level: 'fisher' },
  ] as unknown as Listed['seats'];
  const result = [
    { total: 68, rank: 1 },
    { total: 54, rank: 2 },
  ] as Listed['result'];
  const part: Partial<Listed> = { status: 'over', turn: null, seats, result };
  const { container } = render(TableLine, { table: listed(1, part) });

  const names = [...container.querySelectorAll('.players li')].map((one) => one.textContent.trim());
  expect(names).toEqual(['player from a record', 'Fisher']);
  expect(container.querySelector('.status')?.textContent).toBe('Blue won, 68 points');
});

test('a short password is refused in the page’s own words', async () => {
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  identity.me = null;
  render(Account);
  expect(screen.getByText('It will also be your name at the table.')).toBeTruthy();

  await fireEvent.input(screen.getByLabelText('Account name'), { target: { value: 'ann' } });
  await fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'short' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Create an account' }));

  expect(screen.getByRole('alert').textContent).toBe(
    'The password must have at least 8 characters.',
  );
  expect(asked).not.toHaveBeenCalled();
});
