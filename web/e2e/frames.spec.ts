// How smoothly the page moves while a game is played: frames are sampled as a reader sees them, with
// boats that sail, buildings that rise, coins that fly and waves that drift.
import { expect, newTable, test } from './harness';
import { myTurn, playUntil, stateOf } from './table-player';

const TURNS = 8; // fewer, if the game ends before
const FEWEST_FRAMES = 2000;

declare global {
  interface Window {
    frameTimes: number[];
  }
}

test('sixty frames a second, and hardly one that is late', async ({ page }, info) => {
  const id = await newTable(page, ['me', 'fisher', 'fisher']);
  await page.goto(`/t/${id}`);
  await myTurn(page, id);
  await page.evaluate(() => {
    window.frameTimes = [];
    let last = performance.now();
    const sample = (now: number): void => {
      window.frameTimes.push(now - last);
      last = now;
      requestAnimationFrame(sample);
    };
    requestAnimationFrame(sample);
  });

  for (let turn = 0; turn < TURNS; turn++) {
    await playUntil(page, id);
    // What the others do is watched, not skipped: the prompt comes back when all of it is shown.
    const asked = async (): Promise<boolean> => {
      const { legal, status } = await stateOf(page, id);
      return legal.length > 0 || status !== 'running';
    };
    await expect.poll(asked, { timeout: 60_000 }).toBe(true);
    if ((await stateOf(page, id)).status !== 'running') break;
    await expect(page.locator('.prompt.mine')).toBeVisible({ timeout: 60_000 });
  }

  const frames = (await page.evaluate(() => window.frameTimes)).sort((a, b) => a - b);
  const at = (part: number): number => frames[Math.floor(frames.length * part)] ?? 0;
  const figures = `${frames.length} frames, median ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms, most ${at(0.9999).toFixed(1)} ms`;
  info.annotations.push({ type: 'frames', description: figures });
  console.log(figures);
  expect(frames.length).toBeGreaterThan(FEWEST_FRAMES);
  expect(at(0.5)).toBeLessThan(17.5);
  expect(at(0.99)).toBeLessThan(34);
});
