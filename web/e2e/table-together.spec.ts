// Several browsers at one table: seats, chat, undo, reload, a lost connection, offers, watching.
import { expect, newTable, test } from './harness';
import {
  another,
  myTurn,
  playByMouse,
  playQuickly,
  playUntil,
  stateOf,
  together,
} from './table-player';

// One server is stopped on purpose, and a second browser is opened by hand.
test.use({ strict: false });

test('two people: sit down, play, undo, chat, reload @quick', async ({ page, browser, server }) => {
  const { id, context, mover, waiter } = await together(page, browser, server);
  const { legal, ply } = await myTurn(mover, id);
  await expect(mover).toHaveTitle(/Your turn/);
  await expect(waiter).not.toHaveTitle(/Your turn/);

  await playByMouse(mover, id, legal.find((one) => one !== 'fleet 10') ?? '');
  await expect(waiter.getByRole('region', { name: 'Log' })).toContainText('chooses fleet');
  await mover.getByRole('button', { name: 'Undo' }).click();
  await expect(waiter.getByRole('region', { name: 'Log' })).not.toContainText('chooses fleet');

  await waiter.keyboard.press('c');
  await waiter.getByRole('textbox', { name: 'Say something' }).fill('Good luck!');
  await waiter.keyboard.press('Enter');
  await expect(mover.getByRole('tab', { name: /Chat/ })).toContainText('1');
  await mover.getByRole('tab', { name: /Chat/ }).click();
  await expect(mover.getByRole('log')).toContainText('Good luck!');

  await playByMouse(mover, id, legal.find((one) => one !== 'fleet 10') ?? '');
  const before = await stateOf(mover, id);
  await mover.reload();
  await expect(mover.locator('.prompt.mine')).toBeVisible();
  const after = await stateOf(mover, id);

  expect(after).toEqual({ ...before, ...after });
  expect(after.ply).toBe(ply + 1);
  await context.close();
});

test('a muted person is not heard', async ({ page, browser, server }) => {
  const { context, mover, waiter } = await together(page, browser, server);
  await waiter.keyboard.press('c');
  await waiter.getByRole('textbox', { name: 'Say something' }).fill('Hello there');
  await waiter.keyboard.press('Enter');
  await mover.keyboard.press('c');
  await expect(mover.getByRole('log')).toContainText('Hello there');

  await mover.getByRole('button', { name: /^Mute/ }).click();

  await expect(mover.getByRole('log')).not.toContainText('Hello there');
  // Also after a reload; and what is said meanwhile is not even counted.
  await mover.reload();
  await expect(mover.locator('.prompt')).toBeVisible();
  await waiter.getByRole('textbox', { name: 'Say something' }).fill('Do you hear me?');
  await waiter.keyboard.press('Enter');
  await expect(waiter.getByRole('log')).toContainText('Do you hear me?');
  await expect(mover.getByRole('tab', { name: /Chat/ })).toHaveText('Chat');

  await mover.getByRole('tab', { name: /Chat/ }).click();
  await mover.getByRole('button', { name: /^Unmute (Ann|Bea)/ }).click();
  await expect(mover.getByRole('log')).toContainText('Hello there');
  await expect(mover.getByRole('log')).toContainText('Do you hear me?');
  await waiter.getByRole('textbox', { name: 'Say something' }).fill('At last');
  await waiter.keyboard.press('Enter');
  await expect(mover.getByRole('log')).toContainText('At last');
  await context.close();
});

test('two tabs of one player agree', async ({ page, context }) => {
  const id = await newTable(page, ['me', 'fisher']);
  await page.goto(`/t/${id}`);
  const tab = await context.newPage();
  await tab.goto(`/t/${id}`);
  const { legal } = await myTurn(page, id);
  await expect(tab.locator('.prompt.mine')).toBeVisible();

  await playByMouse(page, id, legal.find((one) => one !== 'fleet 10') ?? '');

  await expect(tab.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await tab.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('a lost connection is shown, and mended by itself @quick', async ({ page, server }) => {
  const id = await newTable(page, ['me', 'fisher']);
  await page.goto(`/t/${id}`);
  const { legal } = await myTurn(page, id);

  await server.stop();
  await expect(page.getByRole('alert').first()).toContainText('Connection lost');
  await server.start();
  await expect(page.getByRole('alert').first()).toBeEmpty({ timeout: 30_000 });

  await playByMouse(page, id, legal.find((one) => one !== 'fleet 10') ?? '');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
});

test('a takeback is asked for and agreed to', async ({ page, browser, server }) => {
  const { id, context, mover, waiter } = await together(page, browser, server);
  const { legal, ply } = await myTurn(mover, id);
  await playByMouse(mover, id, legal.find((one) => one !== 'fleet 10') ?? '');

  await mover.getByRole('button', { name: 'Table menu' }).click();
  await mover.getByRole('button', { name: 'Ask to take back a turn' }).click();
  await waiter.getByRole('button', { name: 'Agree' }).click();

  await expect.poll(async () => (await stateOf(mover, id)).ply).toBe(ply);
  await context.close();
});

test('who leaves is replaced, and comes back', async ({ page, browser, server }) => {
  // The game waits for the other person: two computer players would finish it before the click.
  const { id, context, mover, waiter } = await together(page, browser, server);

  await playQuickly(mover, id, (await stateOf(mover, id)).legal[0] ?? '');
  await expect(mover.getByRole('button', { name: 'Undo' })).toBeEnabled();

  await mover.getByRole('button', { name: 'Table menu' }).click();
  await mover.getByRole('button', { name: 'Leave game' }).click();
  await mover.getByRole('dialog').getByRole('button', { name: 'Leave game' }).click();
  await expect(mover.getByRole('button', { name: 'Return to the game' })).toBeVisible();
  await expect(mover.locator('.tools button:enabled')).toHaveCount(0);
  // The stand-in plays the turn.
  await expect.poll(async () => (await stateOf(waiter, id)).legal.length).toBeGreaterThan(0);
  await mover.getByRole('button', { name: 'Return to the game' }).click();

  await expect(mover.getByRole('button', { name: 'Return to the game' })).toBeHidden();
  await playUntil(waiter, id);
  await expect(mover.locator('.prompt.mine')).toBeVisible();
  expect((await stateOf(mover, id)).legal.length).toBeGreaterThan(0);
  await context.close();
});

test('a spectator sees the game and may not play', async ({ page, browser, server }) => {
  const id = await newTable(page, ['me', 'fisher']);
  await page.goto(`/t/${id}`);
  await myTurn(page, id);
  const [context, other] = await another(browser, server);

  await other.goto(`/t/${id}`);

  await expect(other.getByText('Watching').first()).toBeVisible();
  await expect(other.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await context.close();
});

test('the host adds a computer player, and the game begins', async ({ page }) => {
  const id = await newTable(page, ['me', 'open'], { start_when_full: false });
  await page.goto(`/t/${id}`);

  await page.getByLabel('Add a computer player').selectOption('deckhand');
  await page.getByRole('button', { name: 'Start game' }).click();

  await expect(page.locator('.prompt')).toBeVisible();
});

test('a table that is not there says so', async ({ page }) => {
  await page.goto(`/t/${'0'.repeat(24)}`);

  await expect(page.getByRole('heading', { name: 'This table can’t be displayed.' })).toBeVisible();
});

test('a game that is over shows its scoring and a rematch', async ({ page }) => {
  const id = await newTable(page, ['me', 'drifter']);
  await page.goto(`/t/${id}`);
  await myTurn(page, id);

  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'End without a result' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End without a result' }).click();

  const over = page.getByRole('dialog', { name: 'The game ended without a result.' });
  await expect(over).toBeVisible();
  await over.getByRole('button', { name: 'Rematch' }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(page.locator('.prompt')).toBeVisible();
});
