// What all tests in the browser share: the real server on a database of its own, a page whose
// errors fail the test, and checks that hold for every view.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { test as plain, expect, type Page } from '@playwright/test';

export { expect };

/** Marks one of several alike for the quick run. */
export const quickly = (chosen: boolean): string => (chosen ? ' @quick' : '');

const TEXTS = join(import.meta.dirname, '../../src/himiko/texts');
/** All that there are. */
export const LANGUAGES = readdirSync(TEXTS).filter((one) =>
  existsSync(join(TEXTS, one, 'language.ftl')),
);
export const THEMES = ['light', 'dark'] as const;
export const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];

const START_SECONDS = 60;
/** Computer players hurry, and one address may do the work of many. */
const SETTINGS = {
  HIMIKO_WARM: 'false',
  HIMIKO_THINK_SECONDS: '0.1',
  HIMIKO_HINT_SECONDS: '0.2',
  HIMIKO_LOG_LEVEL: 'WARNING',
  HIMIKO_LIMIT_REQUESTS: '1000',
  HIMIKO_LIMIT_REQUESTS_BURST: '10000',
  HIMIKO_LIMIT_ALL_MESSAGES: '1000',
  HIMIKO_LIMIT_ALL_MESSAGES_BURST: '10000',
  HIMIKO_LIMIT_GUESTS: '1000',
  HIMIKO_LIMIT_GUESTS_BURST: '10000',
  HIMIKO_LIMIT_NEW_TABLES: '1000',
  HIMIKO_LIMIT_NEW_TABLES_BURST: '10000',
  HIMIKO_LIMIT_UPLOADS: '1000',
  HIMIKO_LIMIT_UPLOADS_BURST: '10000',
  HIMIKO_LIMIT_LOGINS: '100',
  HIMIKO_LIMIT_LOGINS_BURST: '1000',
  HIMIKO_LIMIT_HINTS: '100',
  HIMIKO_LIMIT_HINTS_BURST: '1000',
};

export interface Server {
  url: string;
  /** Stop the server and start it again, on the same database and port. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
  start: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((ready) => probe.listen(0, '127.0.0.1', ready));
  const place = probe.address();
  await new Promise((closed) => probe.close(closed));
  if (typeof place !== 'object' || !place) throw new Error('no free port');
  return place.port;
}

async function isUp(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health`)).ok;
  } catch {
    return false;
  }
}

/** Make a server with an empty database; `start` it, and `stop` it in the end. */
async function serverIn(folder: string): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...SETTINGS,
    ...process.env,
    HIMIKO_PORT: String(port),
    HIMIKO_DATABASE: `sqlite:///${join(folder, 'test.db')}`,
  };
  let stopped: Promise<unknown> = Promise.resolve();
  let kill = (): unknown => undefined;

  async function start(): Promise<void> {
    const python = process.env.HIMIKO_PYTHON ?? join(import.meta.dirname, '../../.venv/bin/python');
    const child = spawn(python, ['-m', 'himiko.server'], { env, cwd: folder, stdio: 'inherit' });
    const life = { ended: false };
    stopped = new Promise((resolve) => child.once('exit', resolve)).then(() => (life.ended = true));
    kill = () => child.kill('SIGTERM');
    for (let waited = 0; waited < START_SECONDS * 10; waited++) {
      if (await isUp(url)) return;
      if (life.ended) break;
      await new Promise((again) => setTimeout(again, 100));
    }
    throw new Error('the server did not start');
  }

  async function stop(): Promise<void> {
    kill();
    await stopped;
  }

  async function restart(): Promise<void> {
    await stop();
    await start();
  }

  return { url, start, stop, restart };
}

/** `server`: one for all tests of a worker. `page`: at its address, failing on any error. */
export const test = plain.extend<{ strict: boolean }, { server: Server }>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'himiko-e2e-'));
      const server = await serverIn(folder);
      try {
        await server.start();
        await use(server);
      } finally {
        await server.stop();
        rmSync(folder, { recursive: true });
      }
    },
    { scope: 'worker' },
  ],
  /** Set to false where a test breaks the connection on purpose. */
  strict: [true, { option: true }],
  baseURL: ({ server }, use) => use(server.url),
  context: async ({ context, strict }, use) => {
    const errors: string[] = [];
    context.on('weberror', (error) => errors.push(String(error.error())));
    context.on('console', (message) => {
      // A refusal of the server is an answer, not an error of the page.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
        errors.push(message.text());
      }
    });
    await use(context);
    if (strict) expect(errors, 'errors in the browser’s console').toEqual([]);
  },
});

/** Expect that axe finds nothing to complain about. */
export async function expectAccessible(page: Page, but: string[] = []): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode() // in this page alone: another would have to be opened for its frames
    .withTags(tags)
    .disableRules(but)
    .analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map((node) => `${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  }));
  expect(found).toEqual([]);
}

/** Expect that no key without a text, and no value without its place, is shown or read out. */
export async function expectTranslated(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const labels = [...document.querySelectorAll('*')].flatMap((element) =>
      ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription'].map(
        (name) => element.getAttribute(name) ?? '',
      ),
    );
    const texts = [document.title, document.body.textContent, ...labels];
    return texts.flatMap((text) => [...text.matchAll(/⟦[^⟧]*⟧|\{\$[^}]*\}/g)].map(String));
  });
  expect(found).toEqual([]);
}

/** Expect that nothing sticks out sideways, once the page has taken on the size of its window. */
export async function expectNoSideScroll(page: Page): Promise<void> {
  const beyond = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(beyond).toBeLessThanOrEqual(0);
}

/** Speak a language from the next loading of the page on. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.addInitScript((one) => localStorage.setItem('himiko.language', one), language);
}

/** Have chosen settings before the page is loaded for the first time. */
export async function choose(page: Page, chosen: Record<string, unknown>): Promise<void> {
  await page.addInitScript((one) => {
    const stored = localStorage.getItem('himiko.settings');
    if (stored === null) localStorage.setItem('himiko.settings', JSON.stringify(one));
  }, chosen);
}

/** Show the system's light or dark theme. */
export async function paint(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
}

/** Expect that axe finds nothing in what is shown, in the light and in the dark theme. */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  for (const theme of THEMES) {
    await paint(page, theme);
    // Colours that are still changing are not yet those of the theme.
    await page.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .flatMap((one) => (one instanceof CSSTransition ? [one.finished] : [])),
      ),
    );
    await expectAccessible(page);
  }
}

/** Make a guest and a table over the API, for the browser of this page; return the table's id. */
export async function newTable(page: Page, seats: string[], options = {}): Promise<string> {
  const guest = await page.request.post('/api/me', { data: { name: 'Ann' } });
  expect(guest.ok()).toBe(true);
  const made = await page.request.post('/api/tables', { data: { seats, options } });
  expect(made.status()).toBe(201);
  const { table } = (await made.json()) as { table: { id: string } };
  return table.id;
}
