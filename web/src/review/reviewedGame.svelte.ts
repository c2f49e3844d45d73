// A finished game as its review knows it: its plies and turns, and the position that is shown.
import { get, getText } from '../api/http';
import type { AtPly, EditionFile, GameEvent, PlayedPly, State } from '../api/types';
import { GameText } from '../game/eventText';
import { reportProblem } from '../ui/notices.svelte';
import { Chances } from './chances.svelte';
import { namesOf } from './playerNames';
import { turnAt, turnsOf, type Turn } from './timeline';

/** While somebody drags along the time line, only the place where they rest is asked for. */
const REST = 70;

export class ReviewedGame {
  state = $state.raw<State | null>(null);
  edition = $state.raw<EditionFile | null>(null);
  plies = $state.raw<PlayedPly[]>([]);
  events = $state.raw<GameEvent[]>([]);
  /** Where the time line stands. */
  ply = $state(0);
  /** The position that is shown: that of `ply`, as soon as it is there. */
  shown = $state.raw<AtPly | null>(null);
  problem = $state.raw<unknown>(null);
  /** The record, of a game that goes on from another one's. */
  #record = $state.raw('');

  readonly names: string[] = $derived.by(() =>
    this.state ? namesOf(this.state.table, this.#record) : [],
  );
  readonly gameText: GameText | null = $derived.by(() =>
    this.edition ? new GameText(this.names, this.edition) : null,
  );
  readonly turns: Turn[] = $derived.by(() => turnsOf(this.plies));
  readonly last: number = $derived.by(() => this.plies.at(-1)?.ply ?? 0);
  readonly turn: Turn | null = $derived.by(() => turnAt(this.turns, this.ply));
  readonly over: boolean = $derived.by(() => this.state !== null && isOver(this.state));
  readonly chances: Chances;

  #positions = new Map<number, Promise<AtPly>>();
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.chances = new Chances(
      id,
      () => this.turns,
      () => this.state?.scores ?? null,
      () => this.state?.status === 'over',
    );
  }

  /** Load the game, and show a ply of it. */
  async load(ply: number | null): Promise<void> {
    try {
      const state = await get<State>(`/api/tables/${this.id}`);
      this.state = state;
      if (!isOver(state)) return;
      [this.edition, this.plies, this.#record] = await Promise.all([
        get<EditionFile>(`/api/editions/${state.table.edition}`),
        get<PlayedPly[]>(`/api/tables/${this.id}/plies`),
        state.table.names ? getText(`/api/tables/${this.id}/record`) : '',
      ]);
      this.go(ply ?? this.last);
      this.events = await get<GameEvent[]>(`/api/tables/${this.id}/events?since=-1`);
    } catch (problem) {
      this.problem = problem;
    }
  }

  /** Stand at a ply. */
  go(ply: number): void {
    this.ply = Math.max(0, Math.min(this.last, ply));
    clearTimeout(this.#rest);
    const wait = this.#positions.has(this.ply) || !this.shown ? 0 : REST;
    this.#rest = setTimeout(() => void this.#show(this.ply), wait);
  }

  /** The position after a ply. */
  position(ply: number): Promise<AtPly> {
    let found = this.#positions.get(ply);
    if (!found) {
      found = get<AtPly>(`/api/tables/${this.id}/plies/${ply}`);
      found.catch(() => this.#positions.delete(ply));
      this.#positions.set(ply, found);
    }
    return found;
  }

  close(): void {
    clearTimeout(this.#rest);
    this.chances.stop();
  }

  async #show(ply: number): Promise<void> {
    try {
      const at = await this.position(ply);
      if (this.ply !== ply) return;
      this.shown = at;
      if (ply < this.last) void this.position(ply + 1).catch(() => undefined);
    } catch (problem) {
      reportProblem(problem);
    }
  }
}

function isOver(state: State): boolean {
  return state.status === 'over' || state.status === 'abandoned';
}
