// A portrait is printed like the large heads of the woodblock masters: a ground with a gradation at
// its top, what the person is known by behind them, hair, robe, head, and what is held before it.

import type { Drawing, Paint } from '../drawing';

export interface Portrait {
  /** The ground, and the colour that it runs into at the top. */
  readonly ground: Paint;
  readonly top: Paint;
  readonly behind?: Drawing;
  /** Hair that falls behind the shoulders. */
  readonly back?: Drawing;
  readonly robe: Drawing;
  readonly head: Drawing;
  /** Does the head look to the right? The robe stays: nobody wears it the other way. */
  readonly right?: boolean;
  readonly before?: Drawing;
}

/** `wide`: the ground goes as far as there is room. */
export type PortraitShape = 'square' | 'disc' | 'wide';
