// The six crests of culture: silhouettes that can be recognised at 20 px, in a box of 48.

import type { CultureKind } from '../api/catalogue';
import { flat, line, type Drawing } from './drawing';
import { around, discs, leaf, turn } from './path';

const PAPER = 'art-paper';

/** Places around the centre, from the top. */
const ring = (count: number, radius: number, dot: number): [number, number, number][] =>
  Array.from({ length: count }, (_, n) => {
    const angle = (n / count) * 2 * Math.PI - Math.PI / 2;
    return [24 + radius * Math.cos(angle), 24 + radius * Math.sin(angle), dot];
  });

const plum = (under: string): Drawing => [
  flat(discs(ring(5, 10.6, 7.4)), PAPER),
  flat(discs([[24, 24, 5.6]]), under),
  line(around('M24 20L24 12.5', 5), under, 1.8),
  flat(discs([[24, 24, 3.4]]), PAPER),
];

const lobes = [
  leaf(24, 31, 24, 4, 6.5),
  ...[44, -44].map((angle) => turn(leaf(24, 30, 24, 7, 6), angle, 24, 28)),
  ...[84, -84].map((angle) => turn(leaf(24, 30, 24, 9.5, 5.4), angle, 24, 28)),
  ...[124, -124].map((angle) => turn(leaf(24, 29, 24, 15, 4.4), angle, 24, 28)),
].join('');

const maple = (under: string): Drawing => [
  line('M24 28Q24.5 38 27 43.5', PAPER, 3),
  flat(lobes, PAPER),
  line('M24 27L24 13M24 28L14.5 18.5M24 28L33.5 18.5', under, 1.3),
];

const grains = [10, 17, 24, 31]
  .map((y) => leaf(24, y + 7, 15, y - 2.5, 4.2) + leaf(24, y + 7, 33, y - 2.5, 4.2))
  .join('');

const rice = (): Drawing => [
  line('M24 12V44', PAPER, 2.6),
  flat(leaf(24, 12, 24, 2.5, 4.6) + grains, PAPER),
  line('M24 43Q15 42 11 35M24 43Q33 42 37 35', PAPER, 2.6),
];

const ginkgo = (under: string): Drawing => [
  line('M24 33Q24.5 40 20.5 45', PAPER, 3.2),
  flat(
    'M24 37C21 29.5 10 27.5 3.5 20.5C5.5 10.5 14 5.5 21.5 6.5L24 15L26.5 6.5C34 5.5 42.5 10.5 44.5 20.5C38 27.5 27 29.5 24 37Z',
    PAPER,
  ),
  line('M23 30L11 17M25 30L37 17M23.5 28L17 13M24.5 28L31 13', under, 1.4),
];

const bell = 'M24 25C15 21 14.5 12 24 2.5C33.5 12 33 21 24 25Z';

const bellflower = (under: string): Drawing => [
  flat(around(bell, 5), PAPER),
  line(around('M24 24L24 8', 5), under, 1.5),
  line(around('M24 24L24 20', 5, 36), under, 3),
  flat(discs([[24, 24, 3]]), PAPER),
];

const wisteria = (): Drawing => [
  flat(leaf(24, 8.5, 5, 8, 6) + leaf(24, 8.5, 43, 8, 6), PAPER),
  line('M24 4V12', PAPER, 2.6),
  flat(
    discs([
      [12.6, 17.5, 3.9],
      [20.2, 16.5, 3.9],
      [27.8, 16.5, 3.9],
      [35.4, 17.5, 3.9],
      [16.2, 25, 3.8],
      [24, 24.6, 3.8],
      [31.8, 25, 3.8],
      [19.8, 32.4, 3.6],
      [28.2, 32.4, 3.6],
      [24, 39, 3.3],
      [24, 45, 2.3],
    ]),
    PAPER,
  ),
];

const CRESTS: Readonly<Record<CultureKind, (under: string) => Drawing>> = {
  plum,
  maple,
  rice,
  ginkgo,
  bellflower,
  wisteria,
};

/** The crest in paper on its colour; `under` is that colour's variable. */
export const crest = (kind: CultureKind): Drawing => CRESTS[kind](`culture-${kind}`);
