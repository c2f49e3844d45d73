// Pictures of a game under way for the README and for reviewers: `make screenshots`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, paint, test, THEMES } from './harness';

const FOLDER = '../docs/screenshots';
const RECORD = readFileSync(join(import.meta.dirname, 'records/finished.txt'), 'utf-8');
const PLY = 187; // Ann has boats in hand, and some are on the sea
const SIZES = [
  ['', 1280, 720],
  ['-phone', 390, 844],
  ['-tablet', 768, 1024],
] as const;

for (const theme of THEMES) {
  test(`the table, ${theme} @screenshots`, async ({ page }) => {
    await paint(page, theme);
    await page.request.post('/api/me', { data: { name: 'Ann' } });
    const made = await page.request.post('/api/tables', {
      data: { record: RECORD, ply: PLY, seats: ['me', 'himiko'] },
    });
    const { table } = (await made.json()) as { table: { id: string } };
    for (const [suffix, width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.goto(`/t/${table.id}`);
      await expect(page.locator('.prompt')).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: `${FOLDER}/table${suffix}-${theme}.png` });
    }
  });
}
