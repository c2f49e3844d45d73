// The log of a running game: of one player or of everybody, with the time that turns took.
import type { Locator, Page } from '@playwright/test';
import { boxes, moved } from './boxes';
import {
  choose,
  expect,
  expectAccessibleInBoth,
  LANGUAGES,
  newTable,
  speak,
  test,
} from './harness';
import { myTurn, playQuickly, playUntil, stateOf } from './table-player';

const whose = (page: Page): Locator => page.locator('.log-panel select');
const players = (page: Page): Locator => page.locator('.log li strong');

/** A table at which Ann and the computer player have had a turn. */
async function played(page: Page): Promise<string> {
  await choose(page, { speed: 'off' });
  const id = await newTable(page, ['me', 'fisher']);
  await page.goto(`/t/${id}`);
  await nextTurn(page, id);
  return id;
}

/** Play to the end of one's turn, and wait for the next. */
async function nextTurn(page: Page, id: string): Promise<void> {
  await myTurn(page, id);
  await playUntil(page, id);
  await myTurn(page, id);
}

test('the log is filtered by keys, says what is left out, and nothing moves @quick', async ({
  page,
}) => {
  const id = await played(page);
  await expect(players(page).getByText('Fisher').first()).toBeVisible();
  const first = await boxes(page);

  await page.keyboard.press('l');
  await expect(page.locator('.log')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(whose(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');

  await expect(whose(page).locator('option:checked')).toHaveText('Ann');
  await expect(players(page).filter({ hasNotText: 'Ann' })).toHaveCount(0);
  expect(moved(first, await boxes(page)), 'filtered').toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(players(page).filter({ hasNotText: 'Fisher' })).toHaveCount(0);
  const { legal } = await stateOf(page, id);
  await playQuickly(page, id, legal[0] ?? '');

  await expect(page.locator('.log-panel [role=status]')).toContainText('newer');
  await expect(players(page).filter({ hasNotText: 'Fisher' })).toHaveCount(0);
  expect(moved(first, await boxes(page)), 'with news').toEqual([]);
  expect(await page.locator('.log').evaluate((log) => log.scrollWidth - log.clientWidth)).toBe(0);
  await expectAccessibleInBoth(page);
});

test('every turn that has ended says how long it took @quick', async ({ page }) => {
  const id = await played(page);
  const { moments } = (await (await page.request.get(`/api/tables/${id}`)).json()) as {
    moments: number[];
  };
  expect(moments).toHaveLength((await stateOf(page, id)).ply + 1);

  const times = page.locator('.log .took > [aria-hidden]');

  await expect.poll(() => times.count()).toBeGreaterThanOrEqual(2);
  const said = await times.allTextContents();
  expect(said.filter((time) => !/^\d+:\d\d$/.test(time.trim()))).toEqual([]);
  await page.reload();
  await expect(times).toHaveText(said);
});

test('on a phone the filter stays where it is, and is large enough for a finger @quick', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await played(page);
  await page.locator('[data-panel=log]').click();
  const before = await whose(page).boundingBox();
  expect(before?.height).toBeGreaterThanOrEqual(44);

  await whose(page).selectOption({ label: 'Ann' });

  await expect(players(page).filter({ hasNotText: 'Ann' })).toHaveCount(0);
  expect(await whose(page).boundingBox()).toEqual(before);
  const newer = page.locator('.log-panel .newer');
  await expect(newer).toBeVisible();
  expect((await newer.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await newer.click();
  await expect(players(page).getByText('Fisher').first()).toBeVisible();
  await expect(newer).toHaveCount(0);
});

test('the filter stands beside the tabs in every language', async ({ page }) => {
  const id = await played(page);
  for (const language of LANGUAGES) {
    await speak(page, language);
    for (const [width, height] of [
      [1020, 600],
      [1280, 720],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`/t/${id}`);
      await myTurn(page, id);
      await page.keyboard.press('l');
      await expect(whose(page)).toBeVisible();
      const left = (await whose(page).boundingBox())?.x ?? 0;
      const tab = await page.locator('[role=tab]').last().boundingBox();
      expect((tab?.x ?? 0) + (tab?.width ?? 0), `${language} ${width}`).toBeLessThanOrEqual(left);
    }
  }
});

test('eye and time of an entry stand beside the last word of it', async ({ page }) => {
  const id = await played(page);
  await nextTurn(page, id);
  await expect(page.locator('.log .moment').first()).toBeVisible();
  await expect(page.locator('.log .took').first()).toBeVisible();

  for (const width of [1280, 1290, 1300, 1320, 1340, 1366, 1440]) {
    await page.setViewportSize({ width, height: 720 });
    await page.evaluate(() => document.fonts.ready);
    const alone = await page.locator('.log li').evaluateAll(
      (all) =>
        all.filter((entry) => {
          const after = [...entry.querySelectorAll('.moment, .took')];
          if (!after[0]) return false;
          const range = document.createRange();
          range.selectNodeContents(entry);
          range.setEndBefore(after[0]);
          const last = [...range.getClientRects()].filter((one) => one.width > 1).at(-1);
          return after.some((one) => {
            const { top, bottom } = one.getBoundingClientRect();
            return !last || (top + bottom) / 2 > last.bottom + 2;
          });
        }).length,
    );
    expect(alone, `${width}`).toBe(0);
  }
});
