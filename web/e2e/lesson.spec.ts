// The guided first game, start to end, on a desktop and on a phone, on its script and off it; and
// the exercises after it.
import type { Page } from '@playwright/test';
import exercises from '../src/learn/exercises.json' with { type: 'json' };
import lesson from '../src/learn/lesson.json' with { type: 'json' };
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  expectTranslated,
  LANGUAGES,
  paint,
  quickly,
  SIZES,
  speak,
  test,
  THEMES,
} from './harness';
import { brokenFrames } from './cut';
import { myTurn, playByKeys, playByMouse, stateOf, wanderer } from './table-player';

const SCRIPT = lesson.script.flatMap(({ steps }) => steps.map(({ action }) => action));
const STEPS = 20;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

const coach = (page: Page) => page.locator('.coach');
const gotIt = (page: Page) => coach(page).getByRole('button', { name: 'Got it' });

/** Start the lesson; return the id of its table. */
async function start(page: Page): Promise<string> {
  await page.goto('/learn');
  await page.getByRole('button', { name: 'Start your first game' }).click();
  await expect(coach(page)).toContainText('Welcome to Yamataï');
  return tableOf(page);
}

async function tableOf(page: Page): Promise<string> {
  const kept = await page.evaluate(() => localStorage.getItem('himiko.lesson') ?? '');
  return (JSON.parse(kept) as { id: string }).id;
}

/** The number of the step that the coach is at; 0: none is shown. */
async function step(page: Page): Promise<number> {
  const count = coach(page).locator('.count [aria-hidden]');
  return (await count.count()) ? parseInt((await count.textContent()) ?? '') : 0;
}

/** Read what there is only to be read; returns the steps passed. */
async function readAll(page: Page): Promise<number[]> {
  const passed: number[] = [];
  while (await gotIt(page).isVisible()) {
    const heading = await coach(page).locator('h2').textContent();
    passed.push(await step(page));
    await gotIt(page).click();
    await expect(coach(page).locator('h2')).not.toHaveText(heading ?? '');
  }
  return passed;
}

/** Tap what an action names, as it can be seen on a phone. */
async function playByTouch(page: Page, id: string, action: string): Promise<void> {
  const { ply } = await stateOf(page, id);
  const done = async () => (await stateOf(page, id)).ply !== ply;
  const [verb = '', ...words] = action.split(' ');
  if (verb === 'done') await page.locator('[data-verb=done]').first().tap();
  const panel = { buy: '[data-coach=trade]', place: '[data-coach=hand]' }[verb] ?? '';
  for (const word of words) {
    if (await done()) break;
    const spot = page.locator(`[data-spot="${word}"]`);
    const thing = page.locator(`${panel} [data-word="${word}"] button:visible`);
    const plain = page.locator(`${panel} button[data-word="${word}"]:visible`);
    await spot.or(thing).or(plain).first().tap();
  }
  const confirm = page.locator('[data-do=confirm]');
  await expect(async () => {
    if (await confirm.isVisible()) await confirm.tap({ timeout: 1000 });
    expect(await done()).toBe(true);
  }).toPass({ timeout: 30_000, intervals: [50, 100, 200] });
}

/**
 * What must hold on a phone at every step: slots to tap, the coach’s words to be read, and no box
 * that only says that there is nothing in it.
 */
async function expectUsable(page: Page): Promise<void> {
  await expect(page.getByText('No boats in your hand')).toBeHidden();
  // A slot that is neither marked nor taken, so that it has its plain size.
  const slot = await page.locator('[data-spot=s40]').boundingBox();
  expect(slot?.width).toBeGreaterThanOrEqual(28);
  const hidden = await coach(page)
    .locator('.says')
    .evaluate((box) => box.scrollHeight - box.clientHeight);
  expect(hidden, await coach(page).innerText()).toBeLessThanOrEqual(1);
  for (const part of ['header', '.suggestion', 'footer']) {
    for (const one of await coach(page).locator(part).all()) {
      await expect(one).toBeInViewport({ ratio: 1 });
    }
  }
  expect(await brokenFrames(page, '[data-coach=hand].coached')).toEqual([]);
  const cut = await page
    .locator('.prompt .chips')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
  expect(cut, 'a row of chips that is cut').toBe(0);
}

type Play = (page: Page, id: string, action: string) => Promise<void>;

/** Follow the script to its end; returns the steps passed. */
async function followScript(
  page: Page,
  id: string,
  play: Play,
  check?: (page: Page) => Promise<void>,
): Promise<number[]> {
  const passed: number[] = [];
  for (const action of SCRIPT) {
    await expect(coach(page)).toBeVisible();
    while (await gotIt(page).isVisible()) {
      await check?.(page);
      passed.push(...(await readAll(page)));
    }
    await expect(coach(page).locator('.suggestion')).toBeVisible();
    await check?.(page);
    passed.push(await step(page));
    const before = await coach(page).innerText();
    await play(page, id, action);
    await expect(coach(page)).not.toHaveText(before, { useInnerText: true });
  }
  return [...new Set(passed)];
}

/** Play on to the end with any actions, reading what the coach says; returns the steps passed. */
async function playToTheEnd(page: Page, id: string, play: Play): Promise<number[]> {
  const choose = wanderer(5);
  const passed: number[] = [];
  for (;;) {
    await expect(async () => {
      await page.keyboard.press('Escape'); // do not wait until the other one’s steps have been shown
      passed.push(...(await readAll(page)));
      const { status, legal } = await stateOf(page, id);
      expect(status !== 'running' || legal.length > 0).toBe(true);
      // On a phone fleets or cards may be all there is to choose from, and the prompt hidden.
      const asks = page.locator('.prompt.mine');
      if (status === 'running') await expect(asks).toBeAttached({ timeout: 500 });
      // Skipping may bring what is to be read, and so may the question.
      if (status === 'running') expect(await gotIt(page).isVisible()).toBe(false);
    }).toPass({ timeout: 60_000 });
    const { status, legal } = await stateOf(page, id);
    if (status !== 'running') break;
    // What is built brings the end nearer.
    const build = legal.find((action) => action.startsWith('build'));
    const arrange = legal.find((action) => action.startsWith('arrange') && action.endsWith('/'));
    await play(page, id, build ?? arrange ?? choose(legal));
  }
  await expect(coach(page)).toContainText('The game is over');
  return [...new Set([...passed, await step(page)])].filter((one) => one > 0);
}

test('the script of the lesson by mouse: each step once, in its order @quick', async ({ page }) => {
  const id = await start(page);
  const first = await readAll(page);
  await expect(page.locator('[data-coach=fleets]')).toHaveClass(/coached/);

  const passed = await followScript(page, id, playByMouse);

  expect([...first, ...passed]).toEqual([...Array(14).keys()].map((n) => n + 1));
  await expect(coach(page)).toContainText('The other player’s turn');
  expect(await step(page)).toBe(15);
});

test('what the coach points at on a desktop is whole, and nothing slides under it', async ({
  page,
}) => {
  const id = await start(page);

  await followScript(page, id, playByMouse, async () => {
    const own = page.locator('.players article').first();
    await expect(own).toBeInViewport({ ratio: 1 });
    const box = await own.boundingBox();
    const card = await coach(page).boundingBox();
    expect((box?.y ?? 0) - (card?.y ?? 0) - (card?.height ?? 0)).toBeGreaterThanOrEqual(0);
    for (const one of await page.locator('section.coached').all()) {
      await expect(one).toBeInViewport({ ratio: 1 });
    }
    expect(await brokenFrames(page, '.coached')).toEqual([]);
  });
});

test('the lesson from its start to its end', async ({ page }) => {
  const id = await start(page);
  const passed = await followScript(page, id, playByMouse);

  passed.push(...(await playToTheEnd(page, id, playByMouse)));

  expect(passed).toEqual([...Array(STEPS).keys()].map((n) => n + 1));
  const scores = page.getByRole('dialog');
  await expect(scores).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(scores).toBeHidden();
  await coach(page).getByRole('button', { name: 'Three exercises' }).click();
  await expect(page.getByRole('button', { name: 'Build the palace this turn' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the script by touch: the board can be used at every step @quick', async ({ page }) => {
    const id = await start(page);

    const passed = await followScript(page, id, playByTouch, expectUsable);

    expect(passed).toEqual([...Array(14).keys()].map((n) => n + 1));
  });

  test('the lesson from its start to its end', async ({ page }) => {
    const id = await start(page);
    const passed = await followScript(page, id, playByTouch, expectUsable);

    passed.push(...(await playToTheEnd(page, id, playByKeys)));

    expect(passed).toEqual([...Array(STEPS).keys()].map((n) => n + 1));
  });

  test('what is said off the script can be read, and both ways on be tapped @quick', async ({
    page,
  }) => {
    await start(page);
    await gotIt(page).tap();
    await page.locator('[data-coach=fleets] [data-word="2"] button').first().tap();
    await expect(coach(page)).toContainText('A different move');

    await expect(coach(page).getByText('That can be a good move')).toBeInViewport({ ratio: 1 });
    await expect(coach(page).getByText('Choose fleet 7')).toBeInViewport({ ratio: 1 });
    const free = coach(page).getByRole('button', { name: 'Play my own way' });
    await expect(free).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.prompt')).toBeHidden();
    await free.tap();
    await expect(page.locator('.prompt .go button')).toBeVisible();
  });

  for (const language of LANGUAGES) {
    test(`what the lesson asks for can be seen and done, in ${language}${quickly(language === 'de')}`, async ({
      page,
    }) => {
      await speak(page, language);
      await page.goto('/learn');
      await page.locator('main .primary').click();
      await expect(coach(page).locator('.primary')).toBeInViewport({ ratio: 1 });
      await coach(page).locator('.primary').tap();
      await expect(page.locator('[data-coach=fleets]')).toHaveClass(/coached/);

      const fleet = page.locator('[data-coach=fleets] [data-word="7"] button').first();
      await expect(fleet).toBeInViewport({ ratio: 1 });
      await fleet.tap();

      await expect(page.locator('[data-coach=trade]')).toBeInViewport({ ratio: 0.95 });
      await expect(coach(page).locator('.suggestion')).toBeInViewport({ ratio: 1 });
    });
  }
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true });

  test('the board stays where it is, whatever the coach says', async ({ page }) => {
    const id = await start(page);
    const board = await page.locator('.board').boundingBox();

    await followScript(page, id, playByMouse, async () => {
      expect(await page.locator('.board').boundingBox()).toEqual(board);
    });
  });
});

test('who goes another way is led back, by undo', async ({ page }) => {
  const id = await start(page);
  await readAll(page);
  await playByMouse(page, id, 'fleet 7');
  await playByMouse(page, id, 'place stone s04');
  await playByMouse(page, id, 'place bamboo s09');

  await expect(coach(page)).toContainText('A different move');
  await expect(coach(page)).toContainText('Buy a bamboo boat');
  await coach(page).getByRole('button', { name: 'Back to the lesson' }).click();

  await expect(coach(page)).toContainText('You may trade');
  expect((await stateOf(page, id)).ply).toBe(1);
  expect(await step(page)).toBe(3);
});

test('who goes on another way can come back to the script after the turn, too', async ({
  page,
}) => {
  const id = await start(page);
  await readAll(page);
  await playByMouse(page, id, 'fleet 3');
  await coach(page).getByRole('button', { name: 'Play my own way' }).click();
  await expect(coach(page)).toContainText('You may trade');
  while (!(await myTurn(page, id)).legal.includes('fleet 7')) {
    await playByMouse(page, id, 'done');
  }
  await readAll(page);
  await playByMouse(page, id, 'fleet 7');

  await coach(page).getByRole('button', { name: 'Back to the lesson' }).click();

  await expect(coach(page)).toContainText('Choose a fleet');
  await expect.poll(() => tableOf(page)).not.toBe(id);
  await expect(coach(page).locator('.suggestion')).toContainText('fleet 7');
});

test('the lesson goes by keys, can be left, and goes on where it was', async ({ page }) => {
  const id = await start(page);
  await gotIt(page).focus();
  await page.keyboard.press('Enter');
  await expect(coach(page)).toContainText('Every turn begins with a fleet');
  await playByKeys(page, id, 'fleet 7');
  await expect(coach(page)).toContainText('You may trade');

  await page.goto('/learn');
  await page.getByRole('button', { name: 'Continue your first game' }).click();

  await expect(coach(page)).toContainText('You may trade');
  expect(await step(page)).toBe(3);
  await coach(page).getByRole('button', { name: 'Collapse the coach' }).click();
  await expect(coach(page).getByText('Before placing anything')).toBeHidden();
});

for (const { id, solution } of exercises) {
  test(`the exercise ${id} is solved by what the coach shows${quickly(id === 'palace')}`, async ({
    page,
  }) => {
    const table = await startExercise(page, id);
    await coach(page).getByRole('button', { name: 'Show a solution' }).click();

    for (const { action } of solution) {
      await expect(coach(page).locator('.suggestion')).toContainText('Now:');
      await playByMouse(page, table(), action);
    }

    await expect(coach(page)).toContainText('Solved!');
    await coach(page).locator('footer .primary').click();
    if (id === 'palace') {
      await expect(page.locator('.exercises li').nth(2)).toContainText('solved');
    } else await expect(coach(page)).not.toContainText('Solved!');
  });
}

/** Begin an exercise from the list of them; returns how to ask for its table. */
async function startExercise(page: Page, id: string): Promise<() => string> {
  let table = '';
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname === '/api/tables' && response.request().method() === 'POST') {
      void response.json().then((made: { table: { id: string } }) => (table = made.table.id));
    }
  });
  await page.goto('/learn');
  const number = exercises.findIndex((one) => one.id === id);
  await page.locator('.exercises li button').nth(number).click();
  await expect(coach(page)).toBeVisible();
  await expect(page.locator('.prompt.mine')).toBeVisible();
  return () => table;
}

test('a turn without the goal is said to have missed it, and can be tried again', async ({
  page,
}) => {
  const table = await startExercise(page, 'recruit');
  const first = table();
  await coach(page).getByRole('button', { name: 'Show a solution' }).click();
  await playByMouse(page, first, 'fleet 9');
  await expect(coach(page)).toContainText('You’ve strayed from the solution');
  await playByMouse(page, first, 'done');
  for (;;) {
    const { legal } = await stateOf(page, first);
    if (legal.length === 0 || legal[0]?.startsWith('fleet')) break; // the turn is over
    await playByMouse(page, first, legal.find((one) => one === 'done') ?? legal[0] ?? '');
  }

  await expect(coach(page)).toContainText('you didn’t reach the goal');
  await coach(page).getByRole('button', { name: 'Try again' }).click();

  await expect(coach(page)).toContainText('You have one plum token');
  await expect.poll(table).not.toBe(first);
});

for (const theme of THEMES) {
  test(`lesson and exercises are accessible, ${theme}`, async ({ page }) => {
    test.slow();
    await paint(page, theme);
    await page.goto('/learn');
    await expect(page.getByRole('button', { name: 'Start your first game' })).toBeVisible();
    await expectAccessible(page);
    await start(page);
    await expectAccessible(page);
    await startExercise(page, 'mountain');
    await expectAccessible(page);
  });
}

for (const viewport of SIZES) {
  test(`nothing sticks out at ${viewport.width} × ${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/learn');
    await expectNoSideScroll(page);
    await start(page);
    await expectNoSideScroll(page);
  });
}

test('the lesson speaks every language', async ({ page }) => {
  await start(page);
  for (const language of LANGUAGES) {
    await speak(page, language);
    await page.goto('/learn');
    await page.locator('main .primary').click();
    await expect(page.locator('.coach')).toBeVisible();
    await expectTranslated(page);
  }
});

test('nothing of the coach’s card is cut in German on a small desktop screen', async ({ page }) => {
  await speak(page, 'de');
  await page.goto('/learn');
  await page.locator('main .primary').click();

  for (const part of ['h2', '.primary', '.says a', 'header a']) {
    await expect(page.locator('.coach').locator(part)).toBeInViewport({ ratio: 1 });
  }
  const says = page.locator('.coach .says');
  expect(await says.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(0);
});
