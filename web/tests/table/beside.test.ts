// Where a card stands beside what it explains.
import { expect, test } from 'vitest';
import { beside } from '../../src/table/beside';

const WINDOW = { width: 1280, height: 720 };
const CARD = { width: 368, height: 160 };
const FLEET = { left: 170, top: 77, right: 282, bottom: 171 };

test('it stands to the right, and to the left where there is no room', () => {
  expect(beside(FLEET, CARD, WINDOW).left).toBeGreaterThan(FLEET.right);
  const last = { ...FLEET, left: 1100, right: 1260 };
  expect(beside(last, CARD, WINDOW).left + CARD.width).toBeLessThan(last.left);
});

test('below a thing whose neighbours are compared with it, none of them is covered', () => {
  const { left, top } = beside(FLEET, CARD, WINDOW, true);

  expect(top).toBeGreaterThan(FLEET.bottom);
  expect(left).toBeGreaterThanOrEqual(0);
});
