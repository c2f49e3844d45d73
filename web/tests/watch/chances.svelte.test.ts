// Winning chances for an audience: asked for on request, once for each turn.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { State } from '../../src/api/types';
import { WatchedChances } from '../../src/watch/chances.svelte';

const answer = (status: number, body: unknown) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));
const found = (mean: number) =>
  answer(200, { ply: 3, chances: [{ mean }, { mean: 1 - mean }], scores: [] });
const at = (round: number, turn: number, status = 'running') =>
  ({ status, view: { round, turn } }) as State;

const ask = vi.fn();
let now = $state.raw<State | null>(null);
let chances: WatchedChances;
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockReset().mockImplementation(() => found(0.625));
  vi.stubGlobal('fetch', ask);
  now = at(1, 0);
  end = $effect.root(() => {
    chances = new WatchedChances('0123', () => now);
  });
  flushSync();
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function settle(ms = 0): Promise<void> {
  flushSync();
  await vi.advanceTimersByTimeAsync(ms);
}

test('nobody asks before they are wanted, and none are shown when they are not', async () => {
  await settle();
  expect(ask).not.toHaveBeenCalled();

  chances.on = true;
  await settle();
  expect([chances.percent(0), chances.percent(1)]).toEqual([63, 38]);

  chances.on = false;
  expect(chances.percent(0)).toBeNull();
});

test('another state of the same turn asks nothing, the next turn does', async () => {
  chances.on = true;
  await settle();
  now = at(1, 0);
  await settle();
  expect(ask).toHaveBeenCalledTimes(1);

  now = at(1, 1);
  await settle();
  expect(ask).toHaveBeenCalledTimes(2);

  now = at(1, 1, 'over');
  await settle();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a busy server is asked again, one that refuses is not', async () => {
  ask.mockImplementationOnce(() => answer(429, { code: 'too_many', values: { retry: 2 } }));
  chances.on = true;
  await settle();
  expect(chances.percent(0)).toBeNull();
  await settle(2000);
  expect(chances.percent(0)).toBe(63);

  ask.mockImplementation(() => answer(409, { code: 'no_hints', values: {} }));
  now = at(2, 0);
  await settle();
  expect(chances.percent(0)).toBeNull();
  expect(chances.problem).toMatchObject({ code: 'no_hints' });
  await settle(60_000);
  expect(ask).toHaveBeenCalledTimes(3);
});
