// A caption does not hide what it speaks of.
import { expect, test } from 'vitest';
import { clearBand } from '../../src/table/clearBand';

const STAGE = { left: 0, top: 60, right: 800, bottom: 560 };
const CAPTION = { width: 600, height: 50 };
const at = (x: number, y: number) => ({ left: x - 10, top: y - 10, right: x + 10, bottom: y + 10 });

test('it stays where it is as long as it hides nothing', () => {
  expect(clearBand(STAGE, CAPTION, [], 'top')).toBe('top');
  expect(clearBand(STAGE, CAPTION, [at(400, 300)], 'bottom')).toBe('bottom');
  expect(clearBand(STAGE, CAPTION, [at(20, 80)], 'top')).toBe('top');
});

test('it goes to another edge, or to the middle, where it would hide something', () => {
  expect(clearBand(STAGE, CAPTION, [at(400, 90)], 'top')).toBe('bottom');
  expect(clearBand(STAGE, CAPTION, [at(400, 540)], 'bottom')).toBe('top');
  expect(clearBand(STAGE, CAPTION, [at(400, 90), at(400, 540)], 'top')).toBe('middle');
});
