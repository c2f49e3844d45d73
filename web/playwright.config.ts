// Tests in a real Chromium against the real server: those tagged `@quick`, one of each kind, or
// all with LONG=1: `--project=page` two at a time, then `--project=measured`, which need the
// machine for themselves. Those tagged `@screenshots` run with SCREENSHOTS=1, and alone.
import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const chromium = process.env.CHROMIUM ?? PLACES.find((place) => existsSync(place));
/** What counts milliseconds or frames, or takes as long as was promised. */
const MEASURED = /(board|frames|motion|slow-phone|workshop-report)\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: Number(process.env.WORKERS ?? 2),
  projects: process.env.LONG
    ? [
        { name: 'page', testIgnore: MEASURED },
        { name: 'measured', testMatch: MEASURED, workers: 1 },
      ]
    : undefined,
  fullyParallel: true,
  timeout: process.env.LONG ? 900_000 : 180_000,
  expect: { timeout: 20_000 },
  // A test that fails now and then is wrong: `make browser TIMES=10` finds it.
  retries: 0,
  reporter: [['list']],
  grep: process.env.SCREENSHOTS ? /@screenshots/ : process.env.LONG ? undefined : /@quick/,
  grepInvert: process.env.SCREENSHOTS ? undefined : /@screenshots/,
  use: {
    // A click on what is not there fails soon, not when the whole test is over.
    actionTimeout: 45_000,
    locale: 'en-GB',
    colorScheme: 'light',
    viewport: { width: 1280, height: 720 },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromium, args: ['--no-sandbox'] },
  },
});
