// The board as points to draw and to walk on, from the coordinates of any edition.

import type { EditionFile } from '../api/types';

/** The id of a slot (`s12`) or an island (`i09`). */
export type Spot = string;
export type SpotKind = 'slot' | 'island';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface SlotGeometry extends Point {
  readonly id: Spot;
  /** Islands around it, in the order of their numbers. */
  readonly islands: readonly Spot[];
  /** Slots that a lane joins to it. */
  readonly lanes: readonly Spot[];
  readonly entry: boolean;
}

export interface IslandGeometry extends Point {
  readonly id: Spot;
  /** Its slots, clockwise. */
  readonly ring: readonly Spot[];
  readonly corners: readonly Point[];
}

/** A part of the plane, in the units of the board. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Geometry {
  readonly width: number;
  readonly height: number;
  /** What is shown of the plane: the board, and the ways in from beyond its edge. */
  readonly frame: Frame;
  readonly slots: ReadonlyMap<Spot, SlotGeometry>;
  readonly islands: ReadonlyMap<Spot, IslandGeometry>;
  readonly lanes: readonly (readonly [Spot, Spot])[];
}

export const kindOf = (spot: Spot): SpotKind => (spot.startsWith('s') ? 'slot' : 'island');

/** The number people say: 12 for `s12`. */
export const numberOf = (spot: Spot): number => Number(spot.slice(1));

const byNumber = (a: Spot, b: Spot): number => numberOf(a) - numberOf(b);

/** The pairs of neighbours in a ring. */
const around = (ring: readonly Spot[]): [Spot, Spot][] =>
  ring.map((id, n) => [id, ring[(n + 1) % ring.length] ?? id]);

/** The middle of a polygon's area. */
export function middle(corners: readonly Point[]): Point {
  let [area, x, y] = [0, 0, 0];
  corners.forEach((a, n) => {
    const b = corners[(n + 1) % corners.length] ?? a;
    const cross = a.x * b.y - b.x * a.y;
    area += cross;
    x += (a.x + b.x) * cross;
    y += (a.y + b.y) * cross;
  });
  if (!area) return corners[0] ?? { x: 0, y: 0 }; // on one line: only while a board is made
  return { x: x / (3 * area), y: y / (3 * area) };
}

/** How far a way in reaches from the middle of its slot, with some sea. */
const WAY_IN = 94;

/** The edge of the board that is nearest to a slot: how far it is, and how it is turned. */
export function nearestEdge(
  slot: Point,
  { width, height }: { width: number; height: number },
): { far: number; turn: number } {
  const edges = [
    { far: slot.x, turn: 0 },
    { far: slot.y, turn: 90 },
    { far: width - slot.x, turn: 180 },
    { far: height - slot.y, turn: 270 },
  ];
  return edges.reduce((best, one) => (one.far < best.far ? one : best));
}

/** The board, wider where a way in begins beyond its edge. */
function frameOf(size: { width: number; height: number }, entries: readonly Point[]): Frame {
  const beyond = (side: number): number =>
    entries
      .map((slot) => nearestEdge(slot, size))
      .reduce((most, { far, turn }) => (turn === side ? Math.max(most, WAY_IN - far) : most), 0);
  const [left, top] = [beyond(0), beyond(90)];
  return {
    left: 0 - left,
    top: 0 - top,
    width: left + size.width + beyond(180),
    height: top + size.height + beyond(270),
  };
}

/** A frame as an SVG wants it. */
export const viewBoxOf = ({ left, top, width, height }: Frame): string =>
  `${left} ${top} ${width} ${height}`;

/** Read the board; `tall` turns it by a quarter, so that the west is on top. */
export function geometryOf(edition: EditionFile, tall = false): Geometry {
  const { width, height, slots, islands, entries } = edition.board;
  const pointAt = ([x = 0, y = 0]: readonly number[]): Point =>
    tall ? { x: height - y, y: x } : { x, y };
  const points = new Map(Object.entries(slots).map(([id, xy]) => [id, pointAt(xy)]));
  const ashore = new Map<Spot, Spot[]>();
  const joined = new Map<Spot, Set<Spot>>();
  const lanes = new Map<string, [Spot, Spot]>();
  for (const [island, ring] of Object.entries(islands)) {
    for (const slot of ring) ashore.set(slot, [...(ashore.get(slot) ?? []), island]);
    for (const [a, b] of around(ring)) {
      lanes.set([a, b].sort(byNumber).join(), [a, b]);
      joined.set(a, (joined.get(a) ?? new Set()).add(b));
      joined.set(b, (joined.get(b) ?? new Set()).add(a));
    }
  }
  const at = (id: Spot): Point => points.get(id) ?? { x: 0, y: 0 };
  const size = tall ? { width: height, height: width } : { width, height };
  return {
    ...size,
    frame: frameOf(size, entries.map(at)),
    lanes: [...lanes.values()],
    slots: new Map(
      [...points.keys()].sort(byNumber).map((id) => [
        id,
        {
          id,
          ...at(id),
          islands: (ashore.get(id) ?? []).sort(byNumber),
          lanes: [...(joined.get(id) ?? [])].sort(byNumber),
          entry: entries.includes(id),
        },
      ]),
    ),
    islands: new Map(
      Object.keys(islands)
        .sort(byNumber)
        .map((id) => {
          const ring = islands[id] ?? [];
          const corners = ring.map(at);
          return [id, { id, ring, corners, ...middle(corners) }];
        }),
    ),
  };
}

/** Where a spot is, be it slot or island. */
export const pointOf = (board: Geometry, spot: Spot): Point | undefined =>
  board.slots.get(spot) ?? board.islands.get(spot);

/** How far a slot's badge reaches from its middle at its largest. */
const BADGE = 68;

/** Where the badge with a slot's number stands: left above, unless the edge of the board is near. */
export function badgeAt({ x, y }: Point, { height }: { height: number }): string {
  const low = y < BADGE || (x < BADGE && y < height - BADGE);
  return `translate(${x < BADGE ? 34 : -34} ${low ? 34 : -34})`;
}
