// Tests of parts of the page, in a make-believe browser.
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import page from './vite.config.ts';

export default mergeConfig(
  page,
  defineConfig({
    plugins: [svelteTesting()],
    test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
  }),
);
