// What is said of a plan that has been weighed: its chance, and the better turn with its reason.
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Outlook, Outlooks } from '../../src/api/types';
import { GameText } from '../../src/game/eventText';
import { Plan } from '../../src/plan/plan.svelte';
import PlanWorth from '../../src/plan/PlanWorth.svelte';
import { loadTexts, setLanguage } from '../../src/texts/index.svelte';
import { standard, stateAfter } from '../game/fixture';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
beforeAll(async () => {
  await setLanguage('en');
  await loadTexts('plan');
});
afterEach(cleanup);

const exactly = (mean: number) => ({ mean, low: mean, high: mean });

function outlook(action: string, chance: number, points: number): Outlook {
  return {
    action,
    plan: [action, 'done'],
    chances: [exactly(chance), exactly(1 - chance)],
    scores: [exactly(points), exactly(40.4)],
    simulations: 9,
    grounds: {
      gains: { points: { buildings: points }, tokens: 0, total: points },
      ends_round: false,
      reply: null,
    },
  };
}

/** A weighed plan that gives away so much chance beside the best turn. */
function weighed(cost: number): Plan {
  const plan = new Plan('A', 'Plan A');
  plan.estimate = {
    seat: 0,
    simulations: 9,
    outlooks: [outlook('fleet 3', 0.5, 5)],
    judgement: {
      played: outlook('fleet 4', 0.5 - cost, 2),
      cost: exactly(cost),
      costly: cost > 0,
    },
  } satisfies Outlooks;
  return plan;
}

function show(plan: Plan): void {
  const { view } = stateAfter('first:fleet');
  if (!view) throw new Error('no view');
  const words = new GameText(['Ann', 'Bea'], standard());
  render(PlanWorth, { plan, words, names: ['Ann', 'Bea'], view });
}

it('says the better turn, by how much it is better, and why', () => {
  show(weighed(0.08));

  const said = screen.getByRole('status').textContent;
  expect(said).toContain('Win chance: 42%.');
  expect(said).toMatch(/Win chance \+8% with this turn:\s+\S.*fleet 3/i);
  expect(said).toContain('buildings +5');
});

it('says what the others can answer: to the plan, and to the better turn', () => {
  const plan = weighed(0.08);
  const estimate = plan.estimate as Outlooks;
  const replyWith = (action: string, points: number) => ({
    seat: 1,
    actions: [action],
    gains: { points: { buildings: points }, tokens: 0, total: points },
  });
  for (const [one, reply] of [
    [estimate.judgement?.played, replyWith('fleet 7', 4)],
    [estimate.outlooks[0], replyWith('fleet 8', 1)],
  ] as const) {
    if (one?.grounds) one.grounds.reply = reply;
  }

  show(plan);

  const [own, , better] = [...screen.getByRole('status').querySelectorAll('p')].map(
    ({ textContent }) => textContent,
  );
  expect(own).toMatch(/Bea could then respond: .*fleet 7.* \(buildings \+4\)/i);
  expect(better).toMatch(/Bea could then respond: .*fleet 8.* \(buildings \+1\)/i);
});

it('says that nothing better is found', () => {
  show(weighed(0));

  const said = screen.getByRole('status').textContent;
  expect(said).toContain('Himiko finds nothing better.');
  expect(said).not.toContain('with this turn');
});

it('knows the points that each player is expected to have in the end', () => {
  expect(weighed(0).finals).toEqual([2, 40]);
});
