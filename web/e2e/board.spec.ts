// The board alone, in a real browser: shapes, pointing, dragging, zooming, keys, and speed.
import { rmSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { AxeBuilder } from '@axe-core/playwright';
import { editionOf, fullView, viewOf } from '../tests/board/editions';
import { quickly } from './harness';
import { buildStage, openStage } from './stage/build';
import type { Shown } from './stage/stage';

const standard = editionOf('standard');
let folder = '';

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  folder = await buildStage();
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function show(page: Page, shown: Shown): Promise<void> {
  await page.evaluate((what) => window.director?.show(what), shown);
}
const seen = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.director?.seen.splice(0) ?? []);
const spot = (page: Page, id: string) => page.locator(`[data-spot="${id}"]`);

test('every two boats differ in their silhouette', async ({ page }) => {
  await openStage(page, folder);

  const shared = await page.evaluate(() => {
    const hulls = Object.entries(window.director?.hulls ?? {});
    const context = document.createElement('canvas').getContext('2d');
    const cells = Array.from({ length: 48 * 48 }, (_, n) => [n % 48, Math.floor(n / 48)] as const);
    const masks = hulls.map(([id, hull]) => {
      const path = new Path2D(hull);
      return [id, cells.map(([x, y]) => context?.isPointInPath(path, x + 0.5, y + 0.5))] as const;
    });
    return masks.flatMap(([a, one], n) =>
      masks.slice(n + 1).map(([b, other]) => {
        const both = cells.filter((_, c) => one[c] && other[c]).length;
        const either = cells.filter((_, c) => one[c] || other[c]).length;
        return { pair: `${a} ${b}`, share: both / either };
      }),
    );
  });

  expect(shared).toHaveLength(10);
  expect(shared.filter(({ share }) => share > 0.82)).toEqual([]);
});

test('a click picks a target, and asks about anything else @quick', async ({ page }) => {
  await openStage(page, folder);
  await show(page, {
    edition: standard,
    view: viewOf(standard),
    targets: { s12: 'here', i09: 'there' },
  });

  await spot(page, 's12').click();
  await spot(page, 'i09').click();
  await spot(page, 's13').click();
  await spot(page, 'i10').click({ button: 'right' });

  expect(await seen(page)).toEqual([
    'pick slot s12',
    'pick island i09',
    'ask slot s13',
    'ask island i10',
  ]);
});

test('a boat is dragged from the hand onto a slot', async ({ page }) => {
  await openStage(page, folder);
  await show(page, {
    edition: standard,
    view: viewOf(standard),
    targets: { s12: 'here' },
    hand: true,
  });
  const from = await page.getByRole('button', { name: 'stone boat in your hand' }).boundingBox();
  const to = await spot(page, 's12').boundingBox();
  if (!from || !to) throw new Error('not drawn');

  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y - 30, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 3 });
  await page.mouse.up();

  expect(await seen(page)).toEqual(['drag stone', 'drop stone s12', 'drag none']);
});

test('the keys walk, jump, pick and ask', async ({ page }) => {
  await openStage(page, folder);
  await show(page, {
    edition: standard,
    view: viewOf(standard),
    targets: { s12: 'here', i09: 'there' },
  });

  await spot(page, 'i09').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('s');
  await expect(spot(page, 's07')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(spot(page, 's07')).not.toBeFocused();
  await page.keyboard.press('?');
  await page.keyboard.press('t');
  await page.keyboard.press('t');
  await page.keyboard.press(' ');
  await page.keyboard.press('End');
  await expect(spot(page, 's59')).toBeFocused();

  const words = await seen(page);
  expect(words[0]).toBe('pick island i09');
  expect(words[1]).toMatch(/^ask /);
  expect(words[2]).toMatch(/^pick /);
});

test('wheel and buttons zoom, and a drag pans', async ({ page }) => {
  await openStage(page, folder);
  await show(page, { edition: standard, view: viewOf(standard) });
  const wide = async (): Promise<number> => (await spot(page, 'i11').boundingBox())?.width ?? 0;
  const before = await wide();

  await page.mouse.move(640, 360);
  await page.mouse.wheel(0, -400);
  await expect.poll(wide).toBeGreaterThan(before * 1.5);
  const there = await spot(page, 'i11').boundingBox();
  await page.mouse.down();
  await page.mouse.move(560, 360, { steps: 4 });
  await page.mouse.up();
  expect((await spot(page, 'i11').boundingBox())?.x).toBeCloseTo((there?.x ?? 0) - 80, 0);
  expect(await seen(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show whole board' }).click();
  await expect.poll(wide).toBeCloseTo(before, 0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });

  test('the board stands upright, a double tap zooms, a tap near a target means it', async ({
    page,
  }) => {
    await openStage(page, folder);
    await show(page, { edition: standard, view: fullView(standard), targets: { s20: 'here' } });
    const box = await spot(page, 's20').boundingBox();
    if (!box) throw new Error('not drawn');
    const slots = await page
      .locator('.slot .hit')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    expect(Math.max(...slots)).toBeGreaterThan(300);

    await page.touchscreen.tap(box.x + box.width / 2 + 20, box.y + box.height / 2 + 12);
    expect(await seen(page)).toEqual(['pick slot s20']);
    await page.waitForTimeout(400);
    await page.touchscreen.tap(12, 690);
    await page.touchscreen.tap(12, 690);
    await expect(page.getByRole('button', { name: 'Show whole board' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('two fingers zoom', async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: xs.map((x, id) => ({ x, y: 350, id })),
      });
    await openStage(page, folder);
    await show(page, { edition: standard, view: fullView(standard) });
    const wide = async (): Promise<number> => (await spot(page, 'i18').boundingBox())?.width ?? 0;
    const before = await wide();

    await touch('touchStart', 180, 220);
    for (const out of [20, 40, 60, 80]) await touch('touchMove', 180 - out, 220 + out);
    await touch('touchEnd');

    await expect.poll(wide).toBeGreaterThan(before * 2);
    expect(await seen(page)).toEqual([]);
  });
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing, ${theme}${quickly(theme === 'light')}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await openStage(page, folder);
    await show(page, {
      edition: standard,
      view: fullView(standard),
      targets: { s20: 'here' },
      hand: true,
    });

    const { violations } = await new AxeBuilder({ page })
      .disableRules(['page-has-heading-one'])
      .analyze();

    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  });
}

test('motion is short, and left out where less is wanted', async ({ page }) => {
  const moving = (): Promise<number[]> =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().iterations !== Infinity)
        .map((one) => Number(one.effect?.getComputedTiming().duration)),
    );
  const [before, after] = [
    viewOf(standard),
    viewOf(standard, { boats: { s12: 'wood' }, built: { i09: 1 } }),
  ];
  await openStage(page, folder);

  await show(page, { edition: standard, view: before });
  await show(page, { edition: standard, view: after });
  const full = await moving();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'less');
  await show(page, { edition: standard, view: before });
  await show(page, { edition: standard, view: after });
  await page.waitForTimeout(400);
  await show(page, { edition: standard, view: before });
  const less = await moving();

  expect(full.length).toBeGreaterThan(1);
  expect(Math.max(...full)).toBeLessThanOrEqual(700); // a boat that sails a long way
  expect(Math.max(0, ...less)).toBe(0);
});

test('a full position is redrawn in less than 16 ms more than an empty page', async ({
  page,
  browser,
}) => {
  const ROUNDS = 20;
  await openStage(page, folder);

  /** Show one after the other, each for a frame. */
  const redraw = (shown: (Shown | null)[], rounds: number): Promise<void> =>
    page.evaluate(
      async ([all, times]) => {
        const edition = all[0]?.edition;
        for (let n = 0; n < times; n += 1) {
          const next = all[n % all.length];
          window.director?.show(next && edition ? { ...next, edition } : null);
          await new Promise(requestAnimationFrame);
        }
      },
      [shown, rounds] as const,
    );

  /** What the page's main thread works for one redraw: script, style, layout and paint. */
  async function cost(...shown: (Shown | null)[]): Promise<number> {
    const runs: number[] = [];
    await redraw(shown, 6);
    // The best of three: whatever else the machine does only adds.
    for (let run = 0; run < 3; run += 1) {
      await browser.startTracing(page, { categories: ['toplevel'] });
      await redraw(shown, ROUNDS);
      runs.push(workOf(await browser.stopTracing()) / ROUNDS);
    }
    return Math.min(...runs);
  }

  const views = [fullView(standard), fullView(standard, 1)];
  const chosen = viewOf(standard, { ...views[0], boats: { ...views[0]?.boats, s12: 'gold' } });
  const empty = await cost(null);
  const all = await cost(...views.map((view) => ({ edition: standard, view })));
  const one = await cost(
    ...[views[0] ?? chosen, chosen].map((view) => ({ edition: standard, view })),
  );
  const said = (ms: number): string => `${ms.toFixed(1)} ms`;
  console.log(`redraw: empty page ${said(empty)}, everything ${said(all)}, one boat ${said(one)}`);

  expect(all - empty).toBeLessThan(16);
});

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: { name?: string };
}

/** The time, in ms, that the page's main thread was really at work. */
function workOf(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && main.has(`${pid} ${tid}`),
  );
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
}
