// Coming nearer to what can be chosen.
import { describe, expect, it } from 'vitest';
import { partWith } from '../../src/board/aim';
import type { Frame, Geometry } from '../../src/board/geometry';
import { Zoom } from '../../src/board/zoom.svelte';

const ROUNDING = 1e-6;
const WHOLE: Frame = { left: 0, top: 0, width: 1600, height: 1000 };

/** The part of the whole that is in sight. */
function sight({ scale, x, y }: Zoom): Frame {
  const { width, height } = WHOLE;
  return { left: -x / scale, top: -y / scale, width: width / scale, height: height / scale };
}

function holds(outer: Frame, inner: Frame): boolean {
  return (
    outer.left - ROUNDING <= inner.left &&
    outer.top - ROUNDING <= inner.top &&
    outer.left + outer.width + ROUNDING >= inner.left + inner.width &&
    outer.top + outer.height + ROUNDING >= inner.top + inner.height
  );
}

describe('coming nearer to a part of the board', () => {
  it.each([
    ['a small one in a corner', { left: 0, top: 900, width: 100, height: 100 }, 1.5],
    ['one along an edge', { left: 20, top: 60, width: 120, height: 780 }, 1000 / 780],
  ])('keeps all of it in sight: %s', (_, part, scale) => {
    const zoom = new Zoom();
    zoom.resize(WHOLE);

    zoom.to(part, 1.5);

    expect(zoom.scale).toBeCloseTo(scale);
    expect(holds(sight(zoom), part)).toBe(true);
  });

  it('comes a little nearer also to what takes up nearly all of it', () => {
    const zoom = new Zoom();
    zoom.resize(WHOLE);

    zoom.to({ left: 10, top: 10, width: 1500, height: 900 }, 1.5);

    expect(zoom.scale).toBe(1.2);
  });
});

it('takes spots with water around them, and nothing where there is none', () => {
  const slots = new Map([
    ['s01', { x: 100, y: 200 }],
    ['s02', { x: 300, y: 250 }],
  ]);
  const board = { slots, islands: new Map() } as unknown as Geometry;

  expect(partWith(board, ['s01', 's02'])).toEqual({ left: 40, top: 140, width: 320, height: 170 });
  expect(partWith(board, [])).toBeUndefined();
});
