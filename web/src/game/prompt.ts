// What the prompt asks: its heading and question, which follow from the verbs of the legal actions
// alone, and what is asked for next when something is chosen.
import type { Verb } from '../api/catalogue';
import { capital, hasText, keyOf, t } from '../texts/index.svelte';
import { either } from '../texts/lists';
import {
  FLEET_POWERS,
  SPECIALIST_POWERS,
  TARGET_KINDS,
  kindOf,
  verbsOf,
  type Action,
  type TargetKind,
} from './actions';
import type { Choice } from './choice';

/** The parts of step 3 that its heading names. */
const PARTS: readonly (readonly [part: string, verbs: readonly Verb[]])[] = [
  ['trade', ['buy', 'sell']],
  ['place', ['place']],
  ['collect', ['collect']],
  ['build', ['build']],
];
/** Whatever else can be done, by the words that say so. */
const MORE: readonly (readonly [said: string, verbs: readonly Verb[]])[] = [
  ['can-buy', ['buy']],
  ['can-sell', ['sell']],
  ['can-power', FLEET_POWERS],
  ['can-specialist', SPECIALIST_POWERS],
];

/** The heading of the question; `boats`: how many are in hand. */
export function heading(step: string, verbs: readonly Verb[], boats = 0): string {
  if (step === 'recruit' && !verbs.includes('recruit')) return t('now-end');
  if (step !== 'act') return t(keyOf('step', step));
  const parts = said(PARTS, verbs).map((part) => t(`now-part-${part}`));
  if (parts.length > 0) return capital(either(parts));
  return t(boats > 0 ? 'now-no-place' : 'now-rest-title');
}

/** The question itself. */
export function question(step: string, verbs: readonly Verb[]): string {
  const can = (verb: Verb) => verbs.includes(verb);
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

/** What is chosen, and what it can still become. */
interface Chosen {
  choice: Choice;
  left: readonly Action[];
  targets: ReadonlyMap<string, unknown>;
}

/** What is asked for when something is chosen and more is needed. */
export function nextQuestion({ choice, left, targets }: Chosen): string {
  const verbs = verbsOf(left.filter(({ words }) => words.length > choice.picks.length));
  const kinds = new Set([...targets.keys()].map(kindOf));
  const kind = TARGET_KINDS.find((one) => kinds.has(one));
  const [verb] = verbs;
  if (verbs.length !== 1 || !verb || !kind) return t('ask-which');
  const key = `ask-${verb}-${askedFor(verb, kind, choice.picks)}`;
  return t(hasText(key) ? key : 'ask-which');
}

/** Building and recruiting ask for the card first, then for the island or the price. */
function askedFor(verb: Verb, kind: TargetKind, picks: readonly string[]): TargetKind {
  const has = (wanted: TargetKind) => picks.some((pick) => kindOf(pick) === wanted);
  if (verb === 'build') return has('tile') ? 'island' : has('island') ? 'tile' : 'island';
  if (verb === 'recruit') return has('specialist') ? 'culture' : 'specialist';
  if (verb === 'place') return has('slot') ? 'colour' : 'slot';
  return kind;
}

/** "You can use the power of your fleet or end your turn." */
function rest(verbs: readonly Verb[], done: string): string {
  const things = said(MORE, verbs);
  if (verbs.includes('done')) things.push(done);
  return t('now-can', { things: either(things.map((key) => t(key))) });
}

function said(
  words: readonly (readonly [string, readonly Verb[]])[],
  verbs: readonly Verb[],
): string[] {
  return words.filter(([, ones]) => ones.some((verb) => verbs.includes(verb))).map(([key]) => key);
}
