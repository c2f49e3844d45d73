// After the game: walking through it, the chart, the deal, playing on, links, records.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectAccessibleInBoth,
  expectNoSideScroll,
  expectTranslated,
  LANGUAGES,
  newTable,
  paint,
  SIZES,
  speak,
  test,
  THEMES,
} from './harness';

/** Three players, nothing played yet. */
const POSITION = join(import.meta.dirname, 'records/position.json');
const RECORD = join(import.meta.dirname, 'records/finished.txt');

/** Have two computer players play a whole game. */
async function finishedGame(page: Page): Promise<string> {
  const id = await newTable(page, ['fisher', 'fisher']);
  await expect(async () => {
    const state = (await (await page.request.get(`/api/tables/${id}`)).json()) as {
      status: string;
    };
    expect(state.status).toBe('over');
  }).toPass({ timeout: 150_000, intervals: [500] });
  return id;
}

/** Open the game of a record kept with the tests: of Ann and Ben, 301 actions long. */
async function importedGame(page: Page): Promise<string> {
  await page.request.post('/api/me', { data: { name: 'Ann' } });
  const made = await page.request.post('/api/tables', {
    data: { record: readFileSync(RECORD, 'utf-8'), seats: ['open', 'open'] },
  });
  const { table } = (await made.json()) as { table: { id: string } };
  return table.id;
}

const slider = (page: Page) => page.getByRole('slider');
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

test('the scoring says who won, part by part @quick', async ({ page }) => {
  await page.goto(`/t/${await importedGame(page)}/review`);

  await expect(page.getByText('Ann is the Great Builder of Yamataï, with 81 points')).toBeVisible();
  await expect(page.getByRole('row', { name: 'total 81 61' })).toBeVisible();
});

test('the time line goes by step, by turn, by keys and by itself @quick', async ({ page }) => {
  await page.goto(`/t/${await importedGame(page)}/review`);
  await expect(slider(page)).toHaveValue('301');

  await page.getByRole('button', { name: 'Go to start' }).click();
  await expect(page.getByText('nothing has been played yet')).toBeVisible();
  await page.getByRole('button', { name: 'One step forward' }).click();
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(
    'Chooses fleet 1',
  );
  await page.getByRole('button', { name: 'Next turn' }).click();
  await expect(slider(page)).toHaveValue('3');
  await page.getByRole('button', { name: 'Next turn' }).click();
  await expect(slider(page)).toHaveAttribute(
    'aria-valuetext',
    /Round 1, turn 2: Ann action 4 of 4/,
  );
  await slider(page).press('Shift+ArrowLeft');
  await expect(slider(page)).toHaveValue('3');
  await slider(page).press('ArrowRight');
  await expect(slider(page)).toHaveValue('4');
  await slider(page).press('End');
  await expect(slider(page)).toHaveValue('301');
  await slider(page).press('Home');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  // It goes on while one looks.
  await expect.poll(async () => Number(await slider(page).inputValue())).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Pause' }).click();
});

test('the board and the table are those of the ply shown', async ({ page }) => {
  await page.goto(`/t/${await importedGame(page)}/review?ply=2`);
  await expect(slider(page)).toHaveValue('2');

  await expect(page.locator('[data-spot="s03"]')).toHaveAttribute('aria-label', /bamboo/);
  await tab(page, 'Table');
  await expect(page.getByRole('article', { name: 'Ben' })).toBeVisible();
  await tab(page, 'Turns');
  await page.getByRole('button', { name: 'Round 2, turn 1' }).click();
  await expect(page.locator('[aria-current=step]')).toContainText('Round 2, turn 1');
});

test('points and winning chances are drawn, and shown as a table', async ({ page }) => {
  await page.goto(`/t/${await importedGame(page)}/review`);
  await tab(page, 'Progress');

  await expect(page.getByRole('img', { name: /Final points: Ann 81 and Ben 61/ })).toBeVisible();
  await page.getByText('Show as a table').click();
  await expect(page.getByRole('row', { name: '1.1 Ben' })).toBeVisible();
  await page.getByRole('radio', { name: 'Win chances' }).check();
  await page.getByRole('button', { name: 'Calculate win chances' }).click();
  await expect(page.getByText(/Turns calculated: ([5-9]|\d\d+) of/)).toBeVisible({
    timeout: 30_000,
  });
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expect(page.getByRole('img', { name: /win chance over the game/ })).toBeVisible();
  await expect(page.getByText('How much win chance each turn gave away')).toBeVisible();
});

test('winning chances are one click away, on a button of its own name @quick', async ({ page }) => {
  await page.goto(`/t/${await importedGame(page)}/review`);
  await tab(page, 'Progress');

  await page.getByRole('button', { name: 'Calculate win chances' }).click();

  await expect(page.getByRole('radio', { name: 'Win chances' })).toBeChecked();
  await expect(page.getByRole('progressbar', { name: 'Win chances' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Win chances', exact: true })).toHaveCount(0);
});

test('the deal is verified in the browser @quick', async ({ page }) => {
  const id = await finishedGame(page);
  await page.goto(`/t/${id}`);
  const kept = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(kept).toContain(id);
  await page.goto(`/t/${id}/review`);

  await page.getByRole('button', { name: 'Deal' }).click();
  await page.getByRole('button', { name: 'Check the deal' }).click();

  await expect(page.getByText('They match:')).toBeVisible();
  await expect(page.getByText('This device saved the fingerprint')).toBeVisible();
  // The log is one that this device has seen: nothing of it was changed since.
  const chain = page.locator('[data-log-chain]');
  await expect(chain).toHaveAttribute('data-log-chain', 'true');
  await expect(chain).toContainText(/saved \d+ fingerprints? of the log/);
  await expectAccessibleInBoth(page);

  await page.evaluate((table) => {
    localStorage.setItem(`himiko.heads.${table}`, JSON.stringify({ 3: 'ab'.repeat(8) }));
  }, id);
  await page.reload();
  await page.getByRole('button', { name: 'Deal' }).click();
  await page.getByRole('button', { name: 'Check the deal' }).click();
  await expect(chain).toHaveAttribute('data-log-chain', 'changed');
});

test('one plays on from any ply', async ({ page }) => {
  await page.goto(`/t/${await importedGame(page)}/review`);
  await page.getByRole('button', { name: 'Play on' }).click();
  await expect(page.getByText('The game is over at this point')).toBeVisible();
  await page.getByRole('button', { name: 'Go to the last turn' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Play on' })).toBeEnabled();
  await expect(page.getByText('The game is over at this point')).toBeHidden();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await slider(page).press('Home');
  await expect(slider(page)).toHaveValue('0');

  await page.getByRole('button', { name: 'Play on' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Ben' }).check();
  await dialog.getByRole('radio', { name: /^Fisher/ }).check();
  await expectAccessibleInBoth(page);
  await dialog.getByRole('button', { name: 'Play on' }).click();

  await expect(page).toHaveURL(/\/t\/[0-9a-f]{24}$/);
  await expect(page.locator('.prompt.mine')).toBeVisible();
});

test('the link leads to the ply, and the record is downloaded', async ({ page }) => {
  const id = await importedGame(page);
  await page.goto(`/t/${id}/review?ply=7`);

  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByLabel('Link to this point')).toHaveValue(
    new RegExp(`/t/${id}/review\\?ply=7$`),
  );
  await page.getByRole('button', { name: 'Close' }).click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Record' }).click();
  const download = await waiting;

  expect(download.suggestedFilename()).toBe(`yamatai-${id.slice(0, 8)}.txt`);
  const text = readFileSync(await download.path(), 'utf-8');
  // The server adds the hash of its own log of this table, and the salt that sealed it before.
  const log = /^log: \d+ sha256:[0-9a-f]{64}\nseal: hex:[0-9a-f]{32}\n/m;
  expect(text).toMatch(log);
  expect(text.replace(log, '').trim()).toBe(readFileSync(RECORD, 'utf-8').trim());
});

test('a record is opened from a file, and a bad one is refused in words', async ({ page }) => {
  await page.goto('/import');
  await page.getByLabel('Or paste the record here').fill('himiko 1\nnonsense');
  await page.getByRole('button', { name: 'Open record' }).click();
  await expect(page.getByRole('alert')).toContainText('This record can’t be read');
  await expectAccessibleInBoth(page);

  await page.getByLabel('Choose a file').setInputFiles(RECORD);

  await expect(page).toHaveURL(/\/review$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ann and Ben');
});

test('a position is opened as well, and a bad one is refused in words', async ({ page }) => {
  const position = readFileSync(POSITION, 'utf-8');
  const paste = page.getByLabel('Or paste the record here');
  const open = page.getByRole('button', { name: 'Open record' });
  await page.goto('/import');

  await paste.fill(position.replace('"round": 1', '"round": 0'));
  await open.click();
  await expect(page.getByRole('alert')).toContainText(
    '(round): Expected a number from 1 to 30000, not 0.',
  );
  await paste.fill(position);
  await open.click();

  await expect(page).toHaveURL(/\/t\/[0-9a-f]+$/);
  await expect(page.getByText(/^Round 1, turn \d of 3$/)).toBeVisible();
});

test('a game under way has no review yet', async ({ page }) => {
  await page.goto(`/t/${await newTable(page, ['me', 'fisher'])}/review`);

  await expect(page.getByText('This game is still in progress')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the table' })).toBeVisible();
});

for (const theme of THEMES) {
  test(`every part of the review is accessible, ${theme}`, async ({ page }) => {
    test.slow();
    await paint(page, theme);
    await page.goto(`/t/${await importedGame(page)}/review?ply=100`);

    for (const name of ['Scoring', 'Progress', 'Turns', 'Table']) {
      await tab(page, name);
      await expectAccessible(page);
    }
  });
}

for (const viewport of SIZES) {
  test(`nothing sticks out at ${viewport.width} × ${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const id = await importedGame(page);
    for (const address of [`/t/${id}/review?ply=150`, '/import']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSideScroll(page);
    }
  });
}

test('the review speaks every language', async ({ page }) => {
  const id = await importedGame(page);
  for (const language of LANGUAGES) {
    await speak(page, language);
    await page.goto(`/t/${id}/review?ply=60`);
    for (const one of await page.getByRole('tab').all()) {
      await one.click();
      await expectTranslated(page);
    }
    await page.goto('/import');
    await expect(page.locator('textarea')).toBeVisible();
    await expectTranslated(page);
  }
});
