// Stepping back through a running game: the table as it was, by keys, from the log and on a phone;
// nothing can be played there, and nothing moves.
import type { Page } from '@playwright/test';
import { boxes, moved } from './boxes';
import {
  choose,
  expect,
  expectAccessibleInBoth,
  expectNoSideScroll,
  newTable,
  test,
} from './harness';
import { myTurn, playQuickly, playUntil, stateOf, together } from './table-player';

interface Then {
  ply: number;
  view: { round: number; turn: number; order: number[]; boats: Record<string, string> };
}

const bar = '.past-steps';

/** A table at which Ann and the computer player have had a turn, seen in Ann's next one. */
async function played(page: Page): Promise<{ id: string; ply: number }> {
  await choose(page, { speed: 'off' });
  const id = await newTable(page, ['me', 'fisher']);
  await page.goto(`/t/${id}`);
  await myTurn(page, id);
  await playUntil(page, id, /^place/);
  const { legal } = await stateOf(page, id);
  await playQuickly(page, id, legal.find((action) => action.startsWith('place')) ?? '');
  await playUntil(page, id);
  return { id, ply: (await myTurn(page, id)).ply };
}

async function thenOf(page: Page, id: string, ply: number): Promise<Then> {
  return (await (await page.request.get(`/api/tables/${id}/plies/${ply}`)).json()) as Then;
}

/** The slots with a boat, as the board shows them. */
function boatsOn(page: Page): Promise<string[]> {
  return page
    .locator('.board .slot:not(:has(.mooring))')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-spot') ?? '').sort());
}

test('keys step back through the game, and nothing moves @quick', async ({ page }) => {
  const { id, ply } = await played(page);
  const first = await boxes(page);
  const now = await page.locator('h1').textContent();

  for (let back = 1; back <= 4; back++) {
    await page.keyboard.press(',');
    await expect(page.locator(bar)).toHaveAttribute('data-ply', String(ply - back));
  }
  const then = await thenOf(page, id, ply - 4);

  await expect(page.locator('h1')).toContainText(`Round ${then.view.round}`);
  expect(moved(first, await boxes(page)), 'looking back').toEqual([]);
  await expect(page.locator('.prompt')).toContainText('You can’t play here');
  await expect(page.locator('.prompt [data-verb], .prompt [data-action]')).toHaveCount(0);
  await page.keyboard.press('.');
  await expect(page.locator(bar)).toHaveAttribute('data-ply', String(ply - 3));
  await page.keyboard.press('Escape');
  await expect(page.locator(bar)).toHaveCount(0);
  await expect(page.locator('h1')).toHaveText(now ?? '');
  expect(moved(first, await boxes(page)), 'back again').toEqual([]);
  expect((await stateOf(page, id)).ply).toBe(ply);
});

test('an entry of the log shows its moment, and nothing can be played there @quick', async ({
  page,
}) => {
  const { id, ply } = await played(page);
  const moments = page.locator('.log .moment');

  await moments.first().click();

  await expect(page.locator(bar)).toBeVisible();
  const shown = Number(await page.locator(bar).getAttribute('data-ply'));
  expect(shown).toBeLessThan(ply);
  const then = await thenOf(page, id, shown);
  await expect.poll(() => boatsOn(page)).toEqual(Object.keys(then.view.boats).sort());
  await expect(page.locator('.log .moment[aria-pressed=true]')).toHaveCount(1);
  await page.locator('[data-coach=fleets] .card, .up .card').first().click({ force: true });
  await expect(page.locator('.why')).toContainText('You can’t play here');
  expect((await stateOf(page, id)).ply).toBe(ply);
  await page.keyboard.press('Escape');
  await expect(page.locator('.why')).toHaveCount(0);
  await expect(page.locator(bar)).toBeVisible();
  await page.mouse.move(0, 0);
  await expectAccessibleInBoth(page);
  await page.locator('[data-do=past-now]').click();
  await expect(page.locator(bar)).toHaveCount(0);
  await expect(page.locator('.prompt.mine')).toBeVisible();
});

test('what others do meanwhile is said, and throws nobody out @quick', async ({
  page,
  browser,
  server,
}) => {
  const { id, context, mover, waiter } = await together(page, browser, server);
  await playQuickly(mover, id, (await stateOf(mover, id)).legal[0] ?? '');
  const { ply } = await stateOf(mover, id);
  await expect(waiter.locator('.log .moment, .log li').first()).toBeVisible();
  await expect(async () => {
    await waiter.keyboard.press(',');
    await expect(waiter.locator(bar)).toBeVisible({ timeout: 1000 });
  }).toPass();
  const before = await waiter.locator(bar).getAttribute('data-ply');

  await playQuickly(mover, id, (await stateOf(mover, id)).legal[0] ?? '');

  await expect(waiter.locator('.prompt [role=status]')).toContainText('since then');
  await expect(waiter.locator(bar)).toHaveAttribute('data-ply', before ?? '');
  expect((await stateOf(mover, id)).ply).toBeGreaterThan(ply);
  await waiter.locator('[data-do=past-now]').click();
  await expect(waiter.locator(bar)).toHaveCount(0);
  await context.close();
});

test('on a phone a moment is shown on the whole board @quick', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await played(page);
  await page.locator('[data-panel=log]').click();
  const board = await page.locator('.board').boundingBox();

  await page.locator('.log .moment').last().click();

  await expect(page.locator(bar)).toBeVisible();
  await expect(page.locator('#sheet')).toHaveCount(0);
  expect(await page.locator('.board').boundingBox()).toEqual(board);
  // What was done is read first.
  await expect(page.locator('.prompt h2 + [data-said]')).toBeInViewport();
  await expectNoSideScroll(page);
  const before = Number(await page.locator(bar).getAttribute('data-ply'));
  await page.locator('[data-do=past-back]').click();
  await expect(page.locator(bar)).toHaveAttribute('data-ply', String(before - 1));
  await expectAccessibleInBoth(page);
  await page.locator('[data-do=past-now]').click();
  await expect(page.locator(bar)).toHaveCount(0);
});
