// The levels to choose from: the ladder, weakest first, and the one that adapts.
import { beforeAll, expect, test } from 'vitest';
import { LADDER } from '../../src/api/catalogue';
import { lastQuick } from '../../src/lobby/quickTable';
import { parse, address } from '../../src/routes';
import { setLanguage } from '../../src/texts/index.svelte';
import { levelChoices, levelDoes, opponentChoices } from '../../src/ui/levels';

beforeAll(() => setLanguage('en'));

test('the ladder has eight levels, the champion last, and nobody who plays at random', () => {
  expect(LADDER).toHaveLength(8);
  expect(LADDER.at(-1)).toBe('himiko');
  expect(levelChoices().map(({ value }) => value)).not.toContain('drifter');
});

test('each says how strong it is and how it plays', () => {
  expect(levelDoes('deckhand')).toMatch(/^Level 1 of 8\. Has just learnt the rules/);
  expect(opponentChoices().at(-1)).toEqual({ value: 'adapts', label: 'Adapts to you' });
});

test('whoever chose a level that is not offered any more gets a beginner', () => {
  localStorage.setItem('himiko.quick', JSON.stringify({ opponents: 2, level: 'drifter' }));

  expect(lastQuick()).toEqual({ opponents: 2, level: 'fisher' });
});

test.each(['/challenges', '/challenges/pilot-2'])('%s is an address', (path) => {
  const route = parse(path);

  expect(route.screen).toBe('challenges');
  expect(address(route)).toBe(path);
});
