// An emblem for each fleet power, in a box of 48.

import type { Power } from '../api/catalogue';
import { area, flat, line, type Drawing } from './drawing';
import { discs } from './path';
import { SACRED_GROUND } from './landmarks';

const HULL = 'M3 29h24l-3.5 8.5h-17z';
const BOAT = `${HULL}M15 9Q24 14 23.5 25H6.5Q6 14 15 9z`;

/** Arrows one over the other: an exchange. */
const EXCHANGE = line(
  'M13 8.5h20l-5-4.5M33 8.5l-5 4.5M35 39.5H15l5-4.5M15 39.5l5 4.5',
  'art-vermilion-bright',
  3,
);

export const POWERS: Readonly<Record<Power, Drawing>> = {
  // The sea, calm.
  none: [
    line('M5 20q5-7 9.5 0t9.5 0 9.5 0 9.5 0M5 30q5-7 9.5 0t9.5 0 9.5 0 9.5 0', 'currentColor', 2.6),
  ],
  // A tile with a tag tied to it.
  reserve: [
    area('M8 10h26v30H8z', 'art-paper'),
    area('M12.5 24.5q4.5-2 6-7h5q1.5 5 6 7zM14.5 24.5h13V33h-13z', 'art-rope', 1.6),
    line('M30 8q8-6 11 1', 'art-vermilion-bright', 2.4),
    area('M37 9h7v19l-3.5-3.5L37 28z', 'art-vermilion-bright', 1.8),
  ],
  // An eye over the deck.
  peek: [
    area('M10 30h28v13H10z', 'art-roof'),
    area('M13 26h22v12H13z', 'art-paper', 1.8),
    area('M4 16Q24-3 44 16Q24 34 4 16z', 'art-paper'),
    area(discs([[24, 15.5, 6.5]]), 'art-indigo', 1.6),
    flat(discs([[26, 13.5, 2]]), 'art-paper'),
  ],
  // A boat and where it goes.
  move: [area(BOAT, 'boat-bamboo'), line('M27 21h16l-6-6M43 21l-6 6', 'art-vermilion-bright', 3.2)],
  sacred: SACRED_GROUND,
  // Two tokens change places.
  swap_culture: [
    area(discs([[13, 24, 9.5]]), 'culture-plum'),
    flat(
      discs([
        [13, 19.5, 3],
        [17, 22.5, 3],
        [15.5, 27.5, 3],
        [10.5, 27.5, 3],
        [9, 22.5, 3],
      ]),
      'art-paper',
    ),
    area(discs([[35, 24, 9.5]]), 'culture-bellflower'),
    flat('M35 17l2 4.8 5 .2-3.9 3.2 1.4 5-4.5-2.9-4.5 2.9 1.4-5L28 22l5-.2z', 'art-paper'),
    EXCHANGE,
  ],
  // A boat lifted off the water.
  remove: [
    area('M8 20h32l-5 10H13z', 'boat-clay'),
    line('M24 16V3.5M17.5 9.5L24 3l6.5 6.5', 'art-vermilion-bright', 3.2),
    line('M5 39q5-6 9.5 0t9.5 0 9.5 0 9.5 0', 'currentColor', 2.6),
  ],
  // Two boats change places.
  swap_boats: [
    area('M2 20h19l-3 8.5H5z', 'boat-gold'),
    area('M27 20h19l-3 8.5H30z', 'boat-wood'),
    EXCHANGE,
  ],
  // A building whose last boat may be missing.
  discount: [
    area('M6 22Q13 19 15 9.5H33Q35 19 42 22z', 'art-roof'),
    area('M11 22h26v8H11z', 'art-paper'),
    area('M3 35h13l-2 7.5H5z', 'boat-wood', 1.8),
    area('M17.5 35h13l-2 7.5h-9z', 'boat-stone', 1.8),
    { d: 'M32.5 35h13l-2 7.5h-9z', stroke: 'art-vermilion-bright', width: 2.2, fill: 'none' },
  ],
};
