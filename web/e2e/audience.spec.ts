// The view for an audience: it follows the game, late if the table wants that, and plays nothing.
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  expectTranslated,
  LANGUAGES,
  newTable,
  paint,
  speak,
  test,
  THEMES,
} from './harness';
import { another, playQuickly, stateOf, wanderer } from './table-player';

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
];

/** Play a number of turns over the API, as the only one at the table. */
async function playTurns(page: Page, id: string, number: number): Promise<void> {
  const choose = wanderer(7);
  for (let turns = 0; turns < number;) {
    const { legal } = await stateOf(page, id);
    await playQuickly(page, id, choose(legal));
    const { view } = await stateOf(page, id);
    if (view.step === 'fleet') turns += 1;
  }
}

/** The ply that spectators are shown. */
async function seenPly(page: Page, id: string): Promise<number> {
  const answer = await page.request.get(`/api/tables/${id}?audience=true`);
  return ((await answer.json()) as { ply: number }).ply;
}

test('an audience sees the board follow, late if so chosen, and plays nothing @quick', async ({
  page,
  browser,
  server,
}) => {
  const [live, late] = [
    await newTable(page, ['me', 'me']),
    await newTable(page, ['me', 'me'], { delay: 2 }),
  ];
  const [context, viewer] = await another(browser, server);
  await viewer.emulateMedia({ reducedMotion: 'reduce' });
  const shown = viewer.locator('.watch');

  await viewer.goto(`/watch/${live}`);
  await expect(shown).toHaveAttribute('data-ply', '0');
  await expect(viewer.getByText('Nothing has happened yet.')).toBeVisible();
  await playTurns(page, live, 3);
  const { ply } = await stateOf(page, live);
  await expect(shown).toHaveAttribute('data-ply', String(ply));
  await expect(viewer.locator('[data-trace]').first()).toBeVisible();
  await expect(viewer.locator('.last li').first()).toBeVisible();
  await expect(viewer.locator('[data-late]')).toHaveCount(0);

  // Nothing plays: there are no buttons, and the board answers nothing.
  const pressed = ['button', 'a', '[role=button]'].map((one) => `.watch ${one}:not([inert] *)`);
  await expect(viewer.locator(pressed.join())).toHaveCount(0);
  for (const spot of ['s01', 'i01']) {
    await viewer.locator(`[data-spot=${spot}]`).click({ force: true });
  }
  await expect(viewer.getByRole('dialog')).toHaveCount(0);
  expect((await stateOf(page, live)).ply).toBe(ply);

  await expect(viewer.locator('[data-chance]')).toHaveCount(0);
  await viewer.getByRole('switch', { name: 'Win chances' }).click();
  await expect(viewer.locator('[data-chance]')).toHaveCount(2);

  await viewer.goto(`/watch/${late}`);
  await expect(viewer.getByText('Shown 2 turns late')).toBeVisible();
  await playTurns(page, late, 4);
  const seen = await seenPly(page, late);
  await expect(shown).toHaveAttribute('data-ply', String(seen));
  expect(seen).toBeLessThan((await stateOf(page, late)).ply);
  expect(seen).toBeGreaterThan(0);

  for (const theme of THEMES) {
    await paint(viewer, theme);
    await expectAccessible(viewer);
  }
  await expectTranslated(viewer);
  for (const size of SIZES) {
    await viewer.setViewportSize(size);
    await expectNoSideScroll(viewer);
  }
  await context.close();
});

test('what is told of a long turn begins with a whole sentence @quick', async ({ page }) => {
  const id = await newTable(page, ['me', 'me']);
  await playTurns(page, id, 2);
  await page.goto(`/watch/${id}`);
  const box = page.locator('.last .words');
  const steps = box.locator('li');
  await expect(steps.nth(1)).toBeAttached();

  // So narrow that not all steps of any turn fit.
  await box.evaluate((element) => (element.style.maxWidth = '7rem'));

  await expect(steps.first()).toHaveClass(/unseen/);
  await expect(steps.last()).not.toHaveClass(/unseen/);
  const cut = await box.evaluate((element) => {
    const frame = element.getBoundingClientRect();
    const shown = [...element.querySelectorAll('li:not(.unseen)')];
    return shown.filter((one) => one.getBoundingClientRect().top < frame.top - 1).length;
  });
  expect(cut).toBe(0);
  await box.evaluate((element) => (element.style.maxWidth = ''));
  await expect(steps.last()).not.toHaveClass(/unseen/);
});

test('on a phone the points are above the long words of a turn @quick', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await newTable(page, ['me', 'me']);
  await playTurns(page, id, 2);
  await page.goto(`/watch/${id}`);
  await expect(page.locator('.last li').nth(1)).toBeAttached();

  for (const player of await page.locator('.side ol > li').all()) {
    await expect(player).toBeInViewport({ ratio: 1 });
  }
});

test('the host chooses the delay, and the table’s menu leads to the view', async ({ page }) => {
  await page.goto('/new');
  await page.getByLabel('Spectators see the game').selectOption('3');
  await page.getByLabel('Orange').selectOption('me');
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(page.locator('.prompt')).toBeVisible();

  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Copy audience link' }).click();
  await page.getByRole('button', { name: 'Table menu' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Audience view' }).click();

  const view = await opened;
  await expect(view).toHaveURL(/\/watch\/[0-9a-f]{24}$/);
  await expect(view.getByText('Shown 3 turns late')).toBeVisible();
});

test('a table that nobody may watch shows nothing', async ({ page, browser, server }) => {
  const id = await newTable(page, ['me', 'me'], { watch: 'players' });
  const [context, viewer] = await another(browser, server);
  await viewer.goto(`/watch/${id}`);
  await expect(viewer.getByRole('heading')).toHaveText('This table can’t be displayed.');
  await expect(viewer.locator('[data-spot]')).toHaveCount(0);
  await context.close();
});

for (const language of LANGUAGES) {
  test(`it fits in ${language}`, async ({ page }) => {
    await speak(page, language);
    const id = await newTable(page, ['me', 'me', 'me', 'me'], { delay: 1 });
    await playTurns(page, id, 5);
    await page.goto(`/watch/${id}`);
    await expect(page.locator('.last li').first()).toBeVisible();
    await expectTranslated(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expectNoSideScroll(page);
    }
  });
}

test('computer players have their faces on a large screen @quick', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const id = await newTable(page, ['fisher', 'helmsman']);
  await page.goto(`/watch/${id}`);

  const faces = page.locator('.watch [data-seat] .face');
  await expect(faces).toHaveCount(2);
  const box = await faces.first().boundingBox();
  expect(box?.height).toBeGreaterThan(80);
});
