// The whole game in words, turn by turn, each line with the ply it belongs to.
import type { GameEvent } from '../api/types';
import { type GameText } from '../game/eventText';
import { capital } from '../texts/index.svelte';
import type { Turn } from './timeline';

export interface TurnLines {
  turn: Turn;
  lines: { ply: number; seat: number | null; text: string; spots: string[] }[];
}

/** Gather the lines of each turn. */
export function turnLines(
  turns: readonly Turn[],
  events: readonly GameEvent[],
  gameText: GameText,
): TurnLines[] {
  let at = 0;
  return turns.map((turn) => {
    const lines: TurnLines['lines'] = [];
    for (; at < events.length && plyOf(events[at]) <= turn.end; at++) {
      const event = events[at];
      if (!event || plyOf(event) <= turn.start) continue;
      for (const { seat, lines: said } of gameText.paragraphs([event])) {
        lines.push(
          ...said.map((line) => ({ ...line, text: capital(line.text), seat, ply: plyOf(event) })),
        );
      }
    }
    return { turn, lines };
  });
}

function plyOf(event: GameEvent | undefined): number {
  return (event as { ply: number } | undefined)?.ply ?? 0;
}
