// The waiting room: what the host may still change, and what the others see of it.
import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBoth, expectNoSideScroll, newTable, test } from './harness';
import { another } from './table-player';

const held = async (page: Page, id: string): Promise<unknown> => {
  const answer = await page.request.get(`/api/tables/${id}`);
  return ((await answer.json()) as { table: { options: unknown } }).table.options;
};

test('two options changed at the same moment both hold @quick', async ({ page }) => {
  const id = await newTable(page, ['me', 'open']);
  await page.goto(`/t/${id}`);
  await expect(page.getByRole('switch', { name: 'Allow hints' })).toBeChecked();

  await page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>('[role=switch]')) one.click();
  });

  await expect
    .poll(() => held(page, id))
    .toMatchObject({
      listed: true,
      start_when_full: false,
      watch: 'players',
      undo: 'none',
      hints: false,
    });
  await expect(page.getByRole('switch', { name: 'Allow hints' })).not.toBeChecked();
});

test('the host changes all that a new table offers, and the others read it', async ({
  page,
  browser,
  server,
}) => {
  const id = await newTable(page, ['me', 'open', 'open']);
  await page.goto(`/t/${id}`);
  const [context, other] = await another(browser, server);
  await other.goto(`/t/${id}`);
  const read = other.getByRole('region', { name: 'Table options' });
  await expect(read).toContainText('No clock');

  await page.getByRole('radio', { name: 'In one sitting' }).check({ force: true });
  await expect(read).toContainText('45 minutes per player');
  await page.getByRole('combobox', { name: 'Minutes' }).selectOption('30');
  await page.getByRole('combobox', { name: /Stand-in for/ }).selectOption('himiko');
  await page.getByRole('switch', { name: 'Anyone can watch' }).uncheck({ force: true });
  await page.getByRole('switch', { name: 'Anyone can watch' }).check({ force: true });

  await expect(read).toContainText('30 minutes per player');
  await expect(read).toContainText('Himiko');
  await expect(read.getByRole('switch')).toHaveCount(0);
  await expect
    .poll(() => held(page, id))
    .toMatchObject({
      clock: { kind: 'live', minutes: 30 },
      stand_in: 'himiko',
      watch: 'anyone',
    });
  for (const one of [page, other]) {
    await expectAccessibleInBoth(one);
    await one.setViewportSize({ width: 390, height: 844 });
    await expectNoSideScroll(one);
  }
  await context.close();
});

test('a table whose last seat is filled before it may start by itself can be started', async ({
  page,
}) => {
  const id = await newTable(page, ['me', 'open'], { start_when_full: false });
  await page.goto(`/t/${id}`);
  await page.getByLabel('Add a computer player').selectOption('deckhand');
  await page.getByRole('switch', { name: 'Start when all seats are taken' }).check({ force: true });
  await expect.poll(() => held(page, id)).toMatchObject({ start_when_full: true });

  await page.getByRole('button', { name: 'Start game' }).click();

  await expect(page.locator('.prompt')).toBeVisible();
});

test('a guest chooses a name, and the seat has it', async ({ page }) => {
  const id = await newTable(page, ['me', 'open']);
  await page.goto(`/t/${id}`);

  await page.getByRole('button', { name: 'Change name' }).click();
  await page.getByLabel('Your name').fill('Hana');
  await page.getByRole('button', { name: 'Save' }).click();

  await expect(page.locator('.who').first()).toContainText('Hana');
  await expect(page.getByText('You’re Hana.')).toBeVisible();
});

test('whoever made the table as a guest and logs in then is still its host', async ({
  page,
  browser,
  server,
}) => {
  const account = { name: `Mai ${Date.now()}`, password: 'a long password' };
  const [context, other] = await another(browser, server);
  await other.request.post('/api/me', { data: { name: 'Mai' } });
  await other.request.post('/api/account', { data: account });
  const id = await newTable(page, ['me', 'open']);
  await page.request.post('/api/session', { data: account });

  await page.goto(`/t/${id}`);

  await expect(page.getByRole('switch', { name: 'Allow hints' })).toBeVisible();
  await expect(page.getByLabel('Add a computer player')).toBeVisible();
  await expect(page.getByRole('button', { name: /Remove/ })).toHaveCount(0);
  await context.close();
});

test('one more seat is asked for, and is one’s own when the host agrees @quick', async ({
  page,
  browser,
  server,
}) => {
  const id = await newTable(page, ['me', 'open', 'open', 'open']);
  await page.goto(`/t/${id}`);
  const [context, other] = await another(browser, server);
  await other.goto(`/t/${id}`);
  await other.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(other.locator('li').nth(1)).toContainText('you');

  await other.getByRole('button', { name: 'Ask for this seat too' }).first().click();

  await expect(other.locator('.offer')).toContainText('another seat as well');
  await expect(other.getByRole('button', { name: 'Ask for this seat too' })).toHaveCount(0);
  await expectAccessibleInBoth(other);
  await page.locator('.offer').getByRole('button', { name: 'Agree' }).click();
  await expect(other.locator('li').nth(2)).toContainText('you');
  await expect(other.locator('li').nth(1)).toContainText('you');
  await other.setViewportSize({ width: 390, height: 844 });
  await expectNoSideScroll(other);
  await context.close();
});

test('the host closes the table, and the others see that @quick', async ({
  page,
  browser,
  server,
}) => {
  const id = await newTable(page, ['me', 'open', 'open']);
  await page.goto(`/t/${id}`);
  const [context, other] = await another(browser, server);
  await other.goto(`/t/${id}`);
  await other.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(other.locator('li').nth(1)).toContainText('you');
  await other.getByRole('button', { name: 'Sit here' }).click();
  await expect(other.locator('li').nth(2)).toContainText('you');
  await expect(other.locator('li').nth(1)).toContainText('Open seat');
  await expect(other.getByRole('button', { name: 'Close table' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Close table' }).click();
  await expectAccessibleInBoth(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close table' }).click();

  for (const one of [page, other]) {
    await expect(one.getByRole('heading', { name: 'This table has been closed' })).toBeVisible();
  }
  await expectAccessibleInBoth(other);
  await other.getByRole('main').getByRole('link', { name: 'Back to the lobby' }).click();
  await expect(other).toHaveURL('/');
  await context.close();
});
