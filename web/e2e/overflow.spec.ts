// Nothing is cut and nothing sticks out, in every language, on a phone and on a small screen.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, LANGUAGES, newTable, quickly, speak, test } from './harness';
import { expectAllToBeRead, PHONE_AND_SCREEN } from './readable';

const RECORD = readFileSync(join(import.meta.dirname, 'records/finished.txt'), 'utf-8');

async function tableFrom(page: Page, seats: string[], ply?: number): Promise<string> {
  const made = await page.request.post('/api/tables', { data: { record: RECORD, seats, ply } });
  const { table } = (await made.json()) as { table: { id: string } };
  return table.id;
}

for (const language of LANGUAGES) {
  test(`nothing is cut in ${language}${quickly(language === 'de')}`, async ({ page }) => {
    await speak(page, language);
    await newTable(page, ['me', 'helmsman', 'fisher'], { clock: { kind: 'days', days: 3 } });
    const playing = await tableFrom(page, ['me', 'helmsman'], 187);
    const finished = await tableFrom(page, ['open', 'open']);
    for (const size of PHONE_AND_SCREEN) {
      const at = `${size.width} px`;
      await page.setViewportSize(size);
      for (const view of ['/', '/new', '/settings', '/rules']) {
        await page.goto(view);
        await expect(page.locator('main h1, main h2').first()).toBeVisible();
        await expectAllToBeRead(page, `${view} ${at}`);
      }

      await page.goto(`/t/${playing}`);
      await expect(page.locator('.prompt')).toBeVisible();
      await expectAllToBeRead(page, `the table ${at}`);

      await page.goto(`/t/${finished}/review?ply=200`);
      await expect(page.locator('[role="tab"]').first()).toBeVisible();
      await expectAllToBeRead(page, `the review ${at}`);

      await page.goto('/learn');
      await page.locator('main .primary').click();
      await expect(page.locator('.coach, [data-coach-box]').first()).toBeVisible();
      await expectAllToBeRead(page, `the lesson ${at}`);
      const [place, word] = await Promise.all([
        page.locator('.order .now').boundingBox(),
        page.locator('.order .now .fleet').boundingBox(),
      ]);
      expect(word?.width, `whose turn it is ${at}`).toBeLessThan((place?.width ?? 0) - 3);
    }
  });
}
