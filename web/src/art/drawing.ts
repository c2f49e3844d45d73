// A drawing is a stack of flat areas and lines, like the blocks of a print.

/** A variable of art.css without its dashes, or no colour, or the colour of the text around. */
export type Paint = string;

export interface Layer {
  readonly d: string;
  /** Default: none. */
  readonly fill?: Paint;
  /** Default: the ink of all outlines; `none` for a flat area. */
  readonly stroke?: Paint;
  readonly width?: number;
}

export type Drawing = readonly Layer[];

export const paint = (name: Paint | undefined, otherwise: string): string => {
  if (name === undefined) return otherwise;
  return name === 'none' || name === 'currentColor' ? name : `var(--${name})`;
};

/** A flat area with the common outline. */
export const area = (d: string, fill: Paint, width = 2): Layer => ({ d, fill, width });
/** A flat area without outline. */
export const flat = (d: string, fill: Paint): Layer => ({ d, fill, stroke: 'none' });
/** A line. */
export const line = (d: string, stroke: Paint = 'art-line', width = 2): Layer => ({
  d,
  stroke,
  width,
});
