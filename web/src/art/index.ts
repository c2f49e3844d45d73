// The family of symbols: own drawings in one line weight, coloured by art.css and ui/theme.css.
//
// All of them take `size` (px or a CSS length, 24 by default), `class`, and `title`, a text already
// said; without a title the symbol is hidden from screen readers. What else they take:
//
//   Boat {colour, letter?}          colour may be 'any'      Crest {kind}
//   Building {seat}                 a player's               BuildingKind {kind}   nobody's, by tile
//   Coin, Prestige {value?}         a number drawn into it   PlayerPattern {seat, shape?}
//   PowerEmblem {power}             SpecialistEmblem {specialist}
//   SpecialistPortrait {specialist, shape?}, LevelPortrait {level, shape?}   'square', 'disc' or 'wide'
//   CardBack {of}                   'buildings', 'specialists' or 'fleets'
//   Icon {name}                     in the colour of the text around it
//
// For a larger SVG, in boxes of 48: BoatShape {colour, letter?}, and IslandSymbols {id}, which draws
// all that can stand on an island for <use href="#id-name">.

export { default as Boat } from './Boat.svelte';
export { default as BoatShape } from './BoatShape.svelte';
export { default as Building } from './Building.svelte';
export { default as BuildingKind } from './BuildingKind.svelte';
export { default as CardBack } from './CardBack.svelte';
export { default as Coin } from './Coin.svelte';
export { default as Crest } from './Crest.svelte';
export { default as House } from './House.svelte';
export { default as Icon } from './Icon.svelte';
export { default as IslandSymbols } from './IslandSymbols.svelte';
export { default as LevelPortrait } from './LevelPortrait.svelte';
export { default as Logo } from './Logo.svelte';
export { default as Mountain } from './Mountain.svelte';
export { default as Palace } from './Palace.svelte';
export { default as PlayerPattern } from './PlayerPattern.svelte';
export { default as Points } from './Points.svelte';
export { default as PowerEmblem } from './PowerEmblem.svelte';
export { default as Prestige } from './Prestige.svelte';
export { default as SacredGround } from './SacredGround.svelte';
export { default as SpecialistEmblem } from './SpecialistEmblem.svelte';
export { default as SpecialistPortrait } from './SpecialistPortrait.svelte';
export { default as Torii } from './Torii.svelte';
export { default as TradingPost } from './TradingPost.svelte';
export type { IconName } from './icons';
