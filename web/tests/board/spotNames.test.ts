// What screen readers say of the board.
import { beforeAll, describe, expect, it } from 'vitest';
import { geometryOf, islandName, slotName, spotsOf } from '../../src/board';
import { LANGUAGES, setLanguage } from '../../src/texts/index.svelte';
import { editionOf, fullView, viewOf } from './editions';

const standard = editionOf('standard');
const board = geometryOf(standard);

describe('in English', () => {
  beforeAll(() => setLanguage('en'));

  it('names a slot with its boat and its islands', () => {
    const view = viewOf(standard, { boats: { s19: 'wood' } });

    expect(slotName(board, view, 's19')).toBe(
      'slot 19, wood boat, next to islands 3, 9, 10 and 16',
    );
    expect(slotName(board, view, 's55')).toBe('slot 55, empty, next to island 7');
    expect(slotName(board, view, 's01')).toBe(
      'slot 1, empty, entry slot, next to islands 14 and 22',
    );
  });

  it('names an island with what is on it and its boats', () => {
    const boats = { s07: 'wood', s08: 'clay', s13: 'stone' } as const;
    const view = viewOf(standard, {
      boats,
      mountains: ['i09'],
      built: { i01: 0, i07: 'torii' },
      culture: { i02: 'plum' },
      sacred: ['i03'],
    });

    expect(islandName(board, view, 'i09')).toBe(
      'island 9, empty, mountain, boats on 3 of 5 slots: wood, clay and stone',
    );
    expect(islandName(board, view, 'i24')).toMatch(/^island 24, empty, \d free slots$/);
    expect(islandName(board, view, 'i01', ['Ann'])).toMatch(/^island 1, Ann’s building, boats on/);
    expect(islandName(board, view, 'i01')).toMatch(/^island 1, Blue’s building/);
    expect(islandName(board, view, 'i02')).toMatch(/^island 2, plum token/);
    expect(islandName(board, view, 'i03')).toMatch(/^island 3, sacred ground/);
    expect(islandName(board, view, 'i07')).toMatch(/^island 7, torii/);
  });

  it('finds the spots an action names', () => {
    expect(spotsOf('swap i03 i09')).toEqual(['i03', 'i09']);
    expect(spotsOf('place wood s12')).toEqual(['s12']);
    expect(spotsOf('recruit riu plum plum')).toEqual([]);
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('has words for everything on a full board', async () => {
    await setLanguage(language);
    const view = fullView(standard);

    const said = [
      ...[...board.slots.keys()].map((slot) => slotName(board, view, slot)),
      ...[...board.islands.keys()].map((island) => islandName(board, view, island)),
    ];

    expect(said.filter((words) => /⟦|undefined|\{/.test(words))).toEqual([]);
    expect(new Set(said).size).toBe(said.length);
  });
});
