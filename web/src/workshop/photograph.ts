// A photograph that lies under the drawing of a board: made small enough to be moved at ease, and
// kept in the browser, which it never leaves.
import type { Point } from '../board';

/** Where it lies, and how strong it is. */
export interface Placement {
  x: number;
  y: number;
  /** Percent of the board's width. */
  scale: number;
  /** Percent of full strength. */
  dim: number;
}

export interface Photograph extends Placement {
  href: string;
}

export const MOST_MEGABYTES = 40;
export const SCALES = { least: 10, most: 500 } as const;
const LONGEST_SIDE = 2000;

/** Read a file as a picture, if the browser can. It is read here: no page may fetch blobs. */
export async function pictureIn(file: File): Promise<string> {
  const image = new Image();
  image.src = await dataOf(file);
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const part = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  if (part === 1) return image.src;
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * part);
  canvas.height = Math.ceil(height * part);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', 0.85);
}

function dataOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(file);
  });
}

/** Where a photograph lies once it was scaled by a factor; what is under the point stays there. */
export function scaled(from: Placement, factor: number, point: Point): Placement {
  const scale = Math.min(SCALES.most, Math.max(SCALES.least, from.scale * factor));
  const ratio = scale / from.scale;
  return {
    ...from,
    scale,
    x: point.x - (point.x - from.x) * ratio,
    y: point.y - (point.y - from.y) * ratio,
  };
}

/** Where it lies once one finger, or two, have gone from one place to another. */
export function dragged(
  from: Placement,
  before: readonly Point[],
  after: readonly Point[],
): Placement {
  const [was, is] = [middleOf(before), middleOf(after)];
  const moved = { ...from, x: from.x + is.x - was.x, y: from.y + is.y - was.y };
  const [wide, wider] = [spread(before), spread(after)];
  return wide && wider ? scaled(moved, wider / wide, is) : moved;
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const spread = ([a, b]: readonly Point[]): number =>
  a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;

/** Whether something from the storage, where anything may be, is a photograph. */
export function isPhotograph(found: unknown): found is Photograph {
  if (typeof found !== 'object' || found === null) return false;
  const { href, x, y, scale, dim } = found as Partial<Photograph>;
  return (
    typeof href === 'string' &&
    href.startsWith('data:image/') &&
    [x, y, scale, dim].every(Number.isFinite)
  );
}
