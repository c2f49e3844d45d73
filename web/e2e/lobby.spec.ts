// The lobby: from nobody to the first action, tables with others, and who one is.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  expectTranslated,
  LANGUAGES,
  newTable,
  paint,
  quickly,
  SIZES,
  speak,
  test,
  THEMES,
} from './harness';

const VIEWS = ['/', '/new', '/challenges', '/settings', '/link#00000000000000000000', '/nowhere'];
/** Another board, with other tiles and prices. */
const EDITION = join(import.meta.dirname, '../../tests/editions/small.toml');
const TABLE = /\/t\/[0-9a-f]{24}$/;

test('a newcomer plays after one click @quick', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play', exact: true }).click();

  await expect(page).toHaveURL(TABLE);
  const me = await page.request.get('/api/me');
  expect(((await me.json()) as { name: string }).name).not.toBe('');
  const state = async (): Promise<unknown> => {
    const place = new URL(page.url()).pathname.replace('/t/', '/tables/');
    return (await page.request.get(`/api${place}`)).json();
  };
  // The page has first to reveal what it added to the deal.
  await expect.poll(state).toMatchObject({ status: 'running', mine: [0] });
});

test('quick play by keyboard alone @quick', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled();

  const name = (): Promise<string> =>
    page.evaluate(() => {
      const at = document.activeElement;
      return at?.getAttribute('type') === 'radio'
        ? `radio ${(at as HTMLInputElement).value}`
        : (at?.textContent.trim() ?? '');
    });
  const tabTo = async (wanted: string): Promise<void> => {
    for (let tries = 0; tries < 20; tries++) {
      await page.keyboard.press('Tab');
      if ((await name()) === wanted) return;
    }
    throw new Error(`${wanted} cannot be reached with Tab`);
  };
  await tabTo('radio 1');
  await page.keyboard.press('ArrowRight');
  expect(await name()).toBe('radio 2');
  await tabTo('radio fisher');
  await page.keyboard.press('ArrowUp');
  expect(await name()).toBe('radio deckhand');
  await tabTo('Play');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(TABLE);
  const state = await page.request.get(
    `/api${new URL(page.url()).pathname.replace('/t/', '/tables/')}`,
  );
  const { table } = (await state.json()) as { table: { seats: { level: string | null }[] } };
  expect(table.seats.map((seat) => seat.level)).toEqual([null, 'deckhand', 'deckhand']);
});

for (const language of LANGUAGES) {
  test(`everything is said in ${language}${quickly(language === 'ru')}`, async ({ page }) => {
    await speak(page, language);
    for (const view of VIEWS) {
      await page.goto(view);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectTranslated(page);
    }
  });
}

test.describe('the language', () => {
  test.use({ locale: 'pl-PL' });

  test('is the browser’s, and another one speaks at once and stays', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Graj', exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Język' }).click();
    await page.getByRole('button', { name: 'Français' }).click();
    await expect(page.getByRole('button', { name: 'Jouer', exact: true })).toBeVisible();

    await page.reload();
    await expect(page.getByRole('button', { name: 'Jouer', exact: true })).toBeVisible();
  });
});

for (const theme of THEMES) {
  test(`axe finds nothing in the ${theme} theme${quickly(theme === 'dark')}`, async ({ page }) => {
    await paint(page, theme);
    await newTable(page, ['me', 'fisher']);
    for (const view of VIEWS) {
      await page.goto(view);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    }
    await page.goto('/');
    await page.getByRole('button', { name: 'Language' }).click();
    await expect(page.getByRole('link', { name: 'Your turn' })).toBeVisible();
    await expectAccessible(page);
  });
}

for (const viewport of SIZES) {
  test(`fits ${viewport.width}×${viewport.height}${quickly(viewport.width === 390)}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await speak(page, 'de'); // the longest words
    for (const view of VIEWS) {
      await page.goto(view);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSideScroll(page);
    }
  });
}

test('the text at 200 % still fits', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  for (const view of VIEWS) {
    await page.goto(view);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSideScroll(page);
  }
});

test('the theme is chosen by hand, and kept', async ({ page }) => {
  await page.goto('/settings');
  const light = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await page.reload();

  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(dark).not.toBe(light);
});

test('a friend joins by the link, and the table is listed until then if one likes', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play with others' }).click();
  const listed = page.getByRole('switch', { name: 'Show in the lobby' });
  await expect(listed).not.toBeChecked();
  await listed.click();
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(page).toHaveURL(TABLE);

  const friend = await browser.newContext({ baseURL: server.url });
  const other = await friend.newPage();
  await other.goto('/');
  await other.getByRole('tab', { name: 'Open tables' }).click();
  const id = page.url().split('/').at(-1) ?? '';
  await expect(other.locator(`a[href="/t/${id}"]`)).toBeVisible();
  await other.goto(`/t/${id}`);
  await other.getByRole('button', { name: /sit/i }).first().click();

  const state = async (): Promise<string> => {
    const answer = await page.request.get(`/api/tables/${id}`);
    return ((await answer.json()) as { status: string }).status;
  };
  await expect.poll(state).toBe('running');
  await friend.close();
});

test('a table can be made from anywhere in its long form @quick', async ({ page }) => {
  await page.goto('/new');
  const make = page.getByRole('button', { name: 'Create table' });

  await expect(make).toBeInViewport({ ratio: 1 });

  // Whoever walks by keyboard sees where they are: nothing lies below the button.
  const bar = await make.locator('..').boundingBox();
  await page.getByText('Custom edition').click();
  for (const one of await page.locator('form section :is(input, select, summary)').all()) {
    if (!(await one.isVisible())) continue;
    await page.evaluate(() => scrollTo(0, 0));
    await one.focus();
    const box = await one.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

test('a table waits for the edition that was chosen for it @quick', async ({ page }) => {
  await page.goto('/new');
  await page.getByText('Custom edition').click();
  let arrive = (): void => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/files/, async (route) => {
    await late;
    await route.continue();
  });

  await page.getByLabel('Choose an edition file').setInputFiles(EDITION);

  const make = page.getByRole('button', { name: 'Create table' });
  await expect(make).toBeDisabled();
  arrive();
  await expect(make).toBeEnabled();
  await expect(page.getByText('Edition for this table:')).toBeVisible();
});

test('a table with an edition of one’s own, once nothing is wrong with it @quick', async ({
  page,
}) => {
  const text = readFileSync(EDITION, 'utf-8');
  const file = (content: string) => ({
    name: 'mine.toml',
    mimeType: 'application/toml',
    buffer: Buffer.from(content),
  });
  await page.goto('/new');
  await page.getByLabel('Seat').nth(1).selectOption('fisher');
  await page.getByText('Custom edition').click();
  const field = page.getByLabel('Choose an edition file');

  await field.setInputFiles(file(text.replace('width = 800', 'width = 0')));
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'can’t be used' })).toContainText(
    'mine.toml, board.width: expected a whole number from 1 to 100000, found 0',
  );
  await expectAccessible(page);
  await field.setInputFiles(file(text));
  await expect(page.getByText('Edition for this table: mine.toml')).toBeVisible();
  await page.getByRole('button', { name: 'Create table' }).click();

  await expect(page).toHaveURL(TABLE);
  await expect(page.locator('.prompt')).toBeVisible();
  const islands = await page.locator('[data-spot^="i"]').count();
  expect(islands).toBe((text.match(/^i\d\d = /gm) ?? []).length);
});

test('your games have your turn first', async ({ page }) => {
  const waiting = await newTable(page, ['me', 'open']);
  const running = await newTable(page, ['me', 'me']);
  await newTable(page, ['me', 'open']);
  await page.goto('/');

  const links = page.getByRole('tabpanel').locator('a[href^="/t/"]');
  await expect(links).toHaveCount(3);
  await expect(links.first()).toHaveAttribute('href', `/t/${running}`);
  await expect(links.last()).toHaveAttribute('href', `/t/${waiting}`);
  await expect(page.getByRole('tab', { name: 'Your games' })).toContainText('1');
});

test('another device goes on by a link', async ({ page, browser, server }) => {
  const id = await newTable(page, ['me', 'open']);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Create a link' }).click();
  const link = await page.getByLabel('Your link').inputValue();
  expect(link).toMatch(/\/link#[0-9a-f]{20}$/);

  const phone = await browser.newContext({ baseURL: server.url });
  const other = await phone.newPage();
  await other.goto(link);
  await expect(other.getByText('On this device, you’ll be Ann.')).toBeVisible();
  await other.getByRole('button', { name: 'Continue here' }).click();
  await expect(other.locator(`a[href="/t/${id}"]`)).toBeVisible();

  // Once only; and the first device can log the second one out.
  await other.goto(link);
  await expect(other.getByText('This link no longer works')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Log out all other devices' }).click();
  await expect(page.getByText('Logged out.').first()).toBeVisible();
  expect((await other.request.get('/api/me')).status()).toBe(401);
  await phone.close();
});

test('a name, an account, and the end of both', async ({ page }) => {
  const name = `Mai ${Date.now()}`;
  await page.goto('/settings');
  await page.getByLabel('Your name').fill('Kaito');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your name is now Kaito.').first()).toBeVisible();

  await page.getByLabel('Account name').fill(name);
  await page.getByLabel('Password').fill('a long password');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();

  await page.getByRole('radio', { name: 'Log in' }).check({ force: true });
  await page.getByLabel('Account name').fill(name);
  await page.getByLabel('Password').fill('another one');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Wrong name or password.').first()).toBeVisible();
  await page.getByLabel('Password').fill('a long password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText(`Logged in as ${name.toLowerCase()}.`)).toBeVisible();

  await page.getByRole('button', { name: 'Delete all my data' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete all my data' }).click();
  await expect(page).toHaveURL('/');
  expect((await page.request.get('/api/me')).status()).toBe(401);
});

test('an old page reloads itself, once', async ({ page }) => {
  const info = (await (await page.request.get('/api/server')).json()) as { page: string };
  await page.route('**/api/server', (route) => route.fulfill({ json: info }));
  let loads = 0;
  page.on('load', () => loads++);
  const comeBack = async (): Promise<void> => {
    await expect(page.getByRole('tabpanel').locator('p').first()).toBeVisible();
    const asked = page.waitForResponse('**/api/server');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await asked;
  };
  await page.goto('/');
  await comeBack();
  expect(loads).toBe(1);

  info.page = 'newer';
  await comeBack();
  await expect.poll(() => loads).toBe(2);
  await comeBack();
  await comeBack();
  expect(loads).toBe(2);
});

test('the first game takes less than 150 kB of scripts, and nothing from elsewhere @quick', async ({
  page,
  server,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url) && !request.url().startsWith('data:')) {
      elsewhere.push(request.url());
    }
  });
  await speak(page, 'ru'); // the largest texts
  await page.goto('/');
  await page.getByRole('button', { name: 'Играть', exact: true }).click();
  await expect(page).toHaveURL(TABLE);
  await page.waitForLoadState('networkidle');

  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  test.info().annotations.push({ type: 'scripts', description: `${bytes} bytes` });
  console.log(`scripts for the first game: ${bytes} bytes compressed`);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(150_000);
  expect(elsewhere).toEqual([]);
});

test('a recorded game is replayed, can be paused, and stands still with less motion', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/');
  const shown = page.locator('.frame .spots');
  const boats = (): Promise<string> => shown.evaluate((one) => one.textContent);
  await expect(shown).toBeVisible();

  const first = await boats();
  await expect.poll(boats).not.toBe(first);

  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(shown).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeHidden();
});

test('each opponent has a face, and a strength that was measured @quick', async ({ page }) => {
  await page.goto('/');
  for (const [level, said] of [
    ['Deckhand', /Level 1 of 8/],
    ['Pilot', /Level 5 of 8.*won [\d.]+% of [\d,]+ games against Merchant/],
    ['Himiko', /Level 8 of 8.*games against Captain/],
  ] as const) {
    const face = page.getByRole('radio', { name: level, exact: true });
    await face.check({ force: true });

    await expect(page.locator('.chosen')).toContainText(said);
    await expect(page.locator('.chosen svg path').first()).toBeAttached();
  }
});

for (const language of LANGUAGES) {
  test(`how to learn is seen at once on a small desktop, in ${language}${quickly(language === 'en')}`, async ({
    page,
  }) => {
    await speak(page, language);
    await page.goto('/');

    const learn = page.locator('main a[href="/learn"]').first();
    await expect(learn).toBeInViewport({ ratio: 1 });
    await expect(page.locator('#minute-heading')).toBeInViewport({ ratio: 1 });
  });
}

test('the lists of tables have one row of tabs on a large screen @quick', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/');
  const tabs = page.getByRole('region', { name: 'Tables' }).getByRole('tab');
  await expect(tabs).toHaveCount(4);
  await page.evaluate(() => document.fonts.ready);

  const tops = await tabs.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));

  expect(new Set(tops).size).toBe(1);
});
