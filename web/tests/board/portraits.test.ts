import { describe, expect, test } from 'vitest';
import { LEVELS, SPECIALIST_POINTS } from '../../src/api/catalogue';
import { LEVEL_PORTRAITS } from '../../src/art/portraits/levels';
import type { Portrait } from '../../src/art/portraits/portrait';
import { SPECIALIST_PORTRAITS } from '../../src/art/portraits/specialists';

const DRAWN: [string, Portrait | undefined][] = [
  ...Object.keys(SPECIALIST_POINTS).map((who): [string, Portrait | undefined] => [
    who,
    (SPECIALIST_PORTRAITS as Record<string, Portrait>)[who],
  ]),
  ...[...LEVELS, 'adapts' as const].map((level): [string, Portrait] => [
    level,
    LEVEL_PORTRAITS[level],
  ]),
];

describe.each(DRAWN)('the portrait of %s', (_, portrait) => {
  const layers = [
    portrait?.behind,
    portrait?.back,
    portrait?.robe,
    portrait?.head,
    portrait?.before,
  ]
    .flat()
    .filter((layer) => layer !== undefined);

  test('is there, and has a ground that runs into another colour', () => {
    expect(portrait).toBeDefined();
    expect(portrait?.ground).not.toBe(portrait?.top);
  });

  test('is made of paths with numbers only', () => {
    for (const { d } of layers) expect(d).toMatch(/^M[-\d\s.,MLHVCQAZTSmlhvcqaztse]+$/);
  });

  test('has lines that can be seen at the size of a card', () => {
    for (const { stroke, width } of layers) {
      if (stroke !== 'none') expect(width).toBeGreaterThanOrEqual(1.3);
    }
  });
});

test('no two portraits are alike', () => {
  const printed = DRAWN.map(([, portrait]) => JSON.stringify(portrait));

  expect(new Set(printed).size).toBe(printed.length);
});
