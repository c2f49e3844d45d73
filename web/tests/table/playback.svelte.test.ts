// Others' steps: each is shown once, in order; what they did last stays, and can be played back.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flushSync } from 'svelte';
import type { LiveTable } from '../../src/api/live.svelte';
import type { GameEvent, State } from '../../src/api/types';
import { eventsByAction, othersTurns, stepsOf } from '../../src/game/turns';
import { settings } from '../../src/ui/settings.svelte';
import { Playback } from '../../src/table/playback.svelte';

const event = (ply: number, name: string, seat: number | null, more = {}): GameEvent =>
  ({ ply, event: name, seat, ...more }) as GameEvent;

/** A turn of seat 1, after one of seat 0. */
const OWN = [event(1, 'fleet_chosen', 0, { fleet: 3 }), event(2, 'turn_ended', 0)];
const OTHERS = [
  event(3, 'fleet_chosen', 1, { fleet: 4 }),
  event(3, 'boats_taken', 1, { colour: 'wood', number: 1 }),
  event(4, 'boat_placed', 1, { colour: 'wood', slot: 's12' }),
  event(4, 'answered', 1, { action: 'done' }),
  event(5, 'collected', 1, { island: 'i08', kind: 'plum' }),
  event(5, 'coins_gained', 0, { coins: 1, cause: 'trade' }),
  event(6, 'turn_ended', 1),
];

class Live {
  state = $state.raw<State | null>(null);
  log = $state.raw<GameEvent[]>([]);

  show(ply: number, turn: number, from: number): void {
    const known = [...OWN, ...OTHERS].filter((one) => one.ply <= ply);
    this.log = known;
    this.state = {
      ply,
      turn,
      since: from,
      mine: [0],
      view: {},
      events: known.filter((one) => one.ply > from),
    } as unknown as State;
    flushSync();
  }
}

let live: Live;
let playback: Playback;
let stop: () => void;
let seen: [ply: number, events: string[]][];

beforeEach(() => {
  vi.useFakeTimers();
  document.getAnimations = () => [];
  settings.speed = 'normal';
  settings.motion = 'full';
  seen = [];
  live = new Live();
  stop = $effect.root(() => {
    playback = new Playback(live as unknown as LiveTable);
    $effect(() => {
      const { shownAction } = playback;
      if (shownAction) seen.push([shownAction.ply, shownAction.events.map((one) => one.event)]);
    });
  });
  live.show(2, 1, -1);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const ALL = [
  [3, ['fleet_chosen', 'boats_taken']],
  [4, ['boat_placed']],
  [5, ['collected', 'coins_gained']],
];

describe('the playback', () => {
  it('shows every event of others once, in order', async () => {
    for (const ply of [3, 4, 5, 6]) live.show(ply, ply === 6 ? 0 : 1, ply - 1);
    await vi.advanceTimersByTimeAsync(20_000);

    expect(seen).toEqual(ALL);
    expect([playback.shown?.ply, playback.shownAction, playback.behind]).toEqual([6, null, 0]);
  });

  it('does so when several steps come in one message', async () => {
    live.show(6, 0, 2);
    await vi.advanceTimersByTimeAsync(20_000);

    expect(seen).toEqual(ALL);
  });

  it('does so when they come in one message with a step of one’s own', async () => {
    live.show(1, 0, -1);
    live.show(6, 0, 1);
    await vi.advanceTimersByTimeAsync(20_000);

    expect(seen).toEqual(ALL);
  });

  it('does so when somebody comes or goes meanwhile', async () => {
    live.show(6, 0, 2);
    await vi.advanceTimersByTimeAsync(1);
    live.show(6, 0, 6);

    expect([playback.shownAction?.ply, playback.behind, playback.shown]).toEqual([
      3,
      2,
      live.state,
    ]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(seen).toEqual(ALL);
    expect([playback.shown, playback.shownAction]).toEqual([live.state, null]);
  });

  it('does so when they come while earlier ones are played back', async () => {
    settings.speed = 'off';
    live.show(4, 1, 2);
    settings.speed = 'normal';
    playback.replay();
    flushSync();
    seen = [];
    live.show(6, 0, 4);
    await vi.advanceTimersByTimeAsync(20_000);

    expect(seen).toEqual(ALL.slice(2));
    expect([playback.shown?.ply, playback.replaying]).toEqual([6, false]);
  });

  it('goes on by one, and skips all', async () => {
    for (const ply of [3, 4, 5, 6]) live.show(ply, ply === 6 ? 0 : 1, ply - 1);
    await vi.advanceTimersByTimeAsync(1);

    playback.next();
    flushSync();
    expect(playback.shownAction?.ply).toBe(4);
    playback.skip();
    expect([playback.shown?.ply, playback.shownAction]).toEqual([6, null]);
  });

  it('goes at the speed that was chosen, also when that changes meanwhile', async () => {
    const next = async (): Promise<number> => {
      const before = playback.shownAction?.ply;
      let ms = 0;
      for (; playback.shownAction?.ply === before; ms += 50) {
        await vi.advanceTimersByTimeAsync(50);
      }
      return ms;
    };
    settings.speed = 'slow';
    live.show(6, 0, 2);
    await vi.advanceTimersByTimeAsync(1);
    const slow = await next();
    settings.speed = 'fast';
    await next();
    const fast = await next();

    expect(slow).toBeGreaterThan(2000);
    expect(fast).toBeLessThan(slow / 4);
  });

  it('shows all at once where one has chosen that', () => {
    settings.speed = 'off';
    for (const ply of [3, 4, 5, 6]) live.show(ply, ply === 6 ? 0 : 1, ply - 1);

    expect([playback.shown?.ply, seen]).toEqual([6, []]);
  });

  it('plays back what others did, and ends at the present', async () => {
    settings.speed = 'off';
    for (const ply of [3, 4, 5, 6]) live.show(ply, ply === 6 ? 0 : 1, ply - 1);
    settings.speed = 'fast';

    playback.replay();
    await vi.advanceTimersByTimeAsync(20_000);

    expect(seen).toEqual(ALL);
    expect([playback.shown?.ply, playback.replaying]).toEqual([6, false]);
  });

  it('leaves others’ last steps on the board until one acts', () => {
    settings.speed = 'off';
    for (const ply of [3, 4, 5, 6]) live.show(ply, ply === 6 ? 0 : 1, ply - 1);

    expect(playback.steps.map(({ spot, number }) => [spot, number])).toEqual([
      ['s12', 1],
      ['i08', 2],
    ]);
    live.log = [...live.log, event(7, 'fleet_chosen', 0, { fleet: 5 })];
    live.state = { ...live.state, ply: 7, since: 6, events: [] } as unknown as State;
    flushSync();
    expect(playback.steps).toEqual([]);
  });
});

describe('turns', () => {
  it('of others are those since one’s own, the last of each', () => {
    const log = [...OWN, ...OTHERS, event(7, 'fleet_chosen', 2), event(8, 'fleet_chosen', 1)];

    expect(othersTurns(log, [0]).map(({ seat }) => seat)).toEqual([2, 1]);
    expect(othersTurns(OWN, [0])).toEqual([]);
  });

  it('are gathered by action, without what is never said', () => {
    expect(eventsByAction(OTHERS).map(({ ply, seat }) => [ply, seat])).toEqual([
      [3, 1],
      [4, 1],
      [5, 1],
    ]);
    expect(stepsOf(othersTurns([...OWN, ...OTHERS], [0]))).toHaveLength(2);
  });

  it('count a step that answered itself as one more', () => {
    const turn = [
      event(3, 'fleet_chosen', 1, { fleet: 4 }),
      event(4, 'boat_placed', 1, { colour: 'wood', slot: 's44' }),
      event(4, 'answered', 1, { action: 'build b26 i26' }),
      event(4, 'built', 1, { tile: 'b26', island: 'i26' }),
    ];

    expect(
      stepsOf(othersTurns([...OWN, ...turn], [0])).map(({ spot, number }) => [spot, number]),
    ).toEqual([
      ['s44', 1],
      ['i26', 2],
    ]);
  });
});
