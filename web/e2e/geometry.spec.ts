// Nothing on the table moves or changes its size, whatever is chosen, explained, hinted or played.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { boxes, moved, type Boxes } from './boxes';
import { expect, newTable, quickly, test } from './harness';
import { myTurn, playByKeys, playByMouse, playOn, stateOf, wanderer } from './table-player';

const POSITION = join(import.meta.dirname, 'records/planner.json');

async function still(page: Page, id: string, most: number): Promise<void> {
  await page.goto(`/t/${id}`);
  await myTurn(page, id);
  const first = await boxes(page);
  const choose = wanderer(21);
  let played = 0;
  while (played < most) {
    const { status, legal } = await myTurn(page, id);
    if (status !== 'running') break;
    expect(moved(first, await boxes(page))).toEqual([]);
    if (played % 4 === 1) await explainAndHint(page, first);
    const action = choose(legal);
    await playOn(page, id, playByMouse, () => action, 1);
    expect(moved(first, await boxes(page)), action).toEqual([]);
    played++;
  }
}

const RECORD = readFileSync(join(import.meta.dirname, 'records/finished.txt'), 'utf-8');
const BOATS_IN_HAND = 187;

interface Position {
  buildings: { deck: string[] };
  players: { reserved: Record<string, number> }[];
}

/** Measure a table at a known position in which the one who looks has reserved these tiles. */
async function boxesWith(page: Page, reserved: readonly string[]): Promise<Boxes> {
  const position = JSON.parse(readFileSync(POSITION, 'utf-8')) as Position;
  position.buildings.deck = position.buildings.deck.filter((tile) => !reserved.includes(tile));
  for (const one of position.players.slice(0, 1))
    one.reserved = Object.fromEntries(reserved.map((tile) => [tile, 1]));
  await page.request.post('/api/me', { data: { name: 'Ann' } });
  const made = await page.request.post('/api/tables', {
    data: { seats: ['me', 'drifter'], position },
  });
  const { table } = (await made.json()) as { table: { id: string } };
  await page.goto(`/t/${table.id}`);
  await myTurn(page, table.id);
  return boxes(page);
}

/** Explanations, hints and notices lie over the table. */
async function explainAndHint(page: Page, first: Boxes): Promise<void> {
  await page.locator('[data-coach=specialists] .card').first().hover();
  await expect(page.locator('[data-beside]')).toBeVisible();
  expect(moved(first, await boxes(page)), 'explained').toEqual([]);
  await page
    .locator('[data-coach=specialists] .card')
    .first()
    .click({ button: 'right', force: true });
  await expect(page.locator('.why')).toBeVisible();
  expect(moved(first, await boxes(page)), 'asked').toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  await expect(page.locator('.hint .chip').first()).toBeVisible({ timeout: 30_000 });
  expect(moved(first, await boxes(page)), 'hinted').toEqual([]);
  await page.keyboard.press('Escape');
}

for (const [width, height] of [
  [1280, 720],
  [2560, 1440],
] as const) {
  test(`boats of all five colours stand in one row at ${width} × ${height}${quickly(width === 1280)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.request.post('/api/me', { data: { name: 'Ann' } });
    const made = await page.request.post('/api/tables', {
      data: { record: RECORD, ply: BOATS_IN_HAND, seats: ['me', 'drifter'] },
    });
    const { table } = (await made.json()) as { table: { id: string } };
    await page.goto(`/t/${table.id}`);
    const boats = page.locator('[data-coach=hand] [data-word]');
    await expect(boats.first()).toBeVisible();
    await boats.first().evaluate((boat) => {
      const hand = boat.parentElement;
      while (hand && hand.childElementCount < 5) hand.append(boat.cloneNode(true));
    });

    await expect(boats).toHaveCount(5);
    const tops = await boats.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().top),
    );
    expect(Math.max(...tops) - Math.min(...tops), tops.join()).toBeLessThan(20);
  });
}

test('nothing moves in the first turns, with four players @quick', async ({ page }) => {
  const id = await newTable(page, ['me', 'fisher', 'drifter', 'fisher']);

  await still(page, id, 7);
});

test('nothing moves on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const id = await newTable(page, ['me', 'fisher', 'drifter', 'fisher']);

  await still(page, id, 7);
});

test('nothing moves through a whole game on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await newTable(page, ['me', 'drifter']);
  await page.goto(`/t/${id}`);
  await myTurn(page, id);
  const first = await boxes(page);
  const choose = wanderer(4);
  for (;;) {
    const { status, legal } = await myTurn(page, id);
    if (status !== 'running') break;
    expect(moved(first, await boxes(page))).toEqual([]);
    const action = choose(legal);
    await playOn(page, id, playByKeys, () => action, 1);
    expect(moved(first, await boxes(page)), action).toEqual([]);
  }
});

test('a long label of the red button takes no room from hand and words on a phone @quick', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await newTable(page, ['me', 'fisher']);
  await page.goto(`/t/${id}`);
  const { legal } = await myTurn(page, id);
  await playByKeys(page, id, legal.find((one) => one !== 'fleet 10') ?? '');
  await myTurn(page, id);
  const red = page.locator('.go button');
  await expect(red).toBeVisible();
  const before = await boxes(page);

  await red.evaluate((one) => (one.textContent = 'Voraussichtlich weiterspielen'));

  expect(moved(before, await boxes(page))).toEqual([]);
});

test('tiles reserved take the place of one @quick', async ({ page }) => {
  const first = await boxesWith(page, []);

  for (const reserved of [['b24'], ['b24', 'b23'], ['b24', 'b23', 'b22', 'b21']]) {
    const now = await boxesWith(page, reserved);
    await expect(page.locator('.reserved .card')).toHaveCount(reserved.length);
    expect(moved(first, now), reserved.join()).toEqual([]);
  }
});

test('nothing moves through a whole game', async ({ page }) => {
  const id = await newTable(page, ['me', 'drifter']);

  await still(page, id, Infinity);

  expect((await stateOf(page, id)).status).toBe('over');
});

/** How much of the prompt is covered by words, boats and buttons. */
function filled(page: Page): Promise<number> {
  return page.locator('.prompt').evaluate((prompt) => {
    const words = [...prompt.querySelectorAll('h2, p')].flatMap((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return [...range.getClientRects()];
    });
    const buttons = [...prompt.querySelectorAll('button')].map((one) =>
      one.getBoundingClientRect(),
    );
    const area = (boxes: { width: number; height: number }[]) =>
      boxes.reduce((sum, { width, height }) => sum + width * height, 0);
    return area([...words, ...buttons]) / area([prompt.getBoundingClientRect()]);
  });
}

for (const [width, height] of [
  [1920, 1080],
  [2560, 1440],
] as const) {
  test(`the prompt is filled and cuts nothing at ${width} × ${height}${quickly(width === 2560)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.request.post('/api/me', { data: { name: 'Ann' } });
    const made = await page.request.post('/api/tables', {
      data: { record: RECORD, ply: BOATS_IN_HAND, seats: ['me', 'drifter'] },
    });
    const { table } = (await made.json()) as { table: { id: string } };
    await page.goto(`/t/${table.id}`);
    await expect(page.locator('.prompt.mine .chips button')).toHaveCount(3);
    await expect(page.locator('[data-coach=hand] [data-word]')).toHaveCount(4);
    await page.evaluate(() => document.fonts.ready);

    expect(await filled(page)).toBeGreaterThan(0.36);
    const frame = await page.locator('.prompt').boundingBox();
    for (const one of await page.locator('.prompt button, .prompt .words > *').all()) {
      const box = await one.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(frame?.y ?? Infinity);
      const end = (frame?.y ?? 0) + (frame?.height ?? 0);
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(end);
    }
    await expect(page.locator('.prompt .words')).not.toHaveAttribute('data-more');
  });

  test(`the table grows with its window: ${width} × ${height}`, async ({ page }) => {
    const id = await newTable(page, ['me', 'fisher']);
    await page.goto(`/t/${id}`);
    await myTurn(page, id);
    const measure = () =>
      page.evaluate(() => ({
        card: document.querySelector('[data-coach=specialists] .card')?.clientHeight ?? 0,
        log: parseFloat(getComputedStyle(document.querySelector('.log') as Element).fontSize),
        label: parseFloat(
          getComputedStyle(document.querySelector('.panel-title') as Element).fontSize,
        ),
        prompt: document.querySelector('.prompt')?.clientHeight ?? 0,
      }));
    const small = await measure();

    await page.setViewportSize({ width, height });

    const grown = Math.min(1.5, width / 1280 / 1.34);
    // Cards become larger ones a moment after the window.
    await expect(async () => {
      const large = await measure();
      expect(large.log / small.log).toBeGreaterThanOrEqual(grown * 0.99);
      expect(large.label / small.label).toBeGreaterThanOrEqual(grown * 0.99);
      expect(large.prompt / small.prompt).toBeGreaterThanOrEqual(grown * 0.97);
      expect(large.card).toBeGreaterThan(small.card * grown);
    }).toPass({ timeout: 20_000 });
  });
}
