// Tests in a real Chromium against the real server. Those tagged `@long` run with LONG=1 only,
// those tagged `@screenshots` with SCREENSHOTS=1 and alone.
import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const chromium = process.env.CHROMIUM ?? PLACES.find((place) => existsSync(place));

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: Number(process.env.WORKERS ?? 1),
  fullyParallel: true,
  timeout: process.env.LONG ? 600_000 : 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  grep: process.env.SCREENSHOTS ? /@screenshots/ : undefined,
  grepInvert: process.env.SCREENSHOTS
    ? []
    : [/@screenshots/, ...(process.env.LONG ? [] : [/@long/])],
  use: {
    locale: 'en-GB',
    colorScheme: 'light',
    viewport: { width: 1280, height: 720 },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromium, args: ['--no-sandbox'] },
  },
});
