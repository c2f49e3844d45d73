// The report in the workshop: computer players try an edition out while one looks on.
import { join } from 'node:path';
import { expect, expectAccessible, expectNoSideScroll, paint, test, THEMES } from './harness';
import { en } from './words';

const SMALL = join(import.meta.dirname, '../../examples/editions/first-game.toml');

test('an edition is tried out, stopped, and its report stays', async ({ page }) => {
  await page.goto('/workshop');
  await page.getByText(en('workshop-open')).click();
  await page.getByLabel(en('workshop-open-file')).setInputFiles(SMALL);
  await expect(page.getByText('first-game/1 can be played')).toBeVisible();
  await page.getByRole('tab', { name: en('workshop-report') }).click();
  await page.getByRole('button', { name: en('report-begin') }).click();

  await expect(page.getByRole('progressbar', { name: en('report-progress-label') })).toBeVisible();
  await expect(
    page.getByRole('heading', { name: en('study-title', { edition: 'first-game/1' }) }),
  ).toBeVisible({
    timeout: 120_000, // as promised, on two cores
  });
  await expect(page.getByRole('heading', { name: en('study-compared') })).toBeVisible();
  await expect(page.getByRole('row', { name: /^standard\/1/ })).toBeVisible();
  await page.getByRole('button', { name: en('report-stop'), exact: true }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);

  await page.getByText('Players: 2', { exact: true }).last().click();
  await expect(page.getByRole('img', { name: 'Fleets · Players: 2' })).toBeVisible();
  for (const theme of THEMES) {
    await paint(page, theme);
    await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished)));
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideScroll(page);
  await page.getByRole('tab', { name: en('workshop-numbers') }).click();
  await page.getByRole('textbox', { name: en('workshop-start-coins') }).fill('17');
  await page.getByRole('textbox', { name: en('workshop-start-coins') }).press('Tab');

  await page.reload();
  await page.getByRole('tab', { name: en('workshop-report') }).click();
  await expect(
    page.getByRole('heading', { name: en('study-title', { edition: 'first-game/1' }) }),
  ).toBeVisible();
  await expect(page.getByText(en('report-changed'))).toBeVisible();
});
