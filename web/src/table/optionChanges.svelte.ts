// The options of a table that waits, as its host changes them: what is still on its way is shown,
// and sent along with whatever comes after it, so that no choice undoes another.
import type { LiveTable } from '../api/live.svelte';
import type { Options } from '../api/types';

interface Change {
  part: Partial<Options>;
  /** The table's version with it; null until the server has answered. */
  version: number | null;
}

export class OptionChanges {
  #changes = $state.raw<Change[]>([]);

  constructor(readonly live: LiveTable) {}

  /** What holds, with what was chosen since; null before the first state. */
  readonly options: Options | null = $derived.by(() => {
    const state = this.live.state;
    if (!state) return null;
    const coming = this.#changes.filter(
      ({ version }) => version === null || version > state.version,
    );
    return coming.reduce((all, { part }) => ({ ...all, ...part }), state.table.options);
  });

  /** Choose something else; resolves when it is stored. */
  async change(part: Partial<Options>): Promise<void> {
    if (!this.options) return;
    const change: Change = { part, version: null };
    this.#changes = [...this.#changes, change];
    try {
      const known = this.live.state?.version; // a change that comes late is not offered again
      const { version } = await this.live.send('change-options', {
        options: this.options,
        version: known,
      });
      this.#replace(change, { part, version });
    } catch (problem) {
      this.#replace(change);
      throw problem;
    }
  }

  /** Put another in a change's place, or none; those that have arrived are forgotten. */
  #replace(change: Change, ...next: Change[]): void {
    const known = this.live.state?.version ?? 0;
    this.#changes = this.#changes
      .flatMap((one) => (one === change ? next : [one]))
      .filter(({ version }) => version === null || version > known);
  }
}
