// Wherever a game is begun one reads with which edition, and finds the way to the workshop.
import { join } from 'node:path';
import { expect, expectAccessibleInBoth, newTable, test } from './harness';
import { en } from './words';

const SMALL = join(import.meta.dirname, '../../examples/editions/first-game.toml');

test('a game is begun with an edition that is named @quick', async ({ page }) => {
  const standard = page.getByRole('note').filter({ hasText: 'reconstructed' });
  for (const address of ['/', '/new', '/challenges']) {
    await page.goto(address);
    await expect(standard).toBeVisible();
    await expect(standard.getByRole('link')).toHaveAttribute('href', '/workshop');
  }
  await page.goto(`/t/${await newTable(page, ['me', 'open'])}`);
  await expect(standard).toBeVisible();
  await expectAccessibleInBoth(page);

  await page.goto('/new');
  await page.getByText(en('new-edition')).click();
  await page.getByLabel(en('workshop-open-file')).setInputFiles(SMALL);
  const own = page.getByRole('note').filter({ hasText: 'first-game' });
  await expect(own).toContainText('first-game.toml');
  await page.getByRole('button', { name: en('new-make') }).click();
  await expect(own).toContainText('first-game/1');
  await expect(standard).toHaveCount(0);

  await page.goto('/');
  await expect(page.getByRole('link', { name: /Score pad/ })).toHaveAttribute('href', '/scores');
  await page.getByRole('link', { name: en('lobby-workshop') }).click();
  await page.getByText(en('workshop-open')).click();
  await page.getByLabel(en('workshop-open-file')).setInputFiles(SMALL);
  await page.getByRole('button', { name: en('workshop-play') }).click();
  await expect(own).toContainText('first-game/1');
  await page.reload();
  await expect(standard, 'chosen for one table').toBeVisible();
});
