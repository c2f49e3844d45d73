// What is said of a card or a place stands beside it and leaves the board of which it speaks in sight.
import type { Page } from '@playwright/test';
import planner from './records/planner.json' with { type: 'json' };
import { expect, test } from './harness';

/** A table at which both seats are one's own: nothing happens by itself. */
async function show(page: Page): Promise<void> {
  await page.request.post('/api/me', { data: { name: 'Ann' } });
  const data = { seats: planner.players.map(() => 'me'), position: planner };
  const made = await page.request.post('/api/tables', { data });
  expect(made.status()).toBe(201);
  const { table } = (await made.json()) as { table: { id: string } };
  await page.goto(`/t/${table.id}`);
  await expect(page.locator('.prompt.mine')).toBeVisible();
}

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`nothing is shown of ${selector}`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

for (const size of [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
]) {
  test(`what is said of a tile or a specialist leaves the board free, ${size.width} wide @quick`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await show(page);
    for (const of of ['buildings', 'specialists']) {
      const cards = page.locator(`[data-coach=${of}] li[data-word]`);
      for (let n = 0; n < (await cards.count()); n++) {
        const word = await cards.nth(n).getAttribute('data-word');
        for (const asked of [false, true]) {
          if (asked) await cards.nth(n).locator('button').click({ force: true });
          else await cards.nth(n).locator('button').hover();
          const answer = asked ? ' .why' : '';
          await expect(page.locator(`[data-beside=${word}]${answer}`)).toBeVisible();
          if (of === 'buildings' && word === 'b01') {
            await expect(page.locator('[data-note=i14]')).toBeVisible();
          }

          const board = await boxOf(page, '.board');
          await expect
            .poll(async () => (await boxOf(page, `[data-beside=${word}]`)).x, {
              message: `${word}`,
            })
            .toBeGreaterThanOrEqual(board.right);
          await page.keyboard.press('Escape');
        }
      }
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tile that is asked about is answered on the board, with few words @quick', async ({
    page,
  }) => {
    await show(page);
    await page.locator('[data-panel=cards]').tap();

    await page.locator('[data-word=b01] button').first().tap({ force: true });

    await expect(page.locator('[data-beside=b01] .why')).toContainText('Island 14');
    await expect(page.locator('#sheet')).toHaveCount(0);
    await expect(page.locator('[data-note=i14]')).toHaveText('1/2');
    expect(await page.locator('[data-beside=b01] li').count()).toBeLessThanOrEqual(2);
    const board = await boxOf(page, '.board');
    expect((await boxOf(page, '[data-beside=b01]')).y).toBeGreaterThanOrEqual(board.bottom);
  });
});
