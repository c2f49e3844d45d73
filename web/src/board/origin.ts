// Where a boat that has just come to a slot seems to come from; and when not to ask.

import type { GameEvent, GameView } from '../api/types';
import type { Geometry, Point, Spot } from './geometry';

const MOST = 420;

/** The slot a boat was moved or swapped from, by the newest events. */
function movedFrom(events: readonly GameEvent[], slot: Spot): Spot | undefined {
  for (const event of events.slice(-12).reverse()) {
    const values = event as unknown as Record<string, unknown>;
    if (values.event === 'boat_moved' && values.to === slot) return String(values.slot);
    if (values.event === 'boats_swapped' && values.slot === slot) return String(values.other);
    if (values.event === 'boats_swapped' && values.other === slot) return String(values.slot);
  }
  return undefined;
}

/** The way from there, as seen from the slot: along the chain, from a boat alike, or from the sea. */
export function originOf(
  board: Geometry,
  view: GameView,
  events: readonly GameEvent[],
  slot: Spot,
): Point {
  const at = board.slots.get(slot);
  if (!at) return { x: 0, y: 0 };
  const chain = view.now?.chain ?? [];
  const before = chain[chain.indexOf(slot) - 1];
  const alike = at.lanes.find((other) => view.boats[other] === view.boats[slot]);
  const from = board.slots.get(movedFrom(events, slot) ?? before ?? alike ?? '');
  if (!from) return at.entry ? { x: -90, y: 0 } : { x: 0, y: -40 };
  const [x, y] = [from.x - at.x, from.y - at.y];
  const far = Math.hypot(x, y);
  return far > MOST ? { x: (x / far) * MOST, y: (y / far) * MOST } : { x, y };
}

/** So much is different that it is another moment of the game, not a move: nothing glides. */
export function isJump(before: GameView, after: GameView): boolean {
  const slots = new Set([...Object.keys(before.boats), ...Object.keys(after.boats)]);
  let changed = 0;
  for (const slot of slots) if (before.boats[slot] !== after.boats[slot]) changed += 1;
  return changed > 8;
}
