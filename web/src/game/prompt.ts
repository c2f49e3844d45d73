// What the prompt says when nothing is chosen yet: the heading and the question, chosen by the verbs
// of the legal actions alone.
import { keyOf, t } from '../texts/index.svelte';
import { either } from '../texts/lists';
import { FLEET_POWERS } from './actions';
import { capital } from './eventText';

/** The parts of step 3 that its heading names. */
const PARTS: readonly (readonly [part: string, verbs: readonly string[]])[] = [
  ['trade', ['buy', 'sell']],
  ['place', ['place']],
  ['collect', ['collect']],
  ['build', ['build']],
];
/** Whatever else can be done, by the words that say so. */
const MORE: readonly (readonly [said: string, verbs: readonly string[]])[] = [
  ['can-buy', ['buy']],
  ['can-sell', ['sell']],
  ['can-power', FLEET_POWERS],
  ['can-specialist', ['raijin', 'nakatsu', 'michimata', 'hetsuka', 'kachiko']],
];

/** The heading of the question. */
export function heading(step: string, verbs: readonly string[]): string {
  if (step === 'recruit' && !verbs.includes('recruit')) return t('now-end');
  if (step !== 'act') return t(keyOf('step', step));
  const parts = said(PARTS, verbs).map((part) => t(`now-part-${part}`));
  return parts.length > 0 ? capital(either(parts)) : t('now-rest-title');
}

/** The question itself. */
export function question(step: string, verbs: readonly string[]): string {
  const can = (verb: string) => verbs.includes(verb);
  if (step === 'recruit' && !can('recruit')) return rest(verbs, 'can-end');
  if (step !== 'act') return t(keyOf('step', step, 'asks'));
  if (can('place')) {
    if (can('collect')) return t(can('build') ? 'now-more' : 'now-more-collect');
    if (can('build')) return t('now-more-build');
    return t(can('buy') || can('sell') ? 'now-first' : 'now-place');
  }
  if (can('collect')) return t(can('build') ? 'now-finish' : 'ask-collect-island');
  return can('build') ? t('ask-build-island') : rest(verbs, 'can-go-on');
}

/** "You can use the power of your fleet or end your turn." */
function rest(verbs: readonly string[], done: string): string {
  const things = said(MORE, verbs);
  if (verbs.includes('done')) things.push(done);
  return t('now-can', { things: either(things.map((key) => t(key))) });
}

function said(
  words: readonly (readonly [string, readonly string[]])[],
  verbs: readonly string[],
): string[] {
  return words.filter(([, ones]) => ones.some((verb) => verbs.includes(verb))).map(([key]) => key);
}
