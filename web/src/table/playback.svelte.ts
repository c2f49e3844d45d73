// What is shown of a table: the newest state, or, while others play, one step after the other, each
// with its words, at the chosen speed. A step can be skipped, or all of them; what others did last
// can be played back until the player acts.
import { flushSync, untrack } from 'svelte';
import type { LiveTable } from '../api/live.svelte';
import type { GameEvent, State } from '../api/types';
import { eventsByAction, othersTurns, stepsOf, type ActionEvents, type Step } from '../game/turns';
import { finishMotion } from '../ui/motion';
import { motionReduced, settings, type Speed } from '../ui/settings.svelte';

const STEP_MS: Record<Exclude<Speed, 'off'>, number> = { slow: 2200, normal: 1100, fast: 450 };

/** An action with the state it is shown in; null: nothing is said of that state. */
interface Frame {
  state: State;
  action: ActionEvents | null;
}

export class Playback {
  shown = $state.raw<State | null>(null);
  /** The action of another player that is being shown. */
  shownAction = $state.raw<ActionEvents | null>(null);
  /** How many steps are still to be shown. */
  behind = $state(0);
  /** The newest state is being shown at once: nothing is to move. */
  skipping = $state(false);
  /** What others did is being shown once more. */
  replaying = $state(false);
  #live: LiveTable;
  /** The state that came last, shown or still to be shown. */
  #newest: State | null = null;
  #waiting: Frame[] = [];
  /** What others did since this player acted. */
  #past: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Follow a table for as long as the component lives: call while it is set up. */
  constructor(live: LiveTable) {
    this.#live = live;
    $effect(() => {
      const state = live.state;
      if (state) untrack(() => this.#take(state));
    });
    $effect(() => () => {
      clearTimeout(this.#timer);
    });
  }

  /** Others' last steps on the board, as far as they have been shown. */
  readonly steps: readonly Step[] = $derived.by(() => {
    const { shown } = this;
    if (!shown) return [];
    const until = this.shownAction ? Math.max(this.shownAction.ply, 0) : shown.ply;
    const log = this.#live.log.filter(({ ply }) => ply <= until);
    return stepsOf(othersTurns(log, shown.mine));
  });
  /** Is there something to play back? */
  readonly canReplay: boolean = $derived.by(() => this.steps.length > 0 && !this.replaying);

  /** Show the next step now. */
  next(): void {
    if (this.behind === 0) this.#end();
    else this.#step();
  }

  /** Show the newest state now, with all that moves at its end. */
  skip(): void {
    const late = this.replaying || this.#waiting.length > 0;
    this.#clear();
    if (late) {
      this.skipping = true;
      this.shown = this.#newest;
      flushSync();
      this.skipping = false;
    }
    finishMotion();
  }

  /** Play back what others did since this player acted. */
  replay(): void {
    const state = this.#newest;
    if (!state || !this.canReplay) return;
    this.skip();
    const kept = this.#past.filter(({ action }) => action !== null);
    this.#waiting = kept.length > 0 ? [...kept] : this.#fromLog(state);
    this.replaying = true;
    this.behind = this.#waiting.length;
    this.#step();
  }

  /** After a reload the earlier states are not known: the steps are shown over the newest one. */
  #fromLog(state: State): Frame[] {
    const turns = othersTurns(this.#live.log, state.mine);
    return eventsByAction(turns.flatMap(({ events }) => events)).map((action) => ({
      state,
      action,
    }));
  }

  #take(state: State): void {
    const before = this.#newest;
    if (before && isSameMoment(before, state)) {
      this.#renew(before, state);
      return;
    }
    if (this.replaying) this.skip();
    this.#newest = state;
    const frames = before ? framesOf(before, state, this.#live.log) : [];
    if (before && state.ply !== before.ply && !isOthers(before, state)) this.#past = [];
    this.#past.push(...frames);
    if (frames.length === 0 || stepMs() === 0) {
      this.#clear();
      this.shown = state;
      return;
    }
    this.#waiting.push(...frames);
    this.behind = this.#waiting.length;
    this.#timer ??= setTimeout(() => this.#step(), 0);
  }

  /** Nothing was done, somebody only came or asked: what is being shown goes on. */
  #renew(before: State, state: State): void {
    const renewed = (frame: Frame) => (frame.state === before ? { ...frame, state } : frame);
    this.#newest = state;
    this.#waiting = this.#waiting.map(renewed);
    this.#past = this.#past.map(renewed);
    if (this.shown === before) this.shown = state;
  }

  /** Show the next step, and the one after it when it is time. */
  #step(): void {
    clearTimeout(this.#timer);
    const frame = this.#waiting.shift();
    this.behind = this.#waiting.length;
    if (frame) [this.shown, this.shownAction] = [frame.state, frame.action];
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        if (this.#waiting.length > 0) this.#step();
        else this.#end();
      },
      frame?.action === null ? 0 : stepMs(),
    );
  }

  /** All is shown. */
  #end(): void {
    const replayed = this.replaying;
    this.#clear();
    if (replayed) this.shown = this.#newest;
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.behind = 0;
    this.shownAction = null;
    this.replaying = false;
  }
}

/** Is it the same game for the same viewer, with nothing done, undone or redone since? */
function isSameMoment(before: State, { ply, since, seat }: State): boolean {
  return ply === before.ply && since === before.ply && seat === before.seat;
}

/** What is worth watching of what came after a state: what others did, not this player. */
function framesOf(before: State, state: State, log: readonly GameEvent[]): Frame[] {
  if (before.view === null || state.ply <= before.ply) return [];
  const events = log.filter(({ ply }) => ply > before.ply);
  if (!isOthers(before, state)) {
    // One's own step may come together with the turns that followed it.
    const first = events.findIndex((one) => beginsOthersTurn(one, state.mine));
    return first < 0 ? [] : framesWith(state, events.slice(first));
  }
  return framesWith(state, events);
}

function framesWith(state: State, events: readonly GameEvent[]): Frame[] {
  const actions = eventsByAction(events);
  return actions.length > 0
    ? actions.map((action) => ({ state, action }))
    : [{ state, action: null }];
}

function beginsOthersTurn({ event, seat }: GameEvent, mine: readonly number[]): boolean {
  return event === 'fleet_chosen' && seat !== null && !mine.includes(seat);
}

/** How long a step is shown; 0: all at once. */
function stepMs(): number {
  if (settings.speed === 'off' || motionReduced() || document.hidden) return 0;
  return STEP_MS[settings.speed];
}

/** Did somebody else go on? */
function isOthers(before: State, after: State): boolean {
  return before.view !== null && !after.mine.includes(before.turn ?? -1);
}
