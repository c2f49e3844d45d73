// Builds the stage once, as the page is built, and lets a browser have it without any server.
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { texts } from '../../tools/texts.ts';

const ADDRESS = 'http://stage.test/';
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Build it; returns the folder. */
export async function buildStage(): Promise<string> {
  const root = fileURLToPath(new URL('.', import.meta.url));
  const outDir = mkdtempSync(join(tmpdir(), 'himiko-stage-'));
  const configFile = fileURLToPath(new URL('../../svelte.config.js', import.meta.url));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [svelte({ configFile }), texts()],
    build: { outDir, emptyOutDir: true, assetsInlineLimit: 0 },
  });
  return outDir;
}

/** Open the stage in a browser's page. */
export async function openStage(page: Page, folder: string): Promise<void> {
  await page.route(`${ADDRESS}**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    const file = join(folder, path === '/' ? 'index.html' : path);
    return route.fulfill({
      body: readFileSync(file),
      contentType: TYPES[extname(file)] ?? 'application/octet-stream',
    });
  });
  await page.goto(ADDRESS);
  await page.waitForFunction(() => window.director !== undefined);
}
