// Something dragged to the board: a boat of the hand, or a building tile. Where it is taken from
// begins, the board says where it may land.

import type { Spot } from './geometry';

interface Landing {
  /** The spot under a point of the window. */
  spotAt: (x: number, y: number) => Spot | null;
  drop: (word: string, spot: Spot) => void;
}

class Drag {
  /** What is dragged: a colour, or a tile's id. */
  word = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  over = $state<Spot | null>(null);
  #landing: Landing | null = null;

  /** The board that takes things; call what is returned when it goes. */
  land(landing: Landing): () => void {
    this.#landing = landing;
    return () => {
      if (this.#landing === landing) this.#landing = null;
    };
  }

  begin(word: string, x: number, y: number): void {
    this.word = word;
    this.move(x, y);
  }

  move(x: number, y: number): void {
    [this.x, this.y] = [x, y];
    this.over = this.#landing?.spotAt(x, y) ?? null;
  }

  drop(): void {
    const { word, over } = this;
    this.cancel();
    if (word && over) this.#landing?.drop(word, over);
  }

  cancel(): void {
    this.word = null;
    this.over = null;
  }
}

export const drag = new Drag();

const SLACK = 7;

/** The pointer on one thing that can be dragged: a click that dragged does not count. */
export class Grip {
  /** Is it in the air? */
  lifted = $state(false);
  #start: { x: number; y: number; word: string } | null = null;
  #word: () => string | null;

  /** `word`: what is dragged; null if it cannot be now. */
  constructor(word: () => string | null) {
    this.#word = word;
  }

  down = (event: PointerEvent): void => {
    this.lifted = false;
    const word = this.#word();
    if (event.button !== 0 || word === null) return;
    this.#start = { x: event.clientX, y: event.clientY, word };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  };

  move = (event: PointerEvent): void => {
    if (!this.#start) return;
    const far = Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y);
    if (this.lifted) drag.move(event.clientX, event.clientY);
    else if (far > SLACK) {
      this.lifted = true;
      drag.begin(this.#start.word, event.clientX, event.clientY);
    }
  };

  up = (): void => {
    if (this.#start && this.lifted) drag.drop();
    this.#start = null;
  };

  cancel = (): void => {
    if (this.lifted) drag.cancel();
    this.#start = null;
    this.lifted = false;
  };

  /** Was the click that comes now the end of a drag? */
  wasDragged(): boolean {
    const dragged = this.lifted;
    this.lifted = false;
    return dragged;
  }
}
