// How long turns took, from the moments of their plies.
import type { GameEvent } from '../api/types';
import type { Paragraph } from './eventText';

/** A turn that has ended: it began when the one before it ended. */
interface EndedTurn {
  seat: number | null;
  /** The last ply before it, and its own last one. */
  from: number;
  to: number;
}

/** When each ply was played, by ply; where that is not known there is nothing. */
export type Moments = readonly (number | undefined)[];

/** A paragraph of a log; `took`: the milliseconds of the turn that ends with it. */
export interface TimedParagraph extends Paragraph {
  took: number | null;
}

/** Say of the last paragraph of every turn that has ended how long the turn took. */
export function withTimes(
  paragraphs: readonly Paragraph[],
  events: readonly GameEvent[],
  moments: Moments,
): TimedParagraph[] {
  const timed = paragraphs.map((one): TimedParagraph => ({ ...one, took: null }));
  let at = timed.length - 1;
  for (const { seat, from, to } of endedTurns(events).reverse()) {
    while (at >= 0 && (timed[at]?.ply ?? 0) > to) at--;
    let last = at;
    while (last >= 0 && timed[last]?.seat !== seat && (timed[last]?.ply ?? 0) > from) last--;
    const found = timed[last];
    if (found?.seat !== seat || found.ply <= from) continue;
    const [begun, ended] = [moments[from], moments[to]];
    if (begun !== undefined && ended !== undefined) found.took = ended - begun;
  }
  return timed;
}

function endedTurns(events: readonly GameEvent[]): EndedTurn[] {
  const turns: EndedTurn[] = [];
  for (const { event, seat, ply } of events) {
    if (event === 'turn_ended') turns.push({ seat, from: turns.at(-1)?.to ?? 0, to: ply });
  }
  return turns;
}
