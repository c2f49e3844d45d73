// Where things of the table are, to see that none has moved.
import type { Page } from '@playwright/test';

export type Boxes = Record<string, [left: number, top: number, width: number, height: number]>;

/** Where the board, the places of cards, the panels and the lasting buttons are. */
export function boxes(page: Page): Promise<Boxes> {
  return page.evaluate(() => {
    const parts = [
      '.board',
      '.prompt, .over',
      '.top .chip',
      '.tools button',
      '.prompt > .hand',
      '.go button',
      '.order li',
      '.up li',
      '.players article',
      '[data-coach=buildings] li',
      '[data-coach=specialists] li',
      '[data-coach=trade] button',
      '[role=tab]',
    ];
    const found: Boxes = {};
    for (const part of parts) {
      document.querySelectorAll(part).forEach((element, n) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        found[`${part} ${n}`] = [left, top, width, height];
      });
    }
    // As high as the question needs, and always at the same edge.
    const chips = document.querySelector('.prompt > .chips')?.getBoundingClientRect();
    if (chips) found['.chips'] = [chips.left, 0, chips.width, 0];
    return found;
  });
}

/** What is not where it was: nothing may be. A place that is not there now has not moved. */
export function moved(before: Boxes, now: Boxes): string[] {
  return Object.entries(now).flatMap(([part, box]) => {
    const was = before[part];
    if (!was) return [];
    const far = Math.max(...box.map((one, n) => Math.abs(one - (was[n] ?? 0))));
    return far > 0 ? [`${part}: ${was.join()} → ${box.join()}`] : [];
  });
}
