// Pictures of the review, the rules and the lesson for reviewers: `make screenshots`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, paint, test, THEMES } from './harness';

const FOLDER = '../docs/screenshots';
const RECORD = readFileSync(join(import.meta.dirname, 'records/finished.txt'), 'utf-8');
const SIZES = [
  ['', 1280, 720],
  ['-phone', 390, 844],
] as const;

for (const theme of THEMES) {
  test(`review, rules and lesson, ${theme} @screenshots`, async ({ page }) => {
    await paint(page, theme);
    await page.request.post('/api/me', { data: { name: 'Ann' } });
    const made = await page.request.post('/api/tables', {
      data: { record: RECORD, seats: ['open', 'open'] },
    });
    const { table } = (await made.json()) as { table: { id: string } };
    for (const [suffix, width, height] of SIZES) {
      const picture = (name: string) =>
        page.screenshot({ path: `${FOLDER}/${name}${suffix}-${theme}.png` });
      await page.setViewportSize({ width, height });

      await page.goto(`/t/${table.id}/review?ply=200`);
      await page.getByRole('tab', { name: 'Progress' }).click();
      await expect(page.getByRole('img', { name: 'Points' })).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await picture('review');

      await page.goto('/rules');
      await expect(page.locator('table')).toHaveCount(3);
      await picture('rules');

      await page.goto('/learn');
      await page.locator('main .primary').click();
      await page.getByRole('button', { name: 'Got it' }).click();
      await expect(page.locator('.coached').first()).toBeVisible();
      await picture('lesson');
      await page.evaluate(() => localStorage.removeItem('himiko.lesson'));
    }
  });
}
