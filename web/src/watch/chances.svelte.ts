// Who is likely to win, for those who watch: asked of the server once for each turn, on request.
import { untrack } from 'svelte';
import { get } from '../api/http';
import type { Chances, State } from '../api/types';
import { isPassing } from '../problem';

/** How long before a server that is busy, or was asked too often, is asked again. */
const BUSY_SECONDS = 5;

export class WatchedChances {
  on = $state(false);
  /** The last answer; null: none yet. */
  found = $state.raw<Chances | null>(null);
  /** Why there are none. */
  problem = $state.raw<unknown>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  /** Call while a component is set up: it asks for as long as that lives. */
  constructor(
    readonly id: string,
    state: () => State | null,
  ) {
    const turn = $derived(turnOf(state()));
    $effect(() => {
      if (this.on && turn !== null) untrack(() => void this.#ask());
      return () => this.#forget();
    });
  }

  /** The winning chance of a seat in per cent; null: not known, or not wanted. */
  percent(seat: number): number | null {
    const mean = this.on ? this.found?.chances[seat]?.mean : undefined;
    return mean === undefined ? null : Math.round(mean * 100);
  }

  /** An answer that is still under way is of another turn. */
  #forget(): void {
    this.#asked += 1;
    clearTimeout(this.#timer);
  }

  async #ask(): Promise<void> {
    const mine = ++this.#asked;
    try {
      const found = await get<Chances>(`/api/tables/${this.id}/chances`);
      if (mine === this.#asked) [this.found, this.problem] = [found, null];
    } catch (problem) {
      if (mine === this.#asked) this.#failed(problem);
    }
  }

  #failed(problem: unknown): void {
    if (isPassing(problem)) {
      const seconds = Number(problem.data.values['retry'] ?? BUSY_SECONDS);
      this.#timer = setTimeout(() => void this.#ask(), seconds * 1000);
    } else [this.found, this.problem] = [null, problem];
  }
}

/** Which turn of a running game a state is of; null: there is nothing to ask. */
function turnOf(state: State | null): string | null {
  if (state?.status !== 'running' || !state.view) return null;
  return `${state.view.round}.${state.view.turn}`;
}
