// Others' turns: shown step by step against the record, left on the board, played back by a key.
import type { Page } from '@playwright/test';
import { EVENTS, type EventName } from '../src/api/catalogue';
import { choose, expect, expectAccessible, newTable, paint, test, THEMES } from './harness';
import { myTurn, playQuickly, playUntil, stateOf, together } from './table-player';

/** An action in its words: over the board, in the prompt, and for screen readers. */
interface Said {
  caption: string[];
  prompt: string;
  heard: string;
}

declare global {
  interface Window {
    told: string[];
    said: Record<string, Said>;
  }
}

/** Note every action that is shown: its ply and its events. */
async function note(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.told = [];
    window.said = {};
    let last = '';
    const look = () => {
      const caption = document.querySelector<HTMLElement>('.caption');
      const events = [...(caption?.querySelectorAll<HTMLElement>('[data-event]') ?? [])];
      const now = caption
        ? `${caption.dataset.ply}: ${events.map((one) => one.dataset.event).join(' ')}`
        : '';
      if (now && now !== last) window.told.push(now);
      const words = (one: string) => document.querySelector(one)?.textContent.trim() ?? '';
      // What is there when the next action begins is what was said of this one.
      if (now) {
        window.said[now] = {
          caption: events.map((one) => one.textContent.trim()),
          prompt: words('.prompt [data-said]'),
          heard: words('.unseen[aria-live=polite]'),
        };
      }
      last = now;
    };
    new MutationObserver(look).observe(document, {
      childList: true,
      subtree: true,
      attributes: true,
      characterData: true,
    });
    localStorage.setItem('himiko.settings', JSON.stringify({ speed: 'fast' }));
  });
}

/** What the record says that others did after a ply, as it is to be told. */
async function toldOf(page: Page, id: string, from: number): Promise<string[]> {
  const all = await page.request.get(`/api/tables/${id}/plies`);
  const plies = (await all.json()) as { ply: number; seat: number }[];
  const record: string[] = [];
  for (const { ply } of plies.filter((one) => one.ply > from && one.seat !== 0)) {
    const answer = await page.request.get(`/api/tables/${id}/plies/${ply}`);
    const { events } = (await answer.json()) as { events: { event: EventName }[] };
    const said = events.map(({ event }) => event).filter((one) => EVENTS[one].shown === 'always');
    if (said.length > 0) record.push(`${ply}: ${said.join(' ')}`);
  }
  return record;
}

/** Expect what is read and heard of each action to be the words of its caption. */
function expectSameWords(all: Said[]): void {
  expect(all.length).toBeGreaterThan(2);
  for (const { caption, prompt, heard } of all) {
    expect(prompt.split(' · ')).toEqual(caption);
    // What is read the name is said in once; what is heard comes sentence by sentence.
    const sentences = heard.split('. ');
    expect(sentences).toHaveLength(caption.length);
    expect(sentences[0]).toBe(caption[0]);
    for (const [n, words] of caption.entries()) {
      expect(sentences[n]?.toLowerCase().endsWith(words.toLowerCase()), words).toBe(true);
    }
  }
}

test('every event of another is shown once, in order, and stays until one acts @quick', async ({
  page,
}) => {
  await note(page);
  const id = await newTable(page, ['me', 'fisher']);
  await page.goto(`/t/${id}`);
  await myTurn(page, id);
  await expect(page.locator('.caption')).toHaveCount(0);
  await page.evaluate(() => (window.told = []));
  const { ply: from } = await stateOf(page, id);
  await playUntil(page, id);
  const legal = async () => (await stateOf(page, id)).legal.length;
  await expect.poll(legal, { timeout: 60_000 }).toBeGreaterThan(0);

  const record = await toldOf(page, id, from);

  const told = () => page.evaluate(() => window.told);
  await expect.poll(async () => (await told()).length, { timeout: 60_000 }).toBe(record.length);
  expect(await told()).toEqual(record);
  expect(record.length).toBeGreaterThan(2);
  // The last action has only begun: its words come a moment after its caption.
  await expect(async () => {
    expectSameWords(Object.values(await page.evaluate(() => window.said)));
  }).toPass();
  await expect(page.locator('.prompt.mine')).toBeVisible();
  await expect(page.locator('.caption')).toHaveCount(0, { timeout: 30_000 });
  await expect(page.locator('[data-trace]').first()).toBeVisible();
  await page.evaluate(() => (window.told = []));
  await page.keyboard.press('p');
  await expect.poll(async () => (await told()).length).toBeGreaterThan(0);
  await expectAccessible(page);
  await expect(page.locator('.caption')).toHaveCount(0, { timeout: 60_000 });
  expect(await told(), 'played back').toEqual(record);
  await page.locator('[data-coach=fleets] .card.legal').first().click();
  await expect(page.locator('[data-trace]')).toHaveCount(0);
});

for (const theme of THEMES) {
  test(`the caption is accessible, ${theme}`, async ({ page }) => {
    await paint(page, theme);
    await choose(page, { speed: 'slow' });
    const id = await newTable(page, ['me', 'fisher']);
    await page.goto(`/t/${id}`);
    await myTurn(page, id);
    await playUntil(page, id);
    await myTurn(page, id);
    const caption = page.locator('.caption');

    // It must still be there when all has been looked at.
    await expect(async () => {
      if (!(await caption.isVisible())) await page.keyboard.press('p');
      await expect(caption).toBeVisible();
      await expectAccessible(page);
      expect(await caption.isVisible()).toBe(true);
    }).toPass({ timeout: 120_000 });
  });
}

/** The one of some slots that is highest on the page. */
async function highest(page: Page, slots: string[]): Promise<string> {
  const tops = await Promise.all(
    slots.map(async (slot) => (await page.locator(`[data-spot="${slot}"] .hit`).boundingBox())?.y),
  );
  return slots[tops.indexOf(Math.min(...tops.map((top) => top ?? Infinity)))] ?? '';
}

for (const size of [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
]) {
  test(`what is said over the board does not hide what it says, ${size.width} wide @quick`, async ({
    page,
    browser,
    server,
  }) => {
    const { id, context, mover, waiter } = await together(page, browser, server);
    await waiter.setViewportSize(size);
    await playQuickly(mover, id, (await stateOf(mover, id)).legal[0] ?? '');
    const place = /^place \w+ (s\d+)$/;
    for (;;) {
      const { legal } = await stateOf(mover, id);
      if (legal.some((action) => place.test(action))) break;
      await playQuickly(mover, id, legal[0] ?? '');
    }
    const { legal } = await stateOf(mover, id);
    await expect(waiter.locator('.board')).toBeVisible();
    const slot = await highest(
      waiter,
      legal.flatMap((action) => place.exec(action)?.[1] ?? []),
    );

    // What comes next has a mark of its own, which is looked at as soon as it is there.
    const seen = waiter.waitForFunction(
      (spot) => {
        const marks = [...document.querySelectorAll('.trace.now')];
        const hit = document.querySelector(`[data-spot="${spot}"] .hit`);
        const box = document.querySelector('.caption')?.getBoundingClientRect();
        if (!box || !hit || marks.length === 0) return null;
        const hidden = [...marks, hit].filter((one) => {
          const at = one.getBoundingClientRect();
          const [x, y] = [(at.left + at.right) / 2, (at.top + at.bottom) / 2];
          return box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
        });
        return { hidden: hidden.length };
      },
      slot,
      { polling: 'raf' },
    );
    await playQuickly(mover, id, legal.find((action) => action.endsWith(slot)) ?? '');

    expect(await (await seen).jsonValue()).toEqual({ hidden: 0 });
    await context.close();
  });
}

test('on a phone the fleets leave the board while others’ turns are played back @quick', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await newTable(page, ['me', 'fisher']);
  await page.goto(`/t/${id}`);
  await myTurn(page, id);
  await playUntil(page, id);
  await myTurn(page, id);
  // After a reload the steps are shown over one's own turn, with its panel.
  await page.reload();
  const { view } = await myTurn(page, id);
  expect(view.step).toBe('fleet');
  const fleets = page.locator('#sheet [data-coach=fleets]');
  await expect(fleets).toBeVisible();

  await page.locator('[data-tool=replay]').click();

  await expect(page.locator('.caption')).toBeVisible();
  await expect(fleets).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.locator('.caption')).toBeHidden();
  await expect(fleets).toBeVisible();
});
