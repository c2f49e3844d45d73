// What a report says, in the words of the language: it comes as keys with values.
import type { Words } from '../api/types';
import { t } from '../texts/index.svelte';
import { all } from '../texts/lists';

/** Say something of a report. */
export function say(words: Words): string {
  if (typeof words === 'string') return words;
  if (typeof words === 'number') return String(words);
  if (Array.isArray(words)) return words.length ? all(words) : '';
  const values = Object.entries(words.values).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : say(value),
  ]);
  return t(words.key, Object.fromEntries(values) as Record<string, string | number>);
}

/** A sentence in pieces; every second one is set off, as `*these words*` are. */
export const setOff = (sentence: string): string[] => sentence.split('*');
