// The lists of the lobby: asked for when they are shown, and again from time to time.
import { get, Refused } from '../api/http';
import type { Connection } from '../api/live.svelte';
import type { Listed } from '../api/types';
import { tell } from '../ui/notices.svelte';

export const LISTS = ['mine', 'open', 'running', 'finished'] as const;
export type ListName = (typeof LISTS)[number];

const EVERY = 15_000;

export class Lists {
  connection = $state<Connection>('connecting');
  tables = $state.raw<Partial<Record<ListName, Listed[]>>>({});
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
    await this.#fetch(name).catch(tell);
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

  async #fetch(name: ListName): Promise<void> {
    try {
      const found = await get<Listed[]>(`/api/tables?list=${name}&limit=30`);
      this.tables = { ...this.tables, [name]: found };
      this.connection = 'open';
    } catch (problem) {
      if (problem instanceof Refused && problem.status === 0) this.connection = 'lost';
      throw problem;
    }
  }
}
