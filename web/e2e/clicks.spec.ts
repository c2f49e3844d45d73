// How much a typical turn takes: fleet, buy, three boats, build, recruit, end; by clicks, by dragging
// and by keys, counted.
import type { Locator, Page } from '@playwright/test';
import typical from './records/typical.json' with { type: 'json' };
import { expect, test } from './harness';
import { playQuickly, stateOf, upToDate } from './table-player';

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

const TURN = typical.turn.map((action) => action.split(' '));

/** A table at which the turn can be played. */
async function tableOf(page: Page, position: object = typical.position): Promise<string> {
  await page.request.post('/api/me', { data: { name: 'Ann' } });
  // Both seats are one's own: nobody else acts before it has been looked at.
  const data = { seats: ['me', 'me'], position };
  const made = await page.request.post('/api/tables', { data });
  expect(made.status()).toBe(201);
  const { table } = (await made.json()) as { table: { id: string } };
  await page.goto(`/t/${table.id}`);
  await expect(page.locator('.prompt.mine')).toBeVisible();
  return table.id;
}

/** Do something, and wait until the table has gone on and shows it. */
async function step(page: Page, id: string, act: () => Promise<void>): Promise<void> {
  const { ply } = await stateOf(page, id);
  await act();
  await expect.poll(async () => (await stateOf(page, id)).ply).toBeGreaterThan(ply);
  // The page hears of it later than the server knows it.
  const last = (await upToDate(page, id)).turn !== 0;
  if (!last) await expect(page.locator('.prompt.mine')).toBeVisible();
}

const card = (page: Page, word = ''): Locator =>
  page.locator(`[data-word="${word}"] .card`).first();
const spot = (page: Page, id = ''): Locator => page.locator(`[data-spot="${id}"]`);
const reserve = (page: Page, colour = ''): Locator =>
  page.locator(`[data-coach=trade] [data-word="${colour}"] button`);

/** What is dragged is in the air under the pointer, at the middle of a place, and one card. */
async function expectUnder(tile: Locator, place: Box): Promise<void> {
  await expect(tile).toHaveCount(1);
  await expect(tile.locator('.card')).toHaveCount(0);
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  await expect(async () => {
    const box = await tile.boundingBox();
    if (!box) throw new Error('nothing in the air');
    expect(box.x <= x && x <= box.x + box.width, 'across').toBe(true);
    expect(box.y <= y && y <= box.y + box.height, 'down').toBe(true);
  }).toPass({ timeout: 20_000 });
}

for (const drags of [false, true]) {
  const most = drags ? 8 : 9;
  test(`a typical turn takes at most ${most} ${drags ? 'movements by dragging' : 'clicks'} @quick`, async ({
    page,
  }) => {
    const id = await tableOf(page);
    let count = 0;
    const click = async (what: Locator) => {
      count++;
      await what.click({ force: true });
    };
    const drag = async (what: Locator, to: Locator, inTheAir?: Locator) => {
      count++;
      const [from, place] = [await what.boundingBox(), await to.boundingBox()];
      if (!from || !place) throw new Error('nothing to drag');
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 8 });
      if (inTheAir) await expectUnder(inTheAir, place);
      await page.mouse.up();
    };

    for (const [verb, one, two] of TURN) {
      await step(page, id, async () => {
        if (verb === 'fleet' || verb === 'recruit') await click(card(page, one));
        else if (verb === 'buy') await click(reserve(page, one));
        else if (verb === 'place' && drags) {
          await drag(
            page.locator(`[data-coach=hand] [data-word="${one}"] button`),
            spot(page, two),
          );
        } else if (verb === 'place') await click(spot(page, two));
        else if (verb === 'build' && drags) {
          await drag(card(page, one), spot(page, two), page.locator('.dragged-tile'));
        } else if (verb === 'build') {
          await click(card(page, one));
          if ((await stateOf(page, id)).view.step === 'act') await click(spot(page, two));
        } else await click(page.locator('[data-verb=done]'));
      });
    }

    expect((await stateOf(page, id)).turn === 0).toBe(false);
    expect(count).toBeLessThanOrEqual(most);
  });
}

test('a click on a slot places a boat, the red button pressed or not @quick', async ({ page }) => {
  const id = await tableOf(page);
  for (const action of TURN.slice(0, 2)) await playQuickly(page, id, action.join(' '));
  const red = page.locator('[data-go][data-verb=place]');

  await red.click();
  await expect(red).toHaveAttribute('aria-pressed', 'true');
  await red.click();
  await expect(red).toHaveAttribute('aria-pressed', 'false');
  await red.click();

  await expect(page.locator('.prompt .chip[data-word]')).toHaveCount(0);
  await step(page, id, () => spot(page, 's32').click({ force: true }));
});

test('a typical turn takes at most 12 keys @quick', async ({ page }) => {
  const id = await tableOf(page);
  let count = 0;
  const press = async (key: string) => {
    count += key.split('+').length;
    await page.keyboard.press(key);
  };
  /** The letter that lies over something. */
  const letter = async (what: Locator): Promise<string> => {
    const box = await what.boundingBox();
    if (!box) throw new Error('nothing there');
    const found = await page.evaluate(
      ([x, y]) =>
        [...document.querySelectorAll<HTMLElement>('kbd')].find((key) => {
          const at = key.getBoundingClientRect();
          const far = Math.hypot(at.left + at.width / 2 - x, at.top + at.height / 2 - y);
          return far < 12;
        })?.textContent,
      [box.x + box.width / 2, box.y + 2] as const,
    );
    return found ?? '';
  };
  const choose = async (what: Locator) => {
    await expect.poll(() => letter(what)).not.toBe('');
    await press(await letter(what));
  };

  await press('f');
  for (const [verb, one, two] of TURN) {
    await step(page, id, async () => {
      if (verb === 'fleet') await press(one === '10' ? '0' : (one ?? ''));
      else if (verb === 'recruit') await choose(page.locator(`[data-word="${one}"]`).first());
      else if (verb === 'buy') {
        await choose(page.locator(`[data-coach=trade] [data-word="${one}"]`));
      } else if (verb === 'place') await choose(spot(page, two).locator('.hit'));
      else if (verb === 'build') {
        await choose(page.locator(`[data-word="${one}"]`).first());
        if ((await stateOf(page, id)).view.step === 'act') {
          await choose(spot(page, two).locator('.hit'));
        }
      } else {
        // The page must have heard of the action before it.
        await expect(page.locator('[data-go][data-verb=done]')).toBeVisible();
        await press('g');
      }
    });
  }

  expect(count).toBeLessThanOrEqual(12);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('once a colour is chosen every boat takes one tap', async ({ page }) => {
    // A stone boat was kept, and one comes with the fleet, beside one of wood.
    const { players, reserve: boats } = typical.position;
    const position = {
      ...typical.position,
      reserve: { ...boats, stone: boats.stone - 1 },
      players: [{ ...players[0], boats: ['stone'] }, ...players.slice(1)],
    };
    const id = await tableOf(page, position);
    const begun = ['fleet 9', 'buy bamboo', 'place bamboo s32'];
    for (const action of begun) await playQuickly(page, id, action);
    const stone = page.locator('[data-coach=hand] [data-word=stone] button');
    await expect(stone.locator('.times')).toHaveText('2');
    await expect(page.locator('[data-coach=hand] .hand-boat')).toHaveCount(2);
    const { ply } = await stateOf(page, id);

    await stone.tap();
    await step(page, id, () => spot(page, 's28').tap({ force: true }));
    await expect(stone.locator('.times')).toHaveCount(0);
    await step(page, id, () => spot(page, 's23').tap({ force: true }));

    await expect(stone).toHaveCount(0);
    expect((await stateOf(page, id)).ply).toBe(ply + 2);
  });
});
