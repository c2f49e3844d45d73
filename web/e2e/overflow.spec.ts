// Nothing is cut and nothing sticks out, in every language, on a phone and on a small screen.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  expect,
  expectNoSideScroll,
  expectTranslated,
  newTable,
  quickly,
  speak,
  test,
} from './harness';

const TEXTS = join(import.meta.dirname, '../../src/himiko/texts');
const LANGUAGES = readdirSync(TEXTS).filter((one) => existsSync(join(TEXTS, one, 'language.ftl')));
const RECORD = readFileSync(join(import.meta.dirname, 'records/finished.txt'), 'utf-8');
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
];

/** Texts that are cut off, or that reach beyond the window where nothing scrolls to them. */
async function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clips = (style: CSSStyleDeclaration) =>
      [style.overflowX, style.overflowY].some((one) => one === 'hidden' || one === 'clip');
    const scrolls = (style: CSSStyleDeclaration) =>
      [style.overflowX, style.overflowY].some((one) => one === 'auto' || one === 'scroll');
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const element = text.parentElement;
      if (!element || !text.textContent?.trim()) continue;
      // What only screen readers get, and drawings, are not set as text.
      if (element.closest('.unseen, svg, [hidden], [inert], .skip')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      if (!box.width || !box.height) continue;
      for (let one: HTMLElement | null = element; one; one = one.parentElement) {
        const style = getComputedStyle(one);
        if (scrolls(style)) break;
        const frame = one.getBoundingClientRect();
        if (frame.width <= 1) break; // only for screen readers
        const over = Math.max(box.right - frame.right, frame.left - box.left);
        if (over > 1.5 && (clips(style) || one === document.body)) {
          found.push(`${text.textContent.trim().slice(0, 60)} (${Math.round(over)} px)`);
          break;
        }
      }
    }
    return found;
  });
}

async function expectAllToBeRead(page: Page, where: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await expectNoSideScroll(page);
  await expectTranslated(page);
  expect(await cutTexts(page), where).toEqual([]);
}

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
    for (const size of SIZES) {
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
    }
  });
}
