// Sages, warriors and travellers among the specialists, each with what they live by.

import { area, flat, line } from '../drawing';
import { around, discs } from '../path';
import {
  beard,
  cropped,
  dots,
  face,
  knot,
  longHair,
  lozenges,
  motif,
  moustache,
  parted,
  robe,
} from './parts';
import type { Portrait } from './portrait';

export const PEOPLE = {
  // The disciple, with staff and bowl's robe; travellers pay.
  ananda: {
    ground: 'art-card-dusk',
    top: 'art-coin',
    behind: [
      area(discs([[50, 42, 35]]), 'art-paper', 2.4),
      line('M84 99V28', 'art-line', 6),
      line('M84 99V28', 'art-coin', 3),
      line('M84 30C70 24 72 4 84 2C96 4 98 24 84 30', 'art-line', 5.4),
      line('M84 30C70 24 72 4 84 2C96 4 98 24 84 30', 'art-coin', 2.6),
    ],
    robe: [
      area('M38 60L37 78L20 82C8 86 4 92 3 99H94C93 86 84 78 66 74L64 56Z', 'art-skin-tan', 3),
      flat('M38 70Q52 82 64 66V74Q52 86 38 79Z', 'art-skin-shade'),
      area('M64 72C82 77 93 85 94 99H24C40 94 56 84 64 72Z', 'boat-clay', 3),
      line('M70 78C64 88 52 96 44 99M80 82C76 90 70 96 64 99', 'art-line', 2),
    ],
    head: [
      area('M27 44C22 26 32 12 48 12C66 12 77 26 73 48Z', 'art-skin-tan', 3),
      ...face({
        shape: 'firm',
        eyes: 'closed',
        brows: 'fine',
        mouth: 'smile',
        skin: 'art-skin-tan',
      }),
      flat(
        'M28.8 43C26 28 34 14.5 48 14.5C64 14.5 73.5 26 71 44L62 40Q46 24 28.8 43Z',
        'art-skin-tan',
      ),
      line('M34 22Q40 17 47 17', 'art-skin', 2.4),
      area('M66 57C65 66 74 66 73 55Z', 'art-skin-tan', 2.4),
    ],
  },
  // A lady of the palace that shines behind her.
  awashima: {
    ground: 'art-card-sky',
    top: 'art-moss',
    behind: [
      area('M-6 42Q12 34 16 20H82Q88 34 104 42Z', 'art-roof', 2.6),
      area('M8 20Q22 14 26 4H74Q78 14 92 20Z', 'art-roof', 2.6),
      line('M16 40V92M84 40V92', 'art-vermilion', 5),
    ],
    back: [
      area(
        'M24 66C14 62 14 44 22 38C18 20 34 8 50 9C70 8 84 20 80 40C88 46 86 62 76 66Z',
        'art-hair',
        3,
      ),
    ],
    robe: robe({
      cloth: 'art-moss-dark',
      collar: 'art-coin',
      under: 'art-vermilion',
      pattern: motif(
        (x, y) =>
          around(
            `M${x} ${y}C${x - 2} ${y - 2} ${x - 2} ${y - 5} ${x} ${y - 6}C${x + 2} ${y - 5} ${x + 2} ${y - 2} ${x} ${y}Z`,
            5,
            0,
            x,
            y,
          ),
        'art-paper',
      ),
    }),
    head: [
      ...face({
        shape: 'slender',
        eyes: 'calm',
        brows: 'raised',
        mouth: 'red',
        skin: 'art-skin-pale',
      }),
      ...parted(),
      area('M36 16C32 4 42-2 51-1C62-2 70 6 64 17Q50 8 36 16Z', 'art-hair', 2.6),
      line('M30 2L70 16', 'art-line', 5),
      line('M30 2L70 16', 'art-coin', 2.4),
      area(discs([[29, 2, 4]]), 'art-vermilion-bright', 2),
      area(
        around('M66 20C63 17 63 13 66 11C69 13 69 17 66 20Z', 5, 0, 66, 21),
        'culture-plum',
        1.6,
      ),
    ],
    right: true,
  },
  // A shrine maiden with the paper wand that lifts what is bound.
  kachiko: {
    ground: 'art-paper',
    top: 'art-sea-pale',
    behind: [
      area('M-2 6Q50 18 102 6V14Q50 26-2 14Z', 'art-rope', 2.4),
      area(
        'M14 14l-5 9h6l-5 10h6l-4 10 12-14h-6l5-8h-6l3-7zM86 14l5 9h-6l5 10h-6l4 10-12-14h6l-5-8h6l-3-7z',
        'art-snow',
        2,
      ),
    ],
    back: longHair(),
    robe: robe({ cloth: 'art-snow', collar: 'art-snow', under: 'art-vermilion' }),
    head: [
      ...face({ shape: 'slender', eyes: 'calm', brows: 'fine', mouth: 'red' }),
      ...parted(),
      area('M74 50L86 54L80 60L72 58ZM26 50L16 54L21 60L28 58Z', 'art-snow', 2.2),
      area('M28 28Q50 15 73 29L72 34Q50 21 28 33Z', 'art-vermilion', 2.2),
    ],
    before: [
      line('M82 99L70 62', 'art-line', 5.4),
      line('M82 99L70 62', 'art-rope', 2.6),
      area('M70 62l-12 6h6l-8 8 16-4zM70 62l14-2-3 6 10 2-15 6z', 'art-snow', 2),
    ],
  },
  // The warrior Tomoe, with band and blade, before her crest.
  tomoe: {
    ground: 'art-card-dusk',
    top: 'art-vermilion',
    behind: [
      area(
        around(
          'M50 42C40 32 38 14 50 4C68 2 80 14 81 26C74 18 62 18 58 26C56 32 55 38 50 42Z',
          3,
          0,
          50,
          42,
        ),
        'boat-gold',
        2.4,
      ),
    ],
    back: longHair(),
    robe: [
      ...robe({ cloth: 'art-vermilion', collar: 'art-indigo', under: 'art-paper' }),
      area('M2 99V84Q14 76 27 78L30 99Z', 'art-indigo', 2.8),
      area('M95 99V82Q86 76 76 78L70 99Z', 'art-indigo', 2.8),
      line(
        'M3 88Q15 82 28 84M3 94Q15 89 29 91M94 87Q86 82 75 84M94 94Q85 89 73 91',
        'boat-gold',
        2.2,
      ),
    ],
    head: [
      ...face({ shape: 'slender', eyes: 'calm', brows: 'strong', mouth: 'red' }),
      ...parted(),
      area('M27 30Q49 20 73 31L73 38Q49 27 27 37Z', 'art-paper', 2.4),
      area(discs([[44, 28.5, 5.4]]), 'boat-gold', 2.2),
    ],
    before: [
      line('M88 99V40', 'art-line', 6),
      line('M88 99V40', 'art-vermilion', 3),
      area('M85 42C83 24 86 10 94 2C95 16 95 30 91 42Z', 'art-snow', 2.4),
    ],
  },
  // The sage who read the trigrams.
  fu_hsi: {
    ground: 'art-rope',
    top: 'art-moss-dark',
    behind: [
      line(around('M39 -3L61 -3M39 4L47 4M53 4L61 4M39 11L61 11', 8, 0, 50, 46), 'art-ink', 3.2),
    ],
    robe: [
      ...robe({ cloth: 'art-moss', collar: 'art-moss-dark', under: 'art-paper' }),
      area(
        'M4 99C6 90 12 84 22 82L20 90L30 80L30 90L40 82L38 92L50 99ZM94 99C93 90 88 84 80 80L80 90L70 78L70 90L62 82L60 92L50 99Z',
        'art-moss-dark',
        2.2,
      ),
    ],
    head: [
      ...knot('art-hair-grey', 'art-moss-dark'),
      ...face({
        shape: 'slender',
        eyes: 'calm',
        brows: 'strong',
        mouth: 'even',
        nose: 'strong',
        hair: 'art-hair-white',
      }),
      ...cropped('art-hair-grey'),
      ...beard('art-hair-white', 96),
      ...moustache('art-hair-white'),
    ],
    right: true,
  },
  // The traveller at the parting of the ways.
  michimata: {
    ground: 'art-card-sky',
    top: 'art-card-sky-deep',
    behind: [
      line('M84 99V22', 'art-line', 7),
      line('M84 99V22', 'boat-wood', 4),
      area('M98 24H72L66 30.5L72 37H98Z', 'boat-gold', 2.4),
      area('M70 42H92L98 48L92 54H70Z', 'art-paper', 2.4),
    ],
    robe: robe({
      cloth: 'art-roof',
      collar: 'boat-clay',
      under: 'art-paper',
      skin: 'art-skin-tan',
      pattern: motif(lozenges, 'art-sea-pale'),
    }),
    head: [
      ...face({
        shape: 'firm',
        eyes: 'calm',
        brows: 'strong',
        mouth: 'smile',
        nose: 'strong',
        skin: 'art-skin-tan',
      }),
      ...cropped(),
      area(
        'M5 39C18 32 34 18 44 3C58 14 74 28 92 34C84 43 70 38 50 38C32 38 14 46 5 39Z',
        'art-rope',
        3,
      ),
      line('M44 4L30 36M44 4L50 37M45 5L70 36M43 6L16 38', 'art-coin-deep', 1.6),
      line('M67 40Q66 68 46 75Q34 72 29 42', 'art-vermilion', 2.4),
    ],
  },
  // She keeps the purse.
  hetsuka: {
    ground: 'art-card-dusk',
    top: 'culture-wisteria',
    robe: robe({
      cloth: 'culture-wisteria',
      collar: 'art-ink',
      under: 'art-paper',
      pattern: motif(dots(3), 'art-card-dusk'),
    }),
    head: [
      area('M20 66C16 44 20 18 48 12C74 8 86 34 82 66L74 74L68 40L30 38L28 60Z', 'art-snow', 3),
      ...face({
        shape: 'broad',
        eyes: 'laughing',
        brows: 'fine',
        mouth: 'smile',
        hair: 'art-hair-grey',
      }),
      line('M31 54Q33 57 32 60M60 54Q63 57 62 61', 'art-line', 1.4),
      area(
        'M28 44C30 32 38 27 46 27C58 27 67 34 68 46L73 40C72 24 60 18 48 18C36 18 27 28 28 44Z',
        'art-hair-grey',
        2.4,
      ),
      area(
        'M20 44C18 26 30 8 50 8C72 8 84 26 82 46L75 44C72 28 62 20 48 20C36 20 28 28 27 42Z',
        'art-snow',
        2.8,
      ),
      line('M26 30Q36 14 50 14M34 12L30 20M66 13L72 24', 'culture-wisteria', 2.2),
    ],
    before: [
      area('M70 70C56 76 54 99 76 99S98 78 84 70Z', 'boat-gold', 2.6),
      area('M70 69L66 61Q72 64 77 61Q82 64 88 61L84 69Z', 'boat-gold', 2.4),
      line('M68 71Q77 75 86 71', 'art-vermilion', 3.2),
      area('M73 81h8v8h-8z', 'art-paper', 2),
    ],
    right: true,
  },
  // One boat becomes two: a boatman in a robe of two halves.
  nakatsu: {
    ground: 'art-sea-pale',
    top: 'boat-gold',
    behind: [
      line('M10 99L24 24', 'art-line', 7),
      line('M10 99L24 24', 'art-rope', 3.6),
      area('M19 30C14 16 20 2 28-4C35 4 36 20 29 32Z', 'art-rope', 2.6),
    ],
    robe: [
      ...robe({
        cloth: 'boat-clay',
        collar: 'art-paper',
        under: 'art-indigo',
        skin: 'art-skin-tan',
      }),
      area('M3 99C4 85 17 79 31 75L45 99Z', 'boat-bamboo', 3),
      ...motif(dots(2.8), 'art-paper'),
    ],
    head: [
      ...knot('art-hair', 'boat-gold'),
      ...face({
        shape: 'firm',
        eyes: 'calm',
        brows: 'strong',
        mouth: 'smile',
        skin: 'art-skin-tan',
      }),
      ...cropped(),
      area('M26 29Q50 19 75 30L74 37Q50 26 27 36Z', 'boat-bamboo', 2.4),
      area('M74 31L88 24L84 33L92 39L75 37Z', 'boat-clay', 2.2),
    ],
  },
  // A noble of the court, who need do nothing.
  yasoma: {
    ground: 'art-card-dusk',
    top: 'art-coin',
    behind: [
      area(around('M50 44C43 32 43 14 50 6C57 14 57 32 50 44Z', 16, 0, 50, 44), 'art-snow', 2),
    ],
    robe: robe({
      cloth: 'art-ink',
      collar: 'culture-wisteria',
      under: 'art-vermilion',
      skin: 'art-skin-pale',
      pattern: motif(
        (x, y) =>
          around(
            `M${x} ${y}C${x - 2} ${y - 2} ${x - 2} ${y - 4} ${x} ${y - 5}C${x + 2} ${y - 4} ${x + 2} ${y - 2} ${x} ${y}Z`,
            8,
            0,
            x,
            y,
          ),
        'art-coin',
      ),
    }),
    head: [
      line('M66 4C84 0 90 16 86 34', 'art-ink', 6),
      area('M52 12L50-4Q58-9 67-5L68 14Z', 'art-ink', 2.8),
      ...face({
        shape: 'broad',
        eyes: 'calm',
        brows: 'fine',
        mouth: 'red',
        skin: 'art-skin-pale',
        hair: 'art-skin-pale',
      }),
      flat('M48 33q5-4 10 0q-5 4-10 0zM32 34q4-3.6 8 0q-4 3.4-8 0z', 'art-hair-line'),
      ...cropped(),
      area('M27 28C28 14 38 8 50 8C64 8 74 16 75 30Q50 18 27 28Z', 'art-ink', 2.8),
      line('M34 20Q50 12 66 20', 'art-hair-line', 1.8),
      line('M28 36Q26 66 44 78Q64 74 69 38', 'art-vermilion', 2.2),
    ],
    right: true,
  },
} satisfies Record<string, Portrait>;
