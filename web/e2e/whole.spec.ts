// What is written or drawn can be seen whole: lines of the log and of the review, ways in.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { boxes, moved } from './boxes';
import { cutTexts, linesIn } from './cut';
import { expect, LANGUAGES, newTable, quickly, SIZES, speak, test } from './harness';
import { cutButtons } from './readable';
import { myTurn, playOn, playByMouse, wanderer } from './table-player';

const RECORD = join(import.meta.dirname, 'records/finished.txt');
const TEXTS = join(import.meta.dirname, '../../src/himiko/texts');
const BOATS_IN_HAND = 187; // the first player's, who may place or trade

/** A table in the middle of a recorded game. */
async function underWay(page: Page): Promise<string> {
  await page.request.post('/api/me', { data: { name: 'Ann' } });
  const made = await page.request.post('/api/tables', {
    data: {
      record: await readFile(RECORD, 'utf-8'),
      ply: BOATS_IN_HAND,
      seats: ['me', 'helmsman'],
    },
  });
  const { table } = (await made.json()) as { table: { id: string } };
  return table.id;
}

/** Of the names of powers, those that would stick out of a fleet with two boats. */
function outside(page: Page, powers: readonly (string | undefined)[]): Promise<string[]> {
  return page.evaluate((names) => {
    const card = [...document.querySelectorAll('[data-coach=fleets] .card')].at(-1);
    const name = card?.querySelector('.name');
    const boats = card?.querySelector('.boats');
    if (!card || !name || !boats) return ['no card'];
    const frame = card.getBoundingClientRect();
    const before = name.textContent;
    const found = names.filter((one) => {
      name.textContent = one ?? '';
      const range = document.createRange();
      range.selectNodeContents(name);
      const { left, right, bottom } = range.getBoundingClientRect();
      const high = boats.getBoundingClientRect().top < frame.top;
      return high || bottom > frame.bottom || left < frame.left || right > frame.right;
    });
    name.textContent = before;
    return found.map(String);
  }, powers);
}

test('the log shows whole lines, and four of them on a small desktop @quick', async ({ page }) => {
  const id = await newTable(page, ['me', 'fisher']);
  await page.goto(`/t/${id}`);
  await playOn(page, id, playByMouse, wanderer(3), 6);
  await myTurn(page, id);

  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 1340, height: 731 },
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize(viewport);
    await expect(async () => {
      const { sliced, whole } = await linesIn(page, '.log');
      expect(sliced, `${viewport.width}`).toEqual([]);
      expect(whole, `${viewport.width}`).toBeGreaterThanOrEqual(4);
    }).toPass({ timeout: 20_000 });
  }
});

test('with four players all of the column is in the window of a small desktop @quick', async ({
  page,
}) => {
  const id = await newTable(page, ['me', 'helmsman', 'helmsman', 'drifter']);
  await page.goto(`/t/${id}`);
  await playOn(page, id, playByMouse, wanderer(3), 6);
  await myTurn(page, id);

  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 1366, height: 768 },
    { width: 1024, height: 768 },
  ]) {
    await page.setViewportSize(viewport);
    await expect(async () => {
      const { sliced, whole } = await linesIn(page, '.log');
      expect(sliced, `${viewport.width}`).toEqual([]);
      expect(whole, `${viewport.width}`).toBeGreaterThanOrEqual(3);
      const beyond = await page
        .locator('.open')
        .evaluate((column) => column.scrollHeight - column.clientHeight);
      expect(beyond, `${viewport.width}`).toBe(0);
    }).toPass({ timeout: 20_000 });
  }
});

for (const language of LANGUAGES) {
  test(`what any fleet can do is whole on its card, in ${language}${quickly(language === 'de')}`, async ({
    page,
  }) => {
    const texts = await readFile(join(TEXTS, language, 'components.ftl'), 'utf-8');
    const powers = [...texts.matchAll(/^power-(?!.*-does =).*? = (.+)$/gm)].map(([, one]) => one);
    expect(powers.length).toBeGreaterThan(5);
    await speak(page, language);
    const id = await underWay(page);

    for (const viewport of [...SIZES, { width: 1024, height: 768 }]) {
      await page.setViewportSize(viewport);
      await page.goto(`/t/${id}`);
      await expect(page.locator('.prompt')).toBeVisible();
      if (viewport.width < 700) await page.locator('[data-panel=fleets]').click();
      await expect(page.locator('[data-coach=fleets] .card').last()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);

      expect(await outside(page, powers), `${viewport.width}`).toEqual([]);
    }
  });
}

test('the prompt’s words are whole on a tablet across @quick', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(`/t/${await underWay(page)}`);
  const words = page.locator('.prompt.mine .words');
  await expect(words).toContainText('Choose one of your boats');
  await expect(page.locator('[data-coach=hand] [data-word]')).toHaveCount(4);
  await page.evaluate(() => document.fonts.ready);

  await expect(words).not.toHaveAttribute('data-more');
  expect((await words.boundingBox())?.width).toBeGreaterThan(300);
  expect(await cutButtons(page)).toEqual([]);
});

test('figures of points stand on one line @quick', async ({ page }) => {
  await page.goto(`/t/${await underWay(page)}`);
  const points = page.locator('.players .points');
  await expect(points).toHaveCount(2);

  for (const one of await points.all()) {
    await expect(one).toHaveCSS('font-variant-numeric', /lining-nums/);
  }
});

for (const language of LANGUAGES) {
  test(`what is said of the end has its lines kept, and none too many, in ${language}`, async ({
    page,
  }) => {
    await speak(page, language);
    const id = await newTable(page, ['me', 'helmsman']);
    await page.goto(`/t/${id}`);
    await myTurn(page, id);

    const { high, lines } = await page.locator('.kept').evaluate((kept) => {
      const line = parseFloat(getComputedStyle(kept).lineHeight);
      const said = kept.querySelector('ul')?.getBoundingClientRect().height ?? 0;
      return { high: kept.getBoundingClientRect().height / line, lines: said / line };
    });
    expect(high).toBeGreaterThanOrEqual(lines - 0.01);
    expect(high).toBeLessThan(lines + 1.5);
  });
}

for (const [width, height] of [
  [1280, 720],
  [1920, 1080],
] as const) {
  test(`no text is cut beside a tile, in a hint, on a plan, at ${width} × ${height}${quickly(width === 1280)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const id = await newTable(page, ['me', 'fisher']);
    await page.goto(`/t/${id}`);
    const { legal } = await myTurn(page, id);
    await page.evaluate(() => document.fonts.ready);

    await page.locator('[data-coach=buildings] .card').first().hover();
    await expect(page.locator('[data-beside]')).toBeVisible();
    expect(await cutTexts(page), 'a tile').toEqual([]);
    await page.mouse.move(2, 2);
    await page.keyboard.press('h');
    await expect(page.locator('.hint .steps li').first()).toBeVisible({ timeout: 30_000 });
    expect(await cutTexts(page), 'a hint').toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('[data-tool=plan]').click();
    await expect(page.locator('.prompt.planning')).toBeVisible();
    await page
      .locator(`[data-coach=fleets] [data-word="${legal[0]?.split(' ')[1]}"] button`)
      .click();
    await expect(page.locator('.go button, .chips button').first()).toBeVisible();
    expect(await cutTexts(page), 'a plan').toEqual([]);
  });
}

test('an explanation draws what it is of: a tile, a fleet, an island @quick', async ({ page }) => {
  const id = await newTable(page, ['me', 'fisher']);
  await page.goto(`/t/${id}`);
  const { legal, view } = await myTurn(page, id);
  const { culture } = view as unknown as { culture: Record<string, string | null> };
  const island = Object.keys(culture).find((one) => culture[one]) ?? '';
  const drawing = page.locator('[data-beside] [data-drawing]');
  const before = await boxes(page);

  const tile = page.locator('[data-coach=buildings] [data-word]').first();
  await tile.hover();
  await expect(drawing).toHaveAttribute('data-drawing', /^b/);
  const needs = await tile.locator('.boats svg').count();
  await expect(drawing.locator('.boats svg')).toHaveCount(needs);
  await expect(drawing.locator(':scope > svg')).toHaveCount(1);
  await page.mouse.move(2, 2);
  await expect(drawing).toHaveCount(0);

  const fleet = legal[0]?.split(' ')[1] ?? '';
  await page.locator(`[data-coach=fleets] [data-word="${fleet}"]`).hover();
  await expect(drawing).toHaveAttribute('data-drawing', fleet);
  await expect(drawing.locator('.boats svg').first()).toBeVisible();
  await page.mouse.move(2, 2);
  await expect(drawing).toHaveCount(0);

  await page.locator(`[data-spot=${island}] .hit`).hover({ force: true });
  await expect(drawing.locator(':scope > svg').first()).toBeVisible();
  expect(moved(before, await boxes(page))).toEqual([]);
});

async function reviewed(page: Page): Promise<string> {
  await page.request.post('/api/me', { data: { name: 'Ann' } });
  const made = await page.request.post('/api/tables', {
    data: { record: readFileSync(RECORD, 'utf-8'), seats: ['open', 'open'] },
  });
  const { table } = (await made.json()) as { table: { id: string } };
  return table.id;
}

test('what happened at a step of the review is shown in whole lines @quick', async ({ page }) => {
  const id = await reviewed(page);

  for (const ply of [1, 136, 300]) {
    await page.goto(`/t/${id}/review?ply=${ply}`);
    await expect(page.locator('.happened p')).not.toBeEmpty();
    await page.evaluate(() => document.fonts.ready);
    expect(await linesIn(page, '.happened'), `${ply}`).toMatchObject({ sliced: [] });
    expect(await cutTexts(page, '.review'), `${ply}`).toEqual([]);
  }
});

/** Ways in that reach beyond the frame of the board. */
function waysCut(page: Page): Promise<number> {
  return page
    .locator('.board')
    .first()
    .evaluate((board) => {
      const frame = board.getBoundingClientRect();
      return [...board.querySelectorAll('.way-in')].filter((way) => {
        const { left, top, right, bottom } = way.getBoundingClientRect();
        const stroke = 1;
        return (
          left < frame.left + stroke ||
          top < frame.top + stroke ||
          right > frame.right - stroke ||
          bottom > frame.bottom - stroke
        );
      }).length;
    });
}

/** A game of computer players, to watch. */
const WATCHED = ['fisher', 'fisher'];

for (const viewport of SIZES) {
  test(`the ways in are drawn whole at ${viewport.width} × ${viewport.height}${quickly(viewport.width === 768)}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const own = await newTable(page, ['me', 'fisher']);
    const watched = await newTable(page, WATCHED);
    for (const path of [`/t/${own}`, `/watch/${watched}`, '/']) {
      await page.goto(path);
      // The board of the lobby is fetched when it comes into sight.
      if (path === '/') await page.locator('.frame').scrollIntoViewIfNeeded();
      await expect(page.locator('.board .way-in').first()).toBeAttached();
      await expect.poll(() => waysCut(page), { message: path }).toBe(0);
    }
  });
}
