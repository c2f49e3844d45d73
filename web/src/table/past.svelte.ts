// A look back at a running game: the table as it was after a ply, as the reader's seat may see it.
// Nothing can be played there, and what others do meanwhile goes on behind it.
import { flushSync, tick, untrack } from 'svelte';
import { get } from '../api/http';
import type { LiveTable } from '../api/live.svelte';
import type { AtPly, State } from '../api/types';
import { stepsOf, turnUnderWay, type Step } from '../game/turns';
import { reportProblem } from '../ui/notices.svelte';

export class Past {
  /** Something is about to be shown that did not happen just now: nothing is to move. */
  still = $state(false);
  #live: LiveTable;
  #at = $state.raw<AtPly | null>(null);
  /** The ply to be shown; it may still be on its way. */
  #wanted: number | null = null;
  #fetching = false;
  /** How far the game was when looking back began. */
  #begun = $state(0);
  #positions = new Map<string, Promise<AtPly>>();
  /** The present as it was seen last. */
  #known: State | null = null;

  /** Call while a component is set up. */
  constructor(live: LiveTable) {
    this.#live = live;
    $effect(() => {
      const state = live.state;
      untrack(() => this.#follow(state));
    });
  }

  /** Is the past being shown? */
  readonly isOpen: boolean = $derived.by(() => this.#at !== null);
  /** The ply that is shown. */
  readonly ply: number | null = $derived.by(() => this.#at?.ply ?? null);
  /** How many steps have been played since looking back began. */
  readonly since: number = $derived.by(() =>
    Math.max(0, (this.#live.state?.ply ?? 0) - this.#begun),
  );
  /** The table as it was; null: the present is shown. */
  readonly state: State | null = $derived.by(() => {
    const [at, real] = [this.#at, this.#live.state];
    if (!at || !real) return null;
    return { ...real, ...at, version: -1, floor: at.ply, redo: 0, legal: [], tokens: 0 };
  });
  /** The steps of the turn up to then, numbered on the board. */
  readonly steps: readonly Step[] = $derived.by(() => {
    const { ply } = this;
    return ply === null
      ? []
      : stepsOf(turnUnderWay(this.#live.log.filter((one) => one.ply <= ply)));
  });

  /** Show the table as it was after a ply; the last one is now. */
  show(ply: number): void {
    const now = this.#live.state;
    if (now?.status !== 'running' || !now.view) return;
    if (ply >= now.ply) {
      this.leave();
      return;
    }
    if (!this.isOpen) this.#begun = now.ply;
    this.#wanted = Math.max(0, ply);
    void this.#fetch();
  }

  /** Go one step back or forth, from what is shown. */
  step(by: -1 | 1): void {
    const from = this.#wanted ?? this.#live.state?.ply;
    if (from === undefined || (by > 0 && this.#wanted === null)) return;
    this.show(from + by);
  }

  /** Show the present again. */
  leave(): void {
    this.#wanted = null;
    this.#put(null);
  }

  /** Show what is wanted, one position at a time however fast the reader steps. */
  async #fetch(): Promise<void> {
    if (this.#fetching) return;
    this.#fetching = true;
    try {
      while (this.#wanted !== null && this.#wanted !== this.ply) {
        const at = await this.#position(this.#wanted);
        if (this.#isWanted()) this.#put(at);
      }
      if (this.ply) void this.#position(this.ply - 1).catch(() => undefined);
    } catch (problem) {
      this.#wanted = this.ply;
      reportProblem(problem);
    } finally {
      this.#fetching = false;
    }
  }

  /** The reader may have returned to now while a position was on its way. */
  #isWanted(): boolean {
    return this.#wanted !== null;
  }

  /** The position after a ply, seen from the same seat as the present. */
  #position(ply: number): Promise<AtPly> {
    const seat = this.#live.state?.seat ?? null;
    const key = `${seat} ${ply}`;
    let found = this.#positions.get(key);
    if (!found) {
      const eyes = seat === null ? '' : `?seat=${seat}`;
      found = get<AtPly>(`/api/tables/${this.#live.id}/plies/${ply}${eyes}`);
      found.catch(() => this.#positions.delete(key));
      this.#positions.set(key, found);
    }
    return found;
  }

  #put(at: AtPly | null): void {
    if (this.#at === at) return;
    this.still = true;
    this.#at = at;
    flushSync();
    this.still = false;
  }

  /** The game has gone on, or back: what was taken back is no past, and an end has its review. */
  #follow(state: State | null): void {
    const before = this.#known;
    this.#known = state;
    const wentBack = before !== null && state !== null && state.since < before.ply;
    const seesOther = state?.seat !== before?.seat;
    // What lies face down may lie so since the last step.
    this.#positions.clear();
    const gone = wentBack && (this.#wanted ?? -1) > state.since;
    if (state?.status === 'running' && !gone && !seesOther) return;
    this.#wanted = null;
    if (this.#at === null) return;
    this.still = true;
    this.#at = null;
    void tick().then(() => (this.still = false));
  }
}
