// The lessons: what is taught when and in which order, how the script is followed, and how one
// comes back to it.
import { describe, expect, test } from 'vitest';
import type { GameEvent, State } from '../../src/api/types';
import { EXERCISES, outcomeOf, solutionOf } from '../../src/learn/exercises';
import { position } from '../../src/learn/lesson.json';
import {
  LESSONS,
  lessonFor,
  situationOf,
  STEPS,
  stepOf,
  type Situation,
} from '../../src/learn/lesson';
import { shortEdition } from '../../src/learn/lessonTable';
import { follow, SCRIPT, type Block } from '../../src/learn/script';

const NOW: Situation = {
  mine: true,
  over: false,
  step: 'act',
  turns: 1,
  verbs: new Set(['buy', 'place']),
  chain: 0,
  trades: 0,
  recruited: false,
  had: new Set(),
  script: null,
};
const FIRST = ['begin', 'boats'];
const idFor = (now: Partial<Situation>, ...taught: string[]) =>
  lessonFor({ ...NOW, ...now }, new Set([...FIRST, ...taught]))?.id;

/** The events of a script, each at its own ply. */
function played(blocks: readonly Block[]): GameEvent[] {
  const steps = blocks.flatMap((block) => block.steps);
  return steps.map(({ event }, n) => ({ ply: n + 1, seat: 0, ...event }) as unknown as GameEvent);
}

describe('along the script', () => {
  test('the lessons come in their order, each with its number', () => {
    const log = played(SCRIPT);
    const taught = new Set<string>();
    const seen: (number | null)[] = [];
    for (let ply = 0; ply < log.length; ply++) {
      const script = follow(SCRIPT, log, ply).lesson;
      const had = new Set(log.slice(0, ply).map(({ event }): string => event));
      const turns = log.slice(0, ply).filter(({ event }) => event === 'turn_ended').length + 1;
      const asksForFleet = script === 'boats' || script === 'number';
      const now = { ...NOW, script, had, turns, step: asksForFleet ? 'fleet' : 'act' };
      for (;;) {
        const lesson = lessonFor(now, taught);
        if (!lesson) throw new Error(`nothing is said at ply ${ply}`);
        seen.push(stepOf(lesson, now, taught));
        taught.add(lesson.id);
        if (!lesson.reading) break;
      }
    }

    // The chain has two boats, and three tokens are collected.
    expect(seen).toEqual([1, 2, 3, 4, 5, 5, 6, 6, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  });

  test('the lesson that asks stays until all of it is done, in any order', () => {
    const [fleet, buy, first, second, third] = played(SCRIPT);
    const collected = (ply: number, island: string) =>
      ({ ply, seat: 0, event: 'collected', island }) as unknown as GameEvent;
    const log = [fleet, buy, first, second, third] as GameEvent[];

    const course = follow(SCRIPT, [...log, collected(6, 'i22')], 6);

    expect(course).toMatchObject({ lesson: 'collect', strayed: false, kept: 6 });
    expect(course.open).toEqual(['collect i14', 'collect i01']);
  });

  test('something else is noticed, with the place to go back to', () => {
    const log = [
      ...played(SCRIPT.slice(0, 1)),
      { ply: 2, seat: 0, event: 'boat_placed', colour: 'stone', slot: 's04' },
    ] as unknown as GameEvent[];

    expect(follow(SCRIPT, log, 2)).toMatchObject({ kept: 1, strayed: true, lesson: 'trade' });
    expect(follow(SCRIPT, log, 1)).toMatchObject({ kept: 1, strayed: false, lesson: 'trade' });
  });

  test('ends after two turns', () => {
    const log = played(SCRIPT);

    expect(follow(SCRIPT, log, log.length + 9)).toMatchObject({ strayed: false, lesson: null });
  });
});

describe('off the script', () => {
  test('each thing is explained when it comes up', () => {
    expect(idFor({})).toBe('trade');
    expect(idFor({ trades: 1 })).toBe('enter');
    expect(idFor({ chain: 1, verbs: new Set(['place', 'collect']) })).toBe('chain');
    expect(idFor({ chain: 3, verbs: new Set(['collect']) }, 'chain')).toBe('collect');
    expect(idFor({ step: 'recruit', verbs: new Set(['recruit', 'done']) })).toBe('recruit');
    expect(idFor({ step: 'recruit', recruited: true, verbs: new Set(['done']) })).toBe('end');
    expect(idFor({ had: new Set(['built']), step: 'recruit' })).toBe('built');
    expect(idFor({ step: 'moor', verbs: new Set(['discard']) })).toBe('moor');
  });

  test('what comes late has no number, and neither has what comes in few games', () => {
    const lesson = (id: string) => LESSONS.find((one) => one.id === id) ?? LESSONS[0];
    const taught = new Set([...FIRST, 'enter', 'others']);

    expect(lesson('trade') && stepOf(lesson('trade') as never, NOW, taught)).toBeNull();
    expect(stepOf(lesson('moor') as never, NOW, taught)).toBeNull();
    expect(stepOf(lesson('round') as never, NOW, taught)).toBe(16);
  });
});

describe('later', () => {
  test('the rest comes one at a time, up to the last step', () => {
    const early = SCRIPT.map(({ lesson }) => lesson).concat('tile', 'built');
    const fleet = { step: 'fleet', verbs: new Set(['fleet']) };

    expect(idFor({ mine: false, had: new Set(['other']) }, ...early)).toBe('others');
    const had = new Set(['other', 'round_ended']);
    expect(idFor({ ...fleet, turns: 3, had }, ...early, 'others')).toBe('round');
    expect(idFor({ turns: 3, had }, ...early, 'others', 'round')).toBe('powers');
    const late = [...early, 'others', 'round', 'powers'];
    expect(idFor({ ...fleet, turns: 4, had }, ...late)).toBe('ends');
    expect(idFor({ turns: 4, had }, ...late)).toBe('ends'); // the fleet was chosen at once
    expect(idFor({ turns: 4, had }, ...late, 'ends')).toBe('all');
    expect(idFor({ turns: 5, had }, ...late, 'ends', 'all')).toBeUndefined();
  });

  test('that the game is over is the last step, and said for as long as it is', () => {
    const now = { ...NOW, over: true, mine: false };
    const lesson = lessonFor(now, new Set(['over']));

    expect(lesson?.id).toBe('over');
    expect(lesson && stepOf(lesson, now, new Set(['over']))).toBe(STEPS);
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
    view: { step: 'act', round: 2, now: { chain: ['s02'], trades: 1, recruited: false } },
  } as unknown as State;
  const course = { kept: 0, strayed: true, lesson: 'trade', open: [] };

  test('is read off the state and the log', () => {
    const log = [event('fleet_chosen', 0), event('built', 1), event('fleet_chosen', 0)];

    const now = situationOf(state, log, course);

    expect(now).toMatchObject({ mine: true, turns: 2, chain: 1, trades: 1, script: null });
    expect([...now.verbs]).toEqual(['place', 'done']);
    expect([...now.had]).toEqual(['fleet_chosen', 'other']);
  });

  test('does not know of what is not shown yet', () => {
    const later = { ...event('round_ended', null), ply: 10 };

    expect([...situationOf(state, [later], course).had]).toEqual([]);
  });
});

describe('an exercise', () => {
  test('is solved by its goal, and missed when the turn has ended without it', () => {
    for (const exercise of EXERCISES) {
      const log = played(solutionOf(exercise));
      const reached = { ply: 9, seat: 0, ...exercise.goal } as unknown as GameEvent;
      const ended = { ply: 10, seat: 0, event: 'turn_ended' } as unknown as GameEvent;

      expect(outcomeOf(exercise, [], 0)).toBe('open');
      expect(outcomeOf(exercise, [...log.slice(0, 2), reached, ended], 10)).toBe('solved');
      expect(outcomeOf(exercise, [...log.slice(0, 2), ended, reached], 10)).toBe('missed');
      expect(outcomeOf(exercise, [reached], 8)).toBe('open');
    }
  });
});

test('the lesson’s table has three buildings each, and its position says so', () => {
  const edition = shortEdition();

  expect(edition).toContain('id = "lesson"');
  expect(edition).toContain('standard_buildings = { 2 = 3, 3 = 3, 4 = 3 }');
  expect(position.players.map(({ buildings_left }) => buildings_left)).toEqual([3, 3]);
  expect(position.edition).toBe('lesson/1');
});
