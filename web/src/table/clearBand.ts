// Where a caption lies over the board: where it hides nothing of what it says.
import type { Box } from './beside';

const BANDS = ['top', 'bottom', 'middle'] as const;
export type Band = (typeof BANDS)[number];

/** How far it keeps from the middle of what is not to be hidden. */
const CLEAR = 40;

/** The band of a stage for a caption of a size: where it is, as long as it hides none of the things. */
export function clearBand(
  stage: Box,
  caption: { width: number; height: number },
  things: readonly Box[],
  now: Band,
): Band {
  const clearance = (band: Band) =>
    Math.min(Infinity, ...things.map((thing) => distance(lying(stage, caption, band), thing)));
  const bands = [now, ...BANDS];
  return (
    bands.find((band) => clearance(band) >= CLEAR) ??
    bands.reduce((best, band) => (clearance(band) > clearance(best) ? band : best))
  );
}

/** The box of a caption in a band: in the middle from left to right. */
function lying(stage: Box, { width, height }: { width: number; height: number }, band: Band): Box {
  const left = (stage.left + stage.right - width) / 2;
  const top = {
    top: stage.top,
    bottom: stage.bottom - height,
    middle: (stage.top + stage.bottom - height) / 2,
  }[band];
  return { left, top, right: left + width, bottom: top + height };
}

/** How far the middle of a thing is from a box; 0: within it. */
function distance(box: Box, thing: Box): number {
  const x = (thing.left + thing.right) / 2;
  const y = (thing.top + thing.bottom) / 2;
  const across = Math.max(box.left - x, 0, x - box.right);
  const down = Math.max(box.top - y, 0, y - box.bottom);
  return Math.hypot(across, down);
}
