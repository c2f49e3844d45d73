// The board and the cards, for the screens that show a game.
//
// Board         edition, view           as the server gives them
//               names?                  players' names by seat
//               targets?                {spot: text}: what can be picked now, and what that does
//               sites?                  targets to build on: they are marked otherwise
//               selected?, focus?       spots already chosen; spots to draw the eye to
//               named?                  spots whose numbers are drawn at any size
//               lit?                    islands that shine, one after the other: the winner's
//               preview?                what would come and go, drawn faintly
//               events?                 the newest events, so that moved boats glide from their slot
//               layout?, animate?       'auto' (by the frame), 'wide' or 'tall'; false: no motion
//               onpick(kind, id)        a target was chosen
//               onask(kind, id)         something that is not a target was chosen
//               onexplain(kind, id)     what is this? Nothing is to be chosen by that
//               traces?                 others' last steps, numbered
//               onpoint(kind, id|null)  the pointer or the keys are at a spot
//               ondrop(word, id), ondrag(word|null)   boats and tiles that are dragged
//               ontake(island, thing)   what stands there goes; true: how is shown elsewhere
//               go(id), goToTarget()    methods: walk there
// BoardTable    edition, view, names?, targets?, onpick?, onask?   the same in words
// HandBoat      colour, count?, legal?, selected?, next?, size?, onpick?, onask?, onexplain?, onpoint?
//
// Cards are buttons if `onpick` or `onask` is given. All take legal?, selected?, compact?, onexplain?,
// onpoint? and children (more lines at the bottom):
//   BuildingTileCard edition, tile, reserved?, built?
//   FleetCard        edition, fleet (null: face down), seat?, name?, place?
//   SpecialistCard   edition, specialist, coins?, used?
// Small things: PlayerBadge seat, name, active?, away?, size? · CultureToken kind, count?, size?,
// label? · BoatCount colour, count, price?, low?, size? · CoinCount, PrestigeCount, PointCount
// count, size?, counting? (the number runs to a new one)
//
// Spots are the notation's ids: `s12`, `i09`.

export { default as Board } from './Board.svelte';
export { default as BoardTable } from './BoardTable.svelte';
export { BOARD_KEYS, type BoardAct } from './boardKeys';
export { default as BoatCount } from './BoatCount.svelte';
export { default as BuildingTileCard } from './BuildingTileCard.svelte';
export { default as CoinCount } from './CoinCount.svelte';
export { default as CultureToken } from './CultureToken.svelte';
export { default as FleetCard } from './FleetCard.svelte';
export { default as HandBoat } from './HandBoat.svelte';
export { default as PlayerBadge } from './PlayerBadge.svelte';
export { default as PointCount } from './PointCount.svelte';
export { default as PrestigeCount } from './PrestigeCount.svelte';
export { default as SpecialistCard } from './SpecialistCard.svelte';
export {
  geometryOf,
  pointOf,
  kindOf,
  numberOf,
  type Geometry,
  type Point,
  type Spot,
  type SpotKind,
} from './geometry';
export type { BoardPreview, Trace } from './spotMarks';
export {
  islandName,
  onIsland,
  playerName,
  slotName,
  spotsOf,
  FACE_DOWN,
  tileWords,
} from './spotNames';
