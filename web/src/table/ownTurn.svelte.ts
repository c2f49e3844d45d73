// One's own turn at a table: what has been chosen so far, what it would cause, why something is
// not possible, and what a computer player would do. The server decides; this asks it.
import { post } from '../api/http';
import type { LiveTable } from '../api/live.svelte';
import type { Done, EditionFile, Outlooks, Preview, Reason, State, WhyNot } from '../api/types';
import { reportProblem } from '../ui/notices.svelte';
import {
  choiceOf,
  complete,
  decided,
  leftUndone,
  matching,
  nextTargets,
  NOTHING,
  pick,
  POWERS,
  read,
  unpick,
  type Action,
  type Choice,
} from '../game/actions';
import { whyNotGuesses } from '../game/whyNotGuesses';
import { Problem } from '../problem';

export type By = 'mouse' | 'touch' | 'key';

/** Why something is not possible; `about`: the tile, where several were asked about. */
export interface Answer {
  about: string | null;
  reason: Reason | null;
  /** No boat of a colour is in hand, since there is none at all. */
  empty?: boolean;
}

/** What is shown besides the choice, and at which question. */
interface Shown {
  at: string;
  ending: string[] | null;
  answers: Answer[] | null;
  hint: Outlooks | 'thinking' | null;
}
/** What the pointer or the keys are at; `among`: what it can be meant for. */
interface Pointed {
  word: string;
  among: readonly string[] | null;
}
const NOT_SHOWN: Shown = { at: '', ending: null, answers: null, hint: null };

/** Verbs that happen at a click when all they point at has been pointed at. */
const AT_ONCE = new Set(['place', 'collect', 'ebisu', 'build', 'fleet', 'take']);
const POINTING_MS = 90;

export class Playing {
  /** A step of the own turn that was sent and not yet answered. */
  sending = $state<string | null>(null);
  #underway: Promise<void> = Promise.resolve();
  /** Something was fully pointed at; whether it happens at once is being found out. */
  settling = $state(false);
  /** How the last thing was pointed at. */
  by: By = 'mouse';

  #live: LiveTable;
  #edition: () => EditionFile | null;
  #now: () => State | null;
  #chosen = $state.raw<{ ply: number; choice: Choice }>({ ply: -1, choice: NOTHING });
  #shown = $state.raw<Shown>(NOT_SHOWN);
  #under = $state.raw<Pointed | null>(null);
  #movedAt = $state(-1);
  #previews = $state.raw<ReadonlyMap<string, Preview>>(new Map());
  #asked = new Map<string, Promise<Preview | null>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #quiet = $state(false);

  constructor(live: LiveTable, now: () => State | null, edition: () => EditionFile | null) {
    this.#live = live;
    this.#now = now;
    this.#edition = edition;
  }

  /** The legal actions: none while something is being sent, or when it is another's turn. */
  readonly legal: readonly Action[] = $derived.by(() =>
    this.sending === null ? (this.#now()?.legal ?? []).map(read) : [],
  );
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
    const plain = this.legal.filter(({ verb }) => !POWERS.includes(verb));
    return nextTargets(plain, NOTHING);
  });
  /** Asked before the turn ends: the verbs that would be given up. */
  readonly ending: string[] | null = $derived.by(() => this.#still().ending);
  readonly answers: Answer[] | null = $derived.by(() => this.#still().answers);
  readonly hint: Outlooks | 'thinking' | null = $derived.by(() => this.#still().hint);
  /** What the choice has come to, waiting to be confirmed. */
  readonly ready: Action | null = $derived.by(() => decided(this.legal, this.choice));
  /** What could be done with what has been chosen, without pointing at more. */
  readonly complete: readonly Action[] = $derived.by(() => complete(this.legal, this.choice));
  /** Things move when something has happened: what slides under a resting pointer is not meant. */
  readonly #pointed: Pointed | null = $derived.by(() =>
    this.#movedAt === this.#now()?.ply ? this.#under : null,
  );
  /** The action whose consequences are shown: the one pointed at, or the one chosen. */
  readonly considered: Action | null = $derived.by(() => {
    const pointed = this.#pointed;
    if (pointed === null || !this.#means(pointed)) return this.ready;
    const next = pick(this.legal, this.choice, pointed.word, pointed.among);
    return (next && decided(this.legal, next)) ?? this.ready;
  });
  /** What the hint's plan points at, on the board or among the cards. */
  readonly hinted: ReadonlySet<string> = $derived.by(() => {
    const best = this.hint === 'thinking' ? null : this.hint?.outlooks[0];
    return new Set(best?.plan.flatMap((text) => read(text).words));
  });
  /** What the pointer or the keys are at. */
  readonly pointed: string | null = $derived.by(() => this.#pointed?.word ?? null);
  /** What the player asked about last. */
  asked = $state<string | null>(null);
  readonly preview: Preview | null = $derived.by(() =>
    this.considered ? this.previewOf(this.considered) : null,
  );

  /** What an action would cause, if that is known. */
  previewOf(action: Action): Preview | null {
    return this.#previews.get(this.#key(action.text)) ?? null;
  }

  /** Find out what an action would cause, without choosing it. */
  consider(action: Action | null): void {
    void this.#ask(action);
  }

  /** Name what kind of action is meant; again: give it up. */
  mode(verb: string): void {
    this.#forget();
    const actions = this.legal.filter((action) => action.verb === verb);
    const only = actions[0];
    if (actions.length === 1 && only?.words.length === 0) {
      this.finish(only);
      return;
    }
    this.#choose(this.choice.mode === verb ? NOTHING : choiceOf(verb));
    void this.#ask(this.ready);
  }

  /** Point at something with the wish to act; true if it means something. */
  pick(word: string, among: readonly string[] | null = null): boolean {
    this.#forget();
    const again = this.choice.picks.at(-1) === word;
    if (again && this.ready && this.by === 'touch') {
      void this.play(this.ready);
      return true;
    }
    const next = pick(this.legal, this.choice, word, among);
    const same = next && again && next.picks.length === this.choice.picks.length;
    if (same) {
      if (this.ready) void this.play(this.ready);
      else this.#choose(unpick(this.choice));
      return true;
    }
    if (!next) return false;
    this.#choose(next);
    void this.#settle();
    return true;
  }

  /** Point at something without a wish: its consequences are shown. */
  point(word: string | null, among: readonly string[] | null = null): void {
    this.#under = word === null ? null : { word, among };
    this.#soon();
  }

  /** The pointer was really moved, or the keys went to something: that is meant. */
  moved(): void {
    const ply = this.#now()?.ply ?? -1;
    if (this.#movedAt === ply) return;
    this.#movedAt = ply;
    this.#soon();
  }

  /** Consider one action of the list of all actions. */
  choose(action: Action): void {
    this.#forget();
    this.#choose({ mode: action.verb, verbs: [action.verb], picks: action.words });
    void this.#ask(action);
  }

  /** Take back the last part of the choice; true if there was one. */
  back(): boolean {
    if (this.answers || this.hint || this.ending) {
      this.#forget();
      return true;
    }
    if (this.choice === NOTHING) return false;
    this.#choose(this.by === 'touch' ? NOTHING : unpick(this.choice));
    return true;
  }

  cancel(): void {
    this.#forget();
    this.#choose(NOTHING);
  }

  /** End a step or the turn; where something valuable is left undone, ask first. */
  finish(action: Action): void {
    const last = this.#now()?.view?.step === 'recruit';
    const undone = action.verb === 'done' && !this.#quiet ? leftUndone(this.legal, last) : [];
    if (undone.length > 0) this.#show({ ending: undone });
    else void this.play(action);
  }

  /** Do not ask any more before a turn ends, at this table. */
  stopAsking(): void {
    this.#quiet = true;
  }

  /** Play an action. */
  async play(action: Action): Promise<void> {
    const ply = this.#now()?.ply;
    if (ply === undefined || this.sending !== null) return;
    this.#forget();
    this.#under = null;
    await this.#send(action.text, () => this.#live.send('play', { ply, action: action.text }));
  }

  async undo(): Promise<void> {
    await this.#step('undo');
  }

  async redo(): Promise<void> {
    await this.#step('redo');
  }

  /** Ask the server why something cannot be chosen. */
  async whyNot(word: string, among: readonly string[] | null = null): Promise<void> {
    const state = this.#now();
    const edition = this.#edition();
    if (!state?.view || !edition) return;
    this.#forget();
    this.asked = word;
    if (state.legal.length === 0) {
      this.#show({ answers: [] });
      return;
    }
    const asked = whyNotGuesses(word, among, this.choice, state, edition);
    try {
      const answers = await Promise.all(
        asked.map(async ({ about, action }): Promise<Answer> => {
          const { refusal } = await post<WhyNot>(this.#path('why-not'), { action });
          const empty = refusal?.code === 'not_in_hand' && handEmpty(state);
          return { about, reason: refusal, empty };
        }),
      );
      if (this.asked === word) this.#show({ answers: best(answers) });
    } catch (problem) {
      if (!(problem instanceof Problem && problem.code === 'not_your_turn')) reportProblem(problem);
    }
  }

  /** Ask what a computer player would do. */
  async askHint(): Promise<void> {
    this.#forget();
    this.#show({ hint: 'thinking' });
    const shown = this.#shown;
    try {
      const told = await post<Outlooks>(this.#path('hint'));
      if (this.#shown === shown) this.#shown = { ...shown, hint: told };
    } catch (problem) {
      if (this.#shown === shown) this.#forget();
      reportProblem(problem);
    }
  }

  /** Close what was shown besides the choice. */
  dismiss(): void {
    this.#forget();
  }

  #path(what: string): string {
    return `/api/tables/${this.#live.id}/${what}`;
  }

  #key(action: string): string {
    const state = this.#now();
    return `${state?.version ?? 0} ${action}`;
  }

  #choose(choice: Choice): void {
    this.#chosen = { ply: this.#now()?.ply ?? -1, choice };
  }

  #forget(): void {
    this.asked = null;
    this.#shown = NOT_SHOWN;
  }

  /** Show something besides the choice, for as long as the question stays the same. */
  #show(what: Partial<Shown>): void {
    this.#shown = { ...NOT_SHOWN, ...what, at: this.#moment() };
  }

  #still(): Shown {
    return this.#shown.at === this.#moment() ? this.#shown : NOT_SHOWN;
  }

  /** The question that is asked now. */
  #moment(): string {
    const state = this.#now();
    return `${state?.ply ?? -1} ${state?.legal.length ? 'mine' : 'theirs'}`;
  }

  /** Whether a click on it would go on with the choice: else it asks why not, and shows nothing. */
  #means({ word, among }: Pointed): boolean {
    return among !== null || this.choice === NOTHING || this.targets.has(word);
  }

  /** Do at once what has been fully pointed at, unless it cannot be taken back. */
  async #settle(): Promise<void> {
    const action = this.ready;
    const choice = this.choice;
    if (!action) return;
    if (this.by === 'touch' || !this.#atOnce(action)) {
      void this.#ask(action);
      return;
    }
    this.settling = true;
    const told = await this.#ask(action);
    this.settling = false;
    if (this.choice !== choice || !told || isFinal(told)) return;
    await this.play(action);
  }

  /** Ask what the thing pointed at would cause, if the pointer stays there for a moment. */
  #soon(): void {
    clearTimeout(this.#timer);
    if (this.#pointed === null || this.legal.length === 0) return;
    this.#timer = setTimeout(() => void this.#ask(this.considered), POINTING_MS);
  }

  #atOnce(action: Action): boolean {
    const named = this.choice.mode === action.verb;
    const pointed = action.verb === 'place' || action.words.length === this.choice.picks.length;
    return pointed && (named || AT_ONCE.has(action.verb));
  }

  /** What an action would cause; asked once, however often it is pointed at. */
  #ask(action: Action | null): Promise<Preview | null> {
    if (!action) return Promise.resolve(null);
    const key = this.#key(action.text);
    const known = this.#previews.get(key);
    if (known) return Promise.resolve(known);
    const asked = this.#asked.get(key) ?? this.#fetch(key, action.text);
    this.#asked.set(key, asked);
    return asked;
  }

  async #fetch(key: string, action: string): Promise<Preview | null> {
    try {
      const told = await post<Preview>(this.#path('preview'), { action });
      const now = this.#key('');
      const current = [...this.#previews].filter(([one]) => one.startsWith(now));
      this.#previews = new Map([...current, [key, told]]);
      return told;
    } catch {
      // A preview is a help; without it the action can be confirmed all the same.
      return null;
    } finally {
      this.#asked.delete(key);
    }
  }

  /** Go back or forth by one; whoever presses twice means two. */
  async #step(verb: 'undo' | 'redo'): Promise<void> {
    while (this.sending !== null) await this.#underway;
    const state = this.#live.state;
    if (!state || (verb === 'undo' ? state.floor >= state.ply : state.redo === 0)) return;
    this.#forget();
    this.#choose(NOTHING);
    await this.#send(verb, () => this.#live.send(verb, {}));
  }

  /** Send something, and wait until its result is here. */
  #send(what: string, request: () => Promise<Done>): Promise<void> {
    this.sending = what;
    this.#underway = request()
      .then(({ version }) => this.#seen(version), reportProblem)
      .finally(() => {
        this.sending = null;
        this.#choose(NOTHING);
      });
    return this.#underway;
  }

  /** Wait until the state that tells of a stored step is here. */
  async #seen(version: number): Promise<void> {
    const until = performance.now() + 3000;
    while ((this.#live.state?.version ?? 0) < version && performance.now() < until) {
      await new Promise((go) => setTimeout(go, 8));
    }
  }
}

/** Cannot be taken back, or ends the turn: worth a second look. */
export function isFinal(told: Preview): boolean {
  return told.cut || told.events.some(({ event }) => event === 'turn_ended');
}

function handEmpty({ view, turn }: State): boolean {
  return view?.players[turn ?? 0]?.boats.length === 0;
}

/** Of several answers: those that are possible, else each reason once. */
function best(answers: Answer[]): Answer[] {
  const said = new Set<string>();
  return answers.filter(({ about, reason }) => {
    const key = JSON.stringify([reason, reason?.code === 'boats_missing' ? about : null]);
    if (said.has(key)) return false;
    said.add(key);
    return true;
  });
}
