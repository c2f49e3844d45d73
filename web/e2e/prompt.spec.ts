// The prompt: it speaks of what one means, and never cuts its buttons.
import { expect, newTable, speak, test } from './harness';
import { cutButtons } from './readable';
import { myTurn, playByMouse, wanderer } from './table-player';

test('what is under a resting pointer is not explained @quick', async ({ page }) => {
  const id = await newTable(page, ['me', 'fisher']);
  await page.goto(`/t/${id}`);
  await myTurn(page, id);
  const cards = page.locator('[data-coach=fleets] [data-word] .card');
  const taken = page.locator('[data-coach=fleets] .taken');
  const said = page.locator('[data-beside]');
  const before = await taken.count(); // whoever plays first has taken one already

  await cards.first().click();
  await myTurn(page, id);

  await expect.poll(() => taken.count()).toBeGreaterThan(before);
  await expect(said).toHaveCount(0);
  await cards.first().hover();
  await expect(said).toBeVisible();
});

for (const language of ['de', 'pl']) {
  test(`its buttons are never cut at 1280 × 720, ${language}`, async ({ page }) => {
    await speak(page, language);
    await page.setViewportSize({ width: 1280, height: 720 });
    const id = await newTable(page, ['me', 'fisher']);
    await page.goto(`/t/${id}`);
    const choose = wanderer(11);
    for (let n = 0; n < 9; n++) {
      const { legal } = await myTurn(page, id);
      expect(await cutButtons(page)).toEqual([]);
      const card = page.locator('[data-coach=specialists] button').first();
      if (await card.isVisible()) {
        await card.hover();
        await expect(page.locator('[data-beside] strong').first()).toBeVisible();
        expect(await cutButtons(page)).toEqual([]);
      }
      await playByMouse(page, id, choose(legal.filter((one) => one !== 'peek')));
    }
  });
}
