// What part of the board is shown: scale and shift, kept so that the board fills its frame.

import type { Point } from './geometry';

const MOST = 5;

export class Zoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  width = 0;
  height = 0;

  /** Set the size of the whole, in the board's units. */
  resize(width: number, height: number): void {
    this.width = width;
    this.height = height;
    this.#keep(this.scale, this.x, this.y);
  }

  /** Scale by a factor; what is under the point stays there. */
  by(factor: number, point: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const ratio = scale / this.scale;
    this.#keep(scale, point.x - (point.x - this.x) * ratio, point.y - (point.y - this.y) * ratio);
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
    const dx = Math.max(gap - x, 0) + Math.min(this.width - gap - x, 0);
    const dy = Math.max(gap - y, 0) + Math.min(this.height - gap - y, 0);
    this.shift(dx, dy);
  }

  #keep(scale: number, x: number, y: number): void {
    this.scale = scale;
    this.x = Math.min(0, Math.max(this.width * (1 - scale), x));
    this.y = Math.min(0, Math.max(this.height * (1 - scale), y));
  }
}
