// Pictures of a game under way, and of its end, for the README: `make screenshots`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './harness';
import { myTurn } from './table-player';

const FOLDER = '../docs/screenshots';
const RECORD = readFileSync(join(import.meta.dirname, 'records/finished.txt'), 'utf-8');
const UNDER_WAY = 187; // Ann has boats in hand, and some are on the sea
const LAST = 300; // `done` ends the game

/** A table in the middle of a recorded game, or at its end. */
async function tableAt(page: Page, ply: number, seats: string[]): Promise<string> {
  await page.request.post('/api/me', { data: { name: 'Ann' } });
  const made = await page.request.post('/api/tables', { data: { record: RECORD, ply, seats } });
  const { table } = (await made.json()) as { table: { id: string } };
  return table.id;
}

async function picture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${FOLDER}/${name}.png` });
}

test('the turn of another player, being shown @screenshots', async ({ page }) => {
  const id = await tableAt(page, UNDER_WAY, ['helmsman', 'me']);
  await page.goto(`/t/${id}`);
  await myTurn(page, id);
  await page.locator('[data-tool=replay]').click();

  await expect(page.locator('.caption [data-event]').first()).toBeVisible();
  await picture(page, 'others-turn');
});

test('a turn being planned @screenshots', async ({ page }) => {
  const id = await tableAt(page, UNDER_WAY, ['me', 'himiko']);
  await page.goto(`/t/${id}`);
  await myTurn(page, id);
  await page.locator('[data-tool=plan]').click();
  await expect(page.locator('.prompt.planning')).toBeVisible();
  await page.locator('[data-coach=hand] button').first().click();
  await page.locator('.spot.target').first().click({ force: true });

  await picture(page, 'planner');
});

test('the end of a game @screenshots', async ({ page }) => {
  const id = await tableAt(page, LAST, ['me', 'helmsman']);
  await page.goto(`/t/${id}`);
  await expect(page.locator('.prompt.mine')).toBeVisible();
  await page.request.post(`/api/tables/${id}/play`, { data: { ply: LAST, action: 'done' } });

  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('.total .first')).toHaveText('81');
  await expect(dialog.locator('tr.later')).toHaveCount(0);
  await picture(page, 'ending');
});

test('a game before an audience @screenshots', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const id = await tableAt(page, UNDER_WAY, ['himiko', 'helmsman']);
  await page.goto(`/watch/${id}`);

  await expect(page.locator('.watch .last li').first()).toBeVisible({ timeout: 60_000 });
  await picture(page, 'audience');
});
