// It becomes one's turn: title, badge, sound and notification, each only as one wants it.
import type { Page } from '@playwright/test';
import { expect, newTable, test } from './harness';
import { myTurn, playUntil, together } from './table-player';

interface Noted {
  badge: string[];
  notes: { title: string; body: string }[];
  tones: number[];
  hidden: boolean;
}
declare global {
  interface Window {
    noted: Noted;
  }
}

/** Put what the browser would show or play into a list instead. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: Noted = { badge: [], notes: [], tones: [], hidden: false };
    window.noted = noted;
    Object.defineProperty(document, 'hidden', { get: () => noted.hidden });

    const badge = (what: string) => () => {
      noted.badge.push(what);
      return Promise.resolve();
    };
    Object.assign(navigator, { setAppBadge: badge('set'), clearAppBadge: badge('clear') });

    class Note {
      static permission = 'default';
      static requestPermission(): Promise<string> {
        Note.permission = 'granted';
        return Promise.resolve(Note.permission);
      }
      onclick: (() => void) | null = null;
      constructor(title: string, { body }: { body: string }) {
        noted.notes.push({ title, body });
      }
    }

    class Audio {
      state = 'suspended';
      currentTime = 0;
      destination = {};
      resume(): Promise<void> {
        this.state = 'running';
        return Promise.resolve();
      }
      createOscillator(): object {
        const frequency = { value: 0 };
        return {
          frequency,
          connect: (next: object) => next,
          start: () => noted.tones.push(frequency.value),
          stop: () => undefined,
        };
      }
      createGain(): object {
        const ramp = (): void => undefined;
        return {
          gain: { setValueAtTime: ramp, exponentialRampToValueAtTime: ramp },
          connect: (next: object) => next,
        };
      }
    }
    Object.assign(window, { AudioContext: Audio, Notification: Note });
  });
}

const noted = (page: Page): Promise<Noted> => page.evaluate(() => window.noted);

test('the title and the badge say that it is one’s turn', async ({ page, browser, server }) => {
  const { id, context, mover, waiter } = await together(page, browser, server);
  await listen(waiter);
  await waiter.reload();
  await expect(waiter).toHaveTitle('Table · Yamataï');
  await expect.poll(async () => (await noted(waiter)).badge.at(-1)).toBe('clear');

  await playUntil(mover, id);

  await expect(waiter).toHaveTitle('● Your turn · Yamataï');
  expect((await noted(waiter)).badge.at(-1)).toBe('set');
  await playUntil(waiter, id);
  await expect(waiter).toHaveTitle('Table · Yamataï');
  expect((await noted(waiter)).badge.at(-1)).toBe('clear');
  await context.close();
});

test('a sound is played when one’s turn comes, and not when it is off', async ({ page }) => {
  await listen(page);
  const id = await newTable(page, ['me', 'drifter']);
  await page.goto(`/t/${id}`);
  await myTurn(page, id);
  await page.mouse.click(5, 5); // browsers allow sound only then
  const before = (await noted(page)).tones.length;

  await playUntil(page, id);
  await myTurn(page, id);
  await expect.poll(async () => (await noted(page)).tones.length).toBe(before + 2);

  await page.getByRole('button', { name: 'Sound is on' }).click();
  await expect(page.getByRole('button', { name: 'Sound is off' })).toBeVisible();
  await playUntil(page, id);
  await expect(page).toHaveTitle('Table · Yamataï');
  await myTurn(page, id);
  await expect(page).toHaveTitle('● Your turn · Yamataï');
  expect((await noted(page)).tones).toHaveLength(before + 2);
});

test('a notification comes if one asked for it and looks elsewhere', async ({
  page,
  browser,
  server,
}) => {
  const { id, context, mover, waiter } = await together(page, browser, server);
  await listen(waiter);
  await waiter.reload();
  await expect(waiter).toHaveTitle('Table · Yamataï');
  /** The others play until it is the waiter's turn, and back again. */
  const around = async (hidden: boolean): Promise<Noted['notes']> => {
    await waiter.evaluate((away) => (window.noted.hidden = away), hidden);
    await playUntil(mover, id);
    await expect(waiter).toHaveTitle('● Your turn · Yamataï');
    const { notes } = await noted(waiter);
    await playUntil(waiter, id);
    await expect(waiter).toHaveTitle('Table · Yamataï');
    return notes;
  };

  expect(await around(true)).toEqual([]);
  await waiter.getByRole('button', { name: 'Table menu' }).click();
  await waiter.getByRole('button', { name: 'Notify me when it’s my turn' }).click();
  const on = waiter.getByText('Notifications are on').filter({ visible: true });
  await expect(on.first()).toBeVisible();
  expect(await around(false)).toEqual([]);
  const notes = await around(true);

  expect(notes).toEqual([
    { title: 'Your turn', body: 'It’s your turn in your game with Ann and Bea.' },
  ]);
  await context.close();
});
