// The English texts by their keys, for tests that outlive a change of words.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../src/himiko/texts/en');
const ALL = readdirSync(FOLDER)
  .map((file) => readFileSync(join(FOLDER, file), 'utf-8'))
  .join('\n');

/** The text of a key, with its values in their places. */
export function en(key: string, values: Record<string, string | number> = {}): string {
  const text = new RegExp(`^${key} = (.+)$`, 'm').exec(ALL)?.[1];
  if (!text) throw new Error(`no text ${key} in one line`);
  return text.replaceAll(/\{ \$(\w+) \}/g, (_, name: string) => String(values[name]));
}
