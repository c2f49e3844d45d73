// A table as its screen knows it: what is shown, who sits there, and the own turn; every panel
// finds it by `getTable()`.
import { getContext, setContext } from 'svelte';
import { LiveTable } from '../api/live.svelte';
import { EVENTS, type Verb } from '../api/catalogue';
import type { EditionFile, GameEvent, GameView, State } from '../api/types';
import { FACE_DOWN } from '../board';
import { GameText, momentOf } from '../game/eventText';
import { likelyVerb } from '../game/likely';
import { seatNames } from '../game/seatNames';
import { TableEdition } from '../game/tableEdition.svelte';
import { t } from '../texts/index.svelte';
import { ChatFeed } from './chatFeed.svelte';
import { Consideration } from './consideration.svelte';
import { Ending } from './ending.svelte';
import { Help } from './help.svelte';
import { CommandTarget } from './commandTarget';
import { KeyLabels } from './keyLabels.svelte';
import { OwnTurn } from './ownTurn.svelte';
import { Past } from './past.svelte';
import { Selection } from './selection.svelte';
import { Sheet } from './sheet.svelte';
import { Sites } from './sites.svelte';
import { Playback } from './playback.svelte';

const KEY = Symbol('table');

export class TableModel {
  /** Slots and islands to draw the eye to: a hint, a line of the log. */
  focus = $state.raw<string[]>([]);
  /** The seat whose turns the log shows; null: everybody's. */
  logOf = $state<number | null>(null);
  /** Those a lesson points at. */
  coached = $state.raw<string[]>([]);
  readonly live: LiveTable;
  readonly #edition: TableEdition;
  readonly playback: Playback;
  readonly selection: Selection;
  readonly consideration: Consideration;
  readonly help: Help;
  readonly ownTurn: OwnTurn;
  readonly chat: ChatFeed;
  readonly labels: KeyLabels;
  readonly sheet: Sheet;
  readonly past: Past;
  readonly sites: Sites;
  readonly ending: Ending;

  constructor(id: string) {
    this.live = new LiveTable(id);
    this.#edition = new TableEdition(this.live);
    this.playback = new Playback(this.live);
    this.chat = new ChatFeed(this.live);
    this.labels = new KeyLabels(this);
    this.sheet = new Sheet(this.live);
    this.past = new Past(this.live);
    this.sites = new Sites(this.live, this.sheet, this.past);
    const commandTarget = new CommandTarget(this.live, this.sheet);
    const now = () => this.state;
    this.ending = new Ending(() => this.playback.shown);
    this.selection = new Selection(now, () => this.ownTurn.sending !== null || this.offline);
    this.consideration = new Consideration(commandTarget, now, this.selection);
    this.help = new Help(commandTarget, now, () => this.edition, this.selection);
    const { selection, consideration, help } = this;
    this.ownTurn = new OwnTurn({ commandTarget, now, selection, consideration, help });
    $effect(() => () => {
      this.live.close();
    });
  }

  get edition(): EditionFile | null {
    return this.#edition.file;
  }

  /** The table, or the sheet that lies over it. */
  readonly present: State | null = $derived.by(() => this.sheet.state ?? this.playback.shown);
  /** What is shown: the present, or the past where one looks back. */
  readonly state: State | null = $derived.by(() => this.past.state ?? this.present);
  readonly view: GameView | null = $derived.by(() => this.state?.view ?? null);
  readonly names: string[] = $derived.by(() => seatNames(this.state?.table.seats ?? []));
  readonly gameText: GameText | null = $derived.by(() =>
    this.edition ? new GameText(this.names, this.edition) : null,
  );
  /** The moment that is looked back to. */
  readonly pastTitle: string = $derived.by(() => {
    const moment = momentOf(this.live.log, this.past.ply ?? 0);
    return moment ? t('past-title', moment) : t('past-name');
  });
  /** What happened in it, in words. */
  readonly pastLines: string[] = $derived.by(() =>
    (this.past.state?.events ?? [])
      .filter(({ event }) => EVENTS[event].shown === 'always')
      .map((event) => this.gameText?.event(event) ?? ''),
  );
  /** Is it one's own turn, as shown? */
  readonly myTurn: boolean = $derived.by(() => (this.state?.legal.length ?? 0) > 0);
  /** Is it really, whatever lies on the sheet? */
  readonly called: boolean = $derived.by(() => (this.playback.shown?.legal.length ?? 0) > 0);
  /** One's own turn, also while an action is being sent. */
  readonly acting: boolean = $derived.by(() => this.myTurn || this.ownTurn.sending !== null);
  /** The server cannot be reached: nothing can be done, only looked at. */
  readonly offline: boolean = $derived.by(() => this.live.connection === 'lost');
  /** What the player most likely wants to do next. */
  readonly likely: Verb | null = $derived.by(() =>
    likelyVerb(this.selection.legal, (this.view?.now?.chain?.length ?? 0) > 0),
  );
  /** Does the reader play here, or only watch? */
  readonly seated: boolean = $derived.by(() => (this.state?.mine.length ?? 0) > 0);
  readonly spectator: boolean = $derived.by(() => this.state?.mine.length === 0);

  /**
   * Do built tiles lie face down, and are they another's? Then their points are not shown (11.2).
   */
  hidesPoints(seat: number): boolean {
    const { table, status, seat: mine } = this.state ?? {};
    return table?.options.built_tiles === 'face_down' && status === 'running' && seat !== mine;
  }

  /** An event as a log may keep it: afterwards it does not show which tile another player built. */
  asRemembered(event: GameEvent, now: number): GameEvent {
    const { seat, ply } = event;
    const past = event.event === 'built' && ply < now && seat !== null && this.hidesPoints(seat);
    return past ? { ...event, tile: FACE_DOWN } : event;
  }

  /** Look back at the table as it was after a ply. */
  lookBack(ply: number): void {
    this.#layAside();
    this.past.show(ply);
  }

  /** One step back or forth in the game. */
  stepBack(by: -1 | 1): void {
    if (by < 0) this.#layAside();
    this.past.step(by);
  }

  /** What the player was about to do belongs to the present. */
  #layAside(): void {
    if (this.sheet.isOpen) this.sheet.close();
    this.selection.clear();
    this.help.dismiss();
  }

  /** Show the newest state at once. */
  skip(): void {
    this.playback.skip();
    this.ending.skip();
  }

  /** Choose something; where that is not possible, ask why. */
  choose(word: string, among: readonly Verb[] | null = null): void {
    if (this.offline) return;
    if (this.past.isOpen) void this.help.whyNot(word, among);
    else if (!this.ownTurn.pick(word, among)) void this.help.whyNot(word, among);
  }

  /** Something that is not lit up was chosen: an optional power can be meant, else say why not. */
  ask(word: string): void {
    if (this.offline) return;
    if (this.selection.targets.has(word)) this.choose(word);
    else void this.help.whyNot(word);
  }

  /** Say what something is, and whether it can be chosen; nothing happens. */
  explain(word: string, among: readonly Verb[] | null = null): void {
    if (!this.offline) void this.help.explain(word, among);
  }
}

export function provideTable(model: TableModel): TableModel {
  return setContext(KEY, model);
}

export function getTable(): TableModel {
  return getContext<TableModel>(KEY);
}
