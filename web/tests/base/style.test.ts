// Style: what a rule reads is set somewhere. A browser drops the whole rule otherwise, and says
// nothing.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '../..');
const FILES = readdirSync(join(WEB, 'src'), { recursive: true, encoding: 'utf-8' })
  .filter((file) => /\.(svelte|css|ts)$/.test(file))
  .map((file) => join('src', file));
const SET = [/(--[a-z][\w-]*)\s*:/g, /style:(--[\w-]+)/g, /setProperty\(\s*'(--[\w-]+)'/g];
const READ = /var\(\s*(--[\w-]+)\s*\)/g;

test('every custom property that is read without a fallback is set', () => {
  const texts = FILES.map((file) => [file, readFileSync(join(WEB, file), 'utf-8')] as const);
  const set = new Set(
    texts.flatMap(([, text]) => SET.flatMap((how) => [...text.matchAll(how)].map((m) => m[1]))),
  );
  const unset = texts.flatMap(([file, text]) =>
    [...text.matchAll(READ)].filter((m) => !set.has(m[1])).map((m) => `${file}: ${m[1]}`),
  );

  expect(set.size).toBeGreaterThan(50);
  expect(unset).toEqual([]);
});
