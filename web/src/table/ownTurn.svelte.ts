// Acting in one's own turn: what was chosen is played at once or when it is confirmed, and taken
// back. The server decides.
import type { Verb } from '../api/catalogue';
import type { Payload, State } from '../api/types';
import { isPower, leftUndone, type Action } from '../game/actions';
import { NOTHING } from '../game/choice';
import { reportProblem } from '../ui/notices.svelte';
import { settings } from '../ui/settings.svelte';
import type { Consideration } from './consideration.svelte';
import type { CommandTarget } from './commandTarget';
import type { Help } from './help.svelte';
import { playSteps } from './playSteps';
import type { Selection } from './selection.svelte';

export type By = 'mouse' | 'touch' | 'key';

/** What a turn is made of. */
interface Parts {
  commandTarget: CommandTarget;
  now: () => State | null;
  selection: Selection;
  consideration: Consideration;
  help: Help;
}

/** An action for the ply that is shown; the server refuses it if the game has gone back since. */
function playing({ ply, version }: State, action: Action, unlessFinal: boolean): Payload<'play'> {
  return { ply, version, action: action.text, unless_final: unlessFinal };
}

export class OwnTurn {
  /** A step of the own turn that was sent and not yet answered. */
  sending = $state<string | null>(null);
  /** Something was fully pointed at, and sent: it happens at once, or is asked about. */
  settling = $state(false);
  /** How the last thing was pointed at. */
  by: By = 'mouse';

  #of: Parts;
  #underway: Promise<void> = Promise.resolve();
  /** Ask before something valuable is left undone. */
  asking = true;

  constructor(parts: Parts) {
    this.#of = parts;
  }

  /** Name what kind of action is meant; again: give it up. */
  mode(verb: Verb): void {
    const { selection, consideration, help } = this.#of;
    help.dismiss();
    const actions = selection.legal.filter((action) => action.verb === verb);
    const only = actions[0];
    if (actions.length === 1 && only?.words.length === 0) {
      this.finish(only);
      return;
    }
    selection.chooseVerb(verb);
    void consideration.ask(selection.ready);
  }

  /** Point at something with the wish to act; true if it means something. */
  pick(word: string, among: readonly Verb[] | null = null): boolean {
    const { selection, help } = this.#of;
    if (this.settling) return true;
    help.dismiss();
    const { choice, ready } = selection;
    const again = choice.picks.at(-1) === word;
    if (again && ready && this.by === 'touch') {
      void this.play(ready);
      return true;
    }
    const next = selection.next(word, among);
    if (next && again && next.picks.length === choice.picks.length) {
      if (ready) void this.play(ready);
      else selection.unpick();
      return true;
    }
    if (!next) return false;
    selection.choose(next);
    void this.#settle();
    return true;
  }

  /** Consider one action of the list of all actions. */
  choose(action: Action): void {
    const { selection, consideration, help } = this.#of;
    help.dismiss();
    selection.chooseAction(action);
    void consideration.ask(action);
  }

  /** Take back the last part of the choice; true if there was one. */
  back(): boolean {
    const { selection, help } = this.#of;
    if (help.isOpen) {
      help.dismiss();
      return true;
    }
    if (selection.choice === NOTHING) return false;
    if (this.by === 'touch') selection.clear();
    else selection.unpick();
    return true;
  }

  cancel(): void {
    this.#of.help.dismiss();
    this.#of.selection.clear();
  }

  /** End a step or the turn; where something valuable is left undone, ask first. */
  finish(action: Action): void {
    const { commandTarget, now, selection, help } = this.#of;
    const last = now()?.view?.step === 'recruit';
    const asks = action.verb === 'done' && this.asking && !commandTarget.planning;
    const undone = asks ? leftUndone(selection.legal, last) : [];
    if (undone.length > 0) help.warn(undone);
    else void this.play(action);
  }

  /** Do not ask any more before a turn ends, at this table. */
  stopAsking(): void {
    this.asking = false;
  }

  /** Play an action. */
  async play(action: Action): Promise<void> {
    const { commandTarget, now, consideration, help } = this.#of;
    const state = now();
    if (!state || this.sending !== null || this.settling) return;
    help.dismiss();
    consideration.leave();
    await this.#send(action.text, () => commandTarget.send('play', playing(state, action, false)));
  }

  /** Play several steps as far as they are possible; return how many were. */
  async playAll(steps: readonly string[]): Promise<number> {
    const { commandTarget, consideration, help } = this.#of;
    if (this.sending !== null || this.settling) return 0;
    help.dismiss();
    consideration.leave();
    let played = 0;
    await this.#send('all', () => playSteps(commandTarget, steps, () => played++));
    return played;
  }

  async undo(): Promise<void> {
    await this.#step('undo');
  }

  async redo(): Promise<void> {
    await this.#step('redo');
  }

  /** Do at once what has been fully pointed at, unless it is final: then it is to be confirmed. */
  async #settle(): Promise<void> {
    const { selection, consideration } = this.#of;
    const action = selection.ready;
    if (!action) return;
    const known = consideration.previewOf(action);
    if (!this.#atOnce(action) || known?.final) {
      void consideration.ask(action);
      return;
    }
    this.settling = true;
    this.#underway = this.#playUnlessFinal(action).finally(() => (this.settling = false));
    await this.#underway;
  }

  /** The server knows what is final, and says then what it would cause: one message for a click. */
  async #playUnlessFinal(action: Action): Promise<void> {
    const { commandTarget, now, selection, consideration } = this.#of;
    const state = now();
    if (!state) return;
    try {
      const { preview } = await commandTarget.send('play', playing(state, action, true));
      if (preview) consideration.learn(action, preview);
      else {
        consideration.leave();
        selection.clear();
      }
    } catch (problem) {
      selection.clear();
      reportProblem(problem);
    }
  }

  /** What can be taken back needs no question, except for players who wish to be asked. */
  #atOnce(action: Action): boolean {
    const { commandTarget, now, selection } = this.#of;
    const asks = settings.confirm || now()?.table.options.undo === 'none';
    if (asks && !commandTarget.planning) return false;
    // A power that was not named may not be what was meant.
    return selection.choice.mode === action.verb || !isPower(action.verb);
  }

  /** Go back or forth by one; pressing twice means two. */
  async #step(verb: 'undo' | 'redo'): Promise<void> {
    const { commandTarget, selection, help } = this.#of;
    while (this.sending !== null || this.settling) await this.#underway;
    const { state } = commandTarget;
    if (!state || (verb === 'undo' ? state.floor >= state.ply : state.redo === 0)) return;
    help.dismiss();
    selection.clear();
    const { ply, version } = state;
    // By their ply, so that one that comes twice goes back or forth once.
    if (verb === 'undo')
      await this.#send(verb, () => commandTarget.send(verb, { to: ply - 1, version }));
    else await this.#send(verb, () => commandTarget.send(verb, { to: ply + 1 }));
  }

  /** Send a step; its answer has brought the state that follows. */
  #send(what: string, request: () => Promise<unknown>): Promise<void> {
    this.sending = what;
    this.#underway = request()
      .then(() => undefined, reportProblem)
      .finally(() => {
        this.sending = null;
        this.#of.selection.clear();
      });
    return this.#underway;
  }
}
