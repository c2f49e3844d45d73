// The legal actions: an action's text is split into its verb and what it points at. What is legal
// is said by the server alone.

export type TargetKind = 'slot' | 'island' | 'tile' | 'specialist' | 'fleet' | 'colour' | 'culture';

export interface Action {
  text: string;
  verb: string;
  /** What it points at, in the order of the notation; `/` too, in `arrange`. */
  words: string[];
}

/** The powers of fleets. */
export const FLEET_POWERS: readonly string[] = [
  'reserve',
  'peek',
  'move',
  'sacred',
  'swap',
  'remove',
];

/** Optional powers: meant only when the player says so, where another verb would do. */
export const POWERS: readonly string[] = [
  ...FLEET_POWERS,
  'raijin',
  'nakatsu',
  'michimata',
  'hetsuka',
  'kachiko',
];

/** What a boat in one's hand can be meant for, and one in the reserve. */
export const FROM_HAND: readonly string[] = ['place', 'sell', 'discard', 'raijin'];
export const FROM_RESERVE: readonly string[] = ['buy', 'take', 'nakatsu'];

const COLOURS = ['bamboo', 'wood', 'stone', 'clay', 'gold'] as const;
const CULTURE = ['plum', 'maple', 'rice', 'ginkgo', 'bellflower', 'wisteria'] as const;

export type Colour = (typeof COLOURS)[number];
export type Culture = (typeof CULTURE)[number];

export function isColour(word: string): word is Colour {
  return (COLOURS as readonly string[]).includes(word);
}

export function isCulture(word: string): word is Culture {
  return (CULTURE as readonly string[]).includes(word);
}

export function read(text: string): Action {
  const [verb = '', ...words] = text.split(' ');
  return { text, verb, words };
}

/** What kind of thing a word names; null for what is not a thing (`/`). */
export function kindOf(word: string): TargetKind | null {
  if (/^s\d+$/.test(word)) return 'slot';
  if (/^i\d+$/.test(word)) return 'island';
  if (/^b\d+$/.test(word)) return 'tile';
  if (/^\d+$/.test(word)) return 'fleet';
  if (isColour(word)) return 'colour';
  if (isCulture(word)) return 'culture';
  return /^[a-z_]+$/.test(word) ? 'specialist' : null;
}

/** The verbs of the actions, each once, in their order. */
export function verbsOf(actions: readonly Action[]): string[] {
  return [...new Set(actions.map((action) => action.verb))];
}

/** What would be given up by ending a step or the turn now: verbs worth a question. */
const VALUABLE: readonly string[] = ['recruit', 'build', 'collect', 'place'];
/** `last`: the turn ends, and with it the power of the fleet, which is named `power`. */
export function leftUndone(legal: readonly Action[], last: boolean): string[] {
  const verbs = verbsOf(legal);
  const undone = verbs.filter((verb) => VALUABLE.includes(verb));
  const power = last && verbs.some((verb) => FLEET_POWERS.includes(verb));
  return power ? [...undone, 'power'] : undone;
}

/** The order of a list of all actions: what a turn is made of, then the rest, then powers. */
const FIRST: readonly string[] = ['place', 'collect', 'build', 'recruit'];

export function inOrder(verbs: readonly string[]): string[] {
  const rank = (verb: string): number => {
    if (FIRST.includes(verb)) return FIRST.indexOf(verb);
    return FIRST.length + Number(POWERS.includes(verb));
  };
  return [...verbs].sort((a, b) => rank(a) - rank(b));
}
