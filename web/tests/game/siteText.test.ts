// Where a tile could be built, in words and over the islands.
import { beforeAll, expect, test } from 'vitest';
import type { EditionFile, Site } from '../../src/api/types';
import { siteNotes } from '../../src/game/siteNotes';
import { siteText } from '../../src/game/siteText';
import { setLanguage } from '../../src/texts/index.svelte';

beforeAll(() => setLanguage('en'));

const edition = {
  buildings: { b08: { needs: ['bamboo', 'stone', 'clay'] }, b01: { needs: ['bamboo', 'bamboo'] } },
} as unknown as EditionFile;
const site = (more: Partial<Site>): Site => ({
  tile: 'b08',
  island: 'i09',
  missing: { stone: 1 },
  hand: false,
  fleets: [],
  ...more,
});

test('what is missing where is said with what brings it', () => {
  const said = [
    site({}),
    site({ missing: {} }),
    site({ hand: true }),
    site({ fleets: [3, 7], missing: { stone: 2 } }),
  ].map((one) => siteText(one, edition));

  expect(said).toEqual([
    'Island 9: 2 of 3 there; missing: stone.',
    'Island 9: all 3 boats are there.',
    'Island 9: 2 of 3 there; missing: stone. The boats in your hand are enough.',
    'Island 9: 1 of 3 there; missing: 2 × stone. Fleet 3 or 7 would be enough.',
  ]);
});

test('islands say how many boats are there: of one tile, or of all within reach', () => {
  const sites = [
    site({}),
    site({ island: 'i10', missing: { stone: 1, clay: 1, bamboo: 1 } }),
    site({ island: 'i11', tile: 'b01', missing: { bamboo: 1 }, fleets: [1] }),
  ];

  expect(siteNotes(sites, 'b08', edition)).toEqual({ i09: '2/3' });
  expect(siteNotes(sites, null, edition)).toEqual({ i11: '1/2' });
});

test('an island within reach is marked, however many boats are missing', () => {
  const missing = { stone: 1, clay: 1, bamboo: 1 };
  const sites = [
    site({ island: 'i10', missing }),
    site({ island: 'i11', missing, hand: true }),
    site({ island: 'i12', missing, fleets: [4] }),
  ];

  expect(siteNotes(sites, 'b08', edition)).toEqual({ i11: '0/3', i12: '0/3' });
  expect(siteNotes(sites, null, edition)).toEqual({ i11: '0/3', i12: '0/3' });
});
