// The four classic patterns, one for each seat: waves (seigaiha), scales (uroko), arrow feathers
// (yagasuri) and hemp leaf (asanoha); for a square of 48, and for the roof of a building.

import { around, leaf } from './path';

type Point = readonly [x: number, y: number];

/** Rows of points, every second row shifted by half a step. */
const rows = (step: number, rise: number, from = 0): Point[] => {
  const points: Point[] = [];
  for (let row = 0, y = from; y <= 48 + rise; row += 1, y += rise) {
    for (let x = row % 2 ? -step / 2 : 0; x <= 48 + step; x += step) points.push([x, y]);
  }
  return points;
};

const wave = (r: number) => (point: Point) =>
  [r, r * 0.48]
    .map((radius) => `M${point[0] - radius} ${point[1]}a${radius} ${radius} 0 0 1 ${2 * radius} 0`)
    .join('');
const scale = (w: number, h: number) => (point: Point) =>
  `M${point[0] - w} ${point[1]}l${w} ${-h}l${w} ${h}z`;
const feather = (w: number, h: number, up: boolean) => (point: Point) => {
  const [x, y] = [point[0] - w, point[1]];
  const tip = up ? -w : w;
  return `M${x} ${y}l${w} ${tip}l${w} ${-tip}v${h}l${-w} ${tip}l${-w} ${-tip}z`;
};
const hemp = (r: number) => (point: Point) => {
  const [x, y] = point;
  return around(leaf(x, y, x, y - r, r * 0.42), 6, 0, x, y);
};

interface Pattern {
  /** Lines to stroke; else areas to fill. */
  readonly stroked: boolean;
  readonly square: string;
  readonly roof: string;
}

const draw = (points: readonly Point[], one: (point: Point) => string): string =>
  points.map(one).join('');

const feathers = (columns: readonly number[], w: number, h: number, from: number, to: number) =>
  columns
    .map((x, n) => {
      const points: Point[] = [];
      for (let y = from; y <= to; y += h * 2) points.push([x, y + (n % 2 ? h : 0)]);
      return draw(points, feather(w, h, n % 2 === 1));
    })
    .join('');

export const PATTERNS: readonly Pattern[] = [
  {
    stroked: true,
    square: draw(rows(16, 8), wave(8)),
    roof: draw(
      [
        [19.5, 16.2],
        [28.5, 16.2],
        [15, 22.7],
        [24, 22.7],
        [33, 22.7],
        [10.5, 29],
        [19.5, 29],
        [28.5, 29],
        [37.5, 29],
      ],
      wave(4.3),
    ),
  },
  {
    stroked: false,
    square: draw(rows(16, 12, 12), scale(7.2, 11)),
    roof: draw(
      [
        [20.5, 16.4],
        [27.5, 16.4],
        [17, 22.6],
        [24, 22.6],
        [31, 22.6],
        [13.5, 28.8],
        [20.5, 28.8],
        [27.5, 28.8],
        [34.5, 28.8],
      ],
      scale(3.1, 5.4),
    ),
  },
  {
    stroked: false,
    square: feathers([4, 14, 24, 34, 44], 4, 9, -12, 50),
    roof:
      draw(
        [
          [24, 10.6],
          [24, 19.8],
        ],
        feather(2.8, 5, false),
      ) +
      draw(
        [
          [17, 17.5],
          [31, 17.5],
        ],
        feather(2.8, 5, true),
      ) +
      draw(
        [
          [17, 25.2],
          [31, 25.2],
          [10, 25.2],
          [38, 25.2],
        ],
        feather(2.8, 1.8, true),
      ),
  },
  {
    stroked: true,
    square: draw(
      [
        [24, 24],
        [24, 0],
        [24, 48],
        [3.2, 12],
        [3.2, 36],
        [44.8, 12],
        [44.8, 36],
      ],
      hemp(12),
    ),
    roof:
      draw([[24, 19.5]], hemp(8.5)) +
      draw(
        [
          [11.5, 24.5],
          [36.5, 24.5],
        ],
        hemp(4.4),
      ),
  },
];
