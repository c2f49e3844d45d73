// Others' turns: shown step by step against the record, left on the board, played back by a key.
import type { Page } from '@playwright/test';
import { EVENTS, type EventName } from '../src/api/catalogue';
import { expect, expectAccessible, newTable, test } from './harness';
import { myTurn, playUntil, stateOf } from './table-player';

declare global {
  interface Window {
    told: string[];
  }
}

/** Note every scene that is shown: its ply and its events. */
async function note(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.told = [];
    let last = '';
    const look = () => {
      const caption = document.querySelector<HTMLElement>('.caption');
      const events = [...(caption?.querySelectorAll<HTMLElement>('[data-event]') ?? [])];
      const now = caption
        ? `${caption.dataset.ply}: ${events.map((one) => one.dataset.event).join(' ')}`
        : '';
      if (now && now !== last) window.told.push(now);
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
  await expect(page.locator('.prompt.mine')).toBeVisible();
  await expect(page.locator('.caption')).toHaveCount(0, { timeout: 30_000 });
  await expect(page.locator('[data-trace]').first()).toBeVisible();
  await page.evaluate(() => (window.told = []));
  await page.keyboard.press('p');
  await expect.poll(async () => (await told()).length).toBeGreaterThan(0);
  await expectAccessible(page);
  await expect(page.locator('.caption')).toHaveCount(0, { timeout: 60_000 });
  expect((await page.evaluate(() => window.told)).length).toBeGreaterThan(2);
  await page.locator('[data-coach=fleets] .card.legal').first().click();
  await expect(page.locator('[data-trace]')).toHaveCount(0);
});
