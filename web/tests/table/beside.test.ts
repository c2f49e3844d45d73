// Where a card stands beside what it explains.
import { expect, test } from 'vitest';
import { beside } from '../../src/table/beside';

const WINDOW = { left: 0, top: 0, right: 1280, bottom: 720 };
const CARD = { width: 368, height: 160 };
const FLEET = { left: 170, top: 77, right: 282, bottom: 171 };

test('it stands to the right, and to the left where there is no room', () => {
  expect(beside(FLEET, CARD, WINDOW).left).toBeGreaterThan(FLEET.right);
  const last = { ...FLEET, left: 1100, right: 1260 };
  expect(beside(last, CARD, WINDOW).left + CARD.width).toBeLessThan(last.left);
});

test('below a thing whose neighbours are compared with it, none of them is covered', () => {
  const { left, top } = beside(FLEET, CARD, WINDOW, { under: true });

  expect(top).toBeGreaterThan(FLEET.bottom);
  expect(left).toBeGreaterThanOrEqual(0);
});

test('a tile at the side is explained there, above it where there is no room below', () => {
  const side = { ...WINDOW, left: 840 };
  const tile = { left: 850, top: 300, right: 920, bottom: 380 };
  const low = { ...tile, top: 560, bottom: 640 };

  expect(beside(tile, CARD, side, { under: true })).toEqual({ left: 846, top: 390 });
  expect(beside(low, CARD, side, { under: true })).toEqual({ left: 846, top: 390 });
});

test('of the sides with room it is the one where the fewest targets are hidden', () => {
  const spot = { left: 600, top: 300, right: 640, bottom: 340 };
  const target = (left: number, top: number) => ({
    left,
    top,
    right: left + 40,
    bottom: top + 40,
  });
  const right = target(700, 300);
  const left = target(500, 300);

  expect(beside(spot, CARD, WINDOW, { avoid: [left] }).left).toBeGreaterThan(spot.right);
  expect(beside(spot, CARD, WINDOW, { avoid: [right] }).left).toBeLessThan(spot.left);
  expect(beside(spot, CARD, WINDOW, { avoid: [left, right] }).top).toBeGreaterThan(spot.bottom);
});
