// The game that the lobby shows: recorded, and followed step by step. `tools/shown_game.py` made it.
import type { Level } from '../api/catalogue';
import type { GameView } from '../api/types';

type Board = Pick<GameView, 'boats' | 'culture' | 'built'>;

/** What a step changes on the board; null: nothing is there any more. */
export interface ShownStep {
  seat: number;
  /** The points of all after it. */
  totals: number[];
  boats?: Record<string, Board['boats'][string] | null>;
  culture?: Record<string, Board['culture'][string] | null>;
  built?: Record<string, Board['built'][string] | null>;
  sacred?: string[];
}

export interface ShownGame {
  /** The hash of its edition: a table has the same, and it is fetched once. */
  edition: string;
  levels: Level[];
  start: GameView;
  steps: ShownStep[];
}

/** Fetched when it is to be shown. */
export async function loadShownGame(): Promise<ShownGame> {
  return (await import('./shown-game.json')).default as unknown as ShownGame;
}

/** The board after a step. */
export function after(view: GameView, step: ShownStep): GameView {
  return {
    ...view,
    boats: changed(view.boats, step.boats),
    culture: changed(view.culture, step.culture),
    built: changed(view.built, step.built),
    sacred: step.sacred ?? view.sacred,
  };
}

/** The board after the first steps. */
export const viewAt = ({ start, steps }: ShownGame, number: number): GameView =>
  steps.slice(0, number).reduce(after, start);

function changed<Thing>(
  before: Record<string, Thing>,
  part: Record<string, Thing | null> = {},
): Record<string, Thing> {
  const now = { ...before };
  for (const [spot, thing] of Object.entries(part)) {
    if (thing === null) Reflect.deleteProperty(now, spot);
    else now[spot] = thing;
  }
  return now;
}
