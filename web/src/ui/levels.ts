// The computer players one can choose from: the ladder, weakest first.
import { LEVELS, type Level } from '../api/catalogue';
import { keyOf, t } from '../texts/index.svelte';
import { sentences } from '../texts/lists';

/** Somebody to choose: a level, or the one that fits. */
export type Opponent = Level | 'adapts';

/** The drifter plays at random: nobody's choice, though old tables have it. */
export const LADDER: readonly Level[] = LEVELS.filter((level) => level !== 'drifter');

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
  const place = LADDER.findIndex((one) => one === level);
  if (place < 0) return does;
  return sentences([t('level-place', { number: place + 1, of: LADDER.length }), does]);
}
