// Branches of a reviewed game: the turn as it was played and others, all of them compared.
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { identity } from '../../src/api/me.svelte';
import { keepPlans } from '../../src/plan/kept';
import { Branching } from '../../src/review/branching.svelte';
import type { ReviewedGame } from '../../src/review/reviewedGame.svelte';
import { loadTexts, setLanguage } from '../../src/texts/index.svelte';

const TURN = ['fleet 3', 'place wood s01', 'done'];
const game = {
  id: 'g',
  ply: 1,
  turns: [{ round: 1, turn: 1, seat: 0, start: 0, end: 3, actions: TURN }],
} as unknown as ReviewedGame;

let asked: string[] = [];

beforeAll(async () => {
  await setLanguage('en');
  await loadTexts('review');
  await loadTexts('plan');
});
beforeEach(() => {
  localStorage.clear();
  asked = [];
  identity.me = { id: 'a', ids: ['a'], name: 'Ann', account: null };
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push(path);
    const { actions } = JSON.parse(init.body as string) as { actions: string[] };
    const steps = actions.map((action) => ({
      action,
      played: action,
      answered: false,
      refusal: null,
      events: [],
    }));
    const laid = { seat: 0, steps, verdict: 'fits', legal: [] };
    return Promise.resolve(new Response(JSON.stringify(laid)));
  });
});
afterEach(() => vi.unstubAllGlobals());

const laidOut = ({ plans }: Branching) =>
  plans?.list.map(({ name, laid }) => [name, laid?.steps.map(({ action }) => action)]);

test('they begin with what was played from there, and one to lay out', async () => {
  const branching = new Branching(game);

  await branching.begin();

  expect(laidOut(branching)).toEqual([
    ['As played', TURN.slice(1)],
    ['Branch B', []],
  ]);
  expect(new Set(asked)).toEqual(new Set(['/api/tables/g/plies/1/plan']));
});

test('all that were kept are laid out again, not only the one in front', async () => {
  const kept = ['A', 'B', 'C'].map((id) => ({ id, name: id, actions: [`sell ${id}`] }));
  keepPlans('g.1', kept);
  const branching = new Branching(game);

  await branching.begin();

  expect(laidOut(branching)).toEqual(kept.map(({ name, actions }) => [name, actions]));
});
