// The end of a game: the winner's moment, their islands lit, and the points counted part by part.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBoth, test } from './harness';
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

/** Open the table one action before the end, and let Ann end it. */
async function endGame(page: Page): Promise<string> {
  await page.request.post('/api/me', { data: { name: 'Ann' } });
  const made = await page.request.post('/api/tables', {
    data: { record: RECORD, ply: LAST, seats: ['me', 'helmsman'] },
  });
  const { table } = (await made.json()) as { table: { id: string } };
  await page.goto(`/t/${table.id}`);
  await expect(page.locator('.prompt.mine')).toBeVisible();
  await page.request.post(`/api/tables/${table.id}/play`, { data: { ply: LAST, action: 'done' } });
  return table.id;
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
