// What is shown of a table: the newest state, or, while others play, one state after the other,
// so that one can follow. Any input skips to the newest.
import { flushSync, untrack } from 'svelte';
import type { LiveTable } from '../api/live.svelte';
import type { State } from '../api/types';
import { finishMotion } from '../ui/motion';
import { motionReduced } from '../ui/settings.svelte';

const STEP_MS = 520;
const ALL_MS = 5000;

export class ReplayQueue {
  shown = $state.raw<State | null>(null);
  /** How many states are still to be shown. */
  behind = $state(0);
  /** The newest state is being shown at once: nothing is to move. */
  skipping = $state(false);
  #waiting: State[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Follow a table for as long as the component lives: call while it is set up. */
  constructor(live: LiveTable) {
    $effect(() => {
      const state = live.state;
      if (state) untrack(() => this.#take(state));
    });
    $effect(() => () => {
      clearTimeout(this.#timer);
    });
  }

  /** Show the newest state now, with all that moves at its end. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const last = this.#waiting.at(-1);
    this.#waiting = [];
    this.behind = 0;
    if (last) {
      this.skipping = true;
      this.shown = last;
      flushSync();
      this.skipping = false;
    }
    finishMotion();
  }

  #take(state: State): void {
    const before = this.#waiting.at(-1) ?? this.shown;
    if (!before || !isOthers(before, state)) {
      this.#waiting = [];
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.behind = 0;
      this.shown = state;
      return;
    }
    this.#waiting.push(state);
    this.behind = this.#waiting.length;
    this.#timer ??= setTimeout(() => this.#next(), 0);
  }

  #next(): void {
    const state = this.#waiting.shift();
    this.behind = this.#waiting.length;
    if (state) this.shown = state;
    const wait = Math.min(STEP_MS, ALL_MS / Math.max(1, this.#waiting.length));
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#waiting.length > 0) this.#next();
    }, wait);
  }
}

/** Did somebody else go on, so that it is worth watching? */
function isOthers(before: State, after: State): boolean {
  if (motionReduced() || document.hidden || before.view === null) return false;
  const mine = new Set(after.mine);
  return after.ply > before.ply && !mine.has(before.turn ?? -1);
}
