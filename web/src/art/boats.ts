// The five boats, each with its own silhouette, in a box of 48.

import type { Colour } from '../api/catalogue';

export interface BoatDrawing {
  /** The outline: what sets the boats apart without colour. */
  readonly hull: string;
  /** Lines within. */
  readonly lines: string;
  /** Where the letter stands, and how large. */
  readonly letter: readonly [x: number, y: number, size: number];
}

const pole = 'q0-3.6 3.8-3.6t3.8 3.6';
const foot = 'q0 3.6-3.8 3.6t-3.8-3.6';

export const BOATS: Readonly<Record<Colour, BoatDrawing>> = {
  // A raft of five bamboo poles, seen from above.
  bamboo: {
    hull: `M5 10.5${pole.repeat(5)}V37.5${foot.repeat(5)}Z`,
    lines:
      'M12.6 10v5M20.2 10v5M27.8 10v5M35.4 10v5M12.6 33v5M20.2 33v5M27.8 33v5M35.4 33v5M5 15.5h38M5 32.5h38',
    letter: [24, 24.2, 17],
  },
  // A long boat cut from one log, its ends drawn up.
  wood: {
    hull: 'M1.5 12.5c4.5 1.5 7 5.5 10.5 7q12 3.5 24 0c3.5-1.5 6-5.5 10.5-7C46.5 27.5 42 39.5 31 40.5H17C6 39.5 1.5 27.5 1.5 12.5z',
    lines: 'M7.5 22q16.5 6 33 0M10 34q1.5 1.8 4 3M38 34q-1.5 1.8-4 3',
    letter: [24, 32, 16],
  },
  // A flat barge, loaded with hewn blocks.
  stone: {
    hull: 'M2 26h5.5V15.5h10V8h14v7.5h9V26H46l-5 14.5H7z',
    lines: 'M7.5 26h33M17.5 15.5h14M19 15.5V26M30 15.5V26',
    letter: [24, 32.5, 15],
  },
  // A round tub.
  clay: {
    hull: 'M24 5a19 19 0 1 1 0 38a19 19 0 1 1 0-38z',
    lines:
      'M24 10.5a13.5 13.5 0 1 1 0 27a13.5 13.5 0 1 1 0-27zM24 5v5.5M24 37.5V43M5 24h5.5M37.5 24H43M10.6 10.6l3.9 3.9M33.5 33.5l3.9 3.9M10.6 37.4l3.9-3.9M33.5 14.5l3.9-3.9',
    letter: [24, 24.2, 17],
  },
  // A junk under its battened sail.
  gold: {
    hull: 'M24 1.5C36 7 42.5 18 40.5 31H45.5C44 39 40 43.5 33 43.5H15C8 43.5 4 39 2.5 31H9.5C7.5 19 13 8 24 1.5z',
    lines: 'M2.5 31h43M14 12q10 4 20 0M10 31q-.3-4 0-8M38 23q.3 4 0 8',
    letter: [24, 23, 16],
  },
};
