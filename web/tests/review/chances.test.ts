// Winning chances of a finished game: every turn is worked out, and what seems costly is checked.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { identity } from '../../src/api/me.svelte';
import type { Me } from '../../src/api/types';
import { Chances } from '../../src/review/chances.svelte';
import type { Turn } from '../../src/review/timeline';

const COUNT = 12;
const TURNS = Array.from({ length: COUNT }, (_, start) => turn(start));

function turn(start: number): Turn {
  return { round: 1, turn: start + 1, seat: 0, start, end: start + 1, actions: [] };
}

const asked: { ply: number; thorough: boolean }[] = [];
/** By ply: is the search sure, at once and after ten times as long? */
let sure: (ply: number, thorough: boolean) => boolean;
let chances: Chances;

function analysis(path: string): unknown {
  const ply = Number(/plies\/(\d+)/.exec(path)?.[1]);
  const thorough = path.endsWith('?thorough=true');
  asked.push({ ply, thorough });
  const chance = { mean: 0.5, low: 0.5, high: 0.5 };
  const best = { action: thorough ? 'better' : 'best', chances: [chance, chance] };
  const mean = 0.05 + ply / 100;
  const costly = sure(ply, thorough);
  return { outlooks: [best], judgement: { costly, cost: { mean, low: mean, high: mean } } };
}

beforeEach(() => {
  asked.length = 0;
  identity.me = { id: 'ann', ids: ['ann'] } as Me;
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(new Response(JSON.stringify(analysis(path)))),
  );
  chances = new Chances(
    'abc',
    () => TURNS,
    () => null,
    () => true,
  );
});
afterEach(() => vi.unstubAllGlobals());

test('a turn is called costly if the search that took ten times as long agrees', async () => {
  sure = (ply, thorough) => (ply === 3 ? true : ply === 5 && !thorough);

  await chances.run();

  const checked = [...chances.checked].map(([ply, judgement]) => [ply, judgement?.costly]);
  expect(checked).toEqual([
    [5, false],
    [3, true],
  ]);
  expect(chances.best.get(3)?.action).toBe('better');
  expect(chances.best.get(4)?.action).toBe('best');
  expect(chances.finished).toBe(true);
});

test('those that seem to have cost most are checked, eight at most', async () => {
  sure = () => true;

  await chances.run();

  const thoroughly = asked.filter(({ thorough }) => thorough).map(({ ply }) => ply);
  expect(thoroughly).toEqual([11, 10, 9, 8, 7, 6, 5, 4]);
  expect(asked).toHaveLength(COUNT + 8);
});
