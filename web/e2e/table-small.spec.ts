// The table on small screens and at 200 % zoom: nothing is cut, hidden or turned.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { boxes, moved } from './boxes';
import { choose, expect, expectNoSideScroll, newTable, speak, test } from './harness';
import { myTurn, playByMouse, playQuickly, wanderer } from './table-player';

const RECORD = readFileSync(join(import.meta.dirname, 'records/finished.txt'), 'utf-8');
const BOATS_IN_HAND = 187; // Ann has six boats, and a hint places most of them

/** What the prompt cuts, or what cannot be scrolled into sight. */
function unreachable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const prompt = document.querySelector('.prompt');
    if (!prompt) return ['no prompt'];
    const parts = [...prompt.querySelectorAll('button, h2, p')].filter((part) => {
      part.scrollIntoView({ block: 'center' });
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const frame = prompt.getBoundingClientRect();
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const within = left >= frame.left && right <= frame.right && bottom <= frame.bottom + 1;
      return !within || over === null || !prompt.contains(over);
    });
    return parts.map((part) => part.textContent || (part.getAttribute('aria-label') ?? ''));
  });
}

test('coming nearer on a phone comes to where one can place @quick', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await newTable(page, ['me', 'fisher']);
  await page.goto(`/t/${id}`);
  const { legal } = await myTurn(page, id);
  await playByMouse(page, id, legal.find((one) => one !== 'fleet 10') ?? '');
  await myTurn(page, id);
  await page.locator('[data-coach=hand] button').first().click();
  await expect(page.locator('.spot.target').first()).toBeAttached();

  await page.getByRole('button', { name: 'Zoom in' }).click();

  await expect(page.getByRole('button', { name: 'Zoom out' })).toBeVisible();
  const board = await page.locator('.board').boundingBox();
  const middles = await page.locator('.spot.target .hit').evaluateAll((spots) =>
    spots.map((spot) => {
      const { left, right, top, bottom } = spot.getBoundingClientRect();
      return [(left + right) / 2, (top + bottom) / 2] as const;
    }),
  );
  expect(middles.length).toBeGreaterThan(0);
  for (const [x, y] of middles) {
    expect(x).toBeGreaterThan(board?.x ?? 0);
    expect(x).toBeLessThan((board?.x ?? 0) + (board?.width ?? 0));
    expect(y).toBeGreaterThan(board?.y ?? 0);
    expect(y).toBeLessThan((board?.y ?? 0) + (board?.height ?? 0));
  }
});

for (const [width, height] of [
  [640, 360],
  [844, 390],
  [390, 844],
  [320, 568],
] as const) {
  test(`all of the prompt can be reached at ${width} × ${height}`, async ({ page }) => {
    await speak(page, 'de');
    await page.setViewportSize({ width, height });
    const id = await newTable(page, ['me', 'fisher']);
    await page.goto(`/t/${id}`);
    const choose = wanderer(11);
    for (let n = 0; n < 7; n++) {
      const { legal } = await myTurn(page, id);
      expect(await unreachable(page)).toEqual([]);
      const hint = page.locator('[data-coach=hint]');
      if (n < 3) {
        await hint.click();
        await expect(page.locator('.hint .chip').first()).toBeAttached({ timeout: 30_000 });
        expect(await unreachable(page)).toEqual([]);
        await page.locator('.hint .chip').last().click();
      }
      await playQuickly(page, id, choose(legal.filter((one) => one !== 'peek')));
    }
    await expectNoSideScroll(page);
  });
}

test('keys on the board are not hidden by a panel @quick', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  const id = await newTable(page, ['me', 'fisher']);
  await page.goto(`/t/${id}`);
  await myTurn(page, id);
  await page.locator('[data-panel=cards]').click();
  await expect(page.locator('#sheet')).toBeVisible();

  await page.keyboard.press('b');

  await expect(page.locator('[data-spot]:focus')).toBeVisible();
  await expect(page.locator('#sheet')).toHaveCount(0);
});

test('the fleets are one red button away where their panel is closed @quick', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await newTable(page, ['me', 'fisher']);
  await page.goto(`/t/${id}`);
  await myTurn(page, id);
  const fleets = page.locator('#sheet [data-coach=fleets]');
  const red = page.locator('.prompt .main');
  await expect(fleets).toBeVisible();
  await expect(red).toHaveCount(0);
  await page.locator('[data-panel=fleets]').click();
  await expect(fleets).toHaveCount(0);

  await red.click();

  await expect(fleets).toBeVisible();
});

test('a hint does not turn the board of a phone @quick', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await newTable(page, ['me', 'fisher']);
  await page.goto(`/t/${id}`);
  await myTurn(page, id);
  const board = page.locator('.board .spots');
  const before = await board.getAttribute('viewBox');

  await page.locator('[data-coach=hint]').click();
  await expect(page.locator('.hint .chip').first()).toBeVisible({ timeout: 30_000 });

  expect(await board.getAttribute('viewBox')).toBe(before);
  await expect(page.locator('[data-coach=fleets] .hinted')).toHaveCount(1);
});

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1280, 720],
] as const) {
  test(`a hint leaves most of its numbered steps to be seen, at ${width} × ${height} @quick`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.request.post('/api/me', { data: { name: 'Ann' } });
    const made = await page.request.post('/api/tables', {
      data: { record: RECORD, ply: BOATS_IN_HAND, seats: ['me', 'fisher'] },
    });
    const { table } = (await made.json()) as { table: { id: string } };
    await page.goto(`/t/${table.id}`);
    await myTurn(page, table.id);

    await page.locator('[data-coach=hint]').click();
    await expect(page.locator('[data-trace]').first()).toBeVisible({ timeout: 30_000 });

    const [sheet, all] = await Promise.all([
      page.locator('.sheet').boundingBox(),
      page.locator('[data-trace]').evaluateAll((marks) =>
        marks.map((mark) => {
          const { top, height: high } = mark.getBoundingClientRect();
          return top + high / 2;
        }),
      ),
    ]);
    const seen = all.filter((y) => !sheet || y < sheet.y || y > sheet.y + sheet.height);
    expect(seen.length).toBeGreaterThanOrEqual(Math.floor(all.length / 2));
    await expect(page.locator('.hint .chip').last()).toBeInViewport({ ratio: 1 });
  });
}

test('who wants them sees all numbers on the board of a phone, and nothing moves @quick', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await newTable(page, ['me', 'fisher']);
  await page.goto(`/t/${id}`);
  await myTurn(page, id);
  const number = page.locator('[data-spot=s45] text.number');
  await expect(number).toBeHidden();
  const before = await boxes(page);

  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Always number the board' }).click();
  await page.keyboard.press('Escape');

  await expect(number).toBeVisible();
  await expect(number).toHaveText('45');
  expect(moved(before, await boxes(page))).toEqual([]);
  await page.reload();
  await expect(number).toBeVisible();
});

test('a prompt that says more than it can show fades at its end, until one has read on @quick', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.request.post('/api/me', { data: { name: 'Ann' } });
  const made = await page.request.post('/api/tables', {
    data: { record: RECORD, ply: BOATS_IN_HAND, seats: ['me', 'fisher'] },
  });
  const { table } = (await made.json()) as { table: { id: string } };
  await choose(page, { text: 'huge' });
  await page.goto(`/t/${table.id}`);
  await myTurn(page, table.id);
  const words = page.locator('.prompt .words');
  await expect(words).toHaveAttribute('data-more');

  await words.evaluate((box) => box.scrollTo({ top: box.scrollHeight }));

  await expect(words).not.toHaveAttribute('data-more');
});

test('keys find the targets and the hint from anywhere @quick', async ({ page }) => {
  const id = await newTable(page, ['me', 'fisher']);
  await page.goto(`/t/${id}`);
  const { legal } = await myTurn(page, id);
  await playByMouse(page, id, legal.find((one) => one !== 'fleet 10') ?? '');
  await myTurn(page, id);

  await page.keyboard.press('t');
  await expect(page.locator('.target:focus')).toBeVisible();
  await page.keyboard.press('h');
  await expect(page.locator('.hint .chip').first()).toBeFocused({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  await expect(page.locator('.prompt h2')).toBeFocused();
});

test('whoever closes the scoring goes on at what is said of the end @quick', async ({ page }) => {
  const id = await newTable(page, ['me', 'fisher']);
  await page.goto(`/t/${id}`);
  await myTurn(page, id);
  const ended = await page.request.post(`/api/tables/${id}/abandon`, { data: {} });
  expect(ended.ok()).toBe(true);
  await expect(page.getByRole('dialog')).toBeVisible();

  await page.keyboard.press('Escape');

  await expect(page.locator('.over h2')).toBeFocused();
});
