// What others did last: their turns, read off the log, and where on the board their steps were.
import { EVENTS } from '../api/catalogue';
import type { GameEvent } from '../api/types';
import { spotsOf } from './eventText';

/** What one action caused. */
export interface ActionEvents {
  ply: number;
  /** Whose turn it is. */
  seat: number | null;
  /** What is said of it, in its order. */
  events: GameEvent[];
}

/** Events gathered by the action that caused them, for actions of which something is said. */
export function eventsByAction(events: readonly GameEvent[]): ActionEvents[] {
  const actions: ActionEvents[] = [];
  for (const event of events) {
    if (EVENTS[event.event].shown !== 'always') continue;
    const last = actions.at(-1);
    if (last?.ply === event.ply) last.events.push(event);
    else actions.push({ ply: event.ply, seat: null, events: [event] });
  }
  for (const action of actions) {
    action.seat = action.events.find(({ seat }) => seat !== null)?.seat ?? null;
  }
  return actions;
}

/** A turn: it begins with a fleet. */
interface Turn {
  seat: number;
  events: GameEvent[];
}

function turnsIn(log: readonly GameEvent[]): Turn[] {
  const turns: Turn[] = [];
  for (const event of log) {
    if (event.event === 'fleet_chosen' && event.seat !== null) {
      turns.push({ seat: event.seat, events: [] });
    }
    turns.at(-1)?.events.push(event);
  }
  return turns;
}

/**
 * The last turn of each of the others since one's own, in their order; none once one acts.
 * Spectators see the last one.
 */
export function othersTurns(log: readonly GameEvent[], mine: readonly number[]): Turn[] {
  const turns = turnsIn(log);
  if (mine.length === 0) return turns.slice(-1);
  const since = turns.slice(turns.findLastIndex(({ seat }) => mine.includes(seat)) + 1);
  return since.filter(({ seat }, n) => since.findLastIndex((other) => other.seat === seat) === n);
}

/** The turn that a log ends with. */
export function turnUnderWay(log: readonly GameEvent[]): Turn[] {
  return turnsIn(log).slice(-1);
}

/** A step on the board: the nth of somebody's turn. */
export interface Step {
  spot: string;
  seat: number;
  number: number;
  ply: number;
}

/** The places of some turns' steps, numbered in each turn. */
export function stepsOf(turns: readonly Turn[]): Step[] {
  return turns.flatMap(({ seat, events }) =>
    actionsIn(events.filter((event) => event.seat === seat))
      .map((action) => ({ ply: action[0]?.ply ?? 0, spots: [...new Set(action.flatMap(spotsOf))] }))
      .filter(({ spots }) => spots.length > 0)
      .flatMap(({ ply, spots }, n) => spots.map((spot) => ({ spot, seat, number: n + 1, ply }))),
  );
}

/** Events by the action they came from: a question with one answer answers itself, in the same ply. */
function actionsIn(events: readonly GameEvent[]): GameEvent[][] {
  const actions: GameEvent[][] = [];
  for (const event of events) {
    const last = actions.at(-1);
    if (last && last[0]?.ply === event.ply && event.event !== 'answered') last.push(event);
    else actions.push([event]);
  }
  return actions;
}
