// The computer players: people of a ship, from the drifter to the queen.

import type { Level } from '../../api/catalogue';
import { area, flat, line, type Drawing } from '../drawing';
import { around, discs } from '../path';
import {
  beard,
  cropped,
  dots,
  face,
  goatee,
  knot,
  longHair,
  lozenges,
  motif,
  moustache,
  parted,
  robe,
  scales,
  waves,
} from './parts';
import type { Portrait } from './portrait';

/** Low waves behind the shoulders. */
const sea: Drawing = [
  area('M-6 99V66q9-9 18 0t18 0 18 0 18 0 18 0 18 0 18 0V99Z', 'art-sea-mid', 2.4),
  line('M-2 80q9-8 18 0t18 0M62 78q9-8 18 0t18 0', 'art-sea-line', 2.2),
];

/** A twisted band around the brow. */
const twisted = (paint: string): Drawing => [
  area('M25 29Q50 18 76 30L75 38Q50 26 26 37Z', paint, 2.4),
  line('M32 27l4 7M41 24l4 7M51 23l3 7M61 25l2 7M69 28l1 7', 'art-line', 1.8),
];

/** A pole that is held upright, from the bottom to a height. */
const pole = (x: number, top: number, paint: string): Drawing => [
  line(`M${x} 99V${top}`, 'art-line', 7),
  line(`M${x} 99V${top}`, paint, 3.6),
];

export const LEVEL_PORTRAITS: Readonly<Record<Level | 'adapts', Portrait>> = {
  // Asleep under a hat, wherever the current goes.
  drifter: {
    ground: 'art-sea-pale',
    top: 'art-sky',
    behind: sea,
    robe: robe({ cloth: 'art-rock', collar: 'art-rock-dark', skin: 'art-skin-tan' }),
    head: [
      ...face({
        shape: 'firm',
        eyes: 'closed',
        brows: 'fine',
        mouth: 'smile',
        skin: 'art-skin-tan',
      }),
      ...cropped(),
      area(
        'M8 47C14 24 32 12 52 12C72 12 88 26 93 44C76 36 66 40 50 41C34 41 20 40 8 47Z',
        'art-rope',
        3,
      ),
      line('M50 13Q38 24 32 41M52 13Q56 26 58 40M54 13Q70 24 76 38', 'art-coin-deep', 1.6),
    ],
  },
  // A boy with a rope to coil.
  deckhand: {
    ground: 'art-sky',
    top: 'art-sea-pale',
    behind: sea,
    robe: robe({
      cloth: 'art-paper',
      collar: 'boat-bamboo',
      skin: 'art-skin',
      pattern: motif(dots(2.6), 'boat-bamboo'),
    }),
    head: [
      area('M46 14C42 4 50 0 54-4C54 2 62 4 58 14Z', 'art-hair', 2.6),
      ...face({ shape: 'slender', eyes: 'calm', brows: 'raised', mouth: 'smile' }),
      flat(
        discs([
          [33, 57, 3.6],
          [58, 57, 4.2],
        ]),
        'art-blush',
      ),
      area(
        'M27 42C22 24 34 12 50 12C67 11 78 26 75 48L70 47C68 42 67 38 64 35L60 39L55 34L49 39L43 34L37 39L32 35C29 38 28 39 27 42Z',
        'art-hair',
        3,
      ),
      line('M40 18C50 15 60 19 66 27', 'art-hair-line', 1.6),
    ],
    before: [
      ...[0, 6, 12].flatMap((n): Drawing => [
        line(`M${62 + n} 102Q${70 + n} 84 ${92 + n} ${76 + n}`, 'art-line', 7),
        line(`M${62 + n} 102Q${70 + n} 84 ${92 + n} ${76 + n}`, 'art-rope', 3.8),
      ]),
    ],
    right: true,
  },
  // Straw hat, and a line in the water.
  fisher: {
    ground: 'art-sea-pale',
    top: 'art-card-dusk',
    behind: [
      ...sea,
      line('M84 99L92 6', 'boat-wood', 3.6),
      line('M92 6Q104 20 102 60', 'art-line', 1.4),
    ],
    robe: robe({
      cloth: 'art-sea-deep',
      collar: 'art-rope',
      skin: 'art-skin-brown',
      pattern: waves,
    }),
    head: [
      ...face({
        shape: 'firm',
        eyes: 'laughing',
        brows: 'strong',
        mouth: 'smile',
        nose: 'strong',
        skin: 'art-skin-brown',
      }),
      ...goatee('art-hair'),
      ...cropped(),
      area(
        'M4 40C18 34 36 16 46 0C60 12 78 30 96 37C86 45 70 39 50 39C32 39 14 47 4 40Z',
        'art-rope',
        3,
      ),
      line(
        'M46 1L30 37M46 1L52 38M47 2L74 38M45 3L14 39M20 33Q48 22 80 32M34 19Q48 13 62 18',
        'art-coin-deep',
        1.6,
      ),
    ],
  },
  // Strong arms, a twisted band, an oar.
  rower: {
    ground: 'art-sky',
    top: 'art-sea-mid',
    behind: [
      ...sea,
      ...pole(12, 34, 'boat-clay'),
      area('M6 36C2 20 4 6 12-4C20 6 22 20 18 36Z', 'boat-clay', 2.6),
    ],
    robe: [
      area(
        'M38 58L37 74L14 78C2 82-2 90-3 99H101C100 90 94 80 82 77L66 72L64 56Z',
        'art-skin-tan',
        3,
      ),
      flat('M38 70Q52 82 64 66V74Q52 86 38 79Z', 'art-skin-shade'),
      area('M28 76L40 74L52 92L62 73L74 75L80 99H22Z', 'art-indigo', 3),
      line('M22 90Q18 94 18 99M82 90Q86 94 86 99', 'art-line', 2),
      line('M40 75L52 93L62 74', 'art-paper', 3.4),
    ],
    head: [
      ...face({
        shape: 'firm',
        eyes: 'calm',
        brows: 'fierce',
        mouth: 'even',
        nose: 'strong',
        skin: 'art-skin-tan',
      }),
      ...cropped(),
      ...twisted('art-paper'),
      area('M74 30L88 22L86 31L94 38L76 37Z', 'art-paper', 2.2),
    ],
  },
  // Scales in mind, a cap, a ledger of smiles.
  merchant: {
    ground: 'art-card-dusk',
    top: 'art-coin',
    robe: robe({
      cloth: 'boat-clay',
      collar: 'art-ink',
      under: 'art-paper',
      pattern: motif(lozenges, 'boat-gold'),
    }),
    head: [
      ...face({ shape: 'broad', eyes: 'calm', brows: 'raised', mouth: 'smile', nose: 'strong' }),
      ...moustache('art-hair'),
      ...cropped(),
      area('M22 34C18 20 30 2 52 4C72 4 84 18 79 36Q50 20 22 34Z', 'culture-wisteria', 3),
      line('M34 24C36 14 44 8 54 8M50 20C56 14 66 14 74 24', 'art-line', 1.8),
      area('M21 32Q50 17 80 34L79 41Q50 25 22 40Z', 'art-indigo', 2.4),
    ],
    before: [
      area(discs([[80, 80, 15]]), 'art-coin', 3),
      line('M80 68.5A11.5 11.5 0 1 1 79.9 68.5', 'art-coin-deep', 2),
      area('M75.5 75.5h9v9h-9z', 'art-paper', 2.2),
    ],
    right: true,
  },
  // She finds the way by the stars.
  pilot: {
    ground: 'art-sea-deep',
    top: 'art-ink',
    behind: [
      flat(
        [
          [14, 20, 7],
          [84, 12, 5],
          [26, 46, 3.6],
          [90, 44, 6],
          [10, 64, 3.6],
          [66, 2, 3],
        ]
          .map(
            ([x = 0, y = 0, r = 0]) =>
              `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`,
          )
          .join(''),
        'boat-gold',
      ),
    ],
    back: [area('M70 30C88 26 96 40 90 54C94 66 88 76 80 78C84 66 78 52 70 46Z', 'art-hair', 3)],
    robe: robe({
      cloth: 'art-sea-mid',
      collar: 'art-paper',
      under: 'art-vermilion',
      pattern: motif(lozenges, 'art-sea-pale'),
    }),
    head: [
      ...face({ shape: 'slender', eyes: 'calm', brows: 'strong', mouth: 'red' }),
      ...cropped(),
      area('M68 26Q78 30 76 42L70 44Z', 'art-vermilion', 2.4),
      area('M27 29Q50 19 75 30L74 36Q50 25 27 35Z', 'art-sea-pale', 2.4),
    ],
    before: [
      area('M4 84L36 78L38 92L6 100Z', 'art-paper', 2.6),
      line('M12 90q6-6 12-1t10-5', 'art-vermilion', 2.2),
      line('M9 95L28 91', 'art-line', 1.4),
    ],
  },
  // Grey of beard, the rudder in hand.
  helmsman: {
    ground: 'art-sky',
    top: 'art-sea-deep',
    behind: sea,
    robe: robe({
      cloth: 'art-indigo',
      collar: 'art-paper',
      under: 'art-sea-pale',
      skin: 'art-skin-brown',
      pattern: motif(scales, 'art-sea-mid'),
    }),
    head: [
      ...knot('art-hair-grey', 'art-indigo'),
      ...face({
        shape: 'firm',
        eyes: 'calm',
        brows: 'strong',
        mouth: 'even',
        nose: 'strong',
        skin: 'art-skin-brown',
        hair: 'art-hair-white',
      }),
      line('M62 52Q66 54 65 58M60 42Q64 41 66 43', 'art-line', 1.6),
      ...beard('art-hair-white', 86),
      ...cropped('art-hair-grey'),
      area('M26 29Q50 19 75 30L74 37Q50 26 27 36Z', 'art-indigo', 2.4),
    ],
    before: [
      line('M58 102L104 70', 'art-line', 10),
      line('M58 102L104 70', 'boat-clay', 6),
      area('M78 84C74 80 80 74 84 76C92 76 92 86 86 90C82 92 78 90 78 84Z', 'art-skin-brown', 2.6),
      line('M82 79Q86 82 88 88', 'art-line', 1.6),
    ],
    right: true,
  },
  // The lacquered hat of command.
  captain: {
    ground: 'art-card-dusk',
    top: 'art-vermilion',
    behind: [area(discs([[50, 46, 34]]), 'art-paper', 2.4)],
    robe: [
      ...robe({
        cloth: 'art-ink',
        collar: 'art-vermilion',
        under: 'art-paper',
        skin: 'art-skin-tan',
      }),
      area('M2 99V86Q14 74 30 77L26 99ZM96 99V86Q86 74 74 76L76 99Z', 'art-vermilion', 2.8),
      line(
        'M3 90Q15 83 28 84M95 90Q86 83 75 84M3 96Q15 91 27 92M95 96Q86 91 76 92',
        'boat-gold',
        2.2,
      ),
    ],
    head: [
      ...face({
        shape: 'firm',
        eyes: 'calm',
        brows: 'fierce',
        mouth: 'even',
        nose: 'strong',
        skin: 'art-skin-tan',
      }),
      ...goatee('art-hair'),
      ...cropped(),
      area('M8 37C20 14 36 4 50 4C66 4 82 14 94 35Q50 22 8 37Z', 'art-ink', 3),
      area('M8 37Q50 22 94 35L93 41Q50 28 9 43Z', 'boat-gold', 2.4),
      area(
        around('M47 16C44.5 13 44.5 8.5 47 7C49.5 8.5 49.5 13 47 16Z', 6, 0, 47, 15),
        'boat-gold',
        1.4,
      ),
      line('M28 42Q28 66 44 78Q62 74 68 42', 'art-vermilion', 2.6),
    ],
  },
  // The queen, with mirror, crown and jewels.
  himiko: {
    ground: 'art-indigo',
    top: 'culture-wisteria',
    behind: [
      area(discs([[50, 42, 41]]), 'art-coin', 3),
      line(discs([[50, 42, 35]]), 'art-coin-deep', 2),
      flat(around('M50 4L52 9L50 7.6L48 9Z', 24, 0, 50, 42), 'art-coin-deep'),
      area(discs([[50, 42, 30]]), 'art-paper', 2.4),
    ],
    back: longHair(),
    robe: [
      ...robe({
        cloth: 'art-snow',
        collar: 'culture-wisteria',
        under: 'art-vermilion',
        skin: 'art-skin-pale',
        pattern: motif(scales, 'art-vermilion'),
      }),
      line('M36 79Q50 95 68 77', 'art-line', 2),
      area(
        'M44 85C49 83 52 88 48 92C48 89 46 89 44 88.5ZM55 86C60 84 63 89 59 93C59 90 57 90 55 89.5ZM64 80C69 78 72 83 68 87C68 84 66 84 64 83.5ZM36 80C41 78 44 83 40 87C40 84 38 84 36 83.5Z',
        'boat-bamboo',
        1.8,
      ),
    ],
    head: [
      ...face({
        shape: 'slender',
        eyes: 'calm',
        brows: 'fine',
        mouth: 'red',
        skin: 'art-skin-pale',
      }),
      flat('M30.5 55l6 2.4-5.2 2zM61 56l-6 2.4 5.6 2.2z', 'art-vermilion'),
      flat(discs([[44, 33.5, 2.2]]), 'art-vermilion'),
      ...parted(),
      area(
        'M27 28L24 5L34 15L37-4L45 11L50-8L56 11L64-4L66 15L77 6L73 30Q50 15 27 28Z',
        'boat-gold',
        2.6,
      ),
      area('M50 12c4 0 6 5 2 9c0-3-2-3-4-3.500c-3-1-2-5.500 2-5.500z', 'boat-bamboo', 1.8),
      line('M73 32V52M77 32V48M26 32V50', 'boat-gold', 2.8),
      flat(
        discs([
          [73, 54, 2.6],
          [77, 50, 2.6],
          [26, 52, 2.6],
        ]),
        'art-vermilion-bright',
      ),
    ],
  },
  // A mirror: the person who looks into it.
  adapts: {
    ground: 'art-sky',
    top: 'art-dusk',
    behind: [
      area(discs([[48, 44, 43]]), 'art-coin', 3),
      flat(around('M48 4L50 9L48 7.6L46 9Z', 24, 0, 48, 44), 'art-coin-deep'),
      area(discs([[48, 44, 34]]), 'art-sea-pale', 2.4),
      line('M28 30Q36 18 50 18', 'art-paper', 4),
    ],
    robe: [area('M41 86h14v16H41z', 'boat-wood', 2.8)],
    head: [
      area(
        'M28 72C30 64 38 62 41 60V54C36 50 34 44 35 38C36 30 42 26 48 26C55 26 61 31 61 39C61 46 59 51 55 54V60C58 62 66 64 68 72Q48 82 28 72Z',
        'art-sea-mid',
        2.6,
      ),
    ],
  },
};
