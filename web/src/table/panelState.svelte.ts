// What is open on a table's screen: which tab, which panel over the board, which dialog.
import { untrack } from 'svelte';
import { kindOf } from '../game/actions';
import { t } from '../texts/index.svelte';
import { viewport } from '../ui/viewport.svelte';
import type { TableModel } from './model.svelte';
import { PANELS, type Panel } from './panels';

/** A tab or a button that opens a panel; `mark`: how much in it is new; `points`: one's own. */
export interface Opener {
  id: string;
  label: string;
  mark?: string;
  points: number | null;
}

/** With this many players at most, there is room below them on a tablet. */
const FEW = 3;

export class PanelState {
  /** The list of all actions is open. */
  allActions = $state(false);
  /** The list of keys is open. */
  keyList = $state(false);
  /** The settings are open, over the table. */
  settings = $state(false);
  /** The board is shown as tables of words. */
  inWords = $state(false);
  #table: TableModel;
  #tab = $state(viewport.wide ? 'log' : 'cards');

  /** Call while a component is set up. */
  constructor(table: TableModel) {
    this.#table = table;
    $effect(() => {
      const shown = viewport.size === 'small' ? this.panel : this.tab;
      if (shown === 'chat') table.chat.markRead();
    });
    // Players who look back, or want to know where a tile could be built, want to see the board.
    $effect(() => {
      if (table.past.isOpen || this.#meansTile) untrack(() => (this.panel = null));
    });
  }

  /** The panel that the step needs, in one's own turn; what others did is shown on the board. */
  readonly #needed: string | null = $derived.by(() => {
    const { myTurn, playback, view } = this.#table;
    const step = myTurn && !playback.shownAction ? view?.step : undefined;
    return PANELS.find(({ steps }) => step && steps?.includes(step))?.id ?? null;
  });
  /** A tile is asked about, or chosen to be built: the answer is on the board. */
  readonly #meansTile: boolean = $derived.by(() => {
    const { help, selection } = this.#table;
    const { ready, choice } = selection;
    const words = [...(help.answers ? [help.asked] : []), ...(ready ? [] : choice.picks)];
    return words.some((word) => kindOf(word ?? '') === 'tile');
  });
  /** The panel over the board of a small screen: the one that is needed opens by itself. */
  panel: string | null = $derived.by(() => this.#needed);
  /** On a tablet few players leave room below them: the log needs no tab then. */
  readonly logBeside: boolean = $derived.by(
    () => viewport.size === 'middle' && (this.#table.view?.players.length ?? 0) <= FEW,
  );
  readonly tabs: Opener[] = $derived.by(() =>
    PANELS.filter(
      ({ id, tabs }) => tabs.includes(viewport.size) && !(id === 'log' && this.logBeside),
    ).map((one) => this.#opener(one)),
  );
  readonly buttons: Opener[] = $derived.by(() => PANELS.map((one) => this.#opener(one)));

  /** The tab in front. A tablet that is turned has other tabs. */
  get tab(): string {
    const known = this.tabs.some(({ id }) => id === this.#tab);
    return known ? this.#tab : (this.tabs[0]?.id ?? this.#tab);
  }
  set tab(id: string) {
    this.#tab = id;
  }

  toggle(id: string): void {
    this.panel = this.panel === id ? null : id;
  }

  /** Open a panel, wherever it is at this size. */
  open(id: string): void {
    this.panel = id;
    if (!(id === 'log' && this.logBeside)) this.#tab = id;
  }

  /** Bring a part of a panel into sight, for a lesson. */
  showPart(part: string): void {
    const wanted = PANELS.find(({ parts }) => parts?.includes(part));
    this.panel = wanted?.id ?? null;
    if (!wanted) return;
    if (wanted.tabs.includes(viewport.size)) this.#tab = wanted.id;
  }

  #opener({ id, name, fresh, points }: Panel): Opener {
    const number = fresh?.(this.#table) ?? 0;
    const shown = points?.(this.#table) ?? null;
    return { id, label: t(name), points: shown, ...(number ? { mark: String(number) } : {}) };
  }
}
