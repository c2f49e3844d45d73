// The arithmetic of the chart: scales, ticks and lines.

export interface Spot {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A linear scale from a domain to a range. */
export function scale(from: [number, number], to: [number, number]): (value: number) => number {
  const [a, b] = from;
  const [c, d] = to;
  return (value) => (b === a ? c : c + ((value - a) / (b - a)) * (d - c));
}

/** Round steps of 1, 2 or 5 that cut a span into about `wanted` parts. */
export function stepOf(span: number, wanted: number): number {
  const rough = Math.max(span, 1) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10;
  return Math.max(1, step * power);
}

/** Ticks that enclose all values, from a multiple of the step to another. */
export function ticksOf(values: readonly number[], wanted = 5): number[] {
  const least = Math.min(0, ...values);
  const most = Math.max(1, ...values);
  const step = stepOf(most - least, wanted);
  const first = Math.floor(least / step) * step;
  const count = Math.ceil((most - first) / step);
  return Array.from({ length: count + 1 }, (_, n) => first + n * step);
}

/** A line through spots, as the path of an SVG; gaps where nothing is known. */
export function lineOf(spots: readonly (Spot | null)[]): string {
  let path = '';
  let pen = 'M';
  for (const spot of spots) {
    if (!spot) continue;
    path += `${pen}${round(spot.x)} ${round(spot.y)}`;
    pen = 'L';
  }
  return path;
}

/** A line that keeps its height until it changes, as points do. */
export function stepsOf(spots: readonly Spot[]): string {
  let path = '';
  for (const [n, { x, y }] of spots.entries()) {
    path += n === 0 ? `M${round(x)} ${round(y)}` : `H${round(x)}V${round(y)}`;
  }
  return path;
}

/** Move labels apart so that none covers another, each as near to its place as can be. */
export function apart(heights: readonly number[], distance: number, box: Box): number[] {
  const order = heights.map((y, n) => ({ y, n })).sort((a, b) => a.y - b.y);
  let least = box.top;
  for (const one of order) {
    one.y = Math.max(one.y, least);
    least = one.y + distance;
  }
  let most = box.bottom;
  for (const one of order.reverse()) {
    one.y = Math.min(one.y, most);
    most = one.y - distance;
  }
  const moved = [...heights];
  for (const { y, n } of order) moved[n] = y;
  return moved;
}

const round = (value: number) => Math.round(value * 10) / 10;
