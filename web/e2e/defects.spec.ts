// What was once wrong at the table: each stays mended.
import type { Page } from '@playwright/test';
import {
  choose,
  expect,
  expectAccessible,
  expectAccessibleInBoth,
  newTable,
  paint,
  quickly,
  test,
  THEMES,
} from './harness';
import { cutTexts } from './cut';
import { myTurn, playByMouse, playUntil, stateOf, together } from './table-player';

// A connection is broken, and a second browser is opened by hand.
test.use({ strict: false });

test('offline is said within three seconds, and nothing is offered @quick', async ({
  page,
  context,
}) => {
  const id = await newTable(page, ['me', 'fisher']);
  await page.goto(`/t/${id}`);
  const { legal } = await myTurn(page, id);
  await playByMouse(page, id, legal.find((one) => one !== 'fleet 10') ?? '');
  await myTurn(page, id);
  await expect(page.locator('[data-go]')).toBeVisible();

  await context.setOffline(true);

  await expect(page.getByRole('alert').first()).toContainText('Connection lost', { timeout: 3000 });
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expect(page.locator('.prompt [data-verb], .prompt [data-do], .spot.target')).toHaveCount(0);
  await expect(page.locator('.tools button:enabled')).toHaveCount(0);
  await page.keyboard.press('m');
  await page.keyboard.press('a');
  await expect(page.locator('.bar, dialog[open]')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.locator('[data-go]')).toBeVisible({ timeout: 30_000 });
});

test('who closes the page is seen to be away, and can be nudged @quick', async ({
  page,
  browser,
  server,
}) => {
  const { context, mover, waiter } = await together(page, browser, server);
  const name = mover === page ? 'Ann' : 'Bea';
  const box = waiter.getByRole('article', { name });
  await expect(box.locator('[data-presence]')).toHaveText('here');

  await mover.close();

  await expect(box.locator('[data-presence]')).toHaveText('away', { timeout: 15_000 });
  const prompt = waiter.locator('.prompt');
  await expect(prompt.getByRole('heading')).toHaveText(`${name} is away.`);
  await expect(box.getByRole('button', { name: `Nudge ${name}` })).toBeVisible();
  await prompt.getByRole('button', { name: `Nudge ${name}` }).click();
  await expect(waiter.getByText(`${name} is away and will see it`).first()).toBeVisible();
  await context.close();
});

test('"?" explains a fleet and a slot, and plays neither @quick', async ({ page }) => {
  const id = await newTable(page, ['me', 'fisher']);
  await page.goto(`/t/${id}`);
  const { ply, legal } = await myTurn(page, id);

  await page.locator('[data-coach=fleets] .card.legal').first().focus();
  await page.keyboard.press('?');
  await expect(page.locator('.why')).toContainText('You can do this now.');
  expect((await stateOf(page, id)).ply).toBe(ply);
  await page.keyboard.press('Escape');
  await playByMouse(page, id, legal.find((one) => one !== 'fleet 10') ?? '');
  const now = await myTurn(page, id);
  await page.keyboard.press('t');
  await page.keyboard.press('?');

  await expect(page.locator('.why')).toContainText('You can do this now.');
  expect((await stateOf(page, id)).ply).toBe(now.ply);
});

/** Names that stick out of their card. */
function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.card .name, .badge .name')]
      .filter((name) => {
        const box = name.closest('.card, article')?.getBoundingClientRect();
        const own = name.getBoundingClientRect();
        return box && (own.right > box.right + 1 || own.left < box.left - 1);
      })
      .map((name) => name.textContent),
  );
}

for (const [width, height, text = 'normal'] of [
  [390, 844],
  [390, 844, 'huge'],
  [640, 360],
  [768, 1024],
  [1280, 720],
  [1280, 720, 'huge'],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [2560, 1440, 'huge'],
] as const) {
  const quick = quickly(width === 1280 && text === 'normal');
  test(`"you" and whole names with four players, and no text cut, at ${width} × ${height}, text ${text}${quick}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await choose(page, { text });
    const id = await newTable(page, ['me', 'helmsman', 'helmsman', 'drifter']);
    await page.goto(`/t/${id}`);
    await myTurn(page, id);
    await page.evaluate(() => document.fonts.ready);
    const players = page.locator('[data-panel=players]');
    if (await players.isVisible()) await players.click();

    await expect(page.locator('.players').getByText('you', { exact: true })).toBeVisible();
    await expect(page.locator('.players')).toContainText('Helmsman (Orange)');
    expect(await stickingOut(page)).toEqual([]);
    expect(await cutTexts(page)).toEqual([]);
    const cards = page.locator('[data-panel=cards]');
    if (await cards.isVisible()) await cards.click();
    expect(await stickingOut(page)).toEqual([]);
    expect(await cutTexts(page)).toEqual([]);
  });
}

/** What can be focused and has a frame that a panel cuts when it is. */
function cutFrames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clips = (element: Element): boolean => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return overflowX !== 'visible' || overflowY !== 'visible';
    };
    const cut = (element: HTMLElement): boolean => {
      element.focus({ focusVisible: true } as FocusOptions);
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
      if (outlineStyle === 'none') return false;
      const by = parseFloat(outlineWidth) + parseFloat(outlineOffset) - 1;
      const own = element.getBoundingClientRect();
      let around = element.parentElement;
      while (around && around !== document.body) {
        const box = around.getBoundingClientRect();
        const [left, top] = [box.left + around.clientLeft, box.top + around.clientTop];
        const [right, bottom] = [left + around.clientWidth, top + around.clientHeight];
        const out =
          own.left - by < left ||
          own.top - by < top ||
          own.right + by > right ||
          own.bottom + by > bottom;
        if (clips(around) && out) return true;
        around = around.parentElement;
      }
      return false;
    };
    const all = [...document.querySelectorAll<HTMLElement>('button, a[href], input, select')];
    const seen = all.filter((one) => one.checkVisibility() && one.offsetWidth > 1);
    const found = seen.filter(cut).map((one) => one.getAttribute('aria-label') ?? one.innerText);
    return found;
  });
}

for (const [width, height] of [
  [1280, 720],
  [640, 360],
  [390, 844],
] as const) {
  test(`no frame of what is focused is cut, and the longest name fits, at ${width} × ${height}${width === 640 ? ' @quick' : ''}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const id = await newTable(page, ['me', 'fisher']);
    await page.goto(`/t/${id}`);
    await myTurn(page, id);
    for (const panel of ['', 'players', 'cards', 'log']) {
      const tab = page.locator(`[data-panel=${panel || 'none'}]`);
      if (await tab.isVisible()) await tab.click();
      await page.locator('.card.specialist .name').evaluateAll((names) => {
        for (const name of names) name.textContent = 'Amateratsu';
      });
      expect(await stickingOut(page)).toEqual([]);
      expect(await cutFrames(page)).toEqual([]);
    }
  });
}

test('a table that is not there says so, and leads home @quick', async ({ page }) => {
  await page.goto(`/t/${'0'.repeat(24)}`);

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL('/');
});

test('a first visit asks for each thing once, and nothing is refused @quick', async ({ page }) => {
  const asked: string[] = [];
  const refused: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`);
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('.prompt')).toBeVisible();

  expect(refused).toEqual([]);
  const editions = asked.filter((path) => path.startsWith('/api/editions/'));
  expect(editions).toHaveLength(1);
  const assets = asked.filter((path) => path.startsWith('/assets/'));
  expect(assets.length).toBe(new Set(assets).size);
});

for (const theme of THEMES) {
  test(`settings open over the table, and are accessible, ${theme}`, async ({ page }) => {
    await paint(page, theme);
    const id = await newTable(page, ['me', 'fisher']);
    await page.goto(`/t/${id}`);
    await myTurn(page, id);

    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('button', { name: 'Settings' }).click();

    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await expectAccessible(page);
    await dialog.getByRole('radio', { name: 'Deutsch' }).check({ force: true });
    await expect(page.getByRole('dialog', { name: 'Einstellungen' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`/t/${id}`);
    await page.keyboard.press('Escape');
    await expect(page.locator('.prompt.mine')).toBeVisible();
  });
}

declare global {
  interface Window {
    /** How loud each sound was. */
    loud: number[];
    /** Whether a step of others was shown. */
    captioned: boolean;
  }
}

/** How loud a note is at full volume. */
const LOUDEST = 0.32;

/** Note how loud sounds are, and whether others' steps are shown. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.loud = [];
    const nothing = () => undefined;
    const connect = (to: object) => to;
    class Sounds {
      state = 'running';
      currentTime = 0;
      createOscillator = () => ({ frequency: {}, connect, start: nothing, stop: nothing });
      createGain = () => {
        const note = (loud: number) => window.loud.push(loud);
        return { gain: { setValueAtTime: nothing, exponentialRampToValueAtTime: note }, connect };
      };
    }
    Object.assign(window, { AudioContext: Sounds });
    window.captioned = false;
    new MutationObserver(() => {
      window.captioned ||= document.querySelector('.caption') !== null;
    }).observe(document, { childList: true, subtree: true });
  });
}

test('theme, size of text, speed and volume take effect at once over the table', async ({
  page,
}) => {
  await listen(page);
  const id = await newTable(page, ['me', 'fisher']);
  await page.goto(`/t/${id}`);
  await myTurn(page, id);
  await page.locator('.board').click({ position: { x: 2, y: 2 } }); // sounds wait for a touch
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const letters = () =>
    page
      .locator('.prompt h2')
      .first()
      .evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
  const [light, small] = [await paper(), await letters()];
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  const pick = (group: string, name: string) =>
    dialog.getByRole('group', { name: group }).getByRole('radio', { name }).check({ force: true });

  await pick('Theme', 'Dark');
  await expect.poll(paper).not.toBe(light);
  await pick('Text size', 'Very large');
  await expect.poll(letters).toBeGreaterThan(small * 1.2);
  await pick('Others’ steps', 'All at once');
  await dialog.getByRole('slider', { name: 'Volume' }).fill('30');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.evaluate(() => {
    window.captioned = false;
    window.loud = [];
  });
  await playUntil(page, id);
  await myTurn(page, id);

  await expect(page.locator('.prompt.mine')).toBeVisible();
  expect(await page.evaluate(() => window.captioned)).toBe(false);
  await expect
    .poll(() => page.evaluate(() => Math.max(0, ...window.loud)))
    .toBeCloseTo(0.3 * LOUDEST, 5);
});

test('the picture of the lobby is whole on a large screen, and no word lies on its boat', async ({
  page,
}) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  await page.goto('/');
  const [sun, frame, words, boat] = await Promise.all(
    ['.print .sun', '.print', '.hero .words', '.print .sail:not(.gold)'].map((part) =>
      page.locator(part).first().boundingBox(),
    ),
  );

  expect(sun?.y).toBeGreaterThanOrEqual(frame?.y ?? 0);
  expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThan(boat?.x ?? 0);
});

for (const [width, height] of [
  [800, 360],
  [1024, 600],
  [1280, 720],
  [2560, 1440],
] as const) {
  test(`mountain and sun of the lobby are whole at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const top = async (part: string) => (await page.locator(part).boundingBox())?.y ?? -Infinity;

    const frame = await top('.print');
    expect(await top('.print .sun')).toBeGreaterThanOrEqual(frame);
    expect(await top('.print .snow')).toBeGreaterThanOrEqual(frame);
  });
}
