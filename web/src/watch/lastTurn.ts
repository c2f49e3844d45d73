// The last turn as it is shown to an audience, read off the log.
import { EVENTS } from '../api/catalogue';
import type { GameEvent } from '../api/types';
import { FACE_DOWN } from '../board';
import { othersTurns } from '../game/turns';

interface LastTurn {
  seat: number;
  /** What its player did, as far as a log shows it. */
  events: GameEvent[];
}

/**
 * The last turn up to a ply. `hidden`: built tiles lie face down once something followed (11.2).
 */
export function lastTurn(
  log: readonly GameEvent[],
  until: number,
  hidden: boolean,
): LastTurn | null {
  const [turn] = othersTurns(
    log.filter(({ ply }) => ply <= until),
    [],
  );
  if (!turn) return null;
  const { seat, events } = turn;
  const shown = events.filter(
    (event) => event.seat === seat && EVENTS[event.event].shown === 'always',
  );
  return { seat, events: hidden ? shown.map((event) => asRemembered(event, until)) : shown };
}

function asRemembered(event: GameEvent, now: number): GameEvent {
  return event.event === 'built' && event.ply < now ? { ...event, tile: FACE_DOWN } : event;
}
