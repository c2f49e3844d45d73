// How a game ends for those who have followed it: first the winner's moment, over the board with
// their islands lit; then the points, counted part by part. Those who come later see the points at
// once.
import { untrack } from 'svelte';
import type { State } from '../api/types';
import { motionReduced } from '../ui/settings.svelte';

const MOMENT_MS = 2800;

export class Ending {
  /** It is the winner's moment. */
  moment = $state(false);
  /** The points are shown. */
  open = $state(false);
  /** They are counted part by part. */
  counting = $state(false);
  readonly #now: () => State | null;
  #followed = false;
  #over = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Follow a table for as long as the component lives: call while it is set up. */
  constructor(now: () => State | null) {
    this.#now = now;
    $effect(() => {
      const status = now()?.status;
      if (status) untrack(() => this.#take(status));
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  /** Who has won; null: nobody, or nobody yet. */
  readonly winner: number | null = $derived.by(() => {
    const { status, scores, view } = this.#now() ?? {};
    const first = scores?.findIndex(({ rank }) => rank === 1) ?? -1;
    return status === 'over' && view?.now?.end && first >= 0 ? first : null;
  });
  /** The winner's islands, in the order of their numbers. */
  readonly lit: readonly string[] = $derived.by(() => {
    const built = Object.entries(this.#now()?.view?.built ?? {});
    return this.winner === null
      ? []
      : built.flatMap(([island, owner]) => (owner === this.winner ? [island] : [])).sort();
  });

  /** End the moment: the points are to be seen. */
  skip(): void {
    if (this.moment) this.#show(true);
  }

  #take(status: State['status']): void {
    const over = status === 'over' || status === 'abandoned';
    if (!over) {
      this.#followed ||= status === 'running';
      this.#over = this.moment = this.open = false;
      clearTimeout(this.#timer);
      return;
    }
    if (this.#over) return;
    this.#over = true;
    if (!this.#followed || this.winner === null || motionReduced()) {
      this.#show(false);
      return;
    }
    this.moment = true;
    this.#timer = setTimeout(() => this.#show(true), MOMENT_MS);
  }

  #show(counting: boolean): void {
    clearTimeout(this.#timer);
    this.moment = false;
    this.counting = counting;
    this.open = true;
  }
}
