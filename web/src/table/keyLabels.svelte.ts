// Letters for all that can be chosen now, shown on request: one key for each of them.
import type { Verb } from '../api/catalogue';
import { FROM_HAND, FROM_RESERVE, isColour, kindOf } from '../game/actions';
import type { TableModel } from './model.svelte';

/** Something that can be chosen, with its letter, and where it is on the page. */
export interface Label {
  letter: string;
  word: string;
  among: readonly Verb[] | null;
  selector: string;
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
const LETTERS = Array.from(ALPHABET + ALPHABET.toUpperCase());

export class KeyLabels {
  /** Are they shown? */
  on = $state(false);
  #table: TableModel;

  constructor(table: TableModel) {
    this.#table = table;
  }

  readonly all: readonly Label[] = $derived.by(() => {
    if (!this.on) return [];
    const words = [...this.#table.selection.lit].flatMap(([word, actions]) =>
      this.#labelsOf(
        word,
        actions.map(({ verb }) => verb),
      ),
    );
    return words.slice(0, LETTERS.length).map((one, n) => ({ ...one, letter: LETTERS[n] ?? '' }));
  });

  /** Choose what has a letter; false if nothing has. */
  choose(letter: string): boolean {
    const label = this.all.find((one) => one.letter === letter);
    if (!label) return false;
    if (label.among === FROM_HAND) this.#table.selection.prefer(label.word);
    this.#table.choose(label.word, label.among);
    return true;
  }

  /** A boat of a colour can be in one's hand and in the reserve; all else is at one place. */
  #labelsOf(word: string, verbs: readonly Verb[]): Omit<Label, 'letter'>[] {
    if (!isColour(word)) {
      const spot = ['slot', 'island'].includes(kindOf(word) ?? '');
      const selector = spot ? `[data-spot="${word}"] .hit` : `[data-word="${word}"]`;
      return [{ word, among: null, selector }];
    }
    const at = [
      { among: FROM_HAND, selector: `[data-coach=hand] [data-word="${word}"]` },
      { among: FROM_RESERVE, selector: `[data-coach=trade] [data-word="${word}"]` },
    ];
    return at
      .filter(({ among }) => verbs.some((verb) => among.includes(verb)))
      .map((one) => ({ word, ...one }));
  }
}
