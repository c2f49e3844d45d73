// Fingers on the screen, as many as there are places.
import type { Page } from '@playwright/test';

type Place = readonly [number, number];

/** Return what puts fingers down, moves them, and with no places lifts them. */
export async function fingers(
  page: Page,
): Promise<(type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: Place[]) => Promise<void>> {
  const screen = await page.context().newCDPSession(page);
  return async (type, ...places) => {
    const touchPoints = places.map(([x, y], id) => ({ id, x, y }));
    await screen.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
}
