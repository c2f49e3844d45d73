// The end of a game: the winner's moment, their islands lit, and the points counted part by part.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBoth, newTable, quickly, test } from './harness';
import { stateOf } from './table-player';

const RECORD = readFileSync(join(import.meta.dirname, 'records/finished.txt'), 'utf-8');
/** The last ply of the record but one: `done` ends the game. */
const LAST = 300;
const WINNER = 0;

declare global {
  interface Window {
    briefly: Set<string>;
  }
}

/** Open the table one action before the end. */
async function openLast(page: Page): Promise<string> {
  await page.request.post('/api/me', { data: { name: 'Ann' } });
  const made = await page.request.post('/api/tables', {
    data: { record: RECORD, ply: LAST, seats: ['me', 'helmsman'] },
  });
  const { table } = (await made.json()) as { table: { id: string } };
  await page.goto(`/t/${table.id}`);
  await expect(page.locator('.prompt.mine')).toBeVisible();
  return table.id;
}

/** Let Ann end the game. */
async function end(page: Page, id: string): Promise<void> {
  await page.request.post(`/api/tables/${id}/play`, { data: { ply: LAST, action: 'done' } });
}

async function endGame(page: Page): Promise<string> {
  const id = await openLast(page);
  await end(page, id);
  return id;
}

async function winnersIslands(page: Page, id: string): Promise<string[]> {
  const { view } = (await stateOf(page, id)) as unknown as {
    view: { built: Record<string, number | string> };
  };
  const built = Object.entries(view.built);
  return built.flatMap(([island, owner]) => (owner === WINNER ? [island] : [])).sort();
}

/** Note what is seen only for a while: the words of the moment, and parts still to be counted. */
async function note(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = (window.briefly = new Set());
    new MutationObserver(() => {
      const banner = document.querySelector('.triumph.banner');
      if (banner) seen.add(banner.textContent.includes('You’ve won!') ? 'moment' : 'other words');
      const rows = document.querySelectorAll('dialog tr.later').length;
      if (rows > 0) seen.add(banner ? 'too early' : 'counting');
    }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
  });
}

test('the winner has a moment over the lit islands, then the points are counted @quick', async ({
  page,
}) => {
  await note(page);
  const id = await endGame(page);

  const islands = await winnersIslands(page, id);
  expect(islands.length).toBeGreaterThan(0);
  for (const island of islands) {
    await expect(page.locator(`[data-spot="${island}"] .lit`)).toBeAttached();
  }
  await expect(page.locator('.lit')).toHaveCount(islands.length);

  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The game is over');
  await expect(page.locator('.triumph.banner')).toHaveCount(0);
  await expect(dialog.locator('tr.later')).toHaveCount(0);
  await expect(dialog.locator('.total .first')).toHaveText('81');
  expect(await page.evaluate(() => [...window.briefly])).toEqual(['moment', 'counting']);
  await expectAccessibleInBoth(page);
});

for (const [width, height] of [
  [1280, 720],
  [768, 1024],
  [390, 844],
] as const) {
  test(`the board stays where it was, and a rematch is offered, at ${width} × ${height}${quickly(width !== 768)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const id = await openLast(page);
    const before = await page.locator('.board-panel').boundingBox();
    await end(page, id);

    const ways = page.getByRole('dialog').locator('footer :is(a, button)');
    await expect(ways.first()).toBeVisible();
    for (const way of await ways.all()) await expect(way).toBeInViewport({ ratio: 1 });
    await page.getByRole('dialog').getByRole('button', { name: 'View the board' }).click();

    await expect(page.locator('.over')).toContainText('You’ve won!');
    expect(await page.locator('.board-panel').boundingBox()).toEqual(before);
    const red = page.locator('.over .primary');
    await expect(red).toHaveText('Rematch');
    await expect(red).toBeInViewport({ ratio: 1 });
    const rows = await page
      .locator('.over :is(a, button)')
      .evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size);
    if (width > 390) expect(rows).toBe(1);
  });
}

test('no short name is broken on a phone, with three players @quick', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await newTable(page, ['me', 'fisher', 'fisher']);
  const left = await page.request.post(`/api/tables/${id}/leave`, { data: {} });
  expect(left.ok(), await left.text()).toBe(true);

  await page.goto(`/t/${id}`);

  const names = page.getByRole('dialog').locator('thead .name');
  // Fisher plays the whole game first.
  const end = { timeout: 60_000 };
  await expect(names).toHaveText(['Ann', 'Fisher (Orange)', 'Fisher (Purple)'], end);
  const lines = await names.evaluateAll((all) =>
    all.map((one) => {
      const words = document.createRange();
      words.selectNodeContents(one);
      return words.getClientRects().length;
    }),
  );
  expect(lines).toEqual([1, 2, 2]);
});

test('a touch ends the moment', async ({ page }) => {
  await endGame(page);
  await expect(page.locator('.triumph.banner')).toBeVisible();

  await page.locator('.board-panel').click({ position: { x: 5, y: 200 } });

  await expect(page.locator('.triumph.banner')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('with less motion the points are there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await endGame(page);

  await expect(page.getByRole('dialog')).toContainText('You’ve won!');
  await expect(page.locator('.triumph.banner')).toHaveCount(0);
  await expect(page.locator('tr.later')).toHaveCount(0);
});
