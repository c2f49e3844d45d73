// A table late in a game: everybody has much, and all of it can still be seen.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { choose, expect, quickly, speak, test } from './harness';
import { myTurn } from './table-player';

const POSITION = join(import.meta.dirname, 'records/position.json');
const IN_HAND = ['gold'];
const ASIDE = ['wood', 'clay'];
const TILES = ['b09', 'b10'];
/** Without tokens on them. */
const ISLANDS = ['i17', 'i24'];

interface Position {
  buildings: { deck: string[] };
  built: Record<string, number>;
  order: number[];
  reserve: Record<string, number>;
  players: {
    coins: number;
    prestige: number;
    boats: string[];
    aside: string[];
    tiles: string[];
    buildings_left: number;
  }[];
}

/** A table of three at which Ann, and she is to act first, has much of everything. */
async function muchToShow(page: Page): Promise<void> {
  const position = JSON.parse(readFileSync(POSITION, 'utf-8')) as Position;
  const [ann] = position.players;
  if (!ann) throw new Error('nobody plays');
  position.order = [0, 1, 2];
  Object.assign(ann, { coins: 88, prestige: 12, boats: IN_HAND, aside: ASIDE });
  ann.tiles = TILES;
  ann.buildings_left -= TILES.length;
  position.built = Object.fromEntries(ISLANDS.map((island) => [island, 0]));
  position.buildings.deck = position.buildings.deck.filter((tile) => !TILES.includes(tile));
  for (const colour of [...IN_HAND, ...ASIDE])
    position.reserve[colour] = (position.reserve[colour] ?? 0) - 1;
  await page.request.post('/api/me', { data: { name: 'Ann' } });
  const made = await page.request.post('/api/tables', {
    data: { seats: ['me', 'fisher', 'fisher'], position },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { table } = (await made.json()) as { table: { id: string } };
  await page.goto(`/t/${table.id}`);
  await myTurn(page, table.id);
  await page.evaluate(() => document.fonts.ready);
}

/** What of a player's goods sticks out of their box. */
function outOfBox(page: Page): Promise<string[]> {
  return page.locator('.players article').evaluateAll((boxes) =>
    boxes.flatMap((box) => {
      const right = box.getBoundingClientRect().right;
      return [...box.querySelectorAll('.line > *')]
        .filter((one) => one.getBoundingClientRect().right > right)
        .map((one) => one.textContent.trim());
    }),
  );
}

for (const [width, height, text = 'normal', language = 'en'] of [
  [1280, 720],
  [1280, 720, 'huge'],
  [1280, 720, 'normal', 'ru'],
  [390, 844],
  [768, 1024],
  [1920, 1080],
] as const) {
  const quick = quickly(width === 1280 && text === 'normal' && language === 'en');
  test(`all that players have is in their boxes, at ${width} × ${height}, text ${text}, ${language}${quick}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await choose(page, { text });
    await speak(page, language);
    await muchToShow(page);
    const players = page.locator('[data-panel=players]');
    if (await players.isVisible()) await players.click();

    await expect(page.locator('.players article').first().locator('.line .small')).toHaveCount(2);
    expect(await outOfBox(page)).toEqual([]);
  });
}

const RECORD = readFileSync(join(import.meta.dirname, 'records/finished.txt'), 'utf-8');
const FOUR_COLOURS = 187; // Ann has boats of four colours in hand

for (const width of [360, 390]) {
  test(`every boat in hand is whole on a phone ${width} wide${quickly(width === 390)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.request.post('/api/me', { data: { name: 'Ann' } });
    const made = await page.request.post('/api/tables', {
      data: { record: RECORD, ply: FOUR_COLOURS, seats: ['me', 'fisher'] },
    });
    const { table } = (await made.json()) as { table: { id: string } };
    await page.goto(`/t/${table.id}`);
    await expect(page.locator('.hand-boat')).toHaveCount(4);

    // Whatever lies over its corners, or cuts them off, would be found there instead.
    const covered = await page.locator('.hand-boat, .hand-boat .times').evaluateAll((all) =>
      all.filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const button = one.closest('.hand-boat');
        const inside = [top + 4, bottom - 8].flatMap((y) =>
          [left + 6, right - 6].map((x) => document.elementFromPoint(x, y)),
        );
        return inside.some((found) => !button?.contains(found));
      }),
    );

    expect(covered).toHaveLength(0);
  });
}

const KNOWN = 300; // Ann has looked at three tiles of the deck

for (const language of ['en', 'de']) {
  test(`what one knows of the deck is whole at 1280 × 720, ${language}${quickly(language === 'en')}`, async ({
    page,
  }) => {
    await speak(page, language);
    await page.request.post('/api/me', { data: { name: 'Ann' } });
    const made = await page.request.post('/api/tables', {
      data: { record: RECORD, ply: KNOWN, seats: ['me', 'fisher'] },
    });
    const { table } = (await made.json()) as { table: { id: string } };
    await page.goto(`/t/${table.id}`);
    const head = page.locator('[data-coach=buildings] header');
    await expect(head.locator('.tile')).toHaveCount(3);

    const out = await head.evaluate((element) => {
      const { right } = element.getBoundingClientRect();
      const seen = element.querySelector('.deck > :first-child')?.getBoundingClientRect();
      const tiles = [...element.querySelectorAll('.tile')];
      const count = element.querySelector('.deck > .quiet');
      return [
        ...tiles.filter((one) => one.getBoundingClientRect().right > (seen?.right ?? 0) + 1),
        ...(count && count.getBoundingClientRect().right > right + 1 ? [count] : []),
      ].length;
    });

    expect(out).toBe(0);
  });
}
