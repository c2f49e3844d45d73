// The computer players to choose from: the ladder, weakest first.
import { LADDER, type Level } from '../api/catalogue';
import { keyOf, t } from '../texts/index.svelte';
import { sentences } from '../texts/lists';

/** Somebody to choose: a level, or the one that fits. */
export type Opponent = Level | 'adapts';

/** All of them with their names, for a form. */
export function levelChoices(): { value: Level; label: string }[] {
  return LADDER.map((value) => ({ value, label: t(keyOf('level', value)) }));
}

/** The same, and the one that adapts. */
export function opponentChoices(): { value: Opponent; label: string }[] {
  return [...levelChoices(), { value: 'adapts', label: t('level-adapts') }];
}

/** How strong a level is, and how it plays. */
export function levelDoes(level: Opponent): string {
  const does = t(keyOf('level', level, 'does'));
  const rung = LADDER.findIndex((one) => one === level);
  if (rung < 0) return does;
  return sentences([t('level-place', { number: rung + 1, of: LADDER.length }), does]);
}
