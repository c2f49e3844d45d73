// The arithmetic of the chart.
import { describe, expect, test } from 'vitest';
import { apart, lineOf, scale, stepOf, stepsOf, ticksOf } from '../../src/review/chart';

const BOX = { left: 0, top: 0, right: 100, bottom: 100 };

test('a scale is linear, may run backwards, and bears an empty domain', () => {
  expect(scale([0, 10], [100, 0])(2.5)).toBe(75);
  expect(scale([3, 3], [5, 9])(3)).toBe(5);
});

describe('ticks', () => {
  test.each([
    [3, 1],
    [12, 5],
    [41, 10],
    [90, 20],
    [230, 50],
  ])('over a span of %i go by %i', (span, step) => {
    expect(stepOf(span, 5)).toBe(step);
  });

  test('enclose all values, below nothing, too', () => {
    expect(ticksOf([2, 41])).toEqual([0, 10, 20, 30, 40, 50]);
    expect(ticksOf([-2, 7])).toEqual([-2, 0, 2, 4, 6, 8]);
    expect(ticksOf([])).toEqual([0, 1]);
  });
});

describe('lines', () => {
  test('of points keep their height until it changes', () => {
    const path = stepsOf([
      { x: 0, y: 9 },
      { x: 4, y: 9 },
      { x: 8, y: 3.04 },
    ]);

    expect(path).toBe('M0 9H4V9H8V3');
  });

  test('of chances leave out what is not known', () => {
    expect(lineOf([{ x: 0, y: 1 }, null, { x: 2, y: 3 }])).toBe('M0 1L2 3');
    expect(lineOf([null])).toBe('');
  });
});

describe('labels', () => {
  test('that would cover each other are moved apart, in their order', () => {
    expect(apart([50, 50, 10], 20, BOX)).toEqual([50, 70, 10]);
  });

  test('stay within the box', () => {
    expect(apart([99, 98], 20, BOX)).toEqual([100, 80]);
  });
});
