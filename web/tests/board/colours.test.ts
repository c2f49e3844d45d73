// Nobody is shut out by colour: boats and players stay apart for every kind of colour vision.
import { describe, expect, it } from 'vitest';
import { COLOURS } from '../../src/api/catalogue';
import { BOATS } from '../../src/art/boats';
import { CULTURE } from '../../src/api/catalogue';
import { PATTERNS } from '../../src/art/patterns';
import { LANGUAGES, setLanguage, t } from '../../src/texts/index.svelte';
import {
  ciede2000,
  colourOf,
  contrast,
  difference,
  lab,
  seen,
  VISIONS,
  type Vision,
} from './colours';

const SEATS = [0, 1, 2, 3];
const THEMES = ['light', 'dark'] as const;
const visions = Object.keys(VISIONS) as Vision[];

const pairs = <T>(all: readonly T[]): [T, T][] =>
  all.flatMap((one, n) => all.slice(n + 1).map((other): [T, T] => [one, other]));

describe('the measure of difference', () => {
  it.each([
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447], 1.4441],
  ] as const)('agrees with the published values of CIEDE2000', (one, other, value) => {
    expect(ciede2000(one, other)).toBeCloseTo(value, 4);
  });
});

describe.each(visions)('with %s', (vision) => {
  const apart = (a: string, b: string): number =>
    difference(seen(colourOf(a), vision), seen(colourOf(b), vision));

  it.each(pairs(COLOURS))('%s and %s boats look different', (a, b) => {
    expect(apart(`boat-${a}`, `boat-${b}`)).toBeGreaterThan(10);
  });

  it.each(pairs(SEATS))('players %i and %i look different', (a, b) => {
    expect(apart(`player-${a}`, `player-${b}`)).toBeGreaterThan(10);
  });
});

describe('without hue', () => {
  it.each(pairs(COLOURS))('%s and %s boats differ in lightness, or in shape', (a, b) => {
    const [one, other] = [lab(colourOf(`boat-${a}`)), lab(colourOf(`boat-${b}`))];

    // The shapes are compared as silhouettes in the browser's tests.
    expect(BOATS[a].hull).not.toBe(BOATS[b].hull);
    expect(Math.abs(one[0] - other[0])).toBeGreaterThan(5);
  });

  it.each(pairs(SEATS))('players %i and %i differ in their pattern', (a, b) => {
    expect(PATTERNS[a]?.square).not.toBe(PATTERNS[b]?.square);
    expect(PATTERNS[a]?.roof).not.toBe(PATTERNS[b]?.roof);
  });

  it.each(LANGUAGES)('every boat has a letter of its own in %s', async (language) => {
    await setLanguage(language);

    const letters = COLOURS.map((colour) => t(`letter-${colour}`));

    expect(new Set(letters).size).toBe(COLOURS.length);
    expect(letters.every((letter) => letter.length === 1)).toBe(true);
    // Slots have numbers: no letter may be taken for one.
    expect(letters.filter((letter) => /[\dЗз]/.test(letter))).toEqual([]);
  });
});

describe('contrast', () => {
  it.each(COLOURS)('the letter on a %s boat can be read', (colour) => {
    expect(contrast(colourOf(`boat-${colour}`), colourOf(`letter-${colour}`))).toBeGreaterThan(4.5);
  });

  it.each(CULTURE)('the %s crest stands out from its disc', (kind) => {
    expect(contrast(colourOf(`culture-${kind}`), colourOf('art-paper'))).toBeGreaterThan(4.5);
  });

  it.each(SEATS)('the pattern of player %i can be seen', (seat) => {
    expect(contrast(colourOf(`player-${seat}`), colourOf(`player-${seat}-line`))).toBeGreaterThan(
      3,
    );
  });

  it.each(THEMES)('boats stand out from the water, by their rim or their outline, %s', (theme) => {
    for (const sea of ['deep', 'mid', 'pale']) {
      const water = colourOf(`art-sea-${sea}`, theme);
      const [rim, ink] = [colourOf('art-boat-rim'), colourOf('art-ink')];
      expect(Math.max(contrast(water, rim), contrast(water, ink))).toBeGreaterThan(3);
    }
  });

  it.each(THEMES)('what can be picked stands out from its light edge, %s', (theme) => {
    expect(contrast(colourOf('art-target', theme), colourOf('art-boat-rim'))).toBeGreaterThan(3);
  });

  it.each(THEMES)('numbers on slots and islands can be read, %s', (theme) => {
    const [number, ink] = [colourOf('art-number', theme), colourOf('art-ink')];
    expect(contrast(number, colourOf('art-sea-pale', theme))).toBeGreaterThan(4.5);
    expect(contrast(ink, colourOf('art-sand', theme))).toBeGreaterThan(4.5);
  });
});
