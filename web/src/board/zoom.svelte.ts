// What part of the board is shown: scale and shift, kept so that the board fills its frame.

import type { Frame, Point } from './geometry';

const MOST = 5;
const LEAST_STEP = 1.2;

export class Zoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  #whole: Frame = { left: 0, top: 0, width: 0, height: 0 };

  /** Set what the whole is, in the board's units. */
  resize(whole: Frame): void {
    this.#whole = whole;
    this.#keep(this.scale, this.x, this.y);
  }

  /** Scale by a factor; what is under the point stays there. */
  by(factor: number, point: Point = this.#middle): void {
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const ratio = scale / this.scale;
    this.#keep(scale, point.x - (point.x - this.x) * ratio, point.y - (point.y - this.y) * ratio);
  }

  /** Zoom in on a part, but keep all of it in sight, if possible. */
  to(part: Frame, most: number): void {
    const { width, height } = this.#whole;
    const fits = Math.min(width / part.width, height / part.height);
    const scale = Math.max(LEAST_STEP, Math.min(most, fits));
    const { x, y } = this.#middle;
    const [partX, partY] = [part.left + part.width / 2, part.top + part.height / 2];
    this.#keep(scale, x - partX * scale, y - partY * scale);
  }

  shift(dx: number, dy: number): void {
    this.#keep(this.scale, this.x + dx, this.y + dy);
  }

  whole(): void {
    this.#keep(1, 0, 0);
  }

  /** Shift so that a point can be seen. */
  show(point: Point): void {
    const gap = 90;
    const [x, y] = [point.x * this.scale + this.x, point.y * this.scale + this.y];
    const { left, top, width, height } = this.#whole;
    const dx = Math.max(left + gap - x, 0) + Math.min(left + width - gap - x, 0);
    const dy = Math.max(top + gap - y, 0) + Math.min(top + height - gap - y, 0);
    this.shift(dx, dy);
  }

  get #middle(): Point {
    const { left, top, width, height } = this.#whole;
    return { x: left + width / 2, y: top + height / 2 };
  }

  #keep(scale: number, x: number, y: number): void {
    this.scale = scale;
    const { left, top, width, height } = this.#whole;
    const rest = 1 - scale;
    this.x = Math.min(left * rest, Math.max((left + width) * rest, x));
    this.y = Math.min(top * rest, Math.max((top + height) * rest, y));
  }
}
