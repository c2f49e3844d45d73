// The prompt: it speaks of what one means, and never cuts its buttons.
import type { Page } from '@playwright/test';
import { expect, newTable, speak, test } from './harness';
import { myTurn, playByMouse, wanderer } from './table-player';

/** The buttons of the prompt that do not lie wholly within it and on top. */
function cutButtons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const prompt = document.querySelector('.prompt');
    const frame = prompt?.getBoundingClientRect();
    if (!prompt || !frame) return ['no prompt'];
    const cut = [...prompt.querySelectorAll('button')].filter((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const inside = top >= frame.top && bottom <= frame.bottom && bottom <= innerHeight;
      return !inside || !button.contains(over);
    });
    return cut.map((button) => button.textContent || (button.getAttribute('aria-label') ?? ''));
  });
}

test('a card that slides under a resting pointer is not explained @quick', async ({ page }) => {
  const id = await newTable(page, ['me', 'fisher']);
  await page.goto(`/t/${id}`);
  await myTurn(page, id);
  const card = page.locator('[data-coach=fleets] [data-word]').nth(1);
  const fleet = (await card.getAttribute('data-word')) ?? '';
  const power = (await card.locator('.name').textContent()) ?? '';
  const frame = await card.boundingBox();
  const x = (frame?.x ?? 0) + (frame?.width ?? 0) / 2;
  const y = (frame?.y ?? 0) + 20;

  await page.mouse.click(x, y);
  await expect(card).not.toHaveAttribute('data-word', fleet);
  await myTurn(page, id);

  const said = page.locator('.prompt .words');
  if (power !== 'No power') await expect(said).toContainText(`Your fleet ${fleet}: ${power}`);
  const next = (await card.locator('.name').textContent()) ?? '';
  await page.waitForTimeout(300);
  await expect(said).not.toContainText(`${next}.`);
  await page.mouse.move(x + 3, y + 3);
  await expect(said).toContainText(`${next}.`);
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
        await expect(page.locator('.prompt .words strong').first()).toBeVisible();
        expect(await cutButtons(page)).toEqual([]);
      }
      await playByMouse(page, id, choose(legal.filter((one) => one !== 'peek')));
    }
  });
}
