// The report in the workshop: computer players try an edition out while one looks on.
import { join } from 'node:path';
import { expect, expectAccessible, expectNoSideScroll, paint, test, THEMES } from './harness';

const SMALL = join(import.meta.dirname, '../../examples/editions/first-game.toml');

test('an edition is tried out, stopped, and its report stays @quick', async ({ page }) => {
  await page.goto('/workshop');
  await page.getByText('Open a file').click();
  await page.getByLabel('Choose an edition file').setInputFiles(SMALL);
  await expect(page.getByText('first-game/1 can be played')).toBeVisible();
  await page.getByRole('tab', { name: 'Report' }).click();
  await page.getByRole('button', { name: 'Let computer players try it' }).click();

  await expect(page.getByRole('progressbar', { name: 'Time used' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Edition first-game/1' })).toBeVisible({
    timeout: 120_000, // as promised, on two cores
  });
  await expect(page.getByRole('heading', { name: 'Compared with the standard' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^standard\/1/ })).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);

  await page.getByText('Players: 2', { exact: true }).last().click();
  await expect(page.getByRole('img', { name: 'Fleets · Players: 2' })).toBeVisible();
  for (const theme of THEMES) {
    await paint(page, theme);
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideScroll(page);
  await page.getByRole('tab', { name: 'Numbers' }).click();
  await page.getByRole('textbox', { name: 'Coins at the start' }).fill('17');
  await page.getByRole('textbox', { name: 'Coins at the start' }).press('Tab');

  await page.reload();
  await page.getByRole('tab', { name: 'Report' }).click();
  await expect(page.getByRole('heading', { name: 'Edition first-game/1' })).toBeVisible();
  await expect(page.getByText('You’ve changed the edition since')).toBeVisible();
});
