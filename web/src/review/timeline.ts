// The plies of a game gathered into turns and rounds, and the way from one to the next.
import type { PlayedPly } from '../api/types';

export interface Turn {
  round: number;
  /** Its number in the round, from 1. */
  turn: number;
  seat: number;
  /** The ply before its first action, which is where the turn begins. */
  start: number;
  /** The ply after its last action. */
  end: number;
  actions: string[];
}

/** Gather plies into turns. */
export function turnsOf(plies: readonly PlayedPly[]): Turn[] {
  const turns: Turn[] = [];
  for (const { ply, round, turn, seat, action } of plies) {
    const last = turns.at(-1);
    if (last?.round === round && last.turn === turn + 1) {
      last.end = ply;
      last.actions.push(action);
    } else {
      turns.push({ round, turn: turn + 1, seat, start: ply - 1, end: ply, actions: [action] });
    }
  }
  return turns;
}

/** The turn an action belongs to that led to a ply; null at the start of the game. */
export function turnAt(turns: readonly Turn[], ply: number): Turn | null {
  return turns.find(({ start, end }) => start < ply && ply <= end) ?? null;
}

/** The end of the turn after, or the next end ahead within the turn. */
export function nextTurn(turns: readonly Turn[], ply: number): number {
  return turns.find(({ end }) => end > ply)?.end ?? ply;
}

/** The end of the turn before. */
export function previousTurn(turns: readonly Turn[], ply: number): number {
  return turns.findLast(({ end }) => end < ply)?.end ?? turns[0]?.start ?? ply;
}

/** The plies at which rounds begin. */
export function roundsOf(turns: readonly Turn[]): { round: number; ply: number }[] {
  const rounds: { round: number; ply: number }[] = [];
  for (const { round, start } of turns) {
    if (rounds.at(-1)?.round !== round) rounds.push({ round, ply: start });
  }
  return rounds;
}
