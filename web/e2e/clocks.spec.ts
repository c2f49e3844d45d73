// Clocks at the table: one that runs out, and one that is paused.
import type { Page } from '@playwright/test';
import { expect, test } from './harness';
import { myTurn, together } from './table-player';

test('a clock runs down in the page, and then its seat is away', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(240_000);
  const clock = { kind: 'live', minutes: 1 };
  const { context, mover, waiter } = await together(page, browser, server, { clock });
  const name = mover === page ? 'Ann' : 'Bea';
  const panel = (one: Page) => one.getByRole('article', { name, exact: true });
  const left = (one: Page) => async (): Promise<number> => {
    const [, minutes, seconds] = /(\d):(\d\d)/.exec(await panel(one).innerText()) ?? [];
    return Number(minutes) * 60 + Number(seconds);
  };

  for (const one of [mover, waiter]) {
    await expect.poll(left(one)).toBeLessThanOrEqual(60);
    const before = await left(one)();
    await expect.poll(left(one)).toBeLessThan(before - 2);
  }
  for (const one of [mover, waiter]) {
    const out = one.getByText(`${name} ran out of time. Helmsman takes over.`);
    await expect(out).toBeVisible({ timeout: 90_000 });
    await expect(panel(one)).toContainText('away (Helmsman is playing)');
  }

  await mover.getByRole('button', { name: 'Return to the game' }).click();
  for (const one of [mover, waiter]) await expect(panel(one)).not.toContainText('away');
  await context.close();
});

test('a game over days is paused and goes on, for everybody', async ({ page, browser, server }) => {
  const clock = { kind: 'days', days: 3 };
  const { id, context, mover, waiter } = await together(page, browser, server, { clock });
  const paused = 'The clocks are paused.';
  await expect(mover.locator('.running').first()).toBeVisible();

  await waiter.getByRole('button', { name: 'Table menu' }).click();
  await waiter.getByRole('button', { name: 'Pause the clocks' }).click();
  for (const one of [mover, waiter]) {
    await expect(one.getByText(paused)).toBeVisible();
    await expect(one.locator('.running')).toHaveCount(0);
  }
  await mover.reload();
  await expect(mover.getByText(paused)).toBeVisible();
  await myTurn(mover, id);

  await mover.getByRole('button', { name: 'Table menu' }).click();
  await mover.getByRole('button', { name: 'Resume the clocks' }).click();
  for (const one of [mover, waiter]) await expect(one.getByText(paused)).toBeHidden();
  await expect(waiter.locator('.running').first()).toBeVisible();
  await context.close();
});
