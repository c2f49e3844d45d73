// Plays at a table through the page, as people do: every action by mouse, or by keys alone; alone
// or together. What is legal is asked of the server; how to get there is the page's part.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, newTable, type Server } from './harness';

interface TableNow {
  ply: number;
  status: string;
  turn: number | null;
  legal: string[];
  view: { step: string };
}

export type Chooser = (legal: string[]) => string;

/** A dice that falls alike in every run. */
export function dice(seed: number): (sides: number) => number {
  let at = seed;
  return (sides) => {
    at = (at * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((at / 2_147_483_648) * sides);
  };
}

/** Choose at random, and rather go on than try every power. */
export function wanderer(seed: number): Chooser {
  const roll = dice(seed);
  return (legal) => {
    const good = legal.filter((action) => /^(fleet|take|place|build|recruit|collect)/.test(action));
    const among = good.length > 0 && roll(10) < 8 ? good : legal;
    return among[roll(among.length)] ?? 'done';
  };
}

export async function stateOf(page: Page, id: string): Promise<TableNow> {
  const answer = await page.request.get(`/api/tables/${id}`);
  return (await answer.json()) as TableNow;
}

/** Wait until the page has heard of a ply, and nothing it has sent is under way. */
async function settled(page: Page, ply: number, timeout?: number): Promise<void> {
  await expect(page.locator('.table-screen.game')).toHaveAttribute('data-settled', String(ply), {
    timeout,
  });
}

/** Wait until the page shows what the server knows by now, whoever plays on meanwhile. */
export async function upToDate(page: Page, id: string): Promise<TableNow> {
  let now = await stateOf(page, id);
  await expect(async () => {
    now = await stateOf(page, id);
    await settled(page, now.ply, 500);
  }).toPass({ timeout: 60_000, intervals: [0] });
  return now;
}

/** Wait until it is the page's own turn, or the game is over. */
export async function myTurn(page: Page, id: string): Promise<TableNow> {
  let now = await stateOf(page, id);
  await expect(async () => {
    now = await stateOf(page, id);
    expect(now.status).not.toBe('dealing');
    expect(now.status !== 'running' || now.legal.length > 0).toBe(true);
  }).toPass({ timeout: 60_000, intervals: [50, 100, 200] });
  if (now.status !== 'running') return now;
  // The page may still show one's turn before.
  await settled(page, now.ply, 60_000);
  await skipOthers(page);
  return now;
}

/** Skip what others did until the page asks: steps that reach it after a skip are shown again. */
async function skipOthers(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator('.prompt.mine')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000, intervals: [0] });
}

/** Open a dialog by its key; while the page is without a connection, most open nothing. */
export async function openByKey(page: Page, key: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** Wait until the page shows what comes after an action. */
async function after(page: Page, id: string, ply: number): Promise<void> {
  await expect(async () => {
    const now = await stateOf(page, id);
    expect(now.ply !== ply || now.status !== 'running').toBe(true);
  }).toPass({ timeout: 30_000, intervals: [20, 50, 100] });
  await upToDate(page, id);
}

/** Play one action with the mouse: its verb, what it points at, and the button that confirms. */
export async function playByMouse(page: Page, id: string, action: string): Promise<void> {
  const { ply } = await stateOf(page, id);
  const [verb = '', ...words] = action.split(' ');
  if (verb === 'arrange') await arrange(page, words);
  else {
    // A question with few answers shows them at once, without naming the verb first.
    const named = page.locator(`[data-verb="${verb}"]`);
    const shown = page.locator(`.prompt [data-action="${action}"]`);
    // Fleets are cards, and boats are in the hand.
    if (!['fleet', 'place'].includes(verb)) await expect(named.or(shown).first()).toBeVisible();
    if (await named.isVisible()) await named.click();
    for (const word of words) {
      const again = (await stateOf(page, id)).ply !== ply;
      const ready = page.locator('[data-do=confirm]');
      if (again || (await ready.isVisible())) break;
      await point(page, action, word);
    }
    await confirm(page, id, ply, action);
  }
  await after(page, id, ply);
}

/** Click what a word names: on the board, a card, or a button of the question. */
async function point(page: Page, action: string, word: string): Promise<void> {
  const chip = page.locator(
    `.prompt [data-action="${action}"], .prompt .chip[data-word="${word}"]`,
  );
  const spot = page.locator(`[data-spot="${word}"]`);
  const thing = page.locator(`[data-word="${word}"] button`);
  for (const place of [chip, spot, thing]) {
    if ((await place.count()) === 0) continue;
    await place.first().click({ force: true });
    return;
  }
  throw new Error(`nothing to click for ${word} of ${action}`);
}

/** Where the page asks once more, say yes. */
async function confirm(page: Page, id: string, ply: number, action: string): Promise<void> {
  await expect(async () => {
    if ((await stateOf(page, id)).ply !== ply) return;
    // Leaving something valuable undone is asked about.
    const end = page.getByRole('dialog').locator('.primary');
    if (await end.isVisible()) await end.click({ timeout: 1000 });
    const chip = page.locator(`.prompt [data-action="${action}"]`);
    if (await chip.isVisible()) await chip.click({ timeout: 1000 });
    const ready = page.locator('[data-do=confirm]');
    if (await ready.isVisible()) await ready.click({ timeout: 1000 });
    expect((await stateOf(page, id)).ply).not.toBe(ply);
  }).toPass({ timeout: 30_000, intervals: [50, 100, 150] });
}

async function arrange(page: Page, words: string[]): Promise<void> {
  await page.locator('[data-do=arrange]').click();
  expect(words).toContain('/');
}

/** Play one action by keys alone: the list of all actions, searched by its words. */
export async function playByKeys(page: Page, id: string, action: string): Promise<void> {
  const { ply } = await stateOf(page, id);
  const dialog = page.getByRole('dialog');
  // A key pressed while the dialog before it is still closing belongs to that one.
  await expect(async () => {
    await page.keyboard.press('a');
    await expect(dialog.locator('[type=search]')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  for (let tabs = 0; tabs < 5; tabs++) {
    const at = await page.evaluate(() => document.activeElement?.getAttribute('type'));
    if (at === 'search') break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type(action);
  const button = dialog.locator(`[data-action="${action}"]`);
  await expect(button).toBeVisible();
  for (let tabs = 0; tabs < 20; tabs++) {
    await page.keyboard.press('Tab');
    if (await button.evaluate((one) => one === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await expect(async () => {
    if ((await stateOf(page, id)).ply !== ply) return;
    const end = page.getByRole('dialog').locator('.primary');
    if (await end.isVisible()) await end.focus();
    await page.keyboard.press('Enter');
    expect((await stateOf(page, id)).ply).not.toBe(ply);
  }).toPass({ timeout: 30_000, intervals: [50, 100, 200] });
  await after(page, id, ply);
}

/** Play on in one way, by mouse or by keys, until the game is over or enough actions are done. */
export async function playOn(
  page: Page,
  id: string,
  play: (page: Page, id: string, action: string) => Promise<void>,
  choose: Chooser,
  most = Infinity,
): Promise<string[]> {
  const played: string[] = [];
  while (played.length < most) {
    const now = await myTurn(page, id);
    if (now.status !== 'running') break;
    const arranges = now.legal.every((action) => action.startsWith('arrange'));
    const action = arranges ? await shownArrangement(page, now.legal) : choose(now.legal);
    played.push(action);
    await play(page, id, action).catch((problem: unknown) => {
      throw new Error(`${now.view.step}: ${played.slice(-3).join(', ')}: ${String(problem)}`);
    });
  }
  return played;
}

/** The order in which the page offers to put tiles back when nothing is moved: all on top. */
async function shownArrangement(page: Page, legal: string[]): Promise<string> {
  await expect(page.locator('.arrange')).toBeVisible();
  const tiles = (legal[0] ?? '').split(' ').filter((word) => /^b/.test(word));
  return `arrange ${tiles.sort().join(' ')} /`;
}

/** Another browser, of somebody else. */
export async function another(browser: Browser, server: Server): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1280, height: 720 },
    locale: 'en-GB',
  });
  return [context, await context.newPage()];
}

/** Ann and Bea at a table that has begun. */
export async function together(page: Page, browser: Browser, server: Server, options = {}) {
  const id = await newTable(page, ['me', 'open'], options);
  await page.goto(`/t/${id}`);
  await expect(page.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
  const [context, other] = await another(browser, server);
  await other.request.post('/api/me', { data: { name: 'Bea' } });
  await other.goto(`/t/${id}`);
  await other.getByRole('button', { name: 'Sit here' }).click();
  await expect(page.locator('.prompt')).toBeVisible();
  await expect(other.locator('.prompt')).toBeVisible();
  const mover = (await stateOf(page, id)).legal.length > 0 ? page : other;
  return { id, context, other, mover, waiter: mover === page ? other : page };
}

/** Play one action over the API. */
export async function playQuickly(page: Page, id: string, action: string): Promise<void> {
  const { ply } = await stateOf(page, id);
  const answer = await page.request.post(`/api/tables/${id}/play`, { data: { ply, action } });
  expect(answer.ok()).toBe(true);
}

/** Has another seat acted after a ply? */
async function othersActed(page: Page, id: string, after: number, seat: number | null) {
  const answer = await page.request.get(`/api/tables/${id}/plies`);
  const plies = (await answer.json()) as { ply: number; seat: number }[];
  return plies.some((one) => one.ply > after && one.seat !== seat);
}

/**
 * Play over the API until somebody else is to act, or until an action as wished is possible.
 * Without a wish one's next turn is left alone, also where the others were done at once.
 */
export async function playUntil(page: Page, id: string, wish?: RegExp): Promise<string | null> {
  const { ply: from, turn: seat } = await stateOf(page, id);
  for (;;) {
    const { legal } = await stateOf(page, id);
    if (!wish && (await othersActed(page, id, from, seat))) return null;
    const wished = wish && legal.find((action) => wish.test(action));
    if (wished || legal.length === 0) return wished ?? null;
    const on = /^(place|take|fleet [1-9]$)/;
    const next = wish
      ? legal.find((action) => on.test(action))
      : legal.find((action) => action === 'done');
    await playQuickly(page, id, next ?? legal[0] ?? '');
  }
}
