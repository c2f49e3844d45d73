// The edition that a table is played with, loaded as soon as the table is known.
import { untrack } from 'svelte';
import { editionOf } from '../api/editions';
import type { LiveTable } from '../api/live.svelte';
import type { EditionFile } from '../api/types';
import { reportProblem } from '../ui/notices.svelte';

export class TableEdition {
  /** Null until it is there. */
  file = $state.raw<EditionFile | null>(null);

  /** Call while a component is set up. */
  constructor(live: LiveTable) {
    $effect(() => {
      const hash = live.state?.table.edition;
      if (hash) untrack(() => void this.#load(hash));
    });
  }

  async #load(hash: string): Promise<void> {
    if (this.file) return;
    try {
      this.file = await editionOf(hash);
    } catch (problem) {
      reportProblem(problem);
    }
  }
}
