// What one has chosen so far of one's own turn, and what can be chosen next.
import type { Verb } from '../api/catalogue';
import type { State } from '../api/types';
import { isPower, read, type Action } from '../game/actions';
import {
  choiceOf,
  complete,
  decided,
  matching,
  nextTargets,
  NOTHING,
  pick,
  unpick,
  type Choice,
} from '../game/choice';

export class Selection {
  #now: () => State | null;
  #sending: () => boolean;
  #chosen = $state.raw<{ ply: number; choice: Choice }>({ ply: -1, choice: NOTHING });

  constructor(now: () => State | null, sending: () => boolean) {
    this.#now = now;
    this.#sending = sending;
  }

  /** The legal actions: none while something is being sent, or when it is another's turn. */
  readonly legal: readonly Action[] = $derived.by(() =>
    this.#sending() ? [] : (this.#now()?.legal ?? []).map(read),
  );
  /** It holds for one question: the next one begins with nothing chosen. */
  readonly choice: Choice = $derived.by(() =>
    this.#chosen.ply === this.#now()?.ply ? this.#chosen.choice : NOTHING,
  );
  readonly left: readonly Action[] = $derived.by(() => matching(this.legal, this.choice));
  readonly targets: ReadonlyMap<string, Action[]> = $derived.by(() =>
    nextTargets(this.legal, this.choice),
  );
  /** What is lit up: powers only when one is named, so that the plain moves stand out. */
  readonly lit: ReadonlyMap<string, Action[]> = $derived.by(() => {
    if (this.choice !== NOTHING) return this.targets;
    const plain = this.legal.filter(({ verb }) => !isPower(verb));
    return nextTargets(plain, NOTHING);
  });
  /** What the choice has come to, waiting to be confirmed. */
  readonly ready: Action | null = $derived.by(() => decided(this.legal, this.choice));
  /** What could be done with what has been chosen, without pointing at more. */
  readonly complete: readonly Action[] = $derived.by(() => complete(this.legal, this.choice));

  /** The choice that follows from pointing at something; null if it means nothing. */
  next(word: string, among: readonly Verb[] | null): Choice | null {
    return pick(this.legal, this.choice, word, among);
  }

  /** The action that pointing at something would come to. */
  decidedBy(word: string, among: readonly Verb[] | null): Action | null {
    const next = this.next(word, among);
    return next && decided(this.legal, next);
  }

  choose(choice: Choice): void {
    this.#chosen = { ply: this.#now()?.ply ?? -1, choice };
  }

  /** Name what kind of action is meant; again: give it up. */
  chooseVerb(verb: Verb): void {
    this.choose(this.choice.mode === verb ? NOTHING : choiceOf(verb));
  }

  chooseAction({ verb, words }: Action): void {
    this.choose({ mode: verb, verbs: [verb], picks: words });
  }

  /** Take back the last part of the choice. */
  unpick(): void {
    this.choose(unpick(this.choice));
  }

  clear(): void {
    this.choose(NOTHING);
  }
}
