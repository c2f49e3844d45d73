// How a game ends for whoever follows it, and for whoever comes later.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { State } from '../../src/api/types';
import { Ending } from '../../src/table/ending.svelte';
import { settings } from '../../src/ui/settings.svelte';

const state = (status: State['status']): State =>
  ({
    status,
    scores: [
      { total: 40, rank: 2 },
      { total: 52, rank: 1 },
    ],
    view: {
      built: { i09: 1, i03: 0, i02: 1, i05: 'torii' },
      now: { end: status === 'over' ? 'no_boats' : null },
    },
  }) as unknown as State;

let shown = $state.raw<State | null>(null);
let stop = (): void => undefined;

function follow(): Ending {
  let ending: Ending | undefined;
  stop = $effect.root(() => {
    ending = new Ending(() => shown);
  });
  flushSync();
  if (!ending) throw new Error('no ending');
  return ending;
}
function show(status: State['status']): void {
  shown = state(status);
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = 'full';
  shown = null;
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('whoever follows it sees the winner’s moment, then the points being counted', () => {
  const ending = follow();
  show('running');
  show('over');

  expect(ending).toMatchObject({ moment: true, open: false, winner: 1 });
  expect(ending.lit).toEqual(['i02', 'i09']);
  vi.runAllTimers();
  expect(ending).toMatchObject({ moment: false, open: true, counting: true });
});

test('the moment can be ended', () => {
  const ending = follow();
  show('running');
  show('over');

  ending.skip();

  expect(ending).toMatchObject({ moment: false, open: true });
});

test('whoever comes later sees the points at once', () => {
  const ending = follow();
  show('over');

  expect(ending).toMatchObject({ moment: false, open: true, counting: false });
});

test('so does whoever wants less motion, and the islands are lit all the same', () => {
  settings.motion = 'less';
  const ending = follow();
  show('running');
  show('over');

  expect(ending).toMatchObject({ moment: false, open: true, counting: false });
  expect(ending.lit).toHaveLength(2);
});

test('a game that was stopped has no winner, and one that is taken back none yet', () => {
  const ending = follow();
  show('running');
  show('abandoned');
  expect(ending).toMatchObject({ moment: false, open: true, winner: null });

  show('running');

  expect(ending).toMatchObject({ open: false, lit: [] });
});
