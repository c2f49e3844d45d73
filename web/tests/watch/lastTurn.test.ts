// The last turn as an audience is told it.
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/api/types';
import { lastTurn } from '../../src/watch/lastTurn';

const event = (name: string, seat: number | null, ply: number, more = {}): GameEvent =>
  ({ event: name, seat, ply, ...more }) as GameEvent;

const log = [
  event('fleet_chosen', 0, 1, { fleet: 3 }),
  event('bought', 0, 2, { colour: 'clay', coins: 2 }),
  event('turn_ended', 0, 3),
  event('turn_started', null, 3, { turn: 1, to: 1 }),
  event('fleet_chosen', 1, 4, { fleet: 5 }),
  event('built', 1, 5, { tile: 'b07', island: 'i01' }),
  event('tile_revealed', null, 5, { tile: 'b09' }),
  event('bought', 1, 6, { colour: 'gold', coins: 3 }),
];
const names = (until: number, hidden = false) =>
  lastTurn(log, until, hidden)?.events.map(({ event: name, ply }) => `${name} ${ply}`);

describe('the last turn', () => {
  test('is nothing before the first', () => {
    expect(lastTurn(log, 0, false)).toBeNull();
  });

  test('stays until the next one begins', () => {
    expect(lastTurn(log, 3, false)?.seat).toBe(0);
    expect(names(3)).toEqual(['fleet_chosen 1', 'bought 2']);
  });

  test('goes as far as it has been told, with what its player did', () => {
    expect(lastTurn(log, 6, false)?.seat).toBe(1);
    expect(names(5)).toEqual(['fleet_chosen 4', 'built 5']);
    expect(names(6)).toEqual(['fleet_chosen 4', 'built 5', 'bought 6']);
  });

  test('keeps a built tile face down once something followed', () => {
    const tiles = (until: number) =>
      lastTurn(log, until, true)?.events.flatMap((one) => (one.event === 'built' ? one.tile : []));
    expect(tiles(5)).toEqual(['b07']);
    expect(tiles(6)).toEqual(['?']);
  });
});
