// Prestige tokens carry a chrysanthemum; points a fan.

import { area, flat, line, type Drawing } from './drawing';
import { around, discs } from './path';

export const CHRYSANTHEMUM: Drawing = [
  area(discs([[24, 24, 22]]), 'art-indigo', 2.4),
  flat(around('M24 24C20.5 18 20.5 9.5 24 6C27.5 9.5 27.5 18 24 24Z', 12), 'art-coin'),
  area(discs([[24, 24, 4.6]]), 'art-paper', 1.8),
];

/** The disc a number stands on. */
export const PRESTIGE_DISC: Drawing = [
  flat(around('M24 24C18.5 16 19 6 24 2C29 6 29.5 16 24 24Z', 10), 'art-coin'),
  area(discs([[24, 24, 15]]), 'art-indigo', 2),
];

export const FAN: Drawing = [
  area('M24 41L3.5 19.5Q24-4 44.5 19.5Z', 'art-paper', 2.4),
  flat('M12.5 28.5L5.5 19.5Q24-.5 42.5 19.5L35.5 28.5Q24 15 12.5 28.5Z', 'art-vermilion'),
  line('M24 41L13 12.5M24 41V8M24 41L35 12.5', 'art-line', 1.6),
  line('M24 41L3.5 19.5Q24-4 44.5 19.5Z', 'art-line', 2.4),
  area(discs([[24, 41, 3]]), 'art-coin', 1.8),
];
