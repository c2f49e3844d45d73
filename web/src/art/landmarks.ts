// What stands on islands, in a box of 48 whose ground is at 44.

import { area, flat, line, type Drawing } from './drawing';

/** The roof of a player's building: the area that carries colour and pattern. */
export const ROOF = 'M1.5 25Q10 21.5 13.5 9.5H34.5Q38 21.5 46.5 25L43 29.5H5Z';

/** A house without its roof's pattern; `roof` and `cloth` are paints. */
export const house = (roof: string, cloth: string): Drawing => [
  area('M9 29h30v12.5H9z', 'art-paper'),
  flat('M13 30h7v6.5h-7zM21 30h6v6.5h-6zM28 30h7v6.5h-7z', cloth),
  area('M5.5 41.5h37V45h-37z', 'art-rock'),
  flat(ROOF, roof),
];

/** Lines over the roof's pattern. */
export const RIDGE: Drawing = [
  { d: `${ROOF}M13 29.5v12M35 29.5v12`, width: 2 },
  area('M11.5 9.5Q12 5.5 15.5 6.5H32.5Q36 5.5 36.5 9.5Z', 'art-ink', 1.5),
];

export const HOUSE: Drawing = [...house('art-roof', 'art-rope'), ...RIDGE];

export const TRADING_POST: Drawing = [
  ...house('art-roof', 'art-coin'),
  ...RIDGE,
  area('M24 14.5a7 7 0 1 1 0 14a7 7 0 1 1 0-14z', 'art-coin', 1.8),
  area('M21.8 19.3h4.4v4.4h-4.4z', 'art-paper', 1.4),
];

export const TORII: Drawing = [
  area('M11 17h6l-1 27h-6z', 'art-vermilion'),
  area('M31 17h6l1 27h-6z', 'art-vermilion'),
  area('M7 21.5h34v4.5H7z', 'art-vermilion'),
  area('M21.5 14h5v8.5h-5z', 'art-coin', 1.6),
  area('M2 6.5Q24 11 46 6.5L44.5 12.5Q24 16.5 3.5 12.5Z', 'art-vermilion'),
  area('M1 4Q24 8.5 47 4L46.2 7.8Q24 12 1.8 7.8Z', 'art-ink', 1.4),
  area('M8 41.5h10V45H8zM30 41.5h10V45H30z', 'art-ink', 1.4),
];

export const PALACE: Drawing = [
  area('M8 37.5L4.5 45h39L40 37.5z', 'art-rock'),
  line('M16 38l-1.5 7M24 38v7M32 38l1.5 7M6.5 41.3h35', 'art-rock-dark', 1.3),
  area('M11 28.5h26v9H11z', 'art-paper'),
  line('M17 31v6.5M24 31v6.5M31 31v6.5', 'art-line', 2),
  area('M2.5 30Q10 27 12.5 21H35.5Q38 27 45.5 30Z', 'art-roof'),
  area('M16 15h16v6.5H16z', 'art-paper'),
  line('M21.5 16.5v4.5M26.5 16.5v4.5', 'art-line', 1.8),
  area('M8 16.5Q15 13 17 7.5H31Q33 13 40 16.5Z', 'art-roof'),
  line('M9 29q3.5-1.5 5-4M39 29q-3.5-1.5-5-4', 'art-coin', 1.4),
  area('M15 7.5q-1-4.5 3-4.5-.5 1.5.8 2h10.4q1.3-.5.8-2 4 0 3 4.5z', 'art-coin', 1.5),
];

export const MOUNTAIN: Drawing = [
  area('M1.5 43Q11 35 18.5 9.5Q20 6 22 8L25 7L28.5 9.5Q36 34 46.5 43Z', 'art-rock'),
  flat('M26 8.5L28.5 10.5Q36 34 45 42.5H30Q31 24 26 8.5Z', 'art-rock-dark'),
  area(
    'M16 17.5Q18 10.5 18.8 9.2Q20 6 22 8L25 7L28.5 9.5L31.5 17.5Q29 16.5 28 20.5Q25.5 16.5 23.5 22Q21.5 17 19.5 20.5Q18.5 17 16 17.5Z',
    'art-snow',
    1.6,
  ),
];

const SACRED_ROPE = 'M7.5 25Q17 31 27 26Q30 33 34 33.5Q40 36 45 33';

/** A strip of paper, folded to one side again and again, as it hangs from a sacred rope. */
const strip = (x: number, y: number, side: 1 | -1): string =>
  `M${x} ${y}h${4.4 * side}v4h${2.2 * side}v4h${2.2 * side}v4h${-4.4 * side}v-4h${-2.2 * side}v-4h${-2.2 * side}z`;

/** Two rocks, wedded by a rope. */
export const SACRED_GROUND: Drawing = [
  area('M3.5 44Q4 25 11 15Q17 7.5 22.5 14Q29 24 29.5 44Z', 'art-rock'),
  area('M30.5 44Q30.5 33 36 27Q40.5 24 43.5 29.5Q46 36 46 44Z', 'art-rock'),
  flat(
    'M18.5 13Q27 22 28.5 43H20Q24 28 18.5 13ZM40 27.5Q45 33 45 43H40.5Q43 34 40 27.5Z',
    'art-rock-dark',
  ),
  line(SACRED_ROPE, 'art-line', 6.6),
  line(SACRED_ROPE, 'art-rope', 3.8),
  area(strip(15, 29, -1) + strip(20.5, 29.5, 1) + strip(34.5, 32.5, 1), 'art-paper', 1.3),
];
