// The computer players one can choose from.
import { LEVELS, type Level } from '../api/catalogue';
import { keyOf, t } from '../texts/index.svelte';

/** All of them with their names, for a form. */
export function levelChoices(): { value: Level; label: string }[] {
  return LEVELS.map((value) => ({ value, label: t(keyOf('level', value)) }));
}
