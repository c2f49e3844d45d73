// Where seats could build: asked of the server once for each state, when somebody wants to know.
import { get } from '../api/http';
import type { LiveTable } from '../api/live.svelte';
import type { Site } from '../api/types';
import type { Past } from './past.svelte';
import type { Sheet } from './sheet.svelte';

export class Sites {
  #marked = $state.raw<{ seat: number; at: number } | null>(null);
  #live: LiveTable;
  #sheet: Sheet;
  #past: Past;
  #found = $state.raw<ReadonlyMap<number, readonly Site[]>>(new Map());
  #at = $state(-1);
  #asked = new Set<number>();

  constructor(live: LiveTable, sheet: Sheet, past: Past) {
    this.#live = live;
    this.#sheet = sheet;
    this.#past = past;
  }

  /** The seat whose possibilities are marked on the board, until something changes. */
  get marked(): number | null {
    if (this.#past.isOpen) return null;
    return this.#marked?.at === this.#live.state?.version ? (this.#marked?.seat ?? null) : null;
  }
  set marked(seat: number | null) {
    this.#marked = seat === null ? null : { seat, at: this.#live.state?.version ?? -1 };
  }

  /**
   * What a seat could build where; on the sheet: after the plan. Empty until it is known, and while
   * looking back.
   */
  of(seat: number): readonly Site[] {
    if (this.#past.isOpen) return [];
    const laid = this.#sheet.isOpen ? this.#sheet.plans.current?.laid : null;
    if (laid?.seat === seat) return laid.sites;
    return this.#at === this.#live.state?.version ? (this.#found.get(seat) ?? []) : [];
  }

  /** Find out what a seat could build; a help, so nothing is said when it fails. */
  async ask(seat: number): Promise<void> {
    const version = this.#live.state?.version ?? -1;
    if (this.#at !== version) {
      [this.#at, this.#found] = [version, new Map()];
      this.#asked.clear();
    }
    if (this.#asked.has(seat) || this.#live.state?.status !== 'running') return;
    this.#asked.add(seat);
    try {
      const found = await get<Site[]>(`/api/tables/${this.#live.id}/sites?seat=${seat}`);
      if (this.#at === version) this.#found = new Map(this.#found).set(seat, found);
    } catch {
      this.#asked.delete(seat);
    }
  }
}
