// An emblem for each specialist, in a box of 48; it stands on a disc.

import type { Specialist } from '../api/catalogue';
import { area, flat, line, type Drawing } from './drawing';
import { SACRED_GROUND } from './landmarks';
import { around, discs } from './path';

const coin = (x: number, y: number, r: number): Drawing => [
  area(discs([[x, y, r]]), 'art-coin', 1.8),
  area(`M${x - r * 0.3} ${y - r * 0.3}h${r * 0.6}v${r * 0.6}h${-r * 0.6}z`, 'art-paper', 1.3),
];

const comma =
  'M24 24C20 20 19 12.5 24 7.5C31.5 7 36.5 12 37 17.5C34 14 29 14 27.5 17.5C26.5 20 26 22.5 24 24Z';

export const SPECIALISTS: Readonly<Record<Specialist, Drawing>> = {
  // The sun.
  amateratsu: [
    flat(around('M22.5 13L24 2L25.5 13Z', 16), 'art-coin'),
    area(discs([[24, 24, 10.5]]), 'art-vermilion-bright'),
  ],
  // An abacus: one more transaction.
  izanagi: [
    area('M5 10h38v28H5z', 'art-rope'),
    area('M9 14h30v20H9z', 'art-paper', 1.6),
    line('M9 20h30M15 14v20M24 14v20M33 14v20', 'art-line', 1.6),
    area(
      discs([
        [15, 17, 2.6],
        [24, 17, 2.6],
        [33, 17, 2.6],
        [15, 25, 2.6],
        [24, 30.5, 2.6],
        [24, 25, 2.6],
        [33, 30.5, 2.6],
      ]),
      'art-vermilion',
      1.2,
    ),
  ],
  // Thunder.
  raijin: [
    area('M27 3L11 27h10l-3 18L38 19H27z', 'boat-gold'),
    line('M5 12a20 20 0 0 0 0 24M43 12a20 20 0 0 1 0 24', 'art-line', 2.4),
  ],
  // A barrier on the way, and the toll.
  ananda: [
    area('M6 14h5v30H6z', 'art-rope'),
    area('M7 19L44 11v7L7 26z', 'art-paper'),
    flat('M16 18l7-1.5v6.5l-7 1.5zM31 14.8l7-1.5v6.5l-7 1.5z', 'art-vermilion'),
    line('M7 19L44 11v7L7 26z', 'art-line', 2),
    ...coin(30, 34, 8.5),
  ],
  // A coin in two halves.
  izanami: [
    area('M22 6A18 18 0 0 0 22 42L24 36L20 31L24.5 25L20 19L24 12z', 'art-coin'),
    area('M29 6A18 18 0 0 1 29 42L31 36L27 31L31.5 25L27 19L31 12z', 'art-paper'),
  ],
  // A jetty with room for three.
  riu: [
    line('M4 38q5-5 10 0t10 0 10 0 10 0', 'art-indigo', 2.6),
    area('M3 20h42v6H3z', 'art-rope'),
    area('M8 9h6v26H8zM21 9h6v26h-6zM34 9h6v26h-6z', 'boat-wood', 1.8),
    line('M11 14q6.5 7 13 0q6.5 7 13 0', 'art-paper', 2),
  ],
  // A palace that shines.
  awashima: [
    area('M10 29h28v13H10z', 'art-paper'),
    area('M3 30Q12 26 14 17h20q2 9 11 13z', 'art-roof'),
    line('M19 32v10M29 32v10', 'art-line', 2),
    flat('M24 2l2 5.5 5.5 2-5.5 2-2 5.5-2-5.5-5.5-2 5.5-2z', 'art-vermilion-bright'),
    flat(
      'M39 8l1.2 3 3 1.2-3 1.2-1.2 3-1.2-3-3-1.2 3-1.2zM9 8l1.2 3 3 1.2-3 1.2L9 16.4l-1.2-3-3-1.2 3-1.2z',
      'art-coin',
    ),
  ],
  // Sacred ground, lifted.
  kachiko: [...SACRED_GROUND, line('M24 15V3M18.5 8L24 2.5L29.5 8', 'art-vermilion-bright', 3)],
  // The storm's wave.
  susanoo: [
    area('M2 40C4 22 14 9 29 9c8 0 14 5 15 12-4-4-9-4-11-1-3 5 2 11 12 11v9z', 'art-indigo'),
    line('M9 37c2-12 9-20 18-21M17 38c1-8 4-13 9-15', 'art-paper', 2.2),
    flat(
      discs([
        [36, 12, 1.8],
        [42, 15, 1.5],
        [40, 7.5, 1.6],
      ]),
      'art-paper',
    ),
  ],
  // A sea bream.
  ebisu: [
    area(
      'M3 25Q13 9 29 14Q33 16 36 21L45 12Q43 24 45 36L36 29Q28 40 15 35Q7 32 3 25z',
      'art-vermilion-bright',
    ),
    line('M17 16q5 8 0 19M24 20q3 4 0 9M29 21q3 4 0 7', 'art-line', 1.6),
    flat(discs([[11, 23, 2.2]]), 'art-paper'),
    line('M17 13q4-7 12-4l-1 5', 'art-line', 2),
  ],
  // A flame.
  kagutsuchi: [
    area(
      'M25 2C27 12 39 16 38 31C37 40 31 45 24 45C16 45 10 39 10 31C10 23 16 21 17 12C20 14 22 17 22 20C26 15 27 9 25 2Z',
      'art-vermilion-bright',
    ),
    area(
      'M24 26C27 31 31 32 30.5 37C30 41 27.5 43 24 43C20 43 17.5 40.5 17.5 37C17.5 32.5 23 31 24 26Z',
      'boat-gold',
      1.6,
    ),
  ],
  // Three commas, whirling.
  tomoe: [area(around(comma, 3), 'boat-gold', 1.8)],
  // The trigrams he read off a turtle's shell.
  fu_hsi: [
    area('M24 3L42 13.5V34.5L24 45L6 34.5V13.5z', 'art-moss'),
    line('M14 17h20M14 24h8M26 24h8M14 31h20', 'art-line', 3.6),
  ],
  // Where the ways part.
  michimata: [
    area('M21.5 6h5v39h-5z', 'boat-wood', 1.8),
    area('M8 9h25l6 4.5-6 4.5H8z', 'art-paper'),
    area('M40 21H15l-6 4.5 6 4.5h25z', 'boat-gold'),
  ],
  // A shell from the palace in the sea.
  toyo_tama: [
    area(
      'M24 43C14 43 4 32 5 20Q7 12 12 14Q14 6 20 9Q24 3 28 9Q34 6 36 14Q41 12 43 20C44 32 34 43 24 43Z',
      'culture-plum',
    ),
    line('M24 42V11M24 42L15 13M24 42L33 13M24 42L8 19M24 42L40 19', 'art-paper', 1.8),
    area(discs([[24, 37, 5]]), 'art-paper', 1.8),
  ],
  // A purse.
  hetsuka: [
    area('M18 15C6 22 4 44 24 44S42 22 30 15z', 'culture-wisteria'),
    line('M15 16q9 4 18 0', 'art-coin', 3.4),
    area('M18 13L14 5q5 2 10 0q5 2 10 0l-4 8z', 'culture-wisteria'),
    ...coin(24, 31, 7),
  ],
  // One becomes two.
  nakatsu: [
    area('M13 6h22l-3.5 9h-15z', 'boat-gold'),
    line('M19 18l-6 8M29 18l6 8', 'art-vermilion-bright', 3),
    area('M1.5 31H22l-3.5 9H5z', 'boat-bamboo'),
    area('M26 31h20.5L43 40H29.5z', 'boat-clay'),
  ],
  // A chrysanthemum, for its own sake.
  yasoma: [
    area(around('M24 24C19.5 17 19.5 7 24 4C28.5 7 28.5 17 24 24Z', 12), 'art-coin', 1.4),
    area(discs([[24, 24, 5]]), 'art-paper', 1.6),
  ],
};
