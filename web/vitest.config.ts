// Tests of parts of the page, in a make-believe browser.
import { availableParallelism } from 'node:os';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import page from './vite.config.ts';

export default mergeConfig(
  page,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      environment: 'happy-dom',
      include: ['tests/**/*.test.ts'],
      globalSetup: 'tests/printed.ts',
      // Left to itself, Vitest leaves one core idle, of two.
      maxWorkers: availableParallelism(),
      // Some wait for Python, which a busy machine starts late.
      testTimeout: 30_000,
    },
  }),
);
