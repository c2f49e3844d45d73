// Lists and sentences joined as the language joins them, never by hand.
import { about } from './languages';
import { language, t } from './index.svelte';

/** Making a format is slow: there is one for each language and kind. */
const formats = new Map<string, Intl.ListFormat>();

function format(type: 'conjunction' | 'disjunction'): Intl.ListFormat {
  const { locale } = about(language.current);
  const key = `${locale} ${type}`;
  const made = formats.get(key) ?? new Intl.ListFormat(locale, { type });
  formats.set(key, made);
  return made;
}

/** "3, 9 and 12". */
export const all = (items: readonly string[]): string => format('conjunction').format(items);

/** "collect or build". */
export const either = (items: readonly string[]): string => format('disjunction').format(items);

/** What stands between two sentences: a space, in Japanese nothing. */
export const gap = (): string => t('list-sentences', { first: '', second: '' });

/** Whole sentences as one text. */
export const sentences = (said: readonly string[]): string => said.join(gap());

/** "2 × plum and maple": equal items are counted; without any, "nothing". */
export function grouped(items: readonly string[]): string {
  if (items.length === 0) return t('list-or-nothing');
  const numbers = new Map<string, number>();
  for (const item of items) numbers.set(item, (numbers.get(item) ?? 0) + 1);
  return all(
    [...numbers].map(([thing, number]) =>
      number > 1 ? t('list-times', { number, thing }) : thing,
    ),
  );
}
