// What the coach asks for, in the first two turns of the lesson or as the solution of an exercise,
// and how far the learner has followed. What was done is known by its events: no rule is needed.
import type { GameEvent } from '../api/types';
import { script } from './lesson.json';

/** Some of an event's values: an event that has them all is meant. */
export type Pattern = Readonly<Record<string, unknown>>;

export interface Course {
  /** The last ply at which all was as asked for. */
  kept: number;
  /** Something else was done after it. */
  strayed: boolean;
  /** The lesson that asks for something now; null: none, or no longer. */
  lesson: string | null;
  /** What it asks for, in any order. */
  open: readonly string[];
}

export function matches(event: GameEvent, pattern: Pattern): boolean {
  const values: Pattern = { ...event };
  return Object.entries(pattern).every(([name, value]) => values[name] === value);
}

/** One thing to do, and the event it is known by. */
export interface Step {
  action: string;
  event: Pattern;
}

/** What a lesson asks for; its steps may be done in any order. */
export interface Block {
  lesson: string;
  steps: readonly Step[];
}

/** What the first game asks for. */
export const SCRIPT: readonly Block[] = script;

/** How far the events up to a ply are what was asked for. */
export function follow(blocks: readonly Block[], log: readonly GameEvent[], ply: number): Course {
  let kept = 0;
  for (const { lesson, steps } of blocks) {
    const open = [...steps];
    while (open.length > 0) {
      const now = { kept, lesson, open: open.map(({ action }) => action) };
      if (kept >= ply) return { ...now, strayed: false };
      const events = log.filter((event) => event.ply === kept + 1);
      const done = open.findIndex((step) => events.some((event) => matches(event, step.event)));
      if (done < 0) return { ...now, strayed: true };
      open.splice(done, 1);
      kept++;
    }
  }
  return { kept, strayed: false, lesson: null, open: [] };
}

/** Where the spots of an action are, to draw the eye there. */
export function spotsIn(action: string | undefined): string[] {
  return action?.match(/\b[si]\d\d\b/g) ?? [];
}
