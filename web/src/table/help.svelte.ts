// What is shown besides the choice, for as long as the question stays the same: why something is
// not possible, what a computer player would do, and what would be given up by ending the turn.
import { post } from '../api/http';
import type { Verb } from '../api/catalogue';
import type { EditionFile, Outlooks, State } from '../api/types';
import type { ProblemData } from '../problem';
import { spotsOf, type Trace } from '../board';
import { read } from '../game/actions';
import { whyNotGuesses } from '../game/whyNotGuesses';
import { Problem } from '../problem';
import { reportProblem } from '../ui/notices.svelte';
import type { CommandTarget } from './commandTarget';
import type { Selection } from './selection.svelte';

/** Why something is not possible; `about`: the tile, where several were asked about. */
export interface Answer {
  about: string | null;
  /** The island on which something would be built. */
  at?: string | undefined;
  reason: ProblemData | null;
  /** No boat of a colour is in hand, since there is none at all. */
  empty?: boolean;
}

/** What is shown, and at which question. */
interface Shown {
  at: string;
  ending: string[] | null;
  answers: Answer[] | null;
  hint: Outlooks | 'thinking' | null;
  /** How many steps of the hinted turn have been played. */
  step: number;
}
/** Seconds that a hint may be waited for before it is asked for again. */
const LONGEST_WAIT = 15;
const NOT_SHOWN: Shown = { at: '', ending: null, answers: null, hint: null, step: 0 };

export class Help {
  /** What the player asked about last. */
  asked = $state<string | null>(null);
  #now: () => State | null;
  #edition: () => EditionFile | null;
  #selection: Selection;
  #shown = $state.raw<Shown>(NOT_SHOWN);

  constructor(
    readonly commandTarget: CommandTarget,
    now: () => State | null,
    edition: () => EditionFile | null,
    selection: Selection,
  ) {
    this.#now = now;
    this.#edition = edition;
    this.#selection = selection;
  }

  /** Asked before the turn ends: the verbs that would be given up. */
  readonly ending: string[] | null = $derived.by(() => this.#still().ending);
  readonly answers: Answer[] | null = $derived.by(() => this.#still().answers);
  readonly hint: Outlooks | 'thinking' | null = $derived.by(() => this.#still().hint);
  readonly step: number = $derived.by(() => this.#still().step);
  readonly isOpen: boolean = $derived.by(() => Boolean(this.answers ?? this.hint ?? this.ending));
  /** The steps of the hinted turn that are left, on the board, numbered as they are listed. */
  readonly steps: readonly Trace[] = $derived.by(() => {
    const { hint, step } = this;
    if (!hint || hint === 'thinking') return [];
    const all = (hint.outlooks[0]?.plan ?? []).map(spotsOf);
    return all.flatMap((spots, n) =>
      n < step ? [] : spots.map((spot) => ({ spot, seat: hint.seat, number: n + 1 })),
    );
  });
  /** What the hint's plan points at, on the board or among the cards. */
  readonly hinted: ReadonlySet<string> = $derived.by(() => {
    const best = this.hint === 'thinking' ? null : this.hint?.outlooks[0];
    return new Set(best?.plan.slice(this.step).flatMap((text) => read(text).words));
  });

  /** Ask before the turn ends. */
  warn(ending: string[]): void {
    this.#show({ ending });
  }

  /** Ask the server why something cannot be chosen. */
  async whyNot(word: string, among: readonly Verb[] | null = null): Promise<void> {
    const state = this.#now();
    const edition = this.#edition();
    if (!state?.view || !edition) return;
    this.dismiss();
    this.asked = word;
    if (state.legal.length === 0) {
      this.#show({ answers: [] });
      return;
    }
    const guesses = whyNotGuesses(word, among, this.#selection.choice, state, edition);
    try {
      const actions = guesses.map(({ action }) => action);
      const { refusals } = await this.commandTarget.send('why-not', { actions });
      const answers = guesses.map(({ about, at }, n) => ({
        ...answerTo(about, refusals[n] ?? null, state),
        at,
      }));
      if (this.asked === word) this.#show({ answers: best(answers) });
    } catch (problem) {
      if (!(problem instanceof Problem && problem.code === 'not_your_turn')) reportProblem(problem);
    }
  }

  /** Say what something is: that it can be chosen, or why not. */
  async explain(word: string, among: readonly Verb[] | null = null): Promise<void> {
    const actions = this.#selection.targets.get(word) ?? [];
    // A boat in hand is not one to buy, though both go by their colour.
    const possible = actions.some(({ verb }) => among?.includes(verb) ?? true);
    if (!possible) return this.whyNot(word, among);
    this.dismiss();
    this.asked = word;
    this.#show({ answers: [{ about: null, reason: null }] });
  }

  /** Ask what a computer player would do. */
  async askHint(): Promise<void> {
    this.dismiss();
    this.#show({ hint: 'thinking' });
    const shown = this.#shown;
    const wanted = (): boolean => this.#shown === shown;
    try {
      const hint = await this.#patiently(wanted);
      if (hint && wanted()) this.#shown = { ...shown, hint };
    } catch (problem) {
      if (wanted()) this.dismiss();
      reportProblem(problem);
    }
  }

  /** Somebody who asks often waits a little, as long as they still want the hint. */
  async #patiently(wanted: () => boolean): Promise<Outlooks | undefined> {
    while (wanted()) {
      try {
        return await post<Outlooks>(`/api/tables/${this.commandTarget.id}/hint`);
      } catch (problem) {
        const seconds =
          problem instanceof Problem && problem.code === 'too_many'
            ? Number(problem.data.values['retry'] ?? Infinity)
            : Infinity;
        if (seconds > LONGEST_WAIT) throw problem;
        await new Promise((done) => setTimeout(done, seconds * 1000));
      }
    }
    return undefined;
  }

  /** Go on with a hint whose next step has just been played, if the turn goes on as it says. */
  goOn(hint: Outlooks, step: number): void {
    const { state } = this.commandTarget;
    const next = hint.outlooks[0]?.plan[step];
    if (!state || next === undefined || !state.legal.includes(next)) return;
    this.#shown = { ...NOT_SHOWN, hint, step, at: questionOf(state) };
  }

  /** Close what was shown besides the choice. */
  dismiss(): void {
    this.asked = null;
    this.#shown = NOT_SHOWN;
  }

  #show(what: Partial<Shown>): void {
    this.#shown = { ...NOT_SHOWN, ...what, at: this.#question() };
  }

  #still(): Shown {
    return this.#shown.at === this.#question() ? this.#shown : NOT_SHOWN;
  }

  /** The question that is asked now. */
  #question(): string {
    return questionOf(this.#now());
  }
}

function questionOf(state: State | null): string {
  return `${state?.ply ?? -1} ${state?.legal.length ? 'mine' : 'theirs'}`;
}

function answerTo(about: string | null, reason: ProblemData | null, { view, turn }: State): Answer {
  const handEmpty = view?.players[turn ?? 0]?.boats.length === 0;
  return { about, reason, empty: reason?.code === 'not_in_hand' && handEmpty };
}

/** Of several answers: those that are possible, else each reason once. */
function best(answers: Answer[]): Answer[] {
  const said = new Set<string>();
  return answers.filter(({ about, at, reason }) => {
    const own = reason?.code === 'boats_missing' ? [about, at] : null;
    const key = JSON.stringify([reason, own]);
    if (said.has(key)) return false;
    said.add(key);
    return true;
  });
}
