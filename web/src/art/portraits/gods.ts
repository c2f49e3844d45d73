// Gods and goddesses among the specialists, each with what legend gives them.

import { area, flat, line, type Drawing } from '../drawing';
import { around, discs } from '../path';
import {
  beard,
  cropped,
  dots,
  face,
  goatee,
  longHair,
  loops,
  motif,
  parted,
  robe,
  scales,
  waves,
} from './parts';
import type { Portrait } from './portrait';

/** A string of curved jewels. */
const jewels: Drawing = [
  line('M36 78Q50 94 68 76', 'art-line', 2),
  area(
    discs([
      [38, 81.5, 3.2],
      [46, 86, 3.2],
      [60, 84, 3.2],
      [66, 79, 3.2],
    ]),
    'boat-bamboo',
    2,
  ),
  area('M53 83C58 83 60 89 55 93C56 89 54 89 51 88.5C48 87 49 83 53 83Z', 'boat-bamboo', 2),
];

/** A great wave that breaks to the left. */
const breaker = (fill: string): Drawing => [
  area('M108 99V2C88-10 64-4 56 16C64 9 74 12 76 21C77 30 70 34 68 48L74 99Z', fill, 3),
  line('M98 92C94 58 98 22 76 4M88 92C84 60 90 36 80 14', 'art-sea-line', 2.4),
  flat(
    discs([
      [53, 22, 2.6],
      [61, 25, 2.2],
      [49, 12, 2],
    ]),
    'art-paper',
  ),
];

const drum = (x: number, y: number): Drawing => [
  area(discs([[x, y, 9.5]]), 'art-paper', 2.6),
  flat(
    around(
      `M${x} ${y}C${x - 2} ${y - 2} ${x - 2.4} ${y - 5} ${x} ${y - 7}C${x + 4} ${y - 7} ${x + 6} ${y - 4} ${x + 5} ${y - 2}C${x + 3} ${y - 4} ${x + 1} ${y - 3} ${x} ${y}Z`,
      3,
      0,
      x,
      y,
    ),
    'art-vermilion',
  ),
];

export const GODS = {
  // The sun itself, and her crown of rays.
  amateratsu: {
    ground: 'art-card-dusk',
    top: 'art-card-dusk-deep',
    behind: [
      flat(around('M46 14L50-22L54 14Z', 20, 0, 50, 44), 'art-coin'),
      area(discs([[50, 44, 38]]), 'art-vermilion-bright', 3),
    ],
    back: longHair(),
    robe: [
      ...robe({ cloth: 'art-paper', collar: 'art-vermilion', pattern: motif(dots(3), 'art-coin') }),
      ...jewels,
    ],
    head: [
      ...face({
        shape: 'slender',
        eyes: 'calm',
        brows: 'fine',
        mouth: 'red',
        skin: 'art-skin-pale',
      }),
      ...parted(),
      area('M28 27L25 9L35 17L41 2L49 15L60 2L63 17L75 10L71 28Q50 14 28 27Z', 'art-coin', 2.6),
      area(discs([[48.5, 15.5, 5]]), 'art-vermilion-bright', 2.2),
    ],
  },
  // Who stirred the sea with his spear.
  izanagi: {
    ground: 'art-sky',
    top: 'art-sea-mid',
    behind: [
      line('M14 99L30 20', 'art-line', 7),
      line('M14 99L30 20', 'boat-clay', 3.4),
      area('M25 24L32-2L37 25Q31 29 25 24Z', 'art-rock', 2.4),
    ],
    robe: [
      ...robe({
        cloth: 'art-paper',
        collar: 'art-indigo',
        under: 'art-coin',
        pattern: waves.map((one) => ({ ...one, stroke: 'art-indigo' })),
      }),
      ...jewels,
    ],
    head: [
      ...face({ shape: 'firm', eyes: 'calm', brows: 'strong', mouth: 'even', nose: 'strong' }),
      ...goatee('art-hair'),
      ...cropped(),
      ...loops(),
      area('M26 29Q50 20 74 30L73 37Q50 27 27 36Z', 'art-vermilion', 2.4),
    ],
  },
  // His ring of drums.
  raijin: {
    ground: 'art-sea-pale',
    top: 'art-sea-deep',
    behind: [
      line('M10 70A44 44 0 1 1 90 70', 'boat-wood', 5),
      ...[
        [10, 58],
        [18, 27],
        [82, 27],
        [90, 58],
      ].flatMap(([x = 0, y = 0]) => drum(x, y)),
    ],
    robe: robe({
      cloth: 'boat-bamboo',
      collar: 'boat-gold',
      under: 'art-vermilion',
      skin: 'art-skin-red',
      pattern: motif(scales, 'art-roof'),
    }),
    head: [
      area(
        'M22 52L12 44L20 38L10 26L23 26L18 11L32 17L34 2L45 12L52-3L58 11L70 0L70 15L84 10L78 25L91 26L80 37L88 46L76 52Z',
        'art-hair-white',
        3,
      ),
      ...face({
        shape: 'broad',
        eyes: 'fierce',
        brows: 'fierce',
        mouth: 'roar',
        nose: 'strong',
        skin: 'art-skin-red',
      }),
      area(
        'M27 38C30 28 40 24 48 25C58 24 68 30 70 40L76 30C70 18 58 13 48 14C38 13 28 20 25 30Z',
        'art-hair-white',
        2.4,
      ),
      line('M39 15L37 24M50 12V23M61 15L63 26', 'art-line', 1.6),
      area('M35 23L34 11L41 20ZM58 22L64 10L66 24Z', 'boat-gold', 2.2),
    ],
  },
  // Queen of the dark half: half of a coin is hers.
  izanami: {
    ground: 'culture-wisteria',
    top: 'art-ink',
    behind: [
      area('M50 4A36 36 0 0 0 50 80Z', 'art-coin', 2.6),
      area('M50 4A36 36 0 0 1 50 80Z', 'art-indigo', 2.6),
    ],
    back: longHair(),
    robe: robe({
      cloth: 'art-ink',
      collar: 'culture-wisteria',
      under: 'art-paper',
      skin: 'art-skin-pale',
      pattern: motif(dots(2.6), 'culture-wisteria'),
    }),
    head: [
      ...face({
        shape: 'slender',
        eyes: 'closed',
        brows: 'raised',
        mouth: 'red',
        skin: 'art-skin-pale',
      }),
      ...parted(),
      area('M38 15Q38 3 50 3Q62 3 62 15Q50 9 38 15Z', 'art-coin', 2.4),
      line('M44 5.5V11M50 4V10M56 5.5V11', 'art-line', 1.6),
      line('M70 30V50M76 32V46', 'art-coin', 2.4),
    ],
    right: true,
  },
  // The dragon king, at home in every harbour.
  riu: {
    ground: 'art-sea-pale',
    top: 'boat-bamboo',
    behind: breaker('art-sea-mid'),
    robe: robe({
      cloth: 'boat-bamboo',
      collar: 'boat-stone',
      under: 'boat-gold',
      pattern: motif(scales, 'art-roof'),
    }),
    head: [
      ...face({
        shape: 'firm',
        eyes: 'calm',
        brows: 'fierce',
        mouth: 'even',
        nose: 'strong',
        skin: 'art-skin-tan',
        hair: 'art-hair-white',
      }),
      ...beard('art-hair-white', 92),
      line('M38 61C28 60 22 66 16 62M50 61C62 62 68 70 78 66', 'art-line', 4.4),
      line('M38 61C28 60 22 66 16 62M50 61C62 62 68 70 78 66', 'art-hair-white', 1.8),
      ...cropped('art-hair-white'),
      area('M27 32C26 20 36 12 50 12C64 12 75 20 75 34Q50 22 27 32Z', 'boat-bamboo', 2.6),
      area(
        'M35 16C27 8 27 2 24-3C33-1 37 4 38 8C40 5 40 2 39-1C45 3 46 9 43 15ZM62 15C68 8 68 2 72-3C76 2 73 6 72 9C76 8 78 6 80 3C81 11 76 17 69 20Z',
        'boat-gold',
        2.4,
      ),
      flat(discs([[48, 21, 3.4]]), 'art-vermilion-bright'),
    ],
  },
  // The storm: a wave, wild hair, a sword.
  susanoo: {
    ground: 'art-sea-mid',
    top: 'art-ink',
    behind: breaker('art-indigo'),
    back: [
      area(
        'M24 70L8 72L18 60L4 54L17 46L6 34L20 32L14 18L28 20L30 6L42 12L52 0L60 10L74 4L76 18L90 20L82 34L96 44L82 50L92 62L80 64L86 76L70 74Z',
        'art-hair',
        3,
      ),
      line(
        'M22 62L16 66M18 50L12 50M20 36L14 32M32 18L30 12M62 14L68 9M80 26L86 23M80 54L88 58',
        'art-hair-line',
        1.8,
      ),
    ],
    robe: robe({
      cloth: 'art-indigo',
      collar: 'art-paper',
      under: 'art-vermilion',
      skin: 'art-skin-tan',
      pattern: waves,
    }),
    head: [
      ...face({
        shape: 'firm',
        eyes: 'fierce',
        brows: 'fierce',
        mouth: 'even',
        nose: 'strong',
        skin: 'art-skin-tan',
      }),
      ...goatee('art-hair'),
      line('M29 56Q31 66 36 70M66 56Q64 66 58 71', 'art-hair', 3),
      ...cropped(),
      area('M26 30Q50 19 75 31L74 38Q50 27 27 37Z', 'art-paper', 2.4),
    ],
    before: [
      area('M6 80L12 74L34 96L28 102Z', 'boat-wood', 2.4),
      line('M11 82l5-4M16 87l5-4M21 92l5-4', 'boat-gold', 2),
      area('M2 80l8-8 4 4-8 8z', 'art-coin', 2.2),
    ],
  },
  // His cap, his rod, his bream, and the best of tempers.
  ebisu: {
    ground: 'art-sea-pale',
    top: 'art-sea-mid',
    behind: [
      line('M88 99C86 60 84 26 66 4', 'boat-wood', 3.4),
      line('M66 4Q40 2 20 10V34', 'art-line', 1.4),
    ],
    robe: robe({
      cloth: 'art-moss',
      collar: 'boat-clay',
      under: 'art-paper',
      skin: 'art-skin',
      pattern: motif(dots(3), 'art-moss-dark'),
    }),
    head: [
      area(
        'M32 28C28 10 34-6 52-7C66-8 82 2 84 14C80 12 76 14 72 18C72 22 72 26 71 30Z',
        'boat-gold',
        3,
      ),
      line('M38 22C36 8 42 0 54-1M52-6Q68 4 71 22', 'art-line', 2),
      ...face({
        shape: 'broad',
        eyes: 'laughing',
        brows: 'raised',
        mouth: 'laugh',
        nose: 'strong',
      }),
      flat(
        discs([
          [32, 57, 4.6],
          [58, 57, 5.4],
        ]),
        'art-blush',
      ),
      ...cropped().slice(0, 1),
      area('M26 29Q48 20 74 31L74 38Q50 27 26 37Z', 'art-vermilion', 2.4),
      area('M38 73Q45 92 54 74Q46 78 38 73Z', 'art-hair', 2.2),
      line('M40 62Q34 61 31 66M48 62Q56 60 60 65', 'art-hair', 3),
      line('M73 52L70 70', 'art-line', 2),
    ],
    before: [
      area(
        'M2 86Q12 70 30 76Q36 78 40 84L48 76Q46 86 49 97L40 91Q30 102 14 97Q6 94 2 86Z',
        'art-vermilion-bright',
        2.6,
      ),
      line('M17 78q5 8 0 18M26 84q3 4 0 8', 'art-line', 1.8),
      flat(discs([[11, 85, 2.4]]), 'art-paper'),
    ],
  },
  // Fire for hair.
  kagutsuchi: {
    ground: 'art-card-dusk-deep',
    top: 'boat-wood',
    behind: [
      area(
        'M16 66C4 52 16 40 14 24C22 28 26 34 26 40C28 24 40 16 38-2C52 6 54 16 54 24C58 16 62 8 60 0C76 10 76 28 74 38C80 34 82 28 82 22C92 36 90 54 82 66Z',
        'art-vermilion-bright',
        3,
      ),
      flat(
        'M24 60C18 50 26 44 26 34C32 40 34 44 36 44C36 32 46 24 44 12C54 18 54 30 58 38C62 34 64 28 66 22C74 36 70 42 72 48C76 46 78 42 80 40C82 50 80 58 76 64Z',
        'boat-gold',
      ),
    ],
    robe: robe({
      cloth: 'boat-wood',
      collar: 'art-vermilion',
      under: 'boat-gold',
      skin: 'art-skin-tan',
      pattern: motif(scales, 'art-vermilion'),
    }),
    head: [
      ...face({
        shape: 'firm',
        eyes: 'fierce',
        brows: 'strong',
        mouth: 'smile',
        nose: 'strong',
        skin: 'art-skin-tan',
        hair: 'art-vermilion-deep',
      }),
      area(
        'M26 46C20 32 30 30 29 19C36 22 38 27 38 30C42 24 47 21 46 12C54 18 56 24 56 29C60 26 62 22 62 17C72 24 76 36 73 50L68 48C68 42 64 36 60 34C52 39 44 33 36 38C32 36 29 40 26 46Z',
        'art-vermilion-bright',
        2.6,
      ),
      flat('M33 33C36 28 45 28 47 20C51 26 54 30 58 32C52 34 42 31 33 33Z', 'boat-gold'),
    ],
  },
  // A princess of the sea, crowned with coral and pearls.
  toyo_tama: {
    ground: 'art-sea-pale',
    top: 'art-sea-deep',
    behind: [
      line(
        'M10 99C14 80 4 66 10 48M11 74C18 68 20 60 18 54M10 62C4 58 2 52 2 46M90 99C86 82 96 68 90 50M89 76C82 70 80 62 82 56M91 64C96 58 98 54 98 46',
        'art-line',
        7.5,
      ),
      line(
        'M10 99C14 80 4 66 10 48M11 74C18 68 20 60 18 54M10 62C4 58 2 52 2 46M90 99C86 82 96 68 90 50M89 76C82 70 80 62 82 56M91 64C96 58 98 54 98 46',
        'art-vermilion-bright',
        4,
      ),
    ],
    back: longHair(),
    robe: robe({
      cloth: 'art-sea-mid',
      collar: 'culture-plum',
      under: 'art-paper',
      skin: 'art-skin-pale',
      pattern: waves,
    }),
    head: [
      ...face({
        shape: 'slender',
        eyes: 'calm',
        brows: 'fine',
        mouth: 'red',
        skin: 'art-skin-pale',
      }),
      ...parted(),
      area(
        'M50 24C38 22 32 12 36 2Q40 0 42 4Q45-3 50 0Q55-3 58 4Q61 0 65 3C68 13 62 22 50 24Z',
        'culture-plum',
        2.4,
      ),
      line('M50 22V4M50 22L41 7M50 22L60 7', 'art-paper', 1.8),
      area(
        discs([
          [30, 28, 3.6],
          [39, 24, 3.6],
          [50, 23, 4],
          [61, 24, 3.6],
          [70, 29, 3.6],
        ]),
        'art-snow',
        1.8,
      ),
    ],
  },
} satisfies Record<string, Portrait>;
