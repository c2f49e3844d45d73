// Why a turn is good, in words.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Grounds } from '../../src/api/types';
import { groundsText } from '../../src/game/groundsText';
import { setLanguage } from '../../src/texts/index.svelte';

beforeAll(() => setLanguage('en'));

const NOTHING = { points: {}, tokens: 0, total: 0 };
const say = (grounds: Grounds): string =>
  groundsText(
    grounds,
    (seat) => `player ${seat}`,
    (actions) => actions.join(', '),
  ).join(' ');

describe('the grounds of a turn', () => {
  test('are what it brings by part, in the order of the score', () => {
    const gains = { points: { buildings: 3, coins: -1 }, tokens: 1, total: 2 };

    expect(say({ gains, ends_round: false, reply: null })).toBe(
      'What it earns: coins −1, buildings +3 and +1 culture token.',
    );
  });

  test('are what the others can answer', () => {
    const answer = { points: { buildings: 4 }, tokens: 0, total: 4 };
    const reply = { seat: 1, actions: ['fleet 2', 'build b03 i05'], gains: answer };

    expect(say({ gains: NOTHING, ends_round: false, reply })).toBe(
      'It earns no points right away, but it sets up what comes next. ' +
        'player 1 could then respond: fleet 2, build b03 i05 (buildings +4).',
    );
  });

  test('are that nobody can answer before the next round', () => {
    expect(say({ gains: NOTHING, ends_round: true, reply: null })).toContain('ends the round');
  });
});
