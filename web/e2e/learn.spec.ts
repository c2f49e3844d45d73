// The rules: their search, their addresses, their looks. The guided first game: lesson.spec.ts.
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

/** A word of each language, and a rule it leads to. */
const WORDS: Record<string, [string, string]> = {
  en: ['harbour aside', '7.1'],
  fr: ['chaine embranchement', '6.3'],
  de: ['prestigeplattchen gebirge', '6.12'],
  pl: ['lancuch rozgalezien', '6.3'],
  ru: ['гавани отложить', '7.1'],
  es: ['cadena ramificaciones', '6.3'],
  it: ['catena diramazioni', '6.3'],
  ja: ['枝分かれ 鎖', '6.3'],
  nl: ['ketting vertakkingen', '6.3'],
};

for (const language of LANGUAGES) {
  test(`the rules in ${language}: an address for each rule, and a search${quickly(language === 'pl')}`, async ({
    page,
  }) => {
    await speak(page, language);
    await page.goto('/rules#6.14');
    await expect(page.locator('[id="6.14"]')).toBeInViewport();
    await expectTranslated(page);

    const [words, rule] = WORDS[language] ?? ['a word for each language', ''];
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

for (const theme of THEMES) {
  test(`the rules are accessible, ${theme}`, async ({ page }) => {
    test.slow();
    await paint(page, theme);
    await page.goto('/rules');
    await expect(page.locator('table')).toHaveCount(3);
    await expectAccessible(page);
    await page.getByRole('searchbox').fill('boat');
    await expectAccessible(page);
  });
}

for (const viewport of SIZES) {
  test(`nothing sticks out at ${viewport.width} × ${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/rules#8.3');
    await expect(page.locator('table')).toHaveCount(3);
    await expectNoSideScroll(page);
  });
}
