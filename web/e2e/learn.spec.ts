// Learning: the rules with their search and addresses, and the first turn of the guided game.
import type { Page } from '@playwright/test';
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
import { myTurn, playByKeys, playByMouse } from './table-player';

/** A word of each language, and a rule it leads to. */
const WORDS: Record<(typeof LANGUAGES)[number], [string, string]> = {
  en: ['harbour aside', '7.1'],
  fr: ['chaine embranchement', '6.3'],
  de: ['prestigeplattchen gebirge', '6.12'],
  pl: ['lancuch rozgalezien', '6.3'],
  ru: ['гавани отложить', '7.1'],
};

for (const language of LANGUAGES) {
  test(`the rules in ${language}: an address for each rule, and a search${quickly(language === 'pl')}`, async ({
    page,
  }) => {
    await speak(page, language);
    await page.goto('/rules#6.14');
    await expect(page.locator('[id="6.14"]')).toBeInViewport();
    await expectTranslated(page);

    const [words, rule] = WORDS[language];
    await page.getByRole('searchbox').fill(words);
    await expect(page.locator(`[id="${rule}"]`)).toBeVisible();
    await expect(page.locator('mark').first()).toBeVisible();
    await expectTranslated(page);
    await page.getByRole('searchbox').fill('qqqq');
    await expect(page.locator('article')).toHaveCount(0);
    await expectTranslated(page);
  });
}

test('a link within the rules leads to the rule', async ({ page }) => {
  await page.goto('/rules');

  await page.locator('[id="4.3"]').getByRole('link', { name: '9.5', exact: true }).click();

  await expect(page).toHaveURL(/\/rules#9\.5$/);
  await expect(page.locator('[id="9.5"]')).toBeInViewport();
  await page.getByRole('navigation').getByRole('link', { name: 'Scoring' }).click();
  await expect(page.getByRole('heading', { name: 'Scoring' })).toBeInViewport();
});

/** Start the lesson; return the id of its table. */
async function start(page: Page): Promise<string> {
  await page.goto('/learn');
  await page.getByRole('button', { name: 'Start your first game' }).click();
  await expect(coach(page)).toContainText('Welcome to Yamataï');
  const kept = await page.evaluate(() => localStorage.getItem('himiko.lesson') ?? '');
  return (JSON.parse(kept) as { id: string }).id;
}

const coach = (page: Page) => page.getByRole('region', { name: 'Coach' });
const understood = (page: Page) => coach(page).getByRole('button', { name: 'Got it' }).click();

/** The first turn as the coach suggests it, and what it says before each action. */
const FIRST_TURN: [string, string][] = [
  ['Choose fleet 7', 'fleet 7'],
  ['Buy a bamboo boat', 'buy bamboo'],
  ['Place a bamboo boat on slot 1', 'place bamboo s01'],
  ['Place a bamboo boat on slot 2', 'place bamboo s02'],
  ['Place a stone boat on slot 3', 'place stone s03'],
  ['from island 14', 'collect i14'],
  ['from island 1 (', 'collect i01'],
  ['from island 22', 'collect i22'],
  ['Recruit Riu', 'recruit riu plum plum'],
  ['End your turn', 'done'],
];

test('the first turn of the lesson, by mouse, as the coach suggests it @quick', async ({
  page,
}) => {
  const id = await start(page);
  await understood(page);
  await expect(page.locator('[data-coach=fleets]')).toHaveClass(/coached/);

  for (const [words, action] of FIRST_TURN) {
    await expect(coach(page)).toContainText(words);
    await playByMouse(page, id, action);
  }

  await expect(coach(page)).toContainText('The other player’s turn');
  await understood(page);
  await myTurn(page, id);
  await expect(coach(page)).not.toContainText('The other player’s turn');
});

test('the lesson goes by keys, can be left, and goes on where it was', async ({ page }) => {
  const id = await start(page);
  await coach(page).getByRole('button', { name: 'Got it' }).focus();
  await page.keyboard.press('Enter');
  await expect(coach(page)).toContainText('Every turn begins with a fleet');
  await playByKeys(page, id, 'fleet 7');
  await expect(coach(page)).toContainText('You may trade');

  await page.goto('/learn');
  await page.getByRole('button', { name: 'Continue your first game' }).click();

  await expect(coach(page)).toContainText('You may trade');
  await coach(page).getByRole('button', { name: 'Collapse the coach' }).click();
  await expect(coach(page).getByText('Before placing anything')).toBeHidden();
});

for (const theme of THEMES) {
  test(`rules and lesson are accessible, ${theme}`, async ({ page }) => {
    test.slow();
    await paint(page, theme);
    await page.goto('/rules');
    await expect(page.locator('table')).toHaveCount(3);
    await expectAccessible(page);
    await page.getByRole('searchbox').fill('boat');
    await expectAccessible(page);
    await page.goto('/learn');
    await expect(page.getByRole('button', { name: 'Start your first game' })).toBeVisible();
    await expectAccessible(page);
    await start(page);
    await expectAccessible(page);
  });
}

for (const viewport of SIZES) {
  test(`nothing sticks out at ${viewport.width} × ${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/rules#8.3');
    await expect(page.locator('table')).toHaveCount(3);
    await expectNoSideScroll(page);
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const language of ['en', 'de'] as const) {
    test(`what the lesson asks for can be seen and done, in ${language}${quickly(language === 'de')}`, async ({
      page,
    }) => {
      await speak(page, language);
      await page.goto('/learn');
      await page.locator('main .primary').click();
      const card = page.locator('.coach');
      await expect(card.locator('.primary')).toBeInViewport({ ratio: 1 });
      await card.locator('.primary').tap();
      await expect(page.locator('[data-coach=fleets]')).toHaveClass(/coached/);

      const fleet = page.locator('[data-coach=fleets] [data-word="7"] button').first();
      await expect(fleet).toBeInViewport({ ratio: 1 });
      await fleet.tap();

      await expect(page.locator('[data-coach=trade]')).toBeInViewport({ ratio: 0.95 });
      await expect(card.locator('.suggestion')).toBeInViewport({ ratio: 1 });
    });
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
