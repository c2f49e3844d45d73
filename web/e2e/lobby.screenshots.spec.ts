// Pictures of the lobby for the README and for reviewers: `make screenshots`.
import { expect, newTable, paint, test, THEMES } from './harness';

const FOLDER = '../docs/screenshots';

for (const theme of THEMES) {
  test(`the lobby, ${theme} @screenshots`, async ({ page }) => {
    await paint(page, theme);
    await newTable(page, ['me', 'helmsman', 'fisher']);
    await newTable(page, ['me', 'open']);
    for (const [name, width, height] of [
      ['lobby', 1280, 720],
      ['lobby-phone', 390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await expect(page.getByRole('link', { name: 'Your turn' }).first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: `${FOLDER}/${name}-${theme}.png` });
    }
  });
}
