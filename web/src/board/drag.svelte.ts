// A boat dragged from a hand to the board: the hand begins, the board says where it may land.

import type { Colour } from '../api/catalogue';
import type { Spot } from './geometry';

interface Landing {
  /** The spot under a point of the window. */
  spotAt: (x: number, y: number) => Spot | null;
  drop: (colour: Colour, spot: Spot) => void;
}

class Drag {
  colour = $state<Colour | null>(null);
  x = $state(0);
  y = $state(0);
  over = $state<Spot | null>(null);
  #landing: Landing | null = null;

  /** The board that takes boats; call what is returned when it goes. */
  land(landing: Landing): () => void {
    this.#landing = landing;
    return () => {
      if (this.#landing === landing) this.#landing = null;
    };
  }

  begin(colour: Colour, x: number, y: number): void {
    this.colour = colour;
    this.move(x, y);
  }

  move(x: number, y: number): void {
    [this.x, this.y] = [x, y];
    this.over = this.#landing?.spotAt(x, y) ?? null;
  }

  drop(): void {
    const { colour, over } = this;
    this.cancel();
    if (colour && over) this.#landing?.drop(colour, over);
  }

  cancel(): void {
    this.colour = null;
    this.over = null;
  }
}

export const drag = new Drag();
