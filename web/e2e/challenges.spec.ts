// Playing alone: the ladder to choose from, and challenges that can be shared by a link.
import { expect, test } from './harness';

test('a challenge is opened by its link and played @quick', async ({ page }) => {
  await page.goto('/challenges/deckhand-2');

  await page.getByRole('button', { name: 'Play: Deckhand, deal 2' }).click();

  await expect(page).toHaveURL(/\/t\/[0-9a-f]{24}/);
  await page.goto('/challenges');
  await expect(page.getByText('Won: 0 of 24')).toBeVisible();
});

test('the lobby offers the ladder, and one that adapts @quick', async ({ page }) => {
  await page.goto('/');

  const levels = page.getByRole('group', { name: 'Level' });
  await levels.getByRole('radio', { name: 'Adapts to you' }).check({ force: true });

  await expect(page.getByText(/^Current level: /)).toBeVisible();
  await expect(levels.getByRole('radio')).toHaveCount(9);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(/\/t\/[0-9a-f]{24}/);
});
