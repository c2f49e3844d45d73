// What the pointer or the keys are at, and what acting on it would cause: the server is asked once
// for each action, however often it is pointed at.
import type { Verb } from '../api/catalogue';
import type { Preview, State } from '../api/types';
import type { Action } from '../game/actions';
import { NOTHING } from '../game/choice';
import type { CommandTarget } from './commandTarget';
import type { Selection } from './selection.svelte';

/** `among`: what the thing can be meant for. */
interface Pointed {
  word: string;
  among: readonly Verb[] | null;
}

const POINTING_MS = 90;

export class Consideration {
  #now: () => State | null;
  #selection: Selection;
  #under = $state.raw<Pointed | null>(null);
  #movedAt = $state(-1);
  #previews = $state.raw<ReadonlyMap<string, Preview>>(new Map());
  #asked = new Map<string, Promise<Preview | null>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly commandTarget: CommandTarget,
    now: () => State | null,
    selection: Selection,
  ) {
    this.#now = now;
    this.#selection = selection;
  }

  /** Things move when something has happened: what slides under a resting pointer is not meant. */
  readonly #pointed: Pointed | null = $derived.by(() =>
    this.#movedAt === this.#now()?.ply ? this.#under : null,
  );
  /** What the pointer or the keys are at. */
  readonly pointed: string | null = $derived.by(() => this.#pointed?.word ?? null);
  /** The action whose consequences are shown: the one pointed at, or the one chosen. */
  readonly action: Action | null = $derived.by(() => {
    const { ready } = this.#selection;
    const pointed = this.#pointed;
    if (pointed === null || !this.#means(pointed)) return ready;
    return this.#selection.decidedBy(pointed.word, pointed.among) ?? ready;
  });
  /** What that action would cause, if it is known. */
  readonly preview: Preview | null = $derived.by(() =>
    this.action ? this.previewOf(this.action) : null,
  );

  /** What an action would cause, if that is known. */
  previewOf(action: Action): Preview | null {
    return this.#previews.get(this.#key(action.text)) ?? null;
  }

  /** Point at something: its consequences are shown if the pointer stays there for a moment. */
  point(word: string | null, among: readonly Verb[] | null = null): void {
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

  /** Nothing is pointed at any more. */
  leave(): void {
    this.#under = null;
  }

  /** Find out what an action would cause. */
  ask(action: Action | null): Promise<Preview | null> {
    if (!action) return Promise.resolve(null);
    const key = this.#key(action.text);
    const known = this.#previews.get(key);
    if (known) return Promise.resolve(known);
    const asked = this.#asked.get(key) ?? this.#fetch(key, action);
    this.#asked.set(key, asked);
    return asked;
  }

  /** Keep what an action would cause, as the server has said unasked. */
  learn(action: Action, preview: Preview): void {
    this.#keep(this.#key(action.text), preview);
  }

  #soon(): void {
    clearTimeout(this.#timer);
    if (this.#pointed === null || this.#selection.legal.length === 0) return;
    this.#timer = setTimeout(() => void this.ask(this.action), POINTING_MS);
  }

  /** Whether a click on it would go on with the choice: else it asks why not, and shows nothing. */
  #means({ word, among }: Pointed): boolean {
    const { choice, targets } = this.#selection;
    return among !== null || choice === NOTHING || targets.has(word);
  }

  async #fetch(key: string, action: Action): Promise<Preview | null> {
    try {
      const { preview } = await this.commandTarget.send('preview', { action: action.text });
      this.#keep(key, preview);
      return preview;
    } catch {
      // A preview is a help; without it the action can be confirmed all the same.
      return null;
    } finally {
      this.#asked.delete(key);
    }
  }

  #keep(key: string, preview: Preview): void {
    const now = this.#key('');
    const current = [...this.#previews].filter(([one]) => one.startsWith(now));
    this.#previews = new Map([...current, [key, preview]]);
  }

  #key(action: string): string {
    return `${this.#now()?.version ?? 0} ${action}`;
  }
}
