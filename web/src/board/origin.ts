// The way by which a boat has come to a slot, along the lanes; and when not to ask.

import type { GameEvent, GameView } from '../api/types';
import type { Geometry, Point, Spot } from './geometry';

/** A boat that comes from farther away appears on its way. */
const MOST = 6;
/** How far an entry's way in reaches. */
const OUTSIDE = 120;

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

/** The way of a boat, as points seen from its slot, the last of them 0, 0: from where it was moved,
 * along the chain, from a boat alike, or in from the sea. */
export function wayTo(
  board: Geometry,
  view: GameView,
  events: readonly GameEvent[],
  slot: Spot,
): Point[] {
  const at = board.slots.get(slot);
  if (!at) return [{ x: 0, y: 0 }];
  const chain = view.now?.chain ?? [];
  const before = chain[chain.indexOf(slot) - 1];
  const alike = at.lanes.find((other) => view.boats[other] === view.boats[slot]);
  const from = movedFrom(events, slot) ?? before ?? (at.entry ? undefined : alike);
  const route = from ? lanesBetween(board, (one) => one === from, slot) : inFromSea(board, slot);
  return route.map(({ x, y }) => ({ x: x - at.x, y: y - at.y }));
}

/**
 * The shortest way along the lanes to a slot, from the nearest that is meant; the last part of it.
 */
function lanesBetween(board: Geometry, meant: (slot: Spot) => boolean, to: Spot): Point[] {
  const next = new Map<Spot, Spot | null>([[to, null]]);
  for (const slot of next.keys()) {
    if (meant(slot) && slot !== to) {
      const way: Spot[] = [];
      for (let one: Spot | null = slot; one !== null; one = next.get(one) ?? null) way.push(one);
      return way.slice(-MOST).flatMap((one) => board.slots.get(one) ?? []);
    }
    for (const other of board.slots.get(slot)?.lanes ?? []) {
      if (!next.has(other)) next.set(other, slot);
    }
  }
  const at = board.slots.get(to);
  return at ? [{ x: at.x, y: at.y - 40 }, at] : [];
}

/** In from the edge of the board that is nearest to the entry, then along the lanes. */
function inFromSea(board: Geometry, slot: Spot): Point[] {
  const at = board.slots.get(slot);
  const way = at?.entry
    ? [at]
    : lanesBetween(board, (one) => board.slots.get(one)?.entry ?? false, slot);
  const [first] = way;
  if (!first) return [];
  const edges: [number, Point][] = [
    [first.x, { x: -OUTSIDE, y: first.y }],
    [first.y, { x: first.x, y: -OUTSIDE }],
    [board.width - first.x, { x: board.width + OUTSIDE, y: first.y }],
    [board.height - first.y, { x: first.x, y: board.height + OUTSIDE }],
  ];
  edges.sort(([a], [b]) => a - b);
  return [...edges.slice(0, 1).map(([, point]) => point), ...way];
}

/** Is so much different that it is another moment of the game, not a move? Then nothing glides. */
export function isJump(before: GameView, after: GameView): boolean {
  const slots = new Set([...Object.keys(before.boats), ...Object.keys(after.boats)]);
  let changed = 0;
  for (const slot of slots) if (before.boats[slot] !== after.boats[slot]) changed += 1;
  return changed > 8;
}
