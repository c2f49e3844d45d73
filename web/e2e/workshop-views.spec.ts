// Every view of workshop, shelf, report and score pad: nothing cut or on top of each other in any
// language, on a phone and on a screen; and accessible by day and by night.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, LANGUAGES, paint, test, THEMES } from './harness';
import { expectAllToBeRead, expectApart, PHONE_AND_SCREEN } from './readable';
import { en } from './words';

const SMALL = join(import.meta.dirname, '../../examples/editions/first-game.toml');

/** Put an edition on bench and shelf, and let it be tried out. */
async function prepare(page: Page): Promise<void> {
  await page.goto('/workshop');
  await page.getByText(en('workshop-open')).click();
  await page.getByLabel(en('workshop-open-file')).setInputFiles(SMALL);
  await expect(page.getByText('first-game/1 can be played')).toBeVisible();
  await page.getByText(en('shelf-title')).click();
  await page.getByRole('button', { name: en('shelf-keep', { name: 'first-game' }) }).click();
  await expect(page.getByText(en('shelf-entry', { name: 'first-game', version: 1 }))).toBeVisible();
  await page.getByRole('tab', { name: en('workshop-report') }).click();
  await page.getByRole('button', { name: en('report-begin') }).click();
  await expect(
    page.getByRole('heading', { name: en('study-title', { edition: 'first-game/1' }) }),
  ).toBeVisible({
    timeout: 120_000,
  });
  await page.getByRole('button', { name: en('report-stop'), exact: true }).click();
}

/** Show each part of the workshop with everything unfolded. */
async function eachPart(page: Page, look: (part: string) => Promise<void>): Promise<void> {
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(6);
  for (let n = 0; n < 6; n++) {
    await tabs.nth(n).click();
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('details')) one.open = true;
    });
    if (n === 1) await page.locator('.cards button').first().click();
    await expect(page.getByRole('tabpanel')).not.toBeEmpty();
    await look((await tabs.nth(n).textContent()) ?? '');
  }
}

async function expectAccessibleInBoth(page: Page): Promise<void> {
  for (const theme of THEMES) {
    await paint(page, theme);
    // Colours pass over into each other.
    await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished)));
    await expectAccessible(page);
  }
}

test('every part can be read in every language, and by everybody', async ({ page }) => {
  await prepare(page);
  await eachPart(page, () => expectAccessibleInBoth(page));
  for (const language of LANGUAGES) {
    await page.evaluate((one) => localStorage.setItem('himiko.language', one), language);
    for (const size of PHONE_AND_SCREEN) {
      await page.setViewportSize(size);
      await page.goto('/workshop');
      await eachPart(page, async (part) => {
        const where = `${part}, ${language}, ${size.width} px`;
        await expectAllToBeRead(page, where);
        await expectApart(page, where);
      });
      await page.goto('/scores');
      await expect(page.getByRole('table')).toBeVisible();
      await expectAllToBeRead(page, `the score pad, ${language}, ${size.width} px`);
      await expectApart(page, `the score pad, ${language}, ${size.width} px`);
    }
  }
  await expectAccessibleInBoth(page);
});
