// A photograph that lies under the drawing of a board.
export interface Photograph {
  href: string;
  x: number;
  y: number;
  /** Percent of the board's width. */
  scale: number;
  /** Percent of full strength. */
  dim: number;
}
