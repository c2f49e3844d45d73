// What must hold of every view in every language: texts can be read, whole and apart.
import type { Page } from '@playwright/test';
import { expect, expectNoSideScroll, expectTranslated } from './harness';

export const PHONE_AND_SCREEN = [
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

export async function expectAllToBeRead(page: Page, where: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await expectNoSideScroll(page);
  await expectTranslated(page);
  expect(await cutTexts(page), where).toEqual([]);
}

/** Texts that lie on top of each other. */
async function overlappingTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes: { text: string; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (!element || !node.textContent?.trim()) continue;
      if (element.closest('.unseen, svg, [hidden], [inert], .skip, option')) continue;
      if (!element.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width > 2 && box.height > 2) boxes.push({ text: node.textContent.trim(), box });
      }
    }
    boxes.sort((one, other) => one.box.top - other.box.top);
    const found: string[] = [];
    for (const [n, one] of boxes.entries()) {
      for (const other of boxes.slice(n + 1)) {
        if (other.box.top > one.box.bottom - 4) break;
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        if (across > 4) found.push(`${one.text.slice(0, 30)} | ${other.text.slice(0, 30)}`);
      }
    }
    return found;
  });
}

/** Expect that no text of the whole page lies on another. */
export async function expectApart(page: Page, where: string): Promise<void> {
  expect(await overlappingTexts(page), where).toEqual([]);
}

/** The buttons of the prompt that do not lie wholly within it and on top. */
export function cutButtons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const prompt = document.querySelector('.prompt');
    const frame = prompt?.getBoundingClientRect();
    if (!prompt || !frame) return ['no prompt'];
    const cut = [...prompt.querySelectorAll('button')].filter((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const inside = top >= frame.top && bottom <= frame.bottom && bottom <= innerHeight;
      return !inside || !button.contains(over);
    });
    return cut.map((button) => button.textContent || (button.getAttribute('aria-label') ?? ''));
  });
}
