// The texts as parts of the page. A language is a folder of `src/himiko/texts` that has a
// `language.ftl`; what it lacks is filled from the English files here, when the page is built.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = resolve(import.meta.dirname, '../../src/himiko/texts');
const FALLBACK = 'en';
const LANGUAGES = 'virtual:languages';
const TEXTS = 'virtual:texts/';

/** Which files are loaded together: what the first game needs, and what single screens need. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  base: [
    ...['language', 'components', 'counts', 'events', 'refusals', 'words'],
    ...['page', 'page-lobby', 'page-board', 'page-table'],
  ],
  arena: ['arena'],
  files: ['files'],
  learn: ['page-learn'],
  plan: ['page-plan'],
  review: ['page-review'],
  rules: ['rules'],
  scorepad: ['page-scorepad'],
  workshop: ['page-workshop'],
};

const languages = (folder: string): string[] => {
  const all = readdirSync(folder).filter((one) => existsSync(join(folder, one, 'language.ftl')));
  return [FALLBACK, ...all.filter((one) => one !== FALLBACK).sort()];
};

const read = (folder: string, language: string, file: string): string => {
  const path = join(folder, language, `${file}.ftl`);
  return existsSync(path) ? readFileSync(path, 'utf-8') : '';
};

/** The texts of a file by key, each as it is written. */
export function messagesOf(text: string): Map<string, string> {
  const found = text.matchAll(/^([a-z][a-z0-9-]*) =.*(?:\n(?:[ ].*|(?=\n[ ])))*/gm);
  return new Map([...found].map((message) => [message[1] ?? '', message[0]]));
}

/** What a language has, and the English texts it has not. */
export function withFallback(own: string, english: string): string {
  const keys = messagesOf(own);
  const missing = [...messagesOf(english)].filter(([key]) => !keys.has(key));
  return [...keys.values(), ...missing.map(([, message]) => message)].join('\n');
}

const partOf = (folder: string, language: string, part: string): string =>
  (PARTS[part] ?? [])
    .map((file) => withFallback(read(folder, language, file), read(folder, FALLBACK, file)))
    .join('\n');

function listed(folder: string): string {
  const found = languages(folder).map((code) => {
    const written = read(folder, code, 'language');
    const about = messagesOf(withFallback(written, read(folder, FALLBACK, 'language')));
    const value = (key: string) => about.get(key)?.split(' = ')[1] ?? '';
    const loads = Object.keys(PARTS).map(
      (part) => `${part}: () => import(${JSON.stringify(`${TEXTS}${code}/${part}`)})`,
    );
    const [name, direction, locale] = ['name', 'direction', 'locale'].map((what) =>
      JSON.stringify(value(`language-${what}`)),
    );
    const own = `code: ${JSON.stringify(code)}, name: ${name}, direction: ${direction}, locale: ${locale}`;
    return `{ ${own}, parts: { ${loads.join(', ')} } }`;
  });
  return `export const FOUND = [\n${found.join(',\n')}\n];`;
}

/** The languages of a folder as modules that the page imports. */
export function texts(folder = FOLDER): Plugin {
  return {
    name: 'texts',
    resolveId: (id) => (id === LANGUAGES || id.startsWith(TEXTS) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LANGUAGES}`) return listed(folder);
      if (!id.startsWith(`\0${TEXTS}`)) return undefined;
      const [language = '', part = ''] = id.slice(TEXTS.length + 1).split('/');
      for (const file of PARTS[part] ?? []) {
        const path = join(folder, language, `${file}.ftl`);
        if (existsSync(path)) this.addWatchFile(path);
      }
      return `export default ${JSON.stringify(partOf(folder, language, part))};`;
    },
  };
}
