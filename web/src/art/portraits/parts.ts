// What portraits are put together from, in a box of 96: faces in three-quarter view that look to the
// left, hair, beards and robes. Lines are those of the other symbols, at the size of a card.

import { area, flat, line, type Drawing, type Paint } from '../drawing';
import { discs } from '../path';

/** The weight of outlines, and of what is drawn within them. */
const OUTLINE = 3;
const FINE = 2.4;

const FACES = {
  slender: 'M30 34C27 44 28 52 31 58C34 66 40 72 46 72C55 72 66 62 67 48L67 28Z',
  firm: 'M29 32C27 42 26 50 28 57C30 67 37 74 46 74C57 74 67 64 68 48L68 28Z',
  broad: 'M27 34C23 46 22 55 26 63C30 72 39 76 47 76C60 76 70 67 70 50L69 28Z',
} as const;

const EYES = {
  calm: [
    line('M47 46Q53 41.5 61 46.5M31.5 46.5Q36 42 41 45.5', 'art-line', 2.8),
    line('M49 49Q54 50.6 59 48.6M33 49Q36 50.4 39.5 48.8', 'art-line', 1.4),
    flat(
      discs([
        [53.5, 46.6, 2.7],
        [36.6, 46.5, 2.4],
      ]),
      'art-ink',
    ),
  ],
  laughing: [line('M46.5 48.5Q53 42 61 48.5M31.5 48.5Q36 42.5 41.5 47.5', 'art-line', 3)],
  closed: [line('M46.5 46Q53 50.5 61 46.5M31.5 46.5Q36 50 41.5 46.5', 'art-line', 3)],
  fierce: [
    area('M46 47Q52 41.5 60.5 45.5Q57 51.5 51 51Q47.5 50.5 46 47Z', 'art-snow', FINE),
    area('M31 46Q36 42 41.5 47Q39.5 50.5 36 50.5Q32 50 31 46Z', 'art-snow', FINE),
    flat(
      discs([
        [52.4, 46.8, 2.6],
        [36, 46.8, 2.4],
      ]),
      'art-ink',
    ),
  ],
} as const;

const BROWS = {
  fine: 'M47 37.5Q53 34 61 38M31.5 38.5Q35.5 35 41 37.5',
  strong: 'M46 38.5Q53 34 62 39M31 39.5Q35 36 41.5 38.5',
  fierce: 'M45.5 42L61 35.5M42 42L30.5 37.5',
  raised: 'M47 34.5Q53 29.5 62 35M31 36Q35 31.5 41 34.5',
} as const;

const MOUTHS = {
  red: [
    flat('M37.5 64.5Q40.5 61.8 43 63.2Q45.5 61.8 48.5 64.3Q43.5 68.6 37.5 64.5Z', 'art-vermilion'),
    line('M38 64.6Q43 66 48 64.4', 'art-vermilion-deep', 1.3),
  ],
  even: [line('M37.5 65Q43 66.8 50 64.6', 'art-line', FINE)],
  smile: [line('M36.5 63.5Q43 68.5 51 62.5', 'art-line', FINE)],
  laugh: [
    area('M35.5 62.5Q44 66 54 61.5Q51.5 70.5 44 70.5Q37.5 70 35.5 62.5Z', 'art-vermilion', 2),
  ],
  roar: [
    area('M36 63Q44 59.5 53 62.5Q52 71 44.5 71Q37 70.5 36 63Z', 'art-vermilion-deep', 2),
    flat('M38 63.4Q44.5 60.8 51 63L50 65.6Q44.5 64.4 39 65.8Z', 'art-snow'),
  ],
} as const;

const NOSES = {
  fine: 'M42.5 46C41 51 38.5 54.5 38.4 56.6Q39.6 58.6 43 57.8',
  strong: 'M42 45C40 51 36.4 55 36.6 57.4Q39.5 61.4 46 58.6',
} as const;

export interface Face {
  shape: keyof typeof FACES;
  eyes: keyof typeof EYES;
  brows: keyof typeof BROWS;
  mouth: keyof typeof MOUTHS;
  nose?: keyof typeof NOSES;
  skin?: Paint;
  /** What the brows are painted with. */
  hair?: Paint;
}

/** Face, ear and features. */
export function face(of: Face): Drawing {
  const { skin = 'art-skin', hair = 'art-hair', nose = 'fine' } = of;
  const weight = of.brows === 'fine' || of.brows === 'raised' ? 2.4 : 4.2;
  return [
    area('M66 45C70 40.5 75.5 43.5 74 50.5C73 57 68.5 60 65.5 57Z', skin, OUTLINE),
    area(FACES[of.shape], skin, OUTLINE),
    line(BROWS[of.brows], hair, weight),
    ...EYES[of.eyes],
    line(NOSES[nose], 'art-line', FINE),
    ...MOUTHS[of.mouth],
  ];
}

export interface Robe {
  cloth: Paint;
  collar: Paint;
  /** What is worn under it, seen at the neck. */
  under?: Paint;
  /** Drawn onto the cloth. */
  pattern?: Drawing;
  skin?: Paint;
}

/** Neck, shoulders, and collars that cross as the living wear them: their left over their right. */
export function robe(of: Robe): Drawing {
  const { cloth, collar, under = 'art-paper', pattern = [], skin = 'art-skin' } = of;
  return [
    area('M38 60L37 84L51 94L66 82L64 56Z', skin, OUTLINE),
    flat('M38 70Q52 82 64 66V74Q52 86 38 79Z', 'art-skin-shade'),
    area('M3 99C4 85 17 79 37 73L52 90L66 71C83 77 93 85 94 99Z', cloth, OUTLINE),
    ...pattern,
    line('M39 71.5L51 89M66 69.5L50.5 89', 'art-line', 7),
    line('M39 71.5L51 89M66 69.5L50.5 89', under, 3),
    area('M36.5 71L29.5 76L45 99H57.5Z', collar, OUTLINE),
    area('M67.5 69L75 74.5L54.5 99H40.5Z', collar, OUTLINE),
  ];
}

/** Places on both shoulders where a motif may stand. */
const SPOTS = [
  [12, 92],
  [23, 86],
  [27, 95],
  [79, 84],
  [73, 93],
  [87, 92],
] as const;

/** A motif of the cloth, the same at all its places. */
export const motif = (draw: (x: number, y: number) => string, paint: Paint): Drawing => [
  flat(SPOTS.map(([x, y]) => draw(x, y)).join(''), paint),
];
export const dots =
  (r: number) =>
  (x: number, y: number): string =>
    discs([[x, y, r]]);
export const scales = (x: number, y: number): string => `M${x - 5} ${y + 4}l5-9 5 9z`;
export const lozenges = (x: number, y: number): string => `M${x} ${y - 5}l5 5-5 5-5-5z`;
export const waves: Drawing = [
  line(
    'M6 92a6 6 0 0 1 12 0a6 6 0 0 1 12 0M66 92a6 6 0 0 1 12 0a6 6 0 0 1 12 0M16 84a6 6 0 0 1 12 0M72 83a6 6 0 0 1 12 0',
    'art-sea-line',
    2,
  ),
];

/** Long hair: what falls behind the shoulders. */
export const longHair = (hair: Paint = 'art-hair'): Drawing => [
  area('M20 99C15 72 18 38 28 25C38 10 62 9 73 24C82 38 82 72 85 99Z', hair, OUTLINE),
  line('M24 92C21 74 22 56 25 44M80 92C80 76 79 58 76 46', 'art-hair-line', 1.6),
];

/** Parted in the middle, over the brow. */
export const parted = (hair: Paint = 'art-hair'): Drawing => [
  area(
    'M26 48C22 30 33 14 50 13C67 12 78 28 74 54L67 52C68 40 62 29 46 23C40 28 30 34 29 47Z',
    hair,
    OUTLINE,
  ),
  line('M46 23C52 18 60 18 66 25M45 22C39 23 33 28 31 35', 'art-hair-line', 1.6),
];

/** Short, combed back from the brow. */
export const cropped = (hair: Paint = 'art-hair'): Drawing => [
  area(
    'M27 40C24 24 34 13 49 12C67 11 78 26 75 47L70 46C69 40 66 34 61 31C50 33 38 31 31 30C29 34 28 37 27 40Z',
    hair,
    OUTLINE,
  ),
  line('M40 18C50 15 60 19 66 27', 'art-hair-line', 1.6),
];

/** A knot on top of the head. */
export const knot = (hair: Paint = 'art-hair', band: Paint = 'art-vermilion'): Drawing => [
  area('M43 14C38 4 45-1 52 0C60 0 64 6 57 14Z', hair, OUTLINE),
  area('M42 10.5H58.5V15.5H42Z', band, FINE),
];

/** Hair bound in loops over the ears, as men of old wore it. */
export const loops = (hair: Paint = 'art-hair', band: Paint = 'art-paper'): Drawing => [
  area(
    'M73 38C82 38 84 48 79 54C84 62 82 70 74 70C66 70 65 60 70 54C65 49 66 40 73 38Z',
    hair,
    OUTLINE,
  ),
  line('M69.5 54H79.5', band, 4.5),
  area(
    'M27 40C21 41 19 50 23 55C19 62 21 69 26 69C31 68 31 60 28.5 55C31 50 31 43 27 40Z',
    hair,
    OUTLINE,
  ),
  line('M22 55H29.5', band, 4.5),
];

/** A beard around the mouth, down to a point. */
export const beard = (hair: Paint, length = 90): Drawing => [
  area(
    `M29 58C30 72 34 80 42 ${length}C52 ${length - 4} 66 76 68 55C64 59 58 60 53 60C48 58 42 59 36 60C33 60 31 59 29 58ZM37 65.5Q43.5 70 51 64.5Q44 61.5 37 65.5Z`,
    hair,
    FINE,
  ),
];

/** A moustache with long ends. */
export const moustache = (hair: Paint): Drawing => [
  area(
    'M42 60.5C36 59 31 62 27.5 69C35 68 40 66 42.5 63C46 66 54 68 62 67C57 60.5 48 59 42 60.5Z',
    hair,
    1.8,
  ),
];

/** A beard at the chin alone, and a moustache. */
export const goatee = (hair: Paint): Drawing => [
  area('M35.5 71Q43 68.5 53 71Q51 84 44 88Q37 82 35.5 71Z', hair, FINE),
  line('M42 61.5Q36 60.5 32.5 65.5M45 61.5Q53 60 57 65', hair, 3.4),
];
