// The frames of the moving picture at the top of the README: `make screenshots` puts them together.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './harness';

const FOLDER = join(import.meta.dirname, '../node_modules/.moving');
const RECORD = readFileSync(join(import.meta.dirname, 'records/finished.txt'), 'utf-8');
const FROM = 150;
const FRAMES = 32;

test('a game, step by step @screenshots', async ({ page }) => {
  mkdirSync(FOLDER, { recursive: true });
  await page.setViewportSize({ width: 1120, height: 630 });
  await page.request.post('/api/me', { data: { name: 'Ann' } });
  const made = await page.request.post('/api/tables', {
    data: { record: RECORD, seats: ['open', 'open'] },
  });
  const { table } = (await made.json()) as { table: { id: string } };
  await page.goto(`/t/${table.id}/review?ply=${FROM}`);
  await expect(page.locator('[role="tab"]').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  for (let frame = 0; frame < FRAMES; frame++) {
    await page.screenshot({ path: join(FOLDER, `${String(frame).padStart(2, '0')}.png`) });
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(
      (ply) => new URLSearchParams(location.search).get('ply') === String(ply),
      FROM + frame + 1,
    );
  }
});
