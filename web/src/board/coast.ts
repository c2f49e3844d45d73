// The shape of an island: an organic coast between the lanes around it, drawn by chance that is
// always the same for the same edition.

import type { IslandGeometry, Point } from './geometry';
import { chanceOf } from './random';

const RAYS = 48;
/** Water left free along a lane, and around a slot. */
const LANE = 25;
const SLOT = 47;

const round = (value: number): number => Math.round(value * 10) / 10;

/** How far a point is from the line between two others. */
function distance(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const s = Math.max(0, Math.min(1, along));
  return Math.hypot(p.x - a.x - s * dx, p.y - a.y - s * dy);
}

const isLand = (p: Point, corners: readonly Point[], lane: number, slot: number): boolean =>
  corners.every((a, n) => {
    const b = corners[(n + 1) % corners.length] ?? a;
    return distance(p, a, b) >= lane && Math.hypot(p.x - a.x, p.y - a.y) >= slot;
  });

/** How far the land reaches in a direction. */
function reach(island: IslandGeometry, angle: number): number {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  // A small island keeps some land, even where its lanes are close.
  let far = 24;
  for (let r = 24; r < 400; r += 2) {
    if (!isLand({ x: island.x + r * cos, y: island.y + r * sin }, island.corners, LANE, SLOT)) {
      break;
    }
    far = r;
  }
  return far;
}

/** Each value as the mean of its neighbours, never more than it was. */
function smooth(values: readonly number[]): number[] {
  const at = (n: number): number => values[(n + values.length) % values.length] ?? 0;
  return values.map((value, n) => {
    const mean = (at(n - 2) + 2 * at(n - 1) + 3 * value + 2 * at(n + 1) + at(n + 2)) / 9;
    return Math.min(mean, value + 5);
  });
}

/** A wavering line around 1, closed in itself. */
function waver(seed: string, strength: number): number[] {
  const chance = chanceOf(seed);
  const waves = [2, 3, 5, 7].map((times) => ({
    times,
    high: (strength * (0.5 + chance())) / Math.sqrt(times),
    shift: chance() * 2 * Math.PI,
  }));
  return Array.from({ length: RAYS }, (_, n) => {
    const angle = (n / RAYS) * 2 * Math.PI;
    return waves.reduce((sum, w) => sum + w.high * Math.sin(w.times * angle + w.shift), 1);
  });
}

/** A closed curve through points (Catmull-Rom, as Bézier curves). */
export function curve(points: readonly Point[]): string {
  const at = (n: number): Point => points[(n + points.length) % points.length] ?? { x: 0, y: 0 };
  const parts = points.map((_, n) => {
    const [a, b, c, d] = [at(n - 1), at(n), at(n + 1), at(n + 2)];
    return [
      b.x + (c.x - a.x) / 6,
      b.y + (c.y - a.y) / 6,
      c.x - (d.x - b.x) / 6,
      c.y - (d.y - b.y) / 6,
      c.x,
      c.y,
    ]
      .map(round)
      .join(' ');
  });
  return `M${round(at(0).x)} ${round(at(0).y)}C${parts.join(' ')}Z`;
}

export interface Coast {
  /** The shore: where sand meets water. */
  readonly shore: string;
  /** The green within. */
  readonly green: string;
  /** Pines and tufts, each at a place with a size. */
  readonly pines: readonly (Point & { size: number })[];
  /** Grass, as strokes. */
  readonly tufts: string;
  /** How far the land reaches at least, and to the south. */
  readonly radius: number;
  readonly south: number;
}

/** Draw the coast of an island. */
export function coastOf(island: IslandGeometry): Coast {
  const reaches = Array.from({ length: RAYS }, (_, n) => reach(island, (n / RAYS) * 2 * Math.PI));
  const land = smooth(smooth(smooth(reaches)));
  const [shore, green] = [waver(`${island.id} shore`, 0.055), waver(`${island.id} green`, 0.09)];
  const outline = (factor: number, bend: readonly number[], less: number): Point[] =>
    Array.from({ length: RAYS / 2 }, (_, half) => {
      const n = half * 2;
      const angle = (n / RAYS) * 2 * Math.PI;
      const r = Math.max(12, (land[n] ?? 0) * factor * Math.min(1.03, bend[n] ?? 1) - less);
      return { x: island.x + r * Math.cos(angle), y: island.y + r * Math.sin(angle) };
    });
  return {
    shore: curve(outline(0.98, shore, 0)),
    green: curve(outline(0.9, green, 9)),
    pines: pinesOf(island, land),
    tufts: tuftsOf(island, land),
    radius: Math.min(...land),
    south: (land[RAYS / 4] ?? 0) * 0.98 * Math.min(1.03, shore[RAYS / 4] ?? 1),
  };
}

/** A few pines on the edge of the green, in its upper half, where they hide nothing. */
function pinesOf(island: IslandGeometry, land: readonly number[]): (Point & { size: number })[] {
  const chance = chanceOf(`${island.id} pines`);
  const count = 2 + Math.floor(chance() * 3);
  const start = Math.PI * (1.05 + chance() * 0.5);
  return Array.from({ length: count }, (_, n) => {
    const angle = start + n * (0.3 + chance() * 0.16);
    const ray = Math.round((angle / (2 * Math.PI)) * RAYS) % RAYS;
    const r = (land[ray] ?? 0) * 0.78 - 4;
    return {
      x: round(island.x + r * Math.cos(angle)),
      y: round(island.y + r * Math.sin(angle)),
      size: round(0.8 + chance() * 0.45),
    };
  }).sort((a, b) => a.y - b.y);
}

/** Some grass, here and there. */
function tuftsOf(island: IslandGeometry, land: readonly number[]): string {
  const chance = chanceOf(`${island.id} tufts`);
  return Array.from({ length: 7 }, () => {
    const ray = Math.floor(chance() * RAYS);
    const angle = (ray / RAYS) * 2 * Math.PI;
    const r = ((land[ray] ?? 0) - 24) * Math.sqrt(0.2 + 0.8 * chance());
    const [x, y] = [island.x + r * Math.cos(angle), island.y + r * Math.sin(angle)].map(round);
    return `M${x} ${y}q-1-6-5-8m5 8q0-6 1-10m-1 10q2-5 6-7`;
  }).join('');
}
