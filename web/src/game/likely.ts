// What a player most likely wants next: the one red button.
import type { Verb } from '../api/catalogue';
import { verbsOf, type Action } from './actions';

/** What a turn is for, beginning with what a player would regret forgetting. */
const BEFORE: readonly Verb[] = ['place', 'build', 'collect', 'recruit'];
const AFTER: readonly Verb[] = ['build', 'collect', 'place', 'recruit'];

/**
 * The verb to offer first; null where nothing stands out. `placed`: boats were placed this turn.
 */
export function likelyVerb(legal: readonly Action[], placed: boolean): Verb | null {
  const verbs = verbsOf(legal);
  const wanted = (placed ? AFTER : BEFORE).find((verb) => verbs.includes(verb));
  if (wanted) return wanted;
  if (verbs.includes('done')) return 'done';
  return null;
}
