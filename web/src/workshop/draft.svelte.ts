// The edition on the bench: every change can be undone, and is kept in the browser at once.
import type { EditionFile } from '../api/types';
import { emptyEdition } from './content';
import { isEdition } from './shape';

const STORED = 'himiko.workshop';
const STEPS = 'himiko.workshop.steps';
const MOST_KEPT = 40; // steps that can be undone after the page was closed

export class Draft {
  content: EditionFile = $state.raw(stored() ?? emptyEdition());
  private past: EditionFile[] = $state.raw(storedSteps());
  private future: EditionFile[] = $state.raw([]);

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** Change the edition: `edit` gets a copy that it may write into. */
  change(edit: (edition: EditionFile) => void): void {
    const next = structuredClone(this.content);
    edit(next);
    this.replace(next);
  }

  /** Put another edition on the bench; the one before can be had back. */
  replace(next: EditionFile): void {
    if (JSON.stringify(next) === JSON.stringify(this.content)) return;
    this.past = [...this.past, this.content];
    this.future = [];
    this.show(next);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, this.content];
    this.show(before);
  }

  redo(): void {
    const after = this.future.at(-1);
    if (!after) return;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, this.content];
    this.show(after);
  }

  private show(edition: EditionFile): void {
    this.content = edition;
    keep(STORED, edition);
    keep(STEPS, this.past.slice(-MOST_KEPT));
  }
}

function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Without storage it lasts until the page is closed; the file can be saved at any time.
  }
}

function recall(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

function stored(): EditionFile | null {
  const found = recall(STORED);
  return isEdition(found) ? found : null;
}

function storedSteps(): EditionFile[] {
  const found = recall(STEPS);
  return Array.isArray(found) && found.every(isEdition) ? found : [];
}
