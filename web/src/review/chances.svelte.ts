// Winning chances over a game: the server analyses the start of each turn, one after the other.
import { get } from '../api/http';
import { ensureMe } from '../api/me.svelte';
import type { Outlooks, Points } from '../api/types';
import { Problem } from '../problem';
import { reportProblem } from '../ui/notices.svelte';
import { spread, type ChancesAt } from './costlyTurns';
import type { Turn } from './timeline';

const BUSY_SECONDS = 5;

export class Chances {
  /** By turn: the chances of all seats at its start. */
  found = $state.raw<ReadonlyMap<number, readonly number[]>>(new Map());
  /** By turn: what the computer player would have done. */
  plans = $state.raw<ReadonlyMap<number, readonly string[]>>(new Map());
  running = $state(false);
  /** The server has asked for patience. */
  waiting = $state(false);
  #run = 0;

  constructor(
    readonly id: string,
    readonly turns: () => readonly Turn[],
    readonly scores: () => readonly Points[] | null,
    readonly ended: () => boolean,
  ) {}

  /** For each turn the chances at its start, and after the last one the result. */
  readonly all: ChancesAt[] = $derived.by(() => [
    ...this.turns().map((_, index) => this.found.get(index)),
    this.#result(),
  ]);
  readonly done: number = $derived.by(() => this.found.size);

  /** Work out what is missing, until it is done or stopped. */
  async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    const run = ++this.#run;
    try {
      await ensureMe();
      for (const index of spread(this.turns().length)) {
        if (this.#stopped(run)) return;
        if (!this.found.has(index)) await this.#workOut(index, run);
      }
    } catch (problem) {
      reportProblem(problem);
    } finally {
      if (!this.#stopped(run)) this.stop();
    }
  }

  stop(): void {
    this.running = false;
    this.waiting = false;
  }

  /** It may have been, and even begun anew, while something was waited for. */
  #stopped(run: number): boolean {
    return !this.running || run !== this.#run;
  }

  async #workOut(index: number, run: number): Promise<void> {
    const ply = this.turns()[index]?.start ?? 0;
    for (;;) {
      try {
        const { outlooks } = await get<Outlooks>(`/api/tables/${this.id}/plies/${ply}/analysis`);
        this.#keep(index, outlooks[0]);
        return;
      } catch (problem) {
        if (!(problem instanceof Problem) || ![429, 503].includes(problem.status)) throw problem;
        await this.#patience(Number(problem.data.values['retry'] ?? BUSY_SECONDS));
        if (this.#stopped(run)) return;
      }
    }
  }

  #keep(index: number, best: Outlooks['outlooks'][number] | undefined): void {
    if (!best) return;
    const means = best.chances.map(({ mean }) => mean);
    this.found = new Map(this.found).set(index, means);
    this.plans = new Map(this.plans).set(index, best.plan);
  }

  async #patience(seconds: number): Promise<void> {
    this.waiting = true;
    await new Promise((done) => setTimeout(done, seconds * 1000));
    this.waiting = false;
  }

  #result(): ChancesAt {
    const scores = this.scores();
    return this.ended() && scores ? scores.map(({ rank }) => (rank === 1 ? 1 : 0)) : undefined;
  }
}
