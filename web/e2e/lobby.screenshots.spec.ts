// Pictures of the lobby for the README: `make screenshots`.
import { expect, newTable, paint, test } from './harness';

const FOLDER = '../docs/screenshots';

for (const [name, theme, width, height] of [
  ['lobby-light', 'light', 1280, 720],
  ['lobby-dark', 'dark', 1280, 720],
  ['lobby-phone-light', 'light', 390, 844],
] as const) {
  test(`the lobby: ${name} @screenshots`, async ({ page }) => {
    await paint(page, theme);
    await newTable(page, ['me', 'helmsman', 'fisher']);
    await newTable(page, ['me', 'open']);
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Your turn' }).first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${FOLDER}/${name}.png` });
  });
}
