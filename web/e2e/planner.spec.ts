// The planner: a turn laid out on a sheet over the table, also in another's turn; taken back, kept,
// compared, adapted and played; and nothing moves when the sheet is opened.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { boxes, moved } from './boxes';
import {
  expect,
  expectAccessible,
  expectAccessibleInBoth,
  expectNoSideScroll,
  expectTranslated,
  newTable,
  paint,
  quickly,
  test,
  THEMES,
  type Server,
} from './harness';
import { myTurn, stateOf } from './table-player';

/** Bob is to act. With fleet 1 or 6 two bamboo come together at island 14, for the first tile. */
const POSITION = join(import.meta.dirname, 'records/planner.json');

interface Two {
  id: string;
  bob: APIRequestContext;
}

/** Ann at the page, Bob somewhere else, at a known position. */
async function two(page: Page, browser: Browser, server: Server): Promise<Two> {
  const position: unknown = JSON.parse(readFileSync(POSITION, 'utf-8'));
  await page.request.post('/api/me', { data: { name: 'Ann' } });
  const made = await page.request.post('/api/tables', {
    data: { seats: ['me', 'open'], position },
  });
  const { table } = (await made.json()) as { table: { id: string } };
  const { request: bob } = await browser.newContext({ baseURL: server.url });
  await bob.post('/api/me', { data: { name: 'Bob' } });
  expect((await bob.post(`/api/tables/${table.id}/sit`, { data: {} })).ok()).toBe(true);
  await page.goto(`/t/${table.id}`);
  await expect(page.locator('.prompt')).toBeVisible();
  return { id: table.id, bob };
}

async function plays({ id, bob }: Two, ...actions: string[]): Promise<void> {
  for (const action of actions) {
    const now = (await (await bob.get(`/api/tables/${id}`)).json()) as { ply: number };
    const done = await bob.post(`/api/tables/${id}/play`, { data: { ply: now.ply, action } });
    expect(done.ok(), `${action}: ${await done.text()}`).toBe(true);
  }
}

/** The steps of all plans, as the browser keeps them. */
function kept(page: Page): Promise<string[][]> {
  return page.evaluate(() => {
    const name = Object.keys(localStorage).find((one) => one.startsWith('himiko.plans.'));
    const found = JSON.parse((name && localStorage.getItem(name)) ?? '{}') as {
      plans?: { actions: string[] }[];
    };
    return (found.plans ?? []).map(({ actions }) => actions);
  });
}

async function open(page: Page): Promise<void> {
  await page.locator('[data-tool=plan]').click();
  await expect(page.locator('.bar')).toBeVisible();
}

/** Lay out a step as it would be played: a card, a boat and a slot, a button. */
async function lay(page: Page, action: string): Promise<void> {
  const [verb = '', ...words] = action.split(' ');
  if (words.length === 0) await page.locator(`[data-verb="${verb}"]`).first().click();
  for (const word of words) {
    const spot = page.locator(`[data-spot="${word}"]`);
    const thing = page.locator(`[data-word="${word}"] button`);
    await ((await spot.count()) > 0 ? spot : thing).first().click({ force: true });
  }
  await expect
    .poll(async () => (await kept(page)).some((plan) => plan.includes(action)))
    .toBe(true);
}

const planned = (page: Page, id: string) => page.locator(`[data-plan="${id}"]`);

test('a turn is planned in another’s, taken back, kept, and nothing moves @quick', async ({
  page,
  browser,
  server,
}) => {
  const at = await two(page, browser, server);
  const before = await boxes(page);

  await open(page);
  expect(moved(before, await boxes(page)), 'opened').toEqual([]);
  await lay(page, 'fleet 1');
  await lay(page, 'place bamboo s01');

  // It comes to a building by itself, which the sheet shows; the table knows nothing of it.
  await expect(page.locator('.prompt')).toContainText('your turn is complete');
  await expect(page.locator('[data-spot=i14]')).toHaveAttribute('aria-label', /Ann/);
  await expect(page.locator('.bar')).toContainText('+2');
  expect(moved(before, await boxes(page)), 'laid out').toEqual([]);
  expect((await stateOf(page, at.id)).ply).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[data-spot=i14]')).not.toHaveAttribute('aria-label', /Ann/);
  await expect.poll(() => kept(page)).toEqual([['fleet 1']]);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.locator('[data-spot=i14]')).toHaveAttribute('aria-label', /Ann/);

  await page.keyboard.press('Escape');
  await expect(page.locator('.bar')).toBeHidden();
  await expect(page.locator('[data-spot=i14]')).not.toHaveAttribute('aria-label', /Ann/);
  await page.reload();
  await expect(page.locator('.prompt')).toBeVisible();
  await open(page);
  await expect(page.locator('[data-spot=i14]')).toHaveAttribute('aria-label', /Ann/);
  await expectTranslated(page);
});

test.describe('without a connection', () => {
  test.use({ strict: false });

  for (const width of [1280, 390]) {
    test(`a plan can be looked at, and nothing is offered that asks the server, at ${width} px${quickly(width === 390)}`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const id = await newTable(page, ['me', 'fisher']);
      await page.goto(`/t/${id}`);
      const { legal } = await myTurn(page, id);
      await open(page);
      await lay(page, legal[0] ?? '');

      await context.setOffline(true);

      await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
      await expect(page.locator('[data-do=new-plan]')).toBeDisabled();
      await expect(page.locator('.prompt [data-verb], .spot.target')).toHaveCount(0);
      await page.locator('[data-do=compare]').click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.locator('[data-do=weigh]')).toBeDisabled();
      await expect(dialog.locator('[data-do]:enabled')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await page.locator('[data-do=close-sheet]').click();
      await expect(page.locator('.bar')).toBeHidden();
      await expect(page.locator('[data-tool=plan]')).toBeDisabled();

      await context.setOffline(false);
      await expect(page.locator('[data-tool=plan]')).toBeEnabled({ timeout: 30_000 });
    });
  }
});

test('two plans: compared, adapted, spoilt, played by step and whole @quick', async ({
  page,
  browser,
  server,
}) => {
  const at = await two(page, browser, server);
  await open(page);
  await lay(page, 'fleet 1');
  await lay(page, 'place bamboo s01');
  await page.locator('[data-do=new-plan]').click();
  await expect(planned(page, 'B')).toHaveAttribute('aria-pressed', 'true');
  await lay(page, 'fleet 4');
  await lay(page, 'place clay s03');
  await lay(page, 'collect i08');
  await lay(page, 'done');

  await page.locator('[data-do=compare]').click();
  const dialog = page.getByRole('dialog');
  const figure = (name: string, of: string) =>
    dialog.locator(`[data-figure="${name}"] [data-of="${of}"]`);
  await expect(figure('total', 'A')).toHaveText('+2');
  await expect(figure('total', 'B')).toHaveText('0');
  await expect(figure('tokens', 'B')).toHaveText('+1');
  await dialog.locator('[data-details=B] input').fill('Maple first');
  await dialog.locator('[data-details=B] input').press('Enter');
  await page.keyboard.press('Escape');
  await expect(planned(page, 'B')).toContainText('Maple first');

  // Bob takes the fleet: another one does as well. Then the tile: it cannot be built any more.
  await plays(at, 'fleet 1');
  await expect(planned(page, 'A')).toHaveClass(/adapted/);
  await planned(page, 'A').click();
  await page.locator('[data-do=compare]').click();
  await expect(dialog.locator('[data-details=A]')).toContainText('instead of: Choose fleet 1');
  await page.keyboard.press('Escape');
  await plays(at, 'place bamboo s01');
  await expect(planned(page, 'A')).toHaveClass(/impossible/);
  await expect(page.locator('[data-do=play-whole]')).toBeDisabled();

  // Now it is Ann's turn: one step, then all that is left.
  await planned(page, 'B').click();
  await page.locator('[data-do=play-step]').click();
  await expect.poll(async () => (await kept(page))[1]?.[0]).toBe('place clay s03');
  await expect(page.locator('.bar')).toBeVisible();
  const { legal } = await stateOf(page, at.id);
  expect(legal).toContain('place clay s03');
  await page.locator('[data-do=play-whole]').click();
  await expect.poll(async () => (await stateOf(page, at.id)).turn).toBe(1);
  await expect.poll(async () => (await kept(page)).length).toBe(1);
  await expect(page.locator('[data-spot=s03]')).toHaveAttribute('aria-label', /clay/);
});

test('plans are weighed where hints are allowed', async ({ page }) => {
  const id = await newTable(page, ['me', 'fisher']);
  await page.goto(`/t/${id}`);
  const { legal } = await myTurn(page, id);
  await open(page);
  await lay(page, legal[0] ?? '');
  await page.locator('[data-do=compare]').click();
  const dialog = page.getByRole('dialog');

  await dialog.locator('[data-do=weigh]').click();

  await expect(dialog.locator('[data-figure=chance] [data-of=A]')).toContainText('%');
  for (const seat of [0, 1]) {
    await expect(dialog.locator(`[data-figure=final-${seat}] [data-of=A]`)).toHaveText(/^\d+$/);
  }
  await expect(dialog.locator('.worth')).toContainText('Win chance');
});

test('between people nobody is told what a plan is worth', async ({ page, browser, server }) => {
  await two(page, browser, server);
  await open(page);
  await lay(page, 'fleet 1');

  await page.locator('[data-do=compare]').click();

  await expect(page.getByRole('dialog').locator('[data-details=A]')).toBeVisible();
  await expect(page.locator('[data-do=weigh]')).toHaveCount(0);
});

test('a turn is planned by keys alone', async ({ page, browser, server }) => {
  await two(page, browser, server);

  await page.keyboard.press('m');
  await expect(page.locator('.bar')).toBeVisible();
  await page.keyboard.press('1');
  await expect.poll(() => kept(page)).toEqual([['fleet 1']]);
  await page.keyboard.press('u');
  await expect.poll(() => kept(page)).toEqual([[]]);
  await page.keyboard.press('Escape');

  await expect(page.locator('.bar')).toBeHidden();
});

test('a tile says where it could be built, also in another’s turn @quick', async ({
  page,
  browser,
  server,
}) => {
  await two(page, browser, server);
  const said = 'Island 14: 1 of 2 there; missing: bamboo. Fleet 1 or 6 would be enough.';

  await page.locator('[data-word=b01] button').first().hover();
  await expect(page.locator('[data-beside] [data-sites=b01]')).toContainText(said);
  await expect(page.locator('[data-note=i14]')).toHaveText('1/2');
  await page.locator('[data-word=b01] button').first().click({ force: true });
  await expect(page.locator('.why [data-sites=b01]')).toContainText(said);
  await page.keyboard.press('Escape');

  // On the sheet it is said of the board as it would be.
  await open(page);
  await lay(page, 'fleet 6');
  await page.locator('[data-word=b01] button').first().hover();
  await expect(page.locator('[data-sites=b01]').first()).toContainText(
    'missing: bamboo. The boats in your hand are enough.',
  );
});

test('an opponent’s next buildings are told and shown @quick', async ({
  page,
  browser,
  server,
}) => {
  await two(page, browser, server);

  await page.locator('article[data-seat="1"] .more').click();
  await expect(page.locator('[data-next="1"]')).toContainText('Island 14: 1 of 2 there');
  await page.getByRole('button', { name: 'Show on the board' }).click();

  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('[data-note=i14]')).toHaveText('1/2');
  await page.keyboard.press('Escape');
  await expect(page.locator('.note')).toHaveCount(0);
});

const RECORD = join(import.meta.dirname, 'records/finished.txt');

test('a review has branches in place, each with what it is worth @quick', async ({ page }) => {
  await page.request.post('/api/me', { data: { name: 'Ann' } });
  const made = await page.request.post('/api/tables', {
    data: { record: readFileSync(RECORD, 'utf-8'), seats: ['open', 'open'] },
  });
  const { table } = (await made.json()) as { table: { id: string } };
  await page.goto(`/t/${table.id}/review?ply=0`);

  await page.getByRole('tab', { name: 'Branches' }).click();
  const side = page.locator('.branches');
  await expect(side.locator('[data-plan=A]')).toHaveText('As played');
  await side.locator('[data-action^="fleet "]').first().click();
  await side.locator('[data-verb=place]').click();
  await expect(side.locator('[data-word]').or(page.locator('.spot.target')).first()).toBeVisible();
  if ((await side.locator('[data-word]').count()) > 0)
    await side.locator('[data-word]').first().click();
  await page.locator('.spots [data-spot].target').first().click({ force: true });
  await expect(side.locator('[data-details=B] li').nth(1)).toBeVisible();
  for (const one of ['A', 'B']) await side.locator(`[data-details=${one}] [data-do=weigh]`).click();

  await expect(side.locator('[data-figure=chance] [data-of=A]')).toContainText('%');
  await expect(side.locator('[data-figure=chance] [data-of=B]')).toContainText('%');
  await expect(side.locator('[data-figure=final-1] [data-of=B]')).toHaveText(/^\d+$/);
  await expect(side.locator('.worth').first()).toContainText('Win chance');
  await expectTranslated(page);
  await expectAccessibleInBoth(page);

  // They are kept, and all of them compared again.
  await page.reload();
  await page.getByRole('tab', { name: 'Branches' }).click();
  for (const one of ['A', 'B']) {
    await expect(side.locator(`[data-figure=total] [data-of=${one}]`)).toHaveText(/\d/);
  }
});

test('on a phone nothing of the head of the table looks out behind the sheet’s edge @quick', async ({
  page,
  browser,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await two(page, browser, server);
  await open(page);

  const bar = await page.locator('.bar').boundingBox();
  const tops = await page
    .locator('header.top :is(a, button)')
    .evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().top),
    );

  expect(Math.min(...tops)).toBeGreaterThanOrEqual(bar?.y ?? Infinity);
});

for (const [width, height] of [
  [768, 1024],
  [1280, 720],
  [1920, 1080],
] as const) {
  test(`the sheet’s edge lies over no slot, fleet or player, at ${width} × ${height}${quickly(width === 1920)}`, async ({
    page,
    browser,
    server,
  }) => {
    await page.setViewportSize({ width, height });
    await two(page, browser, server);
    await open(page);
    await page.locator('[data-do=new-plan]').click();
    await expect(page.locator('[data-plan]')).toHaveCount(2);

    const bar = await page.locator('.bar').boundingBox();
    const tops = await page
      .locator('[data-spot], [data-coach=fleets] li, .players article')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));

    expect(Math.min(...tops)).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? Infinity));
    await expect(page.locator('[data-do=close-sheet]')).toBeInViewport({ ratio: 1 });
  });
}

for (const theme of THEMES) {
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
  ] as const) {
    test(`the sheet is for everybody: ${theme}, ${width} × ${height}${theme === 'light' ? ' @quick' : ''}`, async ({
      page,
      browser,
      server,
    }) => {
      await paint(page, theme);
      await page.setViewportSize({ width, height });
      await two(page, browser, server);
      await open(page);

      await expectAccessible(page);
      await expectNoSideScroll(page);
      await page.locator('[data-do=compare]').click();
      await expect(page.getByRole('dialog')).toBeVisible();

      await expectAccessible(page);
    });
  }
}
