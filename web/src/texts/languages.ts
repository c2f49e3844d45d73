// The languages, and which of them a browser asks for. Each is a folder; see tools/texts.ts.
import { FOUND } from 'virtual:languages';

export type Language = string;

export const LANGUAGES: readonly Language[] = FOUND.map(({ code }) => code);
export const FALLBACK: Language = 'en';

/** What a language's own file says of it. */
export const about = (language: Language): (typeof FOUND)[number] => {
  const found = FOUND.find(({ code }) => code === language) ?? FOUND[0];
  if (!found) throw new Error('no language');
  return found;
};

/** A language in its own words. */
export const ownName = (language: Language): string => about(language).name;

/** Return the first language of a list (`de-CH`, `fr`) that there is; English if none is. */
export function choose(wanted: readonly string[]): Language {
  for (const one of wanted) {
    const found = LANGUAGES.find((language) => language === one.toLowerCase().split('-')[0]);
    if (found) return found;
  }
  return FALLBACK;
}
