// What screen readers say of slots and islands: "slot 12, wood boat, next to islands 3 and 9".

import type { EditionFile, GameView } from '../api/types';
import { COLOURS } from '../api/catalogue';
import { keyOf, t } from '../texts/index.svelte';
import { all, grouped } from '../texts/lists';
import {
  numberOf,
  type Geometry,
  type IslandGeometry,
  type SlotGeometry,
  type Spot,
} from './geometry';

/** The player's name, or the colour of the seat where none is known. */
export const playerName = (seat: number, names: readonly string[] = []): string =>
  names[seat] ?? t(`seat-${seat}`);

/** "3 and 9", in the words of the language. */
export const numbers = (spots: readonly Spot[]): string =>
  all(spots.map((spot) => String(numberOf(spot))));

/**
 * What stands or lies on an island: a token's kind, a building's seat, `torii`, `palace`, `sacred`.
 */
export type Thing = NonNullable<GameView['culture'][string] | GameView['built'][string]> | 'sacred';

export const thingOn = (view: GameView, island: Spot): Thing | undefined =>
  view.built[island] ??
  view.culture[island] ??
  (view.sacred.includes(island) ? 'sacred' : undefined);

/** What to say of a slot with a boat of a colour, or with none, in a list and by itself. */
export interface BoatWords {
  readonly listed: Readonly<Record<string, string>>;
  readonly alone: Readonly<Record<string, string>>;
}
const NONE = 'none';

/** Said once for a whole board. */
export const boatWords = (): BoatWords => ({
  listed: Object.fromEntries([
    [NONE, t('board-no-boat')],
    ...COLOURS.map((colour) => [colour, t(`colour-${colour}`)] as const),
  ]),
  alone: Object.fromEntries([
    [NONE, t('board-empty')],
    ...COLOURS.map((colour) => [colour, t('board-boat', { colour })] as const),
  ]),
});

/** "wood,clay,,,stone": the colours of an island's slots. */
export const coloursAround = (island: IslandGeometry, boats: GameView['boats']): string =>
  island.ring.map((slot) => boats[slot] ?? '').join();

/** "wood, clay, –, –, stone". */
export const boatsAround = (
  island: IslandGeometry,
  boats: GameView['boats'],
  { listed }: BoatWords,
): string => island.ring.map((slot) => listed[boats[slot] ?? NONE]).join(', ');

/** "wood boat", or "empty". */
export const boatOn = (slot: Spot, boats: GameView['boats'], { alone }: BoatWords): string =>
  alone[boats[slot] ?? NONE] ?? '';

export function thingWords(thing: Thing | undefined, names?: readonly string[]): string {
  if (thing === undefined) return t('board-empty');
  if (typeof thing === 'number') return t('board-building', { player: playerName(thing, names) });
  if (thing === 'torii' || thing === 'palace' || thing === 'sacred') return t(`board-${thing}`);
  return t('board-token', { kind: thing });
}

/** Which slot it is, and where: what stays the same in a game. */
export function slotSpotWords(slot: SlotGeometry): [before: string, after: string] {
  const after = slot.entry ? [t('board-entry')] : [];
  const number = slot.islands.length;
  after.push(t('board-next-to', { number, islands: numbers(slot.islands) }));
  return [t('board-slot-number', { number: numberOf(slot.id) }), after.join(', ')];
}

export const islandSpotWords = (island: IslandGeometry): string =>
  t('board-island-number', { number: numberOf(island.id) });

/** What is on an island, and which boats are around it: `colours` as of `coloursAround`. */
export function islandWords(
  island: IslandGeometry,
  thing: string,
  mountain: boolean,
  colours: string,
): string {
  const there = colours.split(',').filter(Boolean);
  const number = island.ring.length;
  const boats = grouped(there.map((colour) => t(keyOf('colour', colour))));
  const around = there.length
    ? t('board-its-slots', { taken: there.length, number, boats })
    : t('board-free-slots', { number });
  return [thing, ...(mountain ? [t('board-mountain')] : []), around].join(', ');
}

/** The name of a slot; empty if the board has none of that id. */
export function slotName(board: Geometry, view: GameView, slot: Spot): string {
  const spot = board.slots.get(slot);
  if (!spot) return '';
  const [before, after] = slotSpotWords(spot);
  return [before, boatOn(slot, view.boats, boatWords()), after].join(', ');
}

/** The name of an island; empty if the board has none of that id. */
export function islandName(
  board: Geometry,
  view: GameView,
  island: Spot,
  names?: readonly string[],
): string {
  const spot = board.islands.get(island);
  if (!spot) return '';
  const thing = thingWords(thingOn(view, island), names);
  const mountain = view.mountains.includes(island);
  const colours = coloursAround(spot, view.boats);
  return `${islandSpotWords(spot)}, ${islandWords(spot, thing, mountain, colours)}`;
}

/** What is on an island, in words. */
export const onIsland = (view: GameView, island: Spot, names?: readonly string[]): string =>
  thingWords(thingOn(view, island), names);

/** What the server sends for a built tile that lies face down. */
export const FACE_DOWN = '?';

/** A building tile by what is seen of it: "torii (5 points: bamboo, wood, stone, gold)". */
export function tileWords(edition: EditionFile, id: string): string {
  const tile = edition.buildings[id];
  if (!tile) return id === FACE_DOWN ? t('tile-face-down') : id;
  return t('tile-described', {
    kind: t(keyOf('building', tile.kind)),
    points: t('count-points', { number: tile.points }),
    needs: grouped(tile.needs.map((colour) => t(`colour-${colour}`))),
  });
}

/** The slots and islands that an action's text names: `swap i03 i09` gives both. */
export const spotsOf = (action: string): Spot[] =>
  action.split(' ').filter((word) => /^[si]\d\d+$/.test(word));
