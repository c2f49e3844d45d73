// The legal actions: an action's text is split into its verb and what it points at. What is legal
// comes from the server alone; which verbs there are, from the catalogue.
import {
  COLOURS,
  CULTURE,
  POWERS,
  SPECIALISTS,
  VERBS,
  type Colour,
  type CultureKind,
  type Kind,
  type Verb,
} from '../api/catalogue';

/** What a word of an action can name; of several that could come next the first is asked for. */
export const TARGET_KINDS = [
  'slot',
  'island',
  'tile',
  'specialist',
  'colour',
  'culture',
  'fleet',
] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

export interface Action {
  text: string;
  verb: Verb;
  /** What it points at, in the order of the notation; `/` too, in `arrange`. */
  words: string[];
}

const ALL = Object.keys(VERBS) as Verb[];

/** Kinds of targets whose name differs from that of the thing that their word names. */
const NAMED_BY_WORD: Partial<Record<Kind, TargetKind>> = {
  kind: 'culture',
  kinds: 'culture',
  colours: 'colour',
  plain_colours: 'colour',
  tiles: 'tile',
};

/** What a word for a target of the catalogue names. */
export function targetKind(kind: Kind): TargetKind {
  return NAMED_BY_WORD[kind] ?? (kind as TargetKind);
}

/** The kinds of a verb's targets; `swap` has two forms. */
export function formsOf(verb: Verb): readonly (readonly Kind[])[] {
  return VERBS[verb].forms;
}

/** The powers of fleets that are actions: `swap` is one of `swap_culture` and `swap_boats`. */
export const FLEET_POWERS: readonly Verb[] = ALL.filter((verb) =>
  POWERS.some((power) => power === verb || power.startsWith(`${verb}_`)),
);
/** The powers of specialists that are actions. */
export const SPECIALIST_POWERS: readonly Verb[] = ALL.filter((verb) => VERBS[verb].once);

/** Optional powers: meant only when the player says so, where another verb would do. */
export function isPower(verb: Verb): boolean {
  return FLEET_POWERS.includes(verb) || SPECIALIST_POWERS.includes(verb);
}

/** What a boat in the reserve can be meant for, and one in one's hand. */
export const FROM_RESERVE: readonly Verb[] = ['buy', 'take', 'nakatsu'];
export const FROM_HAND: readonly Verb[] = ALL.filter(
  (verb) =>
    !FROM_RESERVE.includes(verb) &&
    formsOf(verb).some((form) => form.some((kind) => targetKind(kind) === 'colour')),
);

export function isColour(word: string): word is Colour {
  return (COLOURS as readonly string[]).includes(word);
}

export function isCulture(word: string): word is CultureKind {
  return (CULTURE as readonly string[]).includes(word);
}

/** Read an action as the server writes it. */
export function read(text: string): Action {
  const [verb = '', ...words] = text.split(' ');
  return { text, verb: verb as Verb, words };
}

/** What kind of thing a word names; null for what is not a thing (`/`). */
export function kindOf(word: string): TargetKind | null {
  if (/^s\d+$/.test(word)) return 'slot';
  if (/^i\d+$/.test(word)) return 'island';
  if (/^b\d+$/.test(word)) return 'tile';
  if (/^\d+$/.test(word)) return 'fleet';
  if (isColour(word)) return 'colour';
  if (isCulture(word)) return 'culture';
  return (SPECIALISTS as readonly string[]).includes(word) ? 'specialist' : null;
}

/** The verbs of the actions, each once, in their order. */
export function verbsOf(actions: readonly Action[]): Verb[] {
  return [...new Set(actions.map((action) => action.verb))];
}

/** What would be given up by ending a step or the turn now: verbs worth a question. */
const VALUABLE: readonly Verb[] = ['recruit', 'build', 'collect', 'place'];

/** `last`: the turn ends, and with it the power of the fleet, which is named `power`. */
export function leftUndone(legal: readonly Action[], last: boolean): string[] {
  const verbs = verbsOf(legal);
  const undone = verbs.filter((verb) => VALUABLE.includes(verb));
  const power = last && verbs.some((verb) => FLEET_POWERS.includes(verb));
  return power ? [...undone, 'power'] : undone;
}

/** The order of a list of all actions: what a turn is made of, then the rest, then powers. */
const FIRST: readonly Verb[] = ['place', 'collect', 'build', 'recruit'];

export function inOrder(verbs: readonly Verb[]): Verb[] {
  const rank = (verb: Verb): number => {
    if (FIRST.includes(verb)) return FIRST.indexOf(verb);
    return FIRST.length + Number(isPower(verb));
  };
  return [...verbs].sort((a, b) => rank(a) - rank(b));
}
