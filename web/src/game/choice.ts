// How a player arrives at a legal action: by naming a verb, or pointing at one thing after another.
import type { Verb } from '../api/catalogue';
import { isPower, kindOf, verbsOf, type Action, type TargetKind } from './actions';

/** What has been chosen so far. */
export interface Choice {
  /** The verb the player has named. */
  mode: Verb | null;
  /** What it can be by what was pointed at; null: anything. */
  verbs: readonly Verb[] | null;
  /** What was pointed at. */
  picks: readonly string[];
}

export const NOTHING: Choice = { mode: null, verbs: null, picks: [] };

export function choiceOf(mode: Verb): Choice {
  return { mode, verbs: [mode], picks: [] };
}

// Verbs whose words have an order that means something.
const ORDERED: readonly Verb[] = ['arrange'];

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

/** Actions with nothing left to point at, while others need more: offered by name. */
export function complete(legal: readonly Action[], choice: Choice): Action[] {
  const left = matching(legal, choice);
  return left.length > 1
    ? left.filter((action) => openWords(action, choice.picks)?.length === 0)
    : [];
}

function natural(legal: readonly Action[]): Action[] {
  return legal.filter((action) => !isPower(action.verb));
}

function without(picks: readonly string[], kind: TargetKind | null): string[] {
  return picks.filter((pick) => kindOf(pick) !== kind);
}

/**
 * Point at something: the choice that follows, or null if nothing legal is meant by it.
 * `among`: what the thing can be meant for, where its word alone does not say (a colour in hand).
 * In this order: what goes on with the choice, what replaces its last part, what begins again;
 * optional powers only where nothing else is meant.
 */
export function pick(
  legal: readonly Action[],
  choice: Choice,
  word: string,
  among: readonly Verb[] | null = null,
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
