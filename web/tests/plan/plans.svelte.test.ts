// Plans: laid out by the server, kept by the browser, adapted when the table has changed.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LaidPlan } from '../../src/api/types';
import { keepPlans, recallPlans } from '../../src/plan/kept';
import { MOST_PLANS, Plans } from '../../src/plan';

interface Asked {
  actions: string[];
  adapt?: boolean;
}

/** Fleet 3 is gone after `taken`; `build` comes by itself after `place`. */
let taken = false;
let asked: Asked[] = [];

function answer({ actions, adapt }: Asked): Partial<LaidPlan> {
  const steps = actions.map((action) => {
    const gone = taken && action === 'fleet 3';
    const bySelf = action.startsWith('build');
    const events = action.startsWith('place')
      ? [{ ply: 1, seat: 0, event: 'answered', action: 'build b01 i14' }]
      : [];
    return {
      action,
      played: bySelf ? null : gone ? (adapt ? 'fleet 6' : null) : action,
      answered: bySelf,
      refusal: gone ? { family: 'refusal', code: 'fleet_taken', rule: '4.1', values: {} } : null,
      events,
    };
  }) as LaidPlan['steps'];
  return { seat: 0, steps, verdict: taken ? 'adapted' : 'fits', legal: [] };
}

const plans = () =>
  new Plans({
    path: () => '/api/tables/t',
    seat: () => 0,
    key: 't',
    nameOf: (letter) => `Plan ${letter}`,
  });

beforeEach(() => {
  localStorage.clear();
  taken = false;
  asked = [];
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    const body = JSON.parse(init.body as string) as Asked;
    asked.push(body);
    return Promise.resolve(new Response(JSON.stringify(answer(body))));
  });
});

describe('a plan', () => {
  it('grows step by step, goes back and forth, and is kept', async () => {
    const all = plans();
    await all.begin();

    await all.add('fleet 3');
    await all.add('place wood s01');
    await all.undo();
    const back = all.current?.actions;
    await all.redo();

    expect(back).toEqual(['fleet 3']);
    expect(all.current?.actions).toEqual(['fleet 3', 'place wood s01']);
    expect(all.current?.undone).toEqual([]);
    expect(plans().current?.name).toBe('Plan A');
    expect(plans().current?.wanted).toEqual(['fleet 3', 'place wood s01', 'build b01 i14']);
  });

  it('has what comes by itself among its steps, but does not play it', async () => {
    const all = plans();
    await all.begin();
    await all.add('place wood s01');

    const { current } = all;

    expect(current?.wanted).toEqual(['place wood s01', 'build b01 i14']);
    expect(current?.actions).toEqual(['place wood s01']);
    expect(current?.laid?.steps.map(({ answered }) => answered)).toEqual([false, true]);
  });

  it('is adapted when others have changed the table, and remembers what was wanted', async () => {
    const all = plans();
    await all.begin();
    await all.add('fleet 3');
    taken = true;

    await all.checkAll();

    expect(asked.at(-1)?.adapt).toBe(true);
    expect(all.current?.verdict).toBe('adapted');
    expect(all.current?.actions).toEqual(['fleet 6']);
    expect(all.current?.wanted).toEqual(['fleet 3']);
    expect(all.changed).toBe(1);
  });

  it('is played from its beginning, and gone when nothing is left', async () => {
    const all = plans();
    await all.begin();
    await all.add('fleet 3');
    await all.add('place wood s01');
    const plan = all.current;
    if (!plan) throw new Error('no plan');

    all.playedStep(plan);
    const rest = plan.wanted;
    all.playedStep(plan);

    expect(rest).toEqual(['place wood s01', 'build b01 i14']);
    expect(all.list).toEqual([]);
    expect(recallPlans('t')).toEqual([]);
  });
});

describe('several plans', () => {
  it('have letters, which are given again, and an end', async () => {
    const all = plans();
    for (let n = 0; n < MOST_PLANS + 2; n++) await all.begin(['fleet 3']);
    const [, second] = all.list;
    if (second) all.remove(second);

    await all.begin();

    expect(all.list).toHaveLength(MOST_PLANS);
    expect(all.current?.name).toBe('Plan B');
  });
});

describe('what the browser keeps', () => {
  it('is read only if it is what we keep', () => {
    localStorage.setItem(
      'himiko.plans.x',
      '{"at":1,"plans":[{"id":"A"},7,{"id":"B","name":"B","actions":["fleet 1"]}]}',
    );
    localStorage.setItem('himiko.plans.y', 'nonsense');

    expect(recallPlans('x')).toEqual([{ id: 'B', name: 'B', actions: ['fleet 1'] }]);
    expect(recallPlans('y')).toEqual([]);
  });

  it('is of the last tables only', () => {
    vi.useFakeTimers();
    for (let n = 0; n < 35; n++) {
      vi.setSystemTime(1_000_000 + n);
      keepPlans(`t${n}`, [{ id: 'A', name: 'A', actions: [] }]);
    }
    vi.useRealTimers();

    expect(recallPlans('t0')).toEqual([]);
    expect(recallPlans('t34')).toHaveLength(1);
  });
});
