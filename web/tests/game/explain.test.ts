// What is this? Every thing has a name, a sentence and a rule, in every language.
import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import { explain, type Plain, type Thing } from '../../src/game/explain';
import { isRule } from '../../src/learn/outline';
import WhatIsThis from '../../src/game/WhatIsThis.svelte';
import { LANGUAGES, loadTexts, setLanguage, startTexts } from '../../src/texts/index.svelte';

const PLAIN: Plain[] = [
  'mountain',
  'sacred',
  'prestige',
  'coins',
  'slot',
  'island',
  'harbour',
  'aside',
  'reserve',
  'decks',
  'order',
  'group',
  'trade',
  'recruit',
  'points',
];
const THINGS: Thing[] = [
  { what: 'specialist', id: 'fu_hsi' },
  { what: 'fleet', number: 7, power: 'swap_boats' },
  { what: 'building', kind: 'trading_post' },
  { what: 'boat', colour: 'gold' },
  { what: 'culture', kind: 'plum' },
  ...PLAIN.map((what): Thing => ({ what })),
];

beforeAll(async () => {
  await startTexts();
  await loadTexts('learn');
});

test.each(LANGUAGES)('everything is explained in %s', async (language) => {
  await setLanguage(language);

  const said = THINGS.map(explain);

  expect(said.filter(({ title, text }) => `${title}${text}`.includes('⟦'))).toEqual([]);
  expect(said.filter(({ rule }) => !isRule(rule))).toEqual([]);
});

test('it is shown with a link to its rule', async () => {
  await setLanguage('en');
  render(WhatIsThis, { thing: { what: 'specialist', id: 'riu' } });

  const link = await screen.findByRole('link', { name: 'More: rule 8.3' });

  expect(link.getAttribute('href')).toBe('/rules#8.3');
  expect(screen.getByText('Your harbour holds 2 more boats.')).toBeTruthy();
});
