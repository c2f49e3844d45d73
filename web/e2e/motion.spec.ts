// What happens at the table is seen to happen: tokens fly to their owner, numbers run; and nothing
// of it where less motion is wanted.
import type { Page } from '@playwright/test';
import { expect, newTable, test } from './harness';
import { myTurn, playQuickly, playUntil, stateOf, upToDate } from './table-player';

interface Seen {
  /** Where each flight ended, and how long it took. */
  flights: { to: string | undefined; ms: number }[];
  /** What was read out for each number while it began to run. */
  counts: string[];
}
declare global {
  interface Window {
    seen: Seen;
    /** Touch the prompt as soon as something flies. */
    hurry: boolean;
  }
}

/** Note what flies and what runs. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.seen = { flights: [], counts: [] };
    window.hurry = false;
    const begun = new Map<Node, { at: number; end: DOMRect }>();
    /** The seat whose panel is there, or the name of the panel that a button opens. */
    const placeAt = (x: number, y: number): string | undefined => {
      const under = document.elementFromPoint(x, y);
      const place = under?.closest<HTMLElement>('[data-seat], [data-panel]')?.dataset;
      return place?.seat ?? place?.panel;
    };
    new MutationObserver((all) => {
      for (const node of all.flatMap((one) => [...one.addedNodes])) {
        if (!(node instanceof SVGSVGElement) || !node.classList.contains('flying')) continue;
        const [flight] = node.getAnimations();
        const end = Number(flight?.effect?.getComputedTiming().duration);
        if (flight) flight.currentTime = end - 1;
        begun.set(node, { at: performance.now(), end: node.getBoundingClientRect() });
        if (flight) flight.currentTime = 0;
        if (window.hurry) {
          const prompt = document.querySelector('.prompt');
          setTimeout(() => prompt?.dispatchEvent(new PointerEvent('pointerdown')), 30);
        }
      }
      for (const node of all.flatMap((one) => [...one.removedNodes])) {
        const flight = begun.get(node);
        if (!flight) continue;
        const { left, top, width, height } = flight.end;
        window.seen.flights.push({
          to: placeAt(left + width / 2, top + height / 2),
          ms: performance.now() - flight.at,
        });
      }
    }).observe(document, { childList: true, subtree: true });
    document.addEventListener('transitionrun', (event) => {
      if (event.propertyName !== '--count' || !(event.target instanceof Element)) return;
      window.seen.counts.push(event.target.parentElement?.getAttribute('aria-label') ?? '');
    });
  });
}

const seen = (page: Page): Promise<Seen> => page.evaluate(() => window.seen);

/** A table at which such an action is possible now, be it after a few turns. */
async function tableWith(page: Page, wish: RegExp): Promise<[string, string]> {
  await watch(page);
  const id = await newTable(page, ['me', 'drifter']);
  await page.goto(`/t/${id}`);
  for (;;) {
    await myTurn(page, id);
    const action = await playUntil(page, id, wish);
    if (action === null) continue;
    await myTurn(page, id);
    await page.evaluate(() => (window.seen = { flights: [], counts: [] }));
    return [id, action];
  }
}

test('a token that is collected flies to its owner’s panel', async ({ page }) => {
  const [id, action] = await tableWith(page, /^collect /);

  await playQuickly(page, id, action);

  await expect.poll(async () => (await seen(page)).flights).toHaveLength(1);
  const [flight] = (await seen(page)).flights;
  expect(flight?.to).toBe('0');
  expect(flight?.ms).toBeGreaterThan(200);
  await expect(page.locator('.flying')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a token flies to the button that shows the players', async ({ page }) => {
    const [id, action] = await tableWith(page, /^collect /);

    await playQuickly(page, id, action);

    await expect.poll(async () => (await seen(page)).flights).toMatchObject([{ to: 'players' }]);
  });
});

test('a touch of the prompt ends the flight', async ({ page }) => {
  const [id, action] = await tableWith(page, /^collect /);
  await page.evaluate(() => (window.hurry = true));

  await playQuickly(page, id, action);

  await expect.poll(async () => (await seen(page)).flights).toHaveLength(1);
  expect((await seen(page)).flights[0]?.ms).toBeLessThan(300);
});

test('coins run to their new number, and only that one is read out', async ({ page }) => {
  const [id, buy] = await tableWith(page, /^buy /);
  const coins = page.locator('[data-seat="0"] .count').first();
  const before = await coins.getAttribute('aria-label');

  await playQuickly(page, id, buy);

  await expect(coins).not.toHaveAttribute('aria-label', before ?? '');
  const after = await coins.getAttribute('aria-label');
  await expect.poll(async () => (await seen(page)).counts).toContain(after);
  expect((await seen(page)).counts).not.toContain(before);
});

test('what others did is skipped, with all that moves', async ({ page }) => {
  const id = await newTable(page, ['me', 'drifter']);
  await page.goto(`/t/${id}`);
  await myTurn(page, id);
  await playUntil(page, id);
  await expect.poll(async () => (await stateOf(page, id)).legal.length).toBeGreaterThan(0);
  await upToDate(page, id); // what comes after a skip is shown again
  const skip = page.getByRole('button', { name: 'Skip', exact: true });
  await expect(skip).toBeVisible();

  const moving = await skip.evaluate(async (button: HTMLElement) => {
    button.click();
    await new Promise(requestAnimationFrame);
    const all = document.getAnimations().filter((one) => one.playState === 'running');
    return all
      .filter((one) => one.effect?.getComputedTiming().iterations !== Infinity)
      .filter((one) => !(one instanceof CSSTransition) || one.transitionProperty === '--count')
      .map((one) => String((one.effect as KeyframeEffect | null)?.target?.outerHTML.slice(0, 80)));
  });

  expect(moving).toEqual([]);
  await expect(skip).toBeHidden();
  await expect(page.locator('.prompt.mine')).toBeVisible();
});

for (const how of ['system', 'settings'] as const) {
  test(`nothing flies or runs where less motion is wanted, by the ${how}`, async ({ page }) => {
    if (how === 'system') await page.emulateMedia({ reducedMotion: 'reduce' });
    else {
      await page.addInitScript(() =>
        localStorage.setItem('himiko.settings', JSON.stringify({ motion: 'less' })),
      );
    }
    const [id, action] = await tableWith(page, /^collect /);

    await playQuickly(page, id, action);

    await expect(page.locator('[data-seat="0"] [data-token]').first()).toBeVisible();
    await playUntil(page, id);
    await myTurn(page, id);
    expect(await seen(page)).toEqual({ flights: [], counts: [] });
  });
}
