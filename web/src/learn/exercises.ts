// Exercises after the first game: a position, and what is to be reached in one turn. Whether it is
// reached is read off the events that the server sends; what was solved is kept on this device.
import { post } from '../api/http';
import { ensureMe } from '../api/me.svelte';
import type { GameEvent, State } from '../api/types';
import found from './exercises.json';
import { matches, type Block, type Pattern, type Step } from './script';

const STORED = 'himiko.exercises';

export interface Exercise {
  id: string;
  rule: string;
  /** The event that solves it. */
  goal: Pattern;
  /** One way to solve it. */
  solution: readonly Step[];
  position: unknown;
}

export const EXERCISES: readonly Exercise[] = found;

/** The steps of the solution, one after the other. */
export function solutionOf({ id, solution }: Exercise): Block[] {
  return solution.map((step) => ({ lesson: id, steps: [step] }));
}

export type Outcome = 'open' | 'solved' | 'missed';

/** How an exercise stands, by what has happened in the first turn of its table. */
export function outcomeOf(exercise: Exercise, log: readonly GameEvent[], ply: number): Outcome {
  for (const event of log) {
    if (event.ply > ply) break;
    if (matches(event, exercise.goal)) return 'solved';
    if (event.event === 'turn_ended') return 'missed';
  }
  return 'open';
}

/** Sit down to an exercise; returns its table. */
export async function startExercise({ position }: Exercise): Promise<string> {
  await ensureMe();
  const { table } = await post<State>('/api/tables', { seats: ['me', 'fisher'], position });
  return table.id;
}

export function solvedExercises(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

export function keepSolved(id: string): string[] {
  const solved = [...new Set([...solvedExercises(), id])];
  try {
    localStorage.setItem(STORED, JSON.stringify(solved));
  } catch {
    // Without storage it is forgotten.
  }
  return solved;
}
