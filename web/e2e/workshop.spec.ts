// The workshop: the whole standard edition typed into an empty editor, tiles by keyboard alone,
// the board by pointer, and bad files.
import type { Page } from '@playwright/test';
import type { EditionFile } from '../src/api/types';
import { expect, expectAccessible, expectNoSideScroll, test } from './harness';
import { en } from './words';

const TABS = ['Board', 'Tiles', 'Fleets', 'Specialists', 'Numbers'] as const;
const KIND_LETTERS: Record<string, string> = {
  standard: 's',
  trading_post: 'p',
  torii: 't',
  palace: 'k',
};

const open = (page: Page, part: (typeof TABS)[number]) =>
  page.getByRole('tab', { name: part }).click();

async function standard(page: Page): Promise<EditionFile & { hash: string }> {
  const answer = await page.request.get('/api/server');
  const { edition } = (await answer.json()) as { edition: string };
  const content = await page.request.get('/api/editions/standard');
  return { ...((await content.json()) as EditionFile), hash: edition };
}

const tileLines = (edition: EditionFile): string[] =>
  Object.values(edition.buildings).map(
    ({ kind, points, needs }) =>
      `${KIND_LETTERS[kind]}${points}${needs.map((colour) => colour[0]).join('')}`,
  );

async function fillNumbers(page: Page, edition: EditionFile): Promise<void> {
  const set = async (label: string, value: number) => {
    const field = page.getByRole('textbox', { name: label, exact: true });
    await field.fill(String(value));
    await field.press('Tab');
  };
  for (const [colour, { count, price }] of Object.entries(edition.colours)) {
    await set(`${colour}: boats`, count);
    await set(`${colour}: price`, price);
  }
  for (const [kind, number] of Object.entries(edition.culture))
    await set(`Tokens: ${kind}`, number);
  const { limits } = edition;
  await set('Coins at the start', limits.start_coins);
  await set('Sacred ground tokens', limits.sacred_ground);
  await set('Tiles in the row', limits.row_buildings);
  await set('Specialists in the row', limits.row_specialists);
  await set('Fleets face up', limits.face_up_fleets);
  await set('Boats a harbour holds', limits.harbour);
  for (const players of ['2', '3', '4']) {
    await set(`Buildings per player, ${players} players`, limits.standard_buildings[players] ?? 0);
    await set(
      `Turns per player and round, ${players} players`,
      limits.turns_per_round[players] ?? 0,
    );
  }
}

async function fillFleets(page: Page, edition: EditionFile): Promise<void> {
  for (const [number, { take, power }] of Object.entries(edition.fleets)) {
    await page.getByRole('button', { name: en('workshop-add-fleet') }).click();
    const fleet = page.getByRole('listitem').filter({
      has: page.getByRole('combobox', { name: `Power of fleet ${number}`, exact: true }),
    });
    await fleet.getByRole('button', { name: en('workshop-last-boat') }).click();
    for (const boat of take) {
      const name = boat === 'any' ? /any/ : new RegExp(`add ${boat}$`);
      await fleet.getByRole('button', { name }).click();
    }
    await fleet.getByRole('combobox').selectOption(power);
  }
}

test('the whole standard edition is typed into an empty editor, with the same hash', async ({
  page,
}) => {
  await page.goto('/workshop');
  const edition = await standard(page);
  await page.getByRole('textbox', { name: 'Name' }).fill('standard');
  await page.getByRole('textbox', { name: 'Name' }).press('Tab');
  await page.getByText(en('workshop-lists')).click();
  const { board } = edition;
  const fill = async (name: RegExp, text: string) => {
    await page.getByRole('textbox', { name }).fill(text);
    await page.getByRole('textbox', { name }).blur();
  };
  await fill(
    /^Slots/,
    Object.values(board.slots)
      .map((xy) => xy.join(' '))
      .join('\n'),
  );
  await fill(
    /^Islands/,
    Object.values(board.islands)
      .map((ring) => ring.join(' '))
      .join('\n'),
  );
  await fill(/^Entry slots:/, board.entries.join(' '));
  await open(page, 'Tiles');
  for (const line of tileLines(edition)) {
    await page.getByRole('textbox', { name: en('workshop-tile-line') }).fill(line);
    await page.keyboard.press('Enter');
  }
  await open(page, 'Fleets');
  await fillFleets(page, edition);
  await open(page, 'Specialists');
  for (const [who, points] of Object.entries(edition.specialists)) {
    const name = new RegExp(`^${who.replace('_', '[ -]')}`, 'i');
    await page.getByRole('checkbox', { name }).check();
    await page
      .getByRole('textbox', { name: new RegExp(`Points of ${name.source.slice(1)}`, 'i') })
      .fill(String(points));
    await page.keyboard.press('Tab');
  }
  await open(page, 'Numbers');
  await fillNumbers(page, edition);

  await expect(page.getByText(`Fingerprint: ${edition.hash.slice(0, 12)}`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`Fingerprint: ${edition.hash.slice(0, 12)}`)).toBeVisible();
});

test('the tiles are entered by keyboard alone, in few key presses', async ({ page }) => {
  await page.goto('/workshop');
  const lines = tileLines(await standard(page));
  await open(page, 'Tiles');
  let pressed = 0;
  const press = async (key: string) => {
    pressed += 1;
    await page.keyboard.press(key);
  };
  while (
    !(await page
      .getByRole('textbox', { name: en('workshop-tile-line') })
      .evaluate((e) => e === document.activeElement))
  ) {
    await press('Tab');
  }
  for (const line of lines) {
    for (const letter of line.split('')) await press(letter);
    await press('Enter');
  }
  await expect(page.getByRole('button', { name: /points/ })).toHaveCount(lines.length);
  expect(pressed).toBeLessThanOrEqual(700);
});

test('a board is drawn by pointer, checked while one works, and undone @quick', async ({
  page,
}) => {
  await page.goto('/workshop');
  await page.getByRole('button', { name: en('workshop-from-standard') }).click();
  await expect(page.getByText('standard/1 can be played')).toBeVisible();
  const sea = page.locator('.sea');
  await sea.scrollIntoViewIfNeeded();
  const { width, height } = (await sea.boundingBox()) ?? { width: 0, height: 0 };
  await sea.click({ position: { x: width * 0.985, y: height * 0.03 } });
  await expect(page.getByRole('button', { name: 'Slot 60' })).toBeVisible();
  // A slot that no island lies at: said in words, and shown where it is.
  await expect(page.getByRole('status').filter({ hasText: 'Slot 60' })).toBeVisible();
  await expect(page.locator('.slot.wrong')).toHaveAccessibleName('Slot 60');

  await page.getByRole('radio', { name: 'Islands' }).click();
  for (const name of ['Slot 55', 'Slot 60', 'Slot 57']) {
    await page.getByRole('button', { name, exact: true }).click();
  }
  await page.getByRole('button', { name: en('workshop-close-ring') }).click();
  await expect(page.getByRole('status').filter({ hasText: /culture/i })).toBeVisible();
  await page.getByRole('tab', { name: en('workshop-numbers') }).click();
  await page.getByRole('textbox', { name: 'Tokens: blank' }).fill('5');
  await page.getByRole('textbox', { name: 'Tokens: blank' }).press('Tab');
  await expect(page.getByText('standard/1 can be played')).toBeVisible();
  await expectAccessible(page);

  for (let n = 0; n < 3; n++) await page.getByRole('button', { name: en('workshop-undo') }).click();
  await expect(page.getByText('standard/1 can be played')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const part of TABS) {
    await open(page, part);
    await expectNoSideScroll(page);
  }
});

test('what cannot be read is refused in words, and nothing is lost', async ({ page }) => {
  await page.goto('/workshop');
  await page.getByRole('button', { name: en('workshop-from-standard') }).click();
  await expect(page.getByText('standard/1 can be played')).toBeVisible();
  await page.getByText(en('workshop-open')).click();
  const choose = page.getByLabel(en('workshop-open-file'));
  for (const content of ['id = 3', '= [', `id = "${'x'.repeat(200_000)}"`, '\u0000\u0001']) {
    await choose.setInputFiles({
      name: 'bad.toml',
      mimeType: 'text/plain',
      buffer: Buffer.from(content),
    });
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
    await expect(page.getByText('standard/1 can be played')).toBeVisible();
  }
  await page.getByText(en('workshop-photograph')).click();
  await page.getByLabel(en('workshop-photograph-file')).setInputFiles({
    name: 'bad.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await expect(page.getByText(en('workshop-photograph-unreadable'))).toBeVisible();
});

test('the shelf keeps versions, shares one, and a table is made with it', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/workshop');
  await page.getByRole('button', { name: en('workshop-from-standard') }).click();
  await expect(page.getByText('standard/1 can be played')).toBeVisible();
  await page.getByText(en('shelf-title')).click();
  await page.getByRole('button', { name: 'Save to shelf: standard' }).click();
  await expect(page.getByText('standard, version 1')).toBeVisible();
  await page.getByRole('button', { name: 'Share standard, version 1' }).click();
  const link = await page.getByRole('link', { name: /edition=/ }).getAttribute('href');
  const context = await browser.newContext({ baseURL: server.url });
  const other = await context.newPage();
  await other.goto(link ?? '/nowhere');
  await expect(other.getByText('standard/1 can be played')).toBeVisible();
  await context.close();

  await page.goto('/new');
  await page.getByText(en('new-edition')).click();
  await page
    .getByRole('combobox', { name: en('new-edition-shelf') })
    .selectOption({ label: 'standard, version 1' });
  await expect(page.getByText('Edition for this table: standard')).toBeVisible();
});

test('an edition is removed from the shelf only after a question', async ({ page }) => {
  await page.goto('/workshop');
  await page.getByRole('button', { name: en('workshop-from-standard') }).click();
  await expect(page.getByText('standard/1 can be played')).toBeVisible();
  await page.getByText(en('shelf-title')).click();
  await page.getByRole('button', { name: 'Save to shelf: standard' }).click();
  await page.getByRole('button', { name: 'Remove standard, version 1' }).click();
  const question = page.getByRole('dialog', { name: 'Remove standard, version 1?' });
  await question.getByRole('button', { name: en('page-cancel') }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('standard, version 1')).toBeVisible();
  await page.getByRole('button', { name: 'Remove standard, version 1' }).click();
  await question.getByRole('button', { name: en('workshop-remove') }).click();
  await expect(page.getByText(en('shelf-empty'))).toBeVisible();
});

test('a photograph lies under the board', async ({ page }) => {
  await page.goto('/workshop');
  await page.getByText(en('workshop-photograph')).click();
  // One red point.
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
  await page.getByLabel(en('workshop-photograph-file')).setInputFiles({
    name: 'board.png',
    mimeType: 'image/png',
    buffer: Buffer.from(png, 'base64'),
  });
  await expect(page.locator('svg image')).toHaveAttribute('opacity', '0.5');
  await page.getByRole('slider', { name: en('workshop-photograph-dim') }).fill('80');
  await expect(page.locator('svg image')).toHaveAttribute('opacity', '0.8');
  await page.getByRole('button', { name: en('workshop-photograph-remove') }).click();
  await expect(page.locator('svg image')).toHaveCount(0);
});

test('the red button of an empty workshop gives something to start from @quick', async ({
  page,
}) => {
  await page.goto('/workshop');
  const red = page.locator('.bar .primary');
  await expect(red).toHaveText('Start from the standard edition');

  await red.click();

  await expect(red).toHaveText('Save as a file');
});
