// The computer players one can choose from.
import type { Level } from '../api/types';
import { keyOf, t } from '../texts/index.svelte';

/** The weakest first. */
export const LEVELS: readonly Level[] = ['drifter', 'fisher', 'helmsman', 'himiko'];

/** All of them with their names, for a form. */
export function levelChoices(): { value: Level; label: string }[] {
  return LEVELS.map((value) => ({ value, label: t(keyOf('level', value)) }));
}
