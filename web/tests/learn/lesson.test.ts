// The lessons: what is taught when, each once, and only what is legal is suggested.
import { describe, expect, test } from 'vitest';
import type { GameEvent, State } from '../../src/api/types';
import position from '../../src/learn/lesson.json';
import {
  LESSONS,
  lessonFor,
  situationOf,
  suggestion,
  type Situation,
} from '../../src/learn/lesson';
import { shortEdition } from '../../src/learn/lessonTable';

const NOW: Situation = {
  mine: true,
  over: false,
  step: 'act',
  round: 1,
  turns: 1,
  verbs: new Set(['buy', 'place']),
  chain: 0,
  trades: 0,
  power: 0,
  recruited: false,
  had: new Set(),
};
const FIRST = new Set(['welcome', 'fleet']);
const idFor = (now: Partial<Situation>, ...taught: string[]) =>
  lessonFor({ ...NOW, ...now }, new Set([...FIRST, ...taught]))?.id;

describe('a first turn', () => {
  test('begins with a welcome, then the fleet', () => {
    const now = { ...NOW, step: 'fleet', verbs: new Set(['fleet']) };

    expect(lessonFor(now, new Set())?.id).toBe('welcome');
    expect(lessonFor(now, new Set(['welcome']))?.id).toBe('fleet');
  });

  test('goes on with trade, the first boat, the chain, collecting, recruiting, the end', () => {
    expect(idFor({})).toBe('trade');
    expect(idFor({ trades: 1 })).toBe('place');
    expect(idFor({}, 'trade')).toBe('place');
    expect(idFor({ chain: 1, verbs: new Set(['place', 'collect']) })).toBe('chain');
    expect(idFor({ chain: 3, verbs: new Set(['collect']) }, 'chain')).toBe('collect');
    expect(idFor({ step: 'collect', verbs: new Set(['collect']) })).toBe('more');
    expect(idFor({ step: 'recruit', verbs: new Set(['recruit', 'done']) })).toBe('recruit');
    expect(idFor({ step: 'recruit', recruited: true, verbs: new Set(['done']) })).toBe('end');
  });

  test('without the tokens for a specialist says so', () => {
    expect(idFor({ step: 'recruit', verbs: new Set(['done']) })).toBe('later');
  });
});

describe('later', () => {
  test('building is taught as soon as it is possible, before the chain', () => {
    const now = { chain: 1, turns: 2, verbs: new Set(['place', 'build', 'collect']) };

    expect(idFor(now, 'second')).toBe('build');
    expect(idFor(now, 'second', 'build', 'chain')).toBe('either');
  });

  test('what happened is explained when it has happened', () => {
    expect(idFor({ had: new Set(['built']) })).toBe('built');
    expect(idFor({ had: new Set(['boats_moored']) })).toBe('harbour');
    expect(idFor({ had: new Set(['round_ended']), step: 'fleet' })).toBe('round');
    expect(idFor({ had: new Set(['other']) })).toBe('others');
  });

  test('nothing is taught twice', () => {
    const all = new Set(LESSONS.map(({ id }) => id));

    expect(lessonFor(NOW, all)).toBeNull();
  });

  test('that the game is over is said for as long as it is', () => {
    expect(idFor({ over: true, mine: false }, 'over')).toBe('over');
  });
});

describe('the situation', () => {
  const event = (name: string, seat: number | null) =>
    ({ ply: 1, seat, event: name }) as unknown as GameEvent;
  const state = {
    mine: [0],
    turn: 0,
    ply: 9,
    status: 'running',
    legal: ['place wood s01', 'done'],
    view: { step: 'act', round: 2, now: { chain: ['s02'], trades: 1, power: 1, recruited: false } },
  } as unknown as State;

  test('is read off the state and the log', () => {
    const log = [event('fleet_chosen', 0), event('built', 1), event('fleet_chosen', 0)];

    const now = situationOf(state, log);

    expect(now).toMatchObject({ mine: true, turns: 2, chain: 1, trades: 1, power: 1, round: 2 });
    expect([...now.verbs]).toEqual(['place', 'done']);
    expect([...now.had]).toEqual(['other']);
  });

  test('does not know of what is not shown yet', () => {
    const later = { ...event('round_ended', null), ply: 10 };

    expect([...situationOf(state, [later]).had]).toEqual([]);
  });
});

describe('the suggestion', () => {
  test('is always legal', () => {
    expect(suggestion(NOW, ['buy bamboo', 'place bamboo s01'])).toBe('buy bamboo');
    expect(suggestion(NOW, ['place clay s05'])).toBeNull();
    expect(suggestion({ ...NOW, step: 'recruit' }, ['done'])).toBe('done');
  });

  test('in the second turn buys bamboo only if none can be placed', () => {
    const now = { ...NOW, turns: 2 };

    expect(suggestion(now, ['buy bamboo', 'place bamboo s07'])).toBe('place bamboo s07');
    expect(suggestion(now, ['buy bamboo', 'place wood s04'])).toBe('buy bamboo');
  });

  test('never contradicts the lesson', () => {
    const lesson = (id: string) => LESSONS.find((one) => one.id === id) ?? null;
    const legal = ['buy bamboo', 'place bamboo s01', 'collect i14', 'recruit riu plum plum'];
    const recruiting = { ...NOW, step: 'recruit' };

    expect(suggestion(NOW, legal, lesson('trade'))).toBe('buy bamboo');
    expect(suggestion(NOW, legal, lesson('place'))).toBe('place bamboo s01');
    expect(suggestion(NOW, ['buy bamboo', 'place clay s05'], lesson('place'))).toBeNull();
    expect(suggestion(NOW, ['collect i14', 'place clay s05'], lesson('chain'))).toBeNull();
    expect(suggestion(recruiting, ['recruit ebisu rice rice', 'done'], lesson('recruit'))).toBe(
      null,
    );
    expect(suggestion(recruiting, ['done'], lesson('end'))).toBe('done');
  });

  test('ends with the second turn', () => {
    expect(suggestion({ ...NOW, turns: 3 }, ['fleet 7'])).toBeNull();
  });
});

test('the lesson’s table has three buildings each, and its position says so', () => {
  const edition = shortEdition();

  expect(edition).toContain('id = "lesson"');
  expect(edition).toContain('standard_buildings = { 2 = 3, 3 = 3, 4 = 3 }');
  expect(position.players.map(({ buildings_left }) => buildings_left)).toEqual([3, 3]);
  expect(position.edition).toBe('lesson/1');
});
