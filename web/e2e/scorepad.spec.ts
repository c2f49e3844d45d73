// The score pad: counted, kept on the device, shared as a picture; without a server once it is open.
import type { Locator } from '@playwright/test';
import { expectAccessibleInBoth, expect, test } from './harness';

test.describe('without a server', () => {
  test.use({ strict: false });

  test('the pad opens again once it was open @quick', async ({ page, server }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/scores');
    await page.getByRole('textbox', { name: 'Name' }).first().fill('Ann');
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await page.waitForFunction(async () => (await caches.match('/scores')) !== undefined);
    await page.waitForLoadState('networkidle'); // what is kept has come to its end
    await server.stop();
    await page.reload();
    const sheet = page.getByRole('region', { name: 'Ann' });
    await sheet.getByRole('button', { name: 'Tile with 8 points' }).click();
    await expect(sheet.getByRole('status')).toHaveText('8');
    await server.start();
  });
});

test('points add up, are kept, and need no server @quick', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/scores');
  const ann = page.getByRole('region', { name: 'Player 1' });
  await ann.getByRole('textbox', { name: 'Name' }).fill('Ann');
  const sheet = page.getByRole('region', { name: 'Ann' });
  await page.context().setOffline(true);

  await sheet.getByRole('textbox', { name: 'coins' }).fill('17');
  await sheet.getByRole('textbox', { name: 'coins' }).press('Tab');
  await sheet.getByRole('button', { name: 'One more: prestige' }).click();
  await sheet.getByRole('button', { name: 'Tile with 8 points' }).click();
  await sheet.getByRole('button', { name: 'Tile with 2 points' }).click();
  await sheet.getByRole('button', { name: 'Remove the last tile' }).click();
  await sheet.getByRole('button', { name: /^Yasoma/ }).click();
  await sheet.getByRole('button', { name: 'One more: Boats set aside' }).click();
  await sheet.getByRole('button', { name: 'One more: Boats set aside' }).click();

  // 17 coins are 3 points, a token 1, a tile 8, Yasoma 4, two boats set aside −1.
  await expect(
    page
      .getByRole('row', { name: /^total/ })
      .getByRole('cell')
      .first(),
  ).toHaveText('15');
  await expect(
    page.getByRole('region', { name: 'Player 2' }).getByRole('button', { name: /^Yasoma/ }),
  ).toBeDisabled();
  await expectAccessibleInBoth(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBe(0);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share as a picture' }).click();
  expect((await waiting).suggestedFilename()).toBe('yamatai.png');

  await page.context().setOffline(false);
  await page.reload();
  await expect(
    page
      .getByRole('row', { name: /^total/ })
      .getByRole('cell')
      .first(),
  ).toHaveText('15');
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(
    page
      .getByRole('row', { name: /^total/ })
      .getByRole('cell')
      .first(),
  ).toHaveText('0');
});

test('badge and points of a player stand beside the name, and figures on one line @quick', async ({
  page,
}) => {
  await page.goto('/scores');
  const sheet = page.getByRole('region', { name: 'Player 1' });
  const middle = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0) / 2;
  };
  const name = await middle(sheet.getByRole('textbox', { name: 'Name' }));

  expect(Math.abs((await middle(sheet.locator('header .swatch'))) - name)).toBeLessThan(1);
  expect(Math.abs((await middle(sheet.getByRole('status'))) - name)).toBeLessThan(1);
  await expect(sheet.getByRole('status')).toHaveCSS('font-variant-numeric', /lining-nums/);
});
