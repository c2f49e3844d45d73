// The legal actions as choices: what each points at, and how one gets to it by choosing.
// An action's text is split into its words; what is legal is said by the server alone.

export type TargetKind = 'slot' | 'island' | 'tile' | 'specialist' | 'fleet' | 'colour' | 'culture';

export interface Action {
  text: string;
  verb: string;
  /** What it points at, in the order of the notation; `/` too, in `arrange`. */
  words: string[];
}

/** What has been chosen so far. */
export interface Choice {
  /** The verb the player has named. */
  mode: string | null;
  /** What it can be by what was pointed at; null: anything. */
  verbs: readonly string[] | null;
  /** What was pointed at. */
  picks: readonly string[];
}

export const NOTHING: Choice = { mode: null, verbs: null, picks: [] };

export function choiceOf(mode: string): Choice {
  return { mode, verbs: [mode], picks: [] };
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

// Verbs whose words have an order that means something.
const ORDERED: readonly string[] = ['arrange'];

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

/** The words of an action that are not yet chosen; null if something chosen is not in it. */
export function openWords(action: Action, picks: readonly string[]): string[] | null {
  if (ORDERED.includes(action.verb)) {
    return picks.every((pick, n) => action.words[n] === pick)
      ? action.words.slice(picks.length)
      : null;
  }
  const open = [...action.words];
  for (const pick of picks) {
    const at = open.indexOf(pick);
    if (at < 0) return null;
    open.splice(at, 1);
  }
  return open;
}

/** The actions a choice can still become. */
export function matching(legal: readonly Action[], choice: Choice): Action[] {
  const { verbs, picks } = choice;
  return legal.filter(
    (action) =>
      (verbs === null || verbs.includes(action.verb)) && openWords(action, picks) !== null,
  );
}

/** What can be pointed at next, with the actions each would leave. */
export function nextTargets(legal: readonly Action[], choice: Choice): Map<string, Action[]> {
  const found = new Map<string, Action[]>();
  for (const action of matching(legal, choice)) {
    const open = openWords(action, choice.picks) ?? [];
    const next = ORDERED.includes(action.verb) ? open.slice(0, 1) : open;
    for (const word of new Set(next)) {
      const known = found.get(word);
      if (known) known.push(action);
      else found.set(word, [action]);
    }
  }
  return found;
}

/** The action a choice has come to: the only one left. */
export function decided(legal: readonly Action[], choice: Choice): Action | null {
  if (choice.verbs === null) return null;
  const left = matching(legal, choice);
  return left.length === 1 ? (left[0] ?? null) : null;
}

/** Actions with nothing left to point at, while others would go on: offered by name. */
export function complete(legal: readonly Action[], choice: Choice): Action[] {
  const left = matching(legal, choice);
  return left.length > 1
    ? left.filter((action) => openWords(action, choice.picks)?.length === 0)
    : [];
}

function natural(legal: readonly Action[]): Action[] {
  return legal.filter((action) => !POWERS.includes(action.verb));
}

function without(picks: readonly string[], kind: TargetKind | null): string[] {
  return picks.filter((pick) => kindOf(pick) !== kind);
}

/**
 * Point at something: the choice that follows, or null if nothing legal is meant by it.
 * `among`: what the thing can be meant for, where its word alone does not say (a colour in hand).
 * In this order: what goes on with the choice, what replaces its last part, what begins anew;
 * optional powers only where nothing else is meant.
 */
export function pick(
  legal: readonly Action[],
  choice: Choice,
  word: string,
  among: readonly string[] | null = null,
): Choice | null {
  const meant = among === null ? legal : legal.filter((action) => among.includes(action.verb));
  const { mode, picks } = choice;
  const ways = [[...picks, word], [...without(picks, kindOf(word)), word], [word]];
  if (mode !== null) {
    for (const way of ways) {
      const next = { mode, verbs: [mode], picks: way };
      if (matching(meant, next).length > 0) return next;
    }
  }
  for (const actions of [natural(meant), meant]) {
    for (const way of mode === null ? ways : [[word]]) {
      const left = matching(actions, { mode: null, verbs: null, picks: way });
      if (left.length > 0) return { mode: null, verbs: verbsOf(left), picks: way };
    }
  }
  return null;
}

/** Take back the last thing pointed at, or the verb; with nothing left of either, all is open. */
export function unpick(choice: Choice): Choice {
  const picks = choice.picks.slice(0, -1);
  const named = choice.mode !== null && choice.picks.length > 0;
  return named || picks.length > 0 ? { ...choice, picks } : NOTHING;
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
