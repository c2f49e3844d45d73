// Every legal action of the engine can be reached by choosing, and nothing else comes of it.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Verb } from '../../src/api/catalogue';
import { FROM_HAND, inOrder, kindOf, leftUndone, read, type Action } from '../../src/game/actions';
import {
  choiceOf,
  complete,
  decided,
  matching,
  nextTargets,
  NOTHING,
  pick,
  unpick,
  type Choice,
} from '../../src/game/choice';
import { python } from './fixture';

// Real games are played in Python first, on machines that have other work as well.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

interface Position {
  step: string;
  legal: string[];
}

function actions(...texts: string[]): Action[] {
  return texts.map(read);
}

describe('legal actions of real games', () => {
  let found: Position[] = [];
  beforeAll(() => {
    found = python('legal.py') as Position[];
  });

  it('are of every verb of the notation', () => {
    const verbs = new Set(found.flatMap((one) => one.legal.map((text) => read(text).verb)));

    expect([...verbs].sort()).toEqual(
      // prettier-ignore
      ['arrange', 'build', 'buy', 'collect', 'discard', 'done', 'ebisu', 'fleet', 'hetsuka',
       'kachiko', 'michimata', 'move', 'nakatsu', 'peek', 'place', 'raijin', 'recruit', 'remove',
       'reserve', 'sacred', 'sell', 'swap', 'take'],
    );
  });

  it('can all be reached: the verb, then what can be pointed at, to exactly this action', () => {
    const missed: string[] = [];
    for (const { legal } of found) {
      const all = legal.map(read);
      for (const action of all) {
        let choice = choiceOf(action.verb);
        for (const word of action.words) {
          if (decided(all, choice)) break;
          const next = nextTargets(all, choice).has(word) ? pick(all, choice, word) : null;
          if (!next) break;
          choice = next;
        }
        const left = [decided(all, choice), ...complete(all, choice)];
        if (!left.includes(action)) missed.push(action.text);
      }
    }

    expect(missed).toEqual([]);
  });

  it('are what pointing without a verb comes to, and nothing else', () => {
    for (const { legal } of found) {
      const all = legal.map(read);
      for (const word of nextTargets(all, NOTHING).keys()) {
        const next = pick(all, NOTHING, word);

        expect(next).not.toBeNull();
        expect(matching(all, next ?? NOTHING).length).toBeGreaterThan(0);
      }
    }
  });

  it('point only at things that are known', () => {
    const words = found.flatMap((one) => one.legal.flatMap((text) => read(text).words));

    expect([...new Set(words)].filter((word) => word !== '/' && kindOf(word) === null)).toEqual([]);
  });
});

describe('pointing', () => {
  it('at a boat in hand, then at a slot, places it', () => {
    const all = actions('place wood s01', 'place wood s02', 'sell wood', 'buy clay', 'done');

    const first = pick(all, NOTHING, 'wood', FROM_HAND);
    const second = pick(all, first ?? NOTHING, 's02');

    expect([...nextTargets(all, first ?? NOTHING).keys()]).toEqual(['s01', 's02']);
    expect(complete(all, first ?? NOTHING).map((one) => one.text)).toEqual(['sell wood']);
    expect(decided(all, second ?? NOTHING)?.text).toBe('place wood s02');
  });

  it('at an island means to collect, not the power of the fleet', () => {
    const all = actions('collect i03', 'collect i09', 'swap i03 i09', 'swap i03 i12');

    const next = pick(all, NOTHING, 'i03');

    expect(decided(all, next ?? NOTHING)?.text).toBe('collect i03');
  });

  it('means the power where it is named, or where nothing else is meant', () => {
    const all = actions('collect i03', 'swap i03 i09', 'swap i09 i12');

    const named = pick(all, choiceOf('swap'), 'i03');
    const only = pick(all, NOTHING, 'i12');

    expect(decided(all, named ?? NOTHING)?.text).toBe('swap i03 i09');
    expect(decided(all, only ?? NOTHING)?.text).toBe('swap i09 i12');
  });

  it('at another of the same kind replaces the first', () => {
    const all = actions('build b01 i03', 'build b01 i05', 'build b02 i05');

    const first = pick(all, NOTHING, 'b01');
    const second = pick(all, first ?? NOTHING, 'b02');

    expect(decided(all, second ?? NOTHING)?.text).toBe('build b02 i05');
  });

  it('at what is not possible is no choice', () => {
    expect(pick(actions('place wood s01'), NOTHING, 's02')).toBeNull();
  });

  it('can be taken back step by step', () => {
    const choice: Choice = { mode: 'swap', verbs: ['swap'], picks: ['s01'] };

    expect(unpick(choice).picks).toEqual([]);
    expect(unpick(unpick(choice))).toEqual(NOTHING);
  });

  it('leaves everything open when the only thing pointed at is taken back', () => {
    const all = actions('swap s01 s02', 'swap s01 s03', 'build b01 i05', 'done');
    const choice = pick(all, NOTHING, 's01');

    expect(choice?.verbs).toEqual(['swap']);
    expect(unpick(choice ?? NOTHING)).toBe(NOTHING);
  });
});

describe('ending', () => {
  it('leaves undone what is worth a question', () => {
    const all = actions('recruit riu plum plum', 'hetsuka plum', 'done');

    expect(leftUndone(all, true)).toEqual(['recruit']);
    expect(leftUndone(actions('sell wood', 'done'), false)).toEqual([]);
  });

  it('with the power of the fleet unused is worth one as well, when the turn ends', () => {
    const all = actions('swap i03 i09', 'swap i03 i12', 'peek', 'done');

    expect(leftUndone(all, true)).toEqual(['power']);
    expect(leftUndone(all, false)).toEqual([]);
  });
});

describe('a list of all actions', () => {
  it('begins with what a turn is made of, and ends with powers', () => {
    const verbs: Verb[] = [
      ...(['swap', 'hetsuka', 'buy', 'recruit'] as const),
      ...(['done', 'build', 'collect', 'place'] as const),
    ];

    expect(inOrder(verbs)).toEqual([
      ...['place', 'collect', 'build', 'recruit'],
      ...['buy', 'done'],
      ...['swap', 'hetsuka'],
    ]);
  });
});
