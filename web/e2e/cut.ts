// What is cut: texts by their boxes, lines by what scrolls them, frames and drawings by panels.
import type { Page } from '@playwright/test';

/** Texts that are cut: wider or higher than their box, which hides or cuts the rest. */
export function cutTexts(page: Page, inside = '.game'): Promise<string[]> {
  return page.evaluate((root) => {
    /** Where the lines of an element are, from the first to the last, as high as they are set. */
    const linesOf = (element: HTMLElement): { top: number; bottom: number } => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const { top, bottom } = words.getBoundingClientRect();
      const letters = words.getClientRects()[0]?.height ?? 0;
      const line = parseFloat(getComputedStyle(element).lineHeight) || letters;
      const between = Math.max(0, letters - line) / 2; // letters have room above and below them
      return { top: top + between, bottom: bottom - between };
    };
    /** Does something around it that does not scroll cut its upper or lower part off? */
    const lost = (element: HTMLElement): boolean => {
      const own = linesOf(element);
      for (let around: HTMLElement | null = element; around; around = around.parentElement) {
        const { overflowY } = getComputedStyle(around);
        if (overflowY === 'auto' || overflowY === 'scroll') return false;
        const box = around.getBoundingClientRect();
        const out = own.bottom > box.bottom + 1 || own.top < box.top - 1;
        if (out && overflowY !== 'visible') return true;
      }
      return own.bottom > innerHeight + 1 || own.top < -1;
    };
    const cut = [...document.querySelectorAll<HTMLElement>(`${root} *`)].filter((element) => {
      if (element.closest('svg, .unseen, .lines')) return false;
      const own = [...element.childNodes].some(
        (node) => node.nodeType === 3 && node.textContent?.trim(),
      );
      if (!own || !element.checkVisibility() || element.offsetWidth <= 1) return false;
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      const hides = overflowX !== 'visible' || overflowY !== 'visible';
      const wide = element.scrollWidth > element.clientWidth + 1;
      if ((hides && element.clientWidth > 0 && wide) || (textOverflow === 'ellipsis' && wide)) {
        return true;
      }
      return lost(element);
    });
    return cut.map((element) => element.textContent.trim().slice(0, 60));
  }, inside);
}

/** Lines of text of which a box that scrolls shows a part only, and how many it shows whole. */
export function linesIn(page: Page, box: string): Promise<{ whole: number; sliced: string[] }> {
  return page.locator(box).evaluate((frame) => {
    const { top, bottom } = frame.getBoundingClientRect();
    const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
    const sliced: string[] = [];
    const whole = new Set<number>();
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (!text.textContent?.trim() || text.parentElement?.closest('.unseen')) continue;
      const words = document.createRange();
      words.selectNodeContents(text);
      for (const line of words.getClientRects()) {
        if (line.bottom <= top + 2 || line.top >= bottom - 2) continue;
        const inside = line.top >= top - 1 && line.bottom <= bottom + 1;
        if (inside) whole.add(Math.round(line.bottom / 4));
        else sliced.push(text.textContent.trim().slice(0, 40));
      }
    }
    return { whole: whole.size, sliced };
  });
}

/** Frames around what is pointed at of which a panel cuts a side, or that lie on letters. */
export function brokenFrames(page: Page, pointedAt: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const broken: string[] = [];
    const letters = [...document.querySelectorAll<HTMLElement>('.game *')].flatMap((element) => {
      const text = [...element.childNodes].filter(
        (node) => node.nodeType === 3 && node.textContent?.trim(),
      );
      if (!text.length || element.closest('svg, .unseen') || !element.checkVisibility()) return [];
      const words = document.createRange();
      words.selectNodeContents(element);
      return [...words.getClientRects()].map((line) => ({ line, text: element.innerText }));
    });
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      if (!element.checkVisibility()) continue;
      const { outlineWidth, outlineOffset } = getComputedStyle(element);
      const [inner, width] = [parseFloat(outlineOffset), parseFloat(outlineWidth)];
      const box = element.getBoundingClientRect();
      const rim = (by: number) => ({
        left: box.left - by,
        top: box.top - by,
        right: box.right + by,
        bottom: box.bottom + by,
      });
      const [near, far] = [rim(inner), rim(inner + width)];
      const name = element.dataset.coach ?? element.className;
      for (const { line, text } of letters) {
        const outside =
          line.right <= far.left ||
          line.left >= far.right ||
          line.bottom <= far.top + 2 ||
          line.top >= far.bottom - 2;
        const inside =
          line.left >= near.left &&
          line.right <= near.right &&
          line.top >= near.top - 2 &&
          line.bottom <= near.bottom + 2;
        if (!outside && !inside) broken.push(`${name} lies on “${text.slice(0, 30)}”`);
      }
      for (let around = element.parentElement; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const frame = around.getBoundingClientRect();
        const cut =
          far.left < frame.left - 0.5 ||
          far.top < frame.top - 0.5 ||
          far.right > frame.right + 0.5 ||
          far.bottom > frame.bottom + 0.5;
        if (cut && around !== document.body) broken.push(`${name} is cut`);
      }
    }
    return broken;
  }, pointedAt);
}
