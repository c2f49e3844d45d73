// A cold start: what needs the engine waits for it, and how far it is can be seen.
import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { engine } from '../../src/api/engine.svelte';
import { get } from '../../src/api/http';
import { setLanguage } from '../../src/texts/index.svelte';
import EngineProgress from '../../src/ui/EngineProgress.svelte';

beforeAll(() => setLanguage('en'));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a request that needs the engine is made again when it is ready', async () => {
  vi.useFakeTimers();
  const compiling = { family: 'error', code: 'engine_compiling', values: {}, cause: null };
  let done = 2;
  vi.stubGlobal('fetch', (path: string) => {
    const ready = done >= 4;
    if (path === '/api/server') {
      return Promise.resolve(Response.json({ engine: { ready, done: done++, parts: 4 } }));
    }
    return Promise.resolve(
      ready ? Response.json(['a table']) : Response.json(compiling, { status: 503 }),
    );
  });
  render(EngineProgress);

  const tables = get('/api/tables');
  await vi.advanceTimersByTimeAsync(100);
  expect(screen.getByRole('status').textContent).toContain('2 of 4');
  await vi.advanceTimersByTimeAsync(1000);
  expect(screen.getByRole('status').textContent).toContain('3 of 4');
  await vi.advanceTimersByTimeAsync(1000);

  expect(await tables).toEqual(['a table']);
  expect(engine.ready).toBe(true);
  expect(screen.queryByRole('status')).toBeNull();
});
