// The draft, the edition being edited: every change can be undone, and is kept in the browser at
// once. The draft is kept where it is written before the next change, its steps beside it.
import type { EditionFile } from '../api/types';
import { emptyEdition } from './content';
import { isEdition } from './shape';
import { readAll, write } from './store';

const STORED = 'himiko.workshop';
const FORMER_STEPS = 'himiko.workshop.steps'; // where earlier versions kept the last few
const AT = 'at';

const same = (one: EditionFile | undefined, other: EditionFile): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export class Draft {
  /** All versions of the draft, in order, and the present one. */
  private steps: EditionFile[] = $state.raw([stored() ?? emptyEdition()]);
  private at = $state(0);
  private others: BroadcastChannel | undefined;

  get content(): EditionFile {
    return this.steps[this.at] ?? emptyEdition();
  }

  get canUndo(): boolean {
    return this.at > 0;
  }

  get canRedo(): boolean {
    return this.at < this.steps.length - 1;
  }

  /** Recall the steps, and follow what is done in other windows. */
  async load(): Promise<void> {
    const now = this.content;
    if (await this.recall())
      this.replace(now); // the last step, if it was not kept in time
    else this.begin([...formerSteps(), now]);
    if (this.others || typeof BroadcastChannel === 'undefined') return;
    this.others = new BroadcastChannel(STORED);
    this.others.onmessage = () => void this.recall();
  }

  close(): void {
    this.others?.close();
    this.others = undefined;
  }

  /** Change the edition: `edit` gets a copy that it may write into. */
  change(edit: (edition: EditionFile) => void): void {
    const next = structuredClone(this.content);
    edit(next);
    this.replace(next);
  }

  /** Make another edition the draft; the one before can be recalled. */
  replace(next: EditionFile): void {
    if (same(this.content, next)) return;
    this.steps = [...this.steps.slice(0, this.at + 1), next];
    this.show(this.at + 1);
    const { at } = this;
    void this.keep(({ steps, things }) => {
      steps.delete(IDBKeyRange.lowerBound(at));
      steps.put(next, at);
      things.put(at, AT);
    });
  }

  undo(): void {
    if (this.canUndo) this.go(this.at - 1);
  }

  redo(): void {
    if (this.canRedo) this.go(this.at + 1);
  }

  private go(at: number): void {
    this.show(at);
    void this.keep(({ things }) => things.put(at, AT));
  }

  private show(at: number): void {
    this.at = at;
    try {
      localStorage.setItem(STORED, JSON.stringify(this.content));
    } catch {
      // Without storage it lasts until the page is closed; the file can be saved at any time.
    }
  }

  private async keep(work: Parameters<typeof write>[0]): Promise<void> {
    await write(work);
    this.others?.postMessage(null);
  }

  /** Take over the steps that are kept, if there are any. */
  private async recall(): Promise<boolean> {
    const [kept, things] = await Promise.all([readAll('steps'), readAll('things')]);
    const found = [...kept.values()];
    const at = things.get(AT);
    if (!found.every(isEdition) || typeof at !== 'number' || !found[at]) return false;
    this.steps = found;
    this.at = at;
    return true;
  }

  /** Begin to keep steps. */
  private begin(all: EditionFile[]): void {
    this.steps = all;
    this.at = all.length - 1;
    localStorage.removeItem(FORMER_STEPS);
    void write(({ steps, things }) => {
      steps.clear();
      all.forEach((one, n) => steps.put(one, n));
      things.put(all.length - 1, AT);
    });
  }
}

function recallJson(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

function stored(): EditionFile | null {
  const found = recallJson(STORED);
  return isEdition(found) ? found : null;
}

function formerSteps(): EditionFile[] {
  const found = recallJson(FORMER_STEPS);
  return Array.isArray(found) && found.every(isEdition) ? found : [];
}
