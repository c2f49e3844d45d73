// Texts: a key and values in, a sentence in the reader's language out. Code knows no sentences.
// `t` is reactive: what it said is said again when the language changes.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { pageProblem } from '../problem';
import { about, choose, FALLBACK, LANGUAGES, type Language } from './languages';

export { LANGUAGES, ownName, type Language } from './languages';

/** Screens with many words, loaded when they are opened. */
export type Part =
  'arena' | 'files' | 'learn' | 'plan' | 'review' | 'rules' | 'scorepad' | 'workshop';
export type Values = Record<string, string | number | boolean>;

const STORED = 'himiko.language';

class Spoken {
  current = $state<Language>(FALLBACK);
  bundle = $state.raw<FluentBundle | null>(null);
}

const spoken = new Spoken();
const parts = new Set<Part>();
let latest: Promise<void> = Promise.resolve();
let asked = 0;

/** The language of the page: `language.current`. */
export const language: { readonly current: Language } = spoken;

/** Return the text of a key: `t('event-bought', { player, colour, coins })`. */
export function t(key: string, values: Values = {}): string {
  const pattern = spoken.bundle?.getMessage(key)?.value;
  // The marks show up in the tests of the whole page, which look for them.
  if (!spoken.bundle || !pattern) return `⟦${key}⟧`;
  const errors: Error[] = [];
  const said = spoken.bundle.formatPattern(pattern, fluent(values), errors);
  if (errors[0]) console.error(`text ${key} in ${spoken.current}: ${errors[0].message}`);
  return said;
}

/** Whether there is a text. */
export function hasText(key: string): boolean {
  return spoken.bundle?.hasMessage(key) ?? false;
}

/** Return the key for an id: `keyOf('specialist', 'fu_hsi')` is `specialist-fu-hsi`. */
export function keyOf(...parts: (string | number)[]): string {
  return parts.join('-').replaceAll('_', '-');
}

/** With a capital letter, as a sentence begins. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(spoken.current) + text.slice(1);
}

/** Values that name a spot of the board by its id. */
const SPOTS = new Set(['slot', 'island', 'to', 'other']);

/**
 * Fluent chooses by words and numbers; it knows no truth values. A slot or an island is said by
 * the number that the board shows: `s01` is slot 1.
 */
function fluent(values: Values): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value === 'boolean') return [name, String(value)];
      const spot = SPOTS.has(name) && /^[si](\d\d+)$/.exec(String(value));
      return [name, spot ? String(Number(spot[1])) : value];
    }),
  );
}

/** Speak another language, at once, and from now on. */
export async function setLanguage(wanted: Language): Promise<void> {
  remember(wanted);
  await speak(wanted);
}

/** Load the texts of a screen as well; what failed is tried again when it is asked for again. */
export async function loadTexts(part: Part): Promise<void> {
  if (parts.has(part)) return latest;
  parts.add(part);
  try {
    await speak(spoken.current);
  } catch (problem) {
    parts.delete(part);
    throw problem;
  }
}

/** Speak the language chosen before, or the browser's. */
export async function startTexts(): Promise<void> {
  const stored = recall();
  await speak(stored ?? choose(navigator.languages));
}

/** Load a language with all parts in use; when others ask meanwhile, the last one counts. */
function speak(wanted: Language): Promise<void> {
  const loading = (latest = load(wanted, ++asked));
  // The caller gets the error; screens opened later have what there was before.
  loading.catch(() => {
    if (latest === loading) latest = Promise.resolve();
  });
  return loading;
}

async function load(wanted: Language, mine: number): Promise<void> {
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  for (const text of await textsIn(wanted)) bundle.addResource(new FluentResource(text));
  if (mine !== asked) return latest;
  spoken.bundle = bundle;
  spoken.current = wanted;
  document.documentElement.lang = wanted;
  document.documentElement.dir = about(wanted).direction;
}

async function textsIn(wanted: Language): Promise<string[]> {
  const loads = (['base', ...parts] as const).map((part) => about(wanted).parts[part]());
  try {
    return (await Promise.all(loads)).map((loaded) => loaded.default);
  } catch {
    throw pageProblem('connection_lost');
  }
}

function remember(wanted: Language): void {
  try {
    localStorage.setItem(STORED, wanted);
  } catch {
    // Without storage the choice holds until the page is closed.
  }
}

function recall(): Language | undefined {
  try {
    const stored = localStorage.getItem(STORED);
    return LANGUAGES.find((one) => one === stored);
  } catch {
    return undefined;
  }
}
