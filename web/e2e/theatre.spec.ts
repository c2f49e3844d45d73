// Others' turns: shown step by step against the record, left on the board, played back by a key.
import type { Page } from '@playwright/test';
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

interface Happened {
  ply: number;
  event: string;
}

test('every event of another is shown once, in order, and stays until one acts @quick', async ({
  page,
}) => {
  await note(page);
  const id = await newTable(page, ['me', 'drifter']);
  await page.goto(`/t/${id}`);
  await myTurn(page, id);
  await expect(page.locator('.caption')).toHaveCount(0);
  await page.evaluate(() => (window.told = []));
  await playUntil(page, id);
  const { ply: from } = await stateOf(page, id);

  await expect
    .poll(async () => (await stateOf(page, id)).legal.length, { timeout: 60_000 })
    .toBeGreaterThan(0);
  await expect(page.locator('.prompt.mine')).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('.caption')).toHaveCount(0, { timeout: 60_000 });

  const { ply, turn } = await stateOf(page, id);
  const shown = new Set(
    await page.evaluate(() => window.told.flatMap((one) => one.split(': ')[1]?.split(' ') ?? [])),
  );
  const record: string[] = [];
  for (let n = from + 1; n <= ply; n++) {
    const answer = await page.request.get(`/api/tables/${id}/plies/${n}`);
    const { events } = (await answer.json()) as { events: Happened[] };
    const said = events.filter(({ event }) => shown.has(event)).map(({ event }) => event);
    if (said.length > 0) record.push(`${n}: ${said.join(' ')}`);
  }
  expect(turn).toBe(0);
  expect(record.length).toBeGreaterThan(2);
  expect(
    await page.evaluate((first) => window.told.filter((one) => parseInt(one) > first), from),
  ).toEqual(record);

  await expect(page.locator('[data-trace]').first()).toBeVisible();
  await page.evaluate(() => (window.told = []));
  await page.keyboard.press('p');
  await expect(page.locator('.caption')).toBeVisible();
  await expectAccessible(page);
  await expect(page.locator('.caption')).toHaveCount(0, { timeout: 60_000 });
  expect((await page.evaluate(() => window.told)).length).toBeGreaterThan(2);
  await page.locator('[data-coach=fleets] .card.legal').first().click();
  await expect(page.locator('[data-trace]')).toHaveCount(0);
});
