// A tablet, held upright: all one plays with is in sight, and no button is cut.
import type { Page } from '@playwright/test';
import { boxes, moved } from './boxes';
import { expect, newTable, quickly, speak, test } from './harness';
import { cutButtons } from './readable';
import { myTurn, playQuickly, playUntil, wanderer } from './table-player';

test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true });

/** Boxes of players, cards, boats of the reserve and ends that one would have to scroll to. */
function outOfSight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts =
      '.players article, [data-coach=buildings] li, [data-coach=specialists] li, .cards > section li';
    const hidden = [...document.querySelectorAll(parts)].filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const corners = [top + 3, bottom - 3].map((y) =>
        document.elementFromPoint((left + right) / 2, y),
      );
      return !corners.every((at) => at !== null && one.contains(at));
    });
    return hidden.map((one) => one.textContent.trim().slice(0, 40));
  });
}

/** In how many lines names and what players are doing are set. */
function linesOf(page: Page, words: string): Promise<number[]> {
  return page.locator(words).evaluateAll((all) =>
    all.map((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    }),
  );
}

for (const language of ['en', 'de', 'ru']) {
  test(`four players and all cards are in sight, in ${language}${quickly(language === 'en')}`, async ({
    page,
  }) => {
    await speak(page, language);
    const id = await newTable(page, ['me', 'helmsman', 'helmsman', 'drifter']);
    await page.goto(`/t/${id}`);
    await myTurn(page, id);
    expect(Math.max(...(await linesOf(page, '.players .name')))).toBeLessThanOrEqual(2);
    expect(Math.max(...(await linesOf(page, '.players .remark')))).toBe(1);
    const choose = wanderer(11);
    for (let n = 0; n < 6; n++) {
      const { legal } = await myTurn(page, id);

      expect(await outOfSight(page)).toEqual([]);
      expect(await cutButtons(page)).toEqual([]);

      await playQuickly(page, id, choose(legal.filter((one) => one !== 'peek')));
    }
  });
}

for (const seats of [
  ['me', 'fisher'],
  ['me', 'fisher', 'fisher'],
]) {
  test(`the log stands below ${seats.length} players, where it leaves nothing blank${quickly(seats.length === 2)}`, async ({
    page,
  }) => {
    const id = await newTable(page, seats);
    await page.goto(`/t/${id}`);
    await myTurn(page, id);
    const first = await boxes(page);
    const below = () =>
      page.evaluate(() => {
        const column = document.querySelector('.players')?.parentElement;
        const ends = [...(column?.children ?? [])].map((one) => one.getBoundingClientRect().bottom);
        const prompt = document.querySelector('.prompt')?.getBoundingClientRect();
        return (prompt?.bottom ?? Infinity) - Math.max(...ends);
      });

    expect(Math.abs(await below())).toBeLessThan(12);

    await playUntil(page, id);
    await myTurn(page, id);
    await expect(page.locator('.log strong').getByText('Fisher').first()).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText(['Tiles', 'Chat']);
    await page.keyboard.press('c');
    await expect(page.getByRole('tab', { name: 'Chat' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await page.locator('h1').click();
    await page.keyboard.press('l');
    await expect(page.locator('.log')).toBeFocused();
    await expect(page.getByRole('tab', { name: 'Chat' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: 'Tiles' }).click();
    expect(await outOfSight(page)).toEqual([]);
    expect(moved(first, await boxes(page))).toEqual([]);
    expect(Math.abs(await below())).toBeLessThan(12);
  });
}

for (const [width, height] of [
  [1024, 768],
  [1180, 820],
  [1366, 1024],
] as const) {
  test(`held across, no button of the prompt is cut, nor what it asks, at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const id = await newTable(page, ['me', 'helmsman', 'drifter']);
    await page.goto(`/t/${id}`);
    const choose = wanderer(11);
    for (let n = 0; n < 4; n++) {
      const { legal } = await myTurn(page, id);
      await page.evaluate(() => document.fonts.ready);

      expect(await cutButtons(page)).toEqual([]);
      const words = page.locator('.prompt .words');
      const asked = words.locator('p').first();
      const [frame, text] = await Promise.all([words.boundingBox(), asked.boundingBox()]);
      const ends = [frame, text].map((box) => (box?.y ?? 0) + (box?.height ?? 0));
      expect(ends[1], await asked.innerText()).toBeLessThanOrEqual((ends[0] ?? 0) + 1);

      await playQuickly(page, id, choose(legal.filter((one) => one !== 'peek')));
    }
  });
}
