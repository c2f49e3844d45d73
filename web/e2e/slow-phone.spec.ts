// A slow phone on a slow line: how long until one can play, and how fast it answers. Measured with
// LONG=1, alone.
import type { Page } from '@playwright/test';
import { expect, newTable, test } from './harness';
import { myTurn } from './table-player';

const CPU = 6;
const BYTES_PER_SECOND = (700 * 1000) / 8;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('from Play to the first fleet within 3 s', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  await page.goto('/');
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await expect(play).toBeEnabled();
  // Whoever reads what the buttons say needs some seconds: meanwhile the table is fetched.
  await page.waitForLoadState('networkidle');

  const ms = await play.evaluate(async (button: HTMLElement) => {
    const start = performance.now();
    button.click();
    while (!document.querySelector('[data-coach=fleets] .card.legal')) {
      await new Promise(requestAnimationFrame);
    }
    return performance.now() - start;
  });

  console.info(`Play to a fleet: ${Math.round(ms)} ms`);
  expect(ms).toBeLessThan(3000);
});

/** How long it takes from choosing a fleet until its boats are in hand, five times, sorted. */
async function fleetsToBoats(page: Page, rate: number): Promise<number[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate });
  const times: number[] = [];
  for (let n = 0; n < 5; n++) {
    const id = await newTable(page, ['me', 'fisher']);
    await page.goto(`/t/${id}`);
    await myTurn(page, id);
    await expect(page.locator('.board')).toBeVisible();
    const fleet = page.locator('[data-coach=fleets] .card.legal').first();
    times.push(
      await fleet.evaluate(async (card: HTMLElement) => {
        const start = performance.now();
        card.click();
        while (!document.querySelector('.hand-boat')) await new Promise(requestAnimationFrame);
        return performance.now() - start;
      }),
    );
  }
  times.sort((one, other) => one - other);
  console.info(`a fleet to boats, CPU/${rate}: ${times.map(Math.round).join(', ')} ms`);
  return times;
}

test('from a fleet to boats in hand within 100 ms where the processor is not slowed', async ({
  page,
}) => {
  const times = await fleetsToBoats(page, 1);
  // A processor that is six times slower takes longer than that: its figure is only printed.
  await fleetsToBoats(page, CPU);

  expect(times[2]).toBeLessThan(100);
});
