// What of the board is meant by a point of the window, however the board is zoomed and turned.

import { nearest } from './walk';
import { pointOf, type Frame, type Geometry, type Point, type Spot } from './geometry';
import type { Zoom } from './zoom.svelte';

/** How far from a target a finger may tap, and a boat be dropped, in pixels. */
const TAP_REACH = 26;
const DROP_REACH = 44;
/** Margin around spots that are zoomed in on, in the board's units. */
const WATER = 60;

/** The board as it is shown now. */
interface Shown {
  svg: SVGSVGElement;
  board: Geometry;
  zoom: Zoom;
  /** How many pixels a unit of the board has before it is zoomed. */
  pixels: number;
  targets: Readonly<Record<Spot, string>>;
}

export class Aim {
  constructor(private readonly now: () => Shown) {}

  /** From the window to the frame of the board, in its units. */
  readonly toBoard = (x: number, y: number): Point => {
    const matrix = this.now().svg.getScreenCTM();
    return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : { x, y };
  };

  /** The spot that was clicked or tapped; a finger may mean a target beside it. */
  tapped(event: MouseEvent, touch: boolean): Spot | undefined {
    const element = event.target instanceof Element ? event.target : null;
    const hit = element?.closest<SVGElement>('[data-spot]')?.dataset.spot;
    const near = touch && !(hit && hit in this.now().targets);
    return (near ? this.#targetNear(event.clientX, event.clientY, TAP_REACH) : undefined) ?? hit;
  }

  /** The spot at a point of the window. */
  spotAt(x: number, y: number): Spot | null {
    return (
      document.elementFromPoint(x, y)?.closest<SVGElement>('[data-spot]')?.dataset.spot ?? null
    );
  }

  /** Where something is dropped: on a target, if there is one near. */
  readonly landing = (x: number, y: number): Spot | null => {
    const { svg, targets } = this.now();
    const frame = svg.getBoundingClientRect();
    const inside = x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
    if (!inside) return null;
    const under = this.spotAt(x, y);
    return under && under in targets ? under : (this.#targetNear(x, y, DROP_REACH) ?? under);
  };

  /** A target so near to a point of the window that it may be meant. */
  #targetNear(x: number, y: number, reach: number): Spot | undefined {
    const { board, zoom, pixels, targets } = this.now();
    const framed = this.toBoard(x, y);
    const point = { x: (framed.x - zoom.x) / zoom.scale, y: (framed.y - zoom.y) / zoom.scale };
    const spot = nearest(board, point, Object.keys(targets));
    const at = spot && pointOf(board, spot);
    if (!at) return undefined;
    const away = Math.hypot(at.x - point.x, at.y - point.y) * pixels * zoom.scale;
    return away <= reach ? spot : undefined;
  }
}

/** The part of the board that some spots take up, with water around them. */
export function partWith(board: Geometry, spots: Iterable<Spot>): Frame | undefined {
  const points = [...spots].flatMap((spot) => pointOf(board, spot) ?? []);
  if (points.length === 0) return undefined;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - WATER, Math.min(...ys) - WATER];
  return {
    left,
    top,
    width: Math.max(...xs) + WATER - left,
    height: Math.max(...ys) + WATER - top,
  };
}
