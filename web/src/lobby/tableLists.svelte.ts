// The lists of the lobby: asked for when they are shown, and again from time to time.
import { get } from '../api/http';
import type { Connection } from '../api/live.svelte';
import type { Listed } from '../api/types';
import { Problem } from '../problem';
import { reportProblem } from '../ui/notices.svelte';

export const LISTS = ['mine', 'open', 'running', 'finished'] as const;
export type ListName = (typeof LISTS)[number];

const EVERY = 15_000;
const PAGE = 30;

export class Lists {
  connection = $state<Connection>('connecting');
  tables = $state.raw<Partial<Record<ListName, Listed[]>>>({});
  /** Is there more than is shown? */
  more = $state.raw<Partial<Record<ListName, boolean>>>({});
  #timer: ReturnType<typeof setInterval>;
  #shown: ListName = 'mine';

  constructor() {
    this.#timer = setInterval(() => {
      if (!document.hidden) void this.#again();
    }, EVERY);
  }

  /** One's games in which it is one's turn. */
  get waiting(): Listed[] {
    return this.tables.mine?.filter((table) => table.my_turn) ?? [];
  }

  async show(name: ListName): Promise<void> {
    this.#shown = name;
    await this.#fetch(name).catch(reportProblem);
  }

  /** Show the older ones as well. */
  async showMore(name: ListName): Promise<void> {
    const before = this.tables[name]?.at(-1)?.updated;
    if (before === undefined) return;
    try {
      const older = await this.#ask(name, `&before=${before}`);
      const known = this.tables[name] ?? [];
      this.#keep(name, [...known, ...without(older, known)], isFull(name, older));
    } catch (problem) {
      reportProblem(problem);
    }
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #again(): Promise<void> {
    try {
      await this.#fetch('mine');
      if (this.#shown !== 'mine') await this.#fetch(this.#shown);
    } catch {
      // Asked again in a while; what is shown stays.
    }
  }

  /** Ask for the newest ones; the older ones that are shown stay. */
  async #fetch(name: ListName): Promise<void> {
    const found = await this.#ask(name);
    const full = isFull(name, found);
    const end = full ? (found.at(-1)?.updated ?? 0) : 0;
    const older = without(this.tables[name] ?? [], found).filter(({ updated }) => updated < end);
    this.#keep(name, [...found, ...older], older.length ? (this.more[name] ?? false) : full);
  }

  async #ask(name: ListName, before = ''): Promise<Listed[]> {
    try {
      const found = await get<Listed[]>(`/api/tables?list=${name}&limit=${PAGE}${before}`);
      this.connection = 'open';
      return found;
    } catch (problem) {
      if (problem instanceof Problem && problem.code === 'connection_lost')
        this.connection = 'lost';
      throw problem;
    }
  }

  #keep(name: ListName, tables: Listed[], more: boolean): void {
    this.tables = { ...this.tables, [name]: tables };
    this.more = { ...this.more, [name]: more };
  }
}

/** Of one's own tables those in which it is one's turn come besides the others. */
function isFull(name: ListName, page: readonly Listed[]): boolean {
  return page.filter((table) => name !== 'mine' || !table.my_turn).length >= PAGE;
}

function without(tables: readonly Listed[], others: readonly Listed[]): Listed[] {
  const known = new Set(others.map(({ id }) => id));
  return tables.filter(({ id }) => !known.has(id));
}
