// The languages, and which of them a browser asks for.

export const LANGUAGES = ['en', 'fr', 'de', 'pl', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words; the same in all of them, so no text. */
export const OWN_NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  pl: 'Polski',
  ru: 'Русский',
};

/** Return the first language of a list (`de-CH`, `fr`) that there is; English if none is. */
export function choose(wanted: readonly string[]): Language {
  for (const one of wanted) {
    const found = LANGUAGES.find((language) => language === one.toLowerCase().split('-')[0]);
    if (found) return found;
  }
  return 'en';
}
