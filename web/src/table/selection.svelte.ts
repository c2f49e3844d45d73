// What the player has chosen so far in their turn, and what can be chosen next.
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
  #preferred = $state<string | null>(null);
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

  /** The boats that can be placed, and where. */
  readonly #placing: ReadonlyMap<string, ReadonlySet<string>> = $derived.by(() => {
    const found = new Map<string, Set<string>>();
    for (const { verb, words } of this.legal) {
      const [colour = '', slot = ''] = words;
      if (verb === 'place') found.set(colour, (found.get(colour) ?? new Set()).add(slot));
    }
    return found;
  });
  /** The boat that a click on a slot places: the one chosen last, else the first in hand. */
  readonly preferred: string | null = $derived.by(() => {
    const state = this.#now();
    const hand: readonly string[] = state?.view?.players[state.seat ?? -1]?.boats ?? [];
    const wished = this.#preferred;
    if (wished && this.#placing.has(wished) && hand.includes(wished)) return wished;
    return hand.find((colour) => this.#placing.has(colour)) ?? null;
  });

  /**
   * Nothing was pointed at; naming the verb `place` does not change what a click on a slot means.
   */
  readonly untouched: boolean = $derived.by(() => {
    const { mode, picks } = this.choice;
    return this.choice === NOTHING || (mode === 'place' && picks.length === 0);
  });

  /** Wish to place a colour, until there is none of it. */
  prefer(colour: string): void {
    this.#preferred = colour;
  }

  /** The choice that follows from pointing at something; null if it means nothing. */
  next(word: string, among: readonly Verb[] | null): Choice | null {
    const { choice, preferred } = this;
    const free = this.untouched && among === null && preferred !== null;
    if (free && this.#placing.get(preferred)?.has(word)) {
      return { mode: choice.mode, verbs: ['place'], picks: [preferred, word] };
    }
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
