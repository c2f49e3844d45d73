// What marks a spot of the board.

import type { Colour } from '../api/catalogue';

export interface SpotMarks {
  /** It can be picked now; what that does, in words. */
  readonly target: string | undefined;
  /** Picking it builds there. */
  readonly site: boolean;
  readonly selected: boolean;
  /** Something draws the eye to it: a hint, a lesson, a line of the log. */
  readonly focus: boolean;
  /** A text names it: its number is drawn, however small the board is. */
  readonly named: boolean;
  /** A dragged boat is over it. */
  readonly over: boolean;
  /** Its number among the spots that shine, in their order; 0: it does not. */
  readonly lit: number;
}

/** What would come and go if an action were done: drawn faintly. */
export interface BoardPreview {
  readonly boats?: Readonly<Record<string, Colour | null>>;
  readonly built?: Readonly<Record<string, number | 'torii' | 'palace'>>;
  /** Islands whose token would go. */
  readonly culture?: Readonly<Record<string, null>>;
  readonly sacred?: readonly string[];
  /** A short word over a spot: "+3". */
  readonly notes?: Readonly<Record<string, string>>;
}

/** A step of another player's last turn, numbered within it. */
export interface Trace {
  readonly spot: string;
  readonly seat: number;
  readonly number: number;
  /** It is being shown just now. */
  readonly now?: boolean;
}
