// Winning chances over a game: the server analyses the start of each turn, one after the other.
import { get } from '../api/http';
import { ensureMe } from '../api/me.svelte';
import type { Judgement, Outlook, Outlooks, Points } from '../api/types';
import { isPassing } from '../problem';
import { reportProblem } from '../ui/notices.svelte';
import { costliest, spread, type ChancesAt, type Costly } from './costlyTurns';
import type { Turn } from './timeline';

const BUSY_SECONDS = 5;
/** How many of the costliest turns are looked at more thoroughly. */
const MOST_CHECKED = 8;

export class Chances {
  /** By turn: the chances of all seats at its start. */
  found = $state.raw<ReadonlyMap<number, readonly number[]>>(new Map());
  /** By turn: what the champion would have done. */
  best = $state.raw<ReadonlyMap<number, Outlook>>(new Map());
  /** By turn: how the turn that was played compares with that. */
  judged = $state.raw<ReadonlyMap<number, Judgement | null>>(new Map());
  /** The same by a search ten times as long, of the turns that seem costly. */
  checked = $state.raw<ReadonlyMap<number, Judgement | null>>(new Map());
  running = $state(false);
  checking = $state(false);
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
  /** All turns are worked out, and those that seem costly are checked. */
  readonly finished: boolean = $derived.by(
    () =>
      this.done === this.turns().length &&
      this.#suspects().every(({ index }) => this.checked.has(index)),
  );

  /** Work out what is missing, until it is done or stopped. */
  async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    const run = ++this.#run;
    try {
      await ensureMe();
      for (const index of spread(this.turns().length)) {
        if (this.#stopped(run)) return;
        if (!this.found.has(index)) this.#keep(index, await this.#ask(index, run));
      }
      await this.#check(run);
    } catch (problem) {
      reportProblem(problem);
    } finally {
      if (!this.#stopped(run)) this.stop();
    }
  }

  /** Look more thoroughly at the turns that seem to have cost most: only they are named. */
  async #check(run: number): Promise<void> {
    this.checking = true;
    for (const { index } of this.#suspects()) {
      if (this.#stopped(run)) return;
      if (this.checked.has(index)) continue;
      const found = await this.#ask(index, run, '?thorough=true');
      if (!found) return;
      this.checked = new Map(this.checked).set(index, found.judgement);
      if (found.outlooks[0]) this.best = new Map(this.best).set(index, found.outlooks[0]);
    }
  }

  #suspects(): Costly[] {
    return costliest(this.turns(), this.judged, MOST_CHECKED);
  }

  stop(): void {
    this.running = false;
    this.checking = false;
    this.waiting = false;
  }

  /** It may have been stopped, and even begun again, while waiting for something. */
  #stopped(run: number): boolean {
    return !this.running || run !== this.#run;
  }

  async #ask(index: number, run: number, how = ''): Promise<Outlooks | undefined> {
    const ply = this.turns()[index]?.start ?? 0;
    for (;;) {
      try {
        return await get<Outlooks>(`/api/tables/${this.id}/plies/${ply}/analysis${how}`);
      } catch (problem) {
        if (!isPassing(problem)) throw problem;
        await this.#patience(Number(problem.data.values['retry'] ?? BUSY_SECONDS));
        if (this.#stopped(run)) return undefined;
      }
    }
  }

  #keep(index: number, found: Outlooks | undefined): void {
    const best = found?.outlooks[0];
    if (!best) return;
    const means = best.chances.map(({ mean }) => mean);
    this.found = new Map(this.found).set(index, means);
    this.best = new Map(this.best).set(index, best);
    this.judged = new Map(this.judged).set(index, found.judgement);
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
