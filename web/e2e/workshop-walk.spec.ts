// An edition made from nothing by somebody who never saw the workshop, and played: once by mouse,
// once by keyboard alone, once by finger.
import { writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { fingers } from './fingers';
import { expect, expectNoSideScroll, test } from './harness';
import { en } from './words';

/** What somebody works with: how things are pressed, and how a slot gets to its place. */
interface Hand {
  press: (page: Page, thing: Locator) => Promise<void>;
  putSlot: (page: Page, x: number, y: number) => Promise<void>;
}

const PLACES = [
  [700, 400],
  [900, 400],
  [900, 600],
  [700, 600],
] as const;

/** Where a point of the board is in the window; it is brought into view. */
async function onScreen(page: Page, x: number, y: number): Promise<[number, number]> {
  return page.locator('.sheet').evaluate(
    (sheet, at) => {
      sheet.scrollIntoView({ block: 'center' });
      const drawing = sheet.querySelector('svg');
      const matrix = () => drawing?.getScreenCTM() ?? new DOMMatrix();
      const frame = sheet.getBoundingClientRect();
      const wanted = new DOMPoint(...at).matrixTransform(matrix());
      sheet.scrollBy(wanted.x - frame.x - frame.width / 2, wanted.y - frame.y - frame.height / 2);
      const point = new DOMPoint(...at).matrixTransform(matrix());
      return [point.x, point.y] as [number, number];
    },
    [x, y] as [number, number],
  );
}

/** Go there by the Tab key, as one who has no mouse. */
async function tabTo(page: Page, thing: Locator): Promise<void> {
  const isThere = () => thing.evaluate((one) => one === document.activeElement);
  for (let pressed = 0; pressed < 200; pressed++) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(thing)} is not reached by Tab`);
}

const MOUSE: Hand = {
  press: (_, thing) => thing.click(),
  putSlot: async (page, x, y) => page.mouse.click(...(await onScreen(page, x, y))),
};

const FINGER: Hand = {
  press: (_, thing) => thing.tap(),
  putSlot: async (page, x, y) => page.touchscreen.tap(...(await onScreen(page, x, y))),
};

const KEYS: Hand = {
  press: async (page, thing) => {
    const role = await thing.evaluate((one) => one.getAttribute('role') ?? one.tagName);
    if (role === 'tab') {
      await tabTo(page, page.getByRole('tab', { selected: true }));
      while ((await thing.getAttribute('aria-selected')) !== 'true') {
        await page.keyboard.press('ArrowRight');
      }
      return;
    }
    await tabTo(page, thing);
    await page.keyboard.press(role === 'INPUT' ? 'Space' : 'Enter');
  },
  putSlot: async (page, x, y) => {
    await KEYS.press(page, page.getByRole('button', { name: en('workshop-add-slot') }));
    const [right, down] = [(x - 800) / 50, (y - 500) / 50];
    for (let n = 0; n < Math.abs(right); n++) {
      await page.keyboard.press(right < 0 ? 'Shift+ArrowLeft' : 'Shift+ArrowRight');
    }
    for (let n = 0; n < Math.abs(down); n++) {
      await page.keyboard.press(down < 0 ? 'Shift+ArrowUp' : 'Shift+ArrowDown');
    }
  },
};

const HANDS = [
  { name: 'mouse', hand: MOUSE, use: {} },
  { name: 'keyboard alone', hand: KEYS, use: {} },
  {
    name: 'finger',
    hand: FINGER,
    use: { hasTouch: true, viewport: { width: 390, height: 844 } },
  },
];

async function makeBoard(page: Page, { press, putSlot }: Hand): Promise<void> {
  for (const [x, y] of PLACES) await putSlot(page, x, y);
  await expect(page.getByRole('button', { name: /^Slot \d/ })).toHaveCount(4);
  await expect(page.getByRole('status').filter({ hasText: /Islands: expected/ })).toBeVisible();
  await press(page, page.getByRole('radio', { name: en('workshop-tool-island') }));
  for (const n of [1, 2, 3]) {
    await press(page, page.getByRole('button', { name: `Slot ${n}`, exact: true }));
  }
  await press(page, page.getByRole('button', { name: en('workshop-close-ring') }));
  await expect(page.locator('.slot.wrong')).toHaveAccessibleName('Slot 4');
  await expect(page.locator('.slot.wrong title')).toHaveText(/Slot 4: expected/);
  await press(page, page.getByRole('button', { name: en('workshop-undo') }));
  await press(page, page.getByRole('radio', { name: en('workshop-tool-island') }));
  for (const n of [1, 2, 3, 4, 1]) {
    await press(page, page.getByRole('button', { name: `Slot ${n}`, exact: true }));
  }
  await press(page, page.getByRole('radio', { name: en('workshop-tool-entry') }));
  await press(page, page.getByRole('button', { name: 'Slot 1', exact: true }));
  await expect(page.getByRole('button', { name: 'Entry slot 1' })).toBeVisible();
  await expect(page.getByRole('tab', { name: en('workshop-board'), exact: true })).toBeVisible();
}

async function makeCards(page: Page, { press }: Hand): Promise<void> {
  const write = async (name: string | RegExp, text: string) => {
    await press(page, page.getByRole('textbox', { name }));
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(text);
  };
  await press(page, page.getByRole('tab', { name: en('workshop-tiles') }));
  await write(en('workshop-tile-line'), 's3wb');
  await page.keyboard.press('Enter');
  await press(page, page.getByText(en('workshop-paste')));
  await write(
    en('workshop-paste-how'),
    'Kind,Points,Boats\nstandard building,2,bamboo\ntorii,4,"wood, clay"',
  );
  await press(page, page.getByRole('button', { name: en('workshop-add-pasted') }));
  await expect(page.getByRole('button', { name: /points/ })).toHaveCount(3);
  await press(page, page.getByRole('button', { name: /2 points/ }));
  await press(page, page.getByRole('button', { name: 'Add stone' }));
  await expect(page.getByRole('button', { name: /2 points.*bamboo and stone/ })).toBeVisible();

  await press(page, page.getByRole('tab', { name: en('workshop-fleets') }));
  for (let n = 0; n < 8; n++) {
    await press(page, page.getByRole('button', { name: en('workshop-add-fleet') }));
  }
  await press(page, page.getByRole('button', { name: 'Fleet 2: add wood' }));
  await press(page, page.getByRole('tab', { name: en('workshop-specialists') }));
  await press(page, page.getByRole('checkbox', { name: 'Riu' }));
  await write(/Points of Riu/, '2');
  await press(page, page.getByRole('tab', { name: en('workshop-numbers') }));
  await expect(page.getByRole('group', { name: en('workshop-culture') })).toContainText(
    'as many tokens as islands: 1',
  );
  await write('Tokens: blank', '1');
  await write('wood: boats', '9');
  await page.keyboard.press('Tab');
}

for (const { name, hand, use } of HANDS) {
  test.describe(name, () => {
    test.use(use);

    test(`an edition is made from nothing, and played, by ${name}`, async ({ page }, info) => {
      const { press } = hand;
      const button = (key: string) => page.getByRole('button', { name: en(key), exact: true });
      const playable = page.getByText('my-edition/1 can be played');
      await page.goto('/workshop');
      await press(page, button('workshop-from-nothing'));
      await makeBoard(page, hand);
      await page.reload();
      await expect(page.getByRole('button', { name: /slot \d/i })).toHaveCount(4);
      await makeCards(page, hand);
      await expect(playable).toBeVisible();
      await expectNoSideScroll(page);

      // Twenty steps back after the page was loaded again, and forth: the same edition.
      await page.reload();
      await expect(playable).toBeVisible();
      const hash = await playable.textContent();
      for (let n = 0; n < 20; n++) await press(page, button('workshop-undo'));
      await expect(playable).toHaveCount(0);
      await page.reload();
      for (let n = 0; n < 20; n++) await press(page, button('workshop-redo'));
      await expect(playable).toHaveText(hash ?? '');

      const waiting = page.waitForEvent('download');
      await press(page, button('workshop-save'));
      const file = info.outputPath('my-edition.toml');
      await (await waiting).saveAs(file);
      await press(page, button('workshop-from-nothing'));
      await expect(playable).toHaveCount(0);
      await press(page, page.getByText(en('workshop-open')));
      await page.getByLabel(en('workshop-open-file')).setInputFiles(file);
      await expect(playable).toHaveText(hash ?? '');

      await press(page, page.getByText(en('shelf-title')));
      await press(page, page.getByRole('button', { name: 'Save to shelf: my-edition' }));
      await press(page, page.getByRole('button', { name: 'Share my-edition, version 1' }));
      await expect(page.getByRole('link', { name: /edition=/ })).toBeVisible();
      await press(page, page.getByRole('tab', { name: en('workshop-report') }));
      await press(page, button('report-begin'));
      await expect(page.getByRole('heading', { name: /my-edition\/1/ })).toBeVisible({
        timeout: 120_000,
      });
      await press(page, button('report-stop'));
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await press(page, button('workshop-play'));
      await press(page, button('new-make'));
      await expect(page.getByRole('note').filter({ hasText: 'my-edition/1' })).toBeVisible();
    });
  });
}

test.describe('finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a slot is dragged by finger, and a tap leaves it where it is @quick', async ({ page }) => {
    await page.goto('/workshop');
    await FINGER.putSlot(page, 800, 500);
    const slot = page.getByRole('button', { name: 'Slot 1', exact: true });
    const at = () => slot.getAttribute('transform');
    await expect(slot).toBeVisible();
    const before = await at();
    const [x, y] = await onScreen(page, 800, 500);
    await page.touchscreen.tap(x + 8, y + 5);
    expect(await at(), 'a tap').toBe(before);

    const touch = await fingers(page);
    await touch('touchStart', [x + 5, y]);
    for (const n of [1, 2, 3, 4]) await touch('touchMove', [x + 5 + 20 * n, y - 10 * n]);
    await touch('touchEnd');
    const [right, up] = await page.locator('.sheet svg').evaluate((one: SVGSVGElement) => {
      const scale = one.getScreenCTM()?.a ?? 1;
      return [80 / scale, 40 / scale];
    });
    const wanted = [Math.round(800 + right), Math.round(500 - up)];
    await expect
      .poll(async () => {
        const [left = 0, top = 0] = ((await at()) ?? '').match(/[\d.]+/g)?.map(Number) ?? [];
        return Math.hypot(left - (wanted[0] ?? 0), top - (wanted[1] ?? 0));
      })
      .toBeLessThan(4);
    await expect(page.getByRole('button', { name: /^Slot/ })).toHaveCount(1);
  });
});

test('an unfinished edition is opened from its file again, with all that is wrong', async ({
  page,
}, info) => {
  await page.goto('/workshop');
  await MOUSE.putSlot(page, 800, 500);
  await page.getByRole('tab', { name: en('workshop-numbers') }).click();
  await page.getByRole('textbox', { name: 'wood: boats' }).fill('0');
  await page.keyboard.press('Tab');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: en('workshop-save') }).click();
  const file = info.outputPath('half.toml');
  await (await waiting).saveAs(file);
  await page.getByRole('button', { name: en('workshop-from-nothing') }).click();
  await page.getByText(en('workshop-open')).click();
  await page.getByLabel(en('workshop-open-file')).setInputFiles(file);

  await expect(page.getByRole('textbox', { name: 'wood: boats' })).toHaveValue('0');
  await expect(page.getByRole('tabpanel')).toContainText('wood: boats: expected a whole number');
  await page.getByRole('button', { name: /^Islands: expected/ }).click();
  await expect(page.getByRole('tab', { name: en('workshop-board') })).toHaveAttribute(
    'aria-selected',
    'true',
  );

  // What no bench could show is refused, and what is there stays.
  writeFileSync(file, 'id = "x"\nversion = 1\nboard = []\n');
  await page.getByLabel(en('workshop-open-file')).setInputFiles(file);
  await expect(page.getByRole('alert').filter({ hasText: /expected/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Slot 1', exact: true })).toBeVisible();
});

test('an edition that somebody shares is not put back over one’s own changes', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/workshop');
  await page.getByRole('button', { name: en('workshop-from-standard') }).click();
  await page.getByText(en('shelf-title')).click();
  await page.getByRole('button', { name: 'Save to shelf: standard' }).click();
  await page.getByRole('button', { name: 'Share standard, version 1' }).click();
  const link = await page.getByRole('link', { name: /edition=/ }).getAttribute('href');
  const context = await browser.newContext({ baseURL: server.url });
  const other = await context.newPage();
  await other.goto(link ?? '/nowhere');
  await expect(other.getByText('standard/1 can be played')).toBeVisible();
  await other.getByRole('textbox', { name: en('workshop-version') }).fill('7');
  await other.keyboard.press('Tab');
  await expect(other.getByText('standard/7 can be played')).toBeVisible();
  await other.reload();
  await expect(other.getByText('standard/7 can be played')).toBeVisible();

  // A second window of the same person shows the same bench, and undoes the same step.
  const second = await context.newPage();
  await second.goto('/workshop');
  await expect(second.getByText('standard/7 can be played')).toBeVisible();
  await second.getByRole('button', { name: en('workshop-undo') }).click();
  await expect(other.getByText('standard/1 can be played')).toBeVisible();
  await context.close();
  await page.getByRole('button', { name: 'Stop sharing standard, version 1' }).click();
  await expect(page.getByRole('link', { name: /edition=/ })).toHaveCount(0);
});
