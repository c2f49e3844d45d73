// What flies to whom is read off the events, and nothing else.
import { expect, test } from 'vitest';
import type { GameEvent } from '../../src/api/types';
import { gainsOf } from '../../src/table/gains';

const event = (name: string, seat: number | null, values: object): GameEvent =>
  ({ event: name, seat, ply: 1, ...values }) as unknown as GameEvent;

test('what a building brings comes from its island', () => {
  const gains = gainsOf([
    event('built', 1, { tile: 'b01', island: 'i09' }),
    event('prestige_gained', 1, { cause: 'mountain', number: 1 }),
    event('coins_gained', 1, { cause: 'group', coins: 2, group: 2 }),
  ]);

  expect(gains).toEqual([
    { what: 'prestige', number: 1, seat: 1, from: { spot: 'i09' } },
    { what: 'coin', number: 2, seat: 1, from: { spot: 'i09' } },
  ]);
});

test('coins come from the boat that is sold, from a specialist, and from whoever pays', () => {
  const gains = gainsOf([
    event('sold', 0, { colour: 'wood', coins: 2 }),
    event('recruited', 0, { specialist: 'ebisu' }),
    event('coins_gained', 0, { cause: 'specialist', coins: 5 }),
    event('coins_shared', 0, { to: 1, coins: 2 }),
    event('toll_paid', 1, { to: 0, coins: 2 }),
  ]);

  expect(gains.map(({ seat, from }) => [seat, from])).toEqual([
    [0, { word: 'wood' }],
    [0, { word: 'ebisu' }],
    [1, { seat: 0 }],
    [0, { seat: 1 }],
  ]);
});

test('what is paid does not fly to anybody, and without a place nothing does', () => {
  const paid = event('coins_paid', 0, { cause: 'kachiko', coins: 2 });
  const nowhere = event('coins_gained', 0, { cause: 'hetsuka', coins: 4 });

  expect(gainsOf([paid, nowhere])).toEqual([]);
});
