// A table as an audience sees it: followed over its socket, shown step by step, never acted on.
import { untrack } from 'svelte';
import { LiveTable } from '../api/live.svelte';
import type { EditionFile, State } from '../api/types';
import { GameText } from '../game/eventText';
import { seatNames } from '../game/seatNames';
import { TableEdition } from '../game/tableEdition.svelte';
import { Playback } from '../table';
import { WatchedChances } from './chances.svelte';
import { lastTurn } from './lastTurn';

/** With more steps than these still to be shown, the newest state is shown at once. */
const MOST_BEHIND = 24;

export class WatchedGame {
  readonly live: LiveTable;
  readonly #edition: TableEdition;
  readonly playback: Playback;
  readonly chances: WatchedChances;

  /** Follow a table for as long as the component lives: call while it is set up. */
  constructor(id: string) {
    this.live = new LiveTable(id, { audience: true });
    this.#edition = new TableEdition(this.live);
    this.playback = new Playback(this.live);
    this.chances = new WatchedChances(id, () => this.state);
    $effect(() => {
      if (this.playback.behind > MOST_BEHIND) untrack(() => this.playback.skip());
    });
    $effect(() => () => {
      this.live.close();
    });
  }

  get edition(): EditionFile | null {
    return this.#edition.file;
  }

  readonly state: State | null = $derived.by(() => this.playback.shown);
  readonly names: string[] = $derived.by(() => seatNames(this.state?.table.seats ?? []));
  readonly gameText: GameText | null = $derived.by(() =>
    this.edition ? new GameText(this.names, this.edition) : null,
  );
  readonly running: boolean = $derived.by(() => this.state?.status === 'running');
  /** By how many turns the game is held back; 0 once it is over. */
  readonly late: number = $derived.by(() =>
    this.running ? (this.state?.table.options.delay ?? 0) : 0,
  );
  /** Do built tiles lie face down? Then nobody's points are shown (11.2). */
  readonly hidesPoints: boolean = $derived.by(
    () => this.running && this.state?.table.options.built_tiles === 'face_down',
  );
  /** The seats as they take their turns in this round; with 2 players each is there twice. */
  readonly order: readonly number[] = $derived.by(() => [...new Set(this.state?.view?.order)]);
  /** Who has won; null: nobody has, or several have. */
  readonly winner: number | null = $derived.by(() => {
    if (this.state?.status !== 'over') return null;
    const first = (this.state.scores ?? []).flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
    return first.length === 1 ? (first[0] ?? null) : null;
  });
  /** The last turn as far as it has been shown. */
  readonly last = $derived.by(() => {
    const until = this.playback.shownAction?.ply ?? this.state?.ply ?? 0;
    return lastTurn(this.live.log, until, this.hidesPoints);
  });
}
