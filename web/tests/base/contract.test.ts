// The import contract of the page: what `npm run lint` refuses, and what it lets pass.
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: ROOT });
const CONTRACT = ['no-restricted-imports', 'no-restricted-syntax'];

function folders(): string[] {
  const entries = readdirSync(resolve(ROOT, 'src'), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** The complaints of the contract about a line in a file. */
async function complaints(file: string, line: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${line}\n`, { filePath: file });
  expect(result?.messages.filter(({ fatal }) => fatal)).toEqual([]);
  return (result?.messages ?? [])
    .filter(({ ruleId }) => CONTRACT.includes(ruleId ?? ''))
    .map(({ message }) => message);
}

test.each([
  ['src/board/card.ts', `export * from '../table/keys.svelte';`],
  ['src/board/card.ts', `import type { Action } from '../game/actions';`],
  ['src/board/card.ts', `export const load = () => import('../review');`],
  ['src/api/types.ts', `import { notify } from '../ui/notices.svelte';`],
  ['src/problem.ts', `import { t } from './texts/index.svelte';`],
  ['src/art/portraits/portrait.ts', `import { getTable } from '../../table';`],
  ['src/review/chart.ts', `import { getTable } from '../table/model.svelte';`],
  ['src/review/chart.ts', `export const load = () => import('../table/Game.svelte');`],
])('%s may not say %s', { timeout: 60_000 }, async (file, line) => {
  expect(await complaints(file, line)).toHaveLength(1);
});

// Whoever adds a folder says there what it may know.
test.each(folders())('the contract has %s', { timeout: 60_000 }, async (folder) => {
  const files = readdirSync(resolve(ROOT, 'src', folder)).filter((name) => /^\w+\.ts$/.test(name));

  const found = await complaints(`src/${folder}/${files[0] ?? ''}`, `export * from '../main';`);

  expect(found).toHaveLength(1);
});

test.each([
  ['src/board/card.ts', `import { t } from '../texts/index.svelte';`],
  ['src/game/actions.ts', `import { tileWords } from '../board';`],
  ['src/review/chart.ts', `import { getTable } from '../table';`],
  ['src/review/chart.ts', `import { go } from '../router.svelte';`],
])('%s may say %s', { timeout: 60_000 }, async (file, line) => {
  expect(await complaints(file, line)).toEqual([]);
});
