// An old page reloads itself once, and not under the hands of somebody who writes.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkBuild, update } from '../../src/api/version.svelte';

const reloaded = vi.fn();

function serverHas(page: string | null): void {
  const answer = (): Promise<Response> => Promise.resolve(new Response(JSON.stringify({ page })));
  vi.stubGlobal('fetch', vi.fn().mockImplementation(answer));
}

beforeEach(() => {
  sessionStorage.clear();
  update.waiting = false;
  reloaded.mockClear();
  vi.spyOn(location, 'reload').mockImplementation(reloaded);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('a page', () => {
  test.each([[__BUILD__], [null]])('stays when the server has %s', async (build) => {
    serverHas(build);
    await checkBuild();
    expect(reloaded).not.toHaveBeenCalled();
  });

  test('of an older build reloads, once', async () => {
    serverHas('newer');
    await checkBuild();
    await checkBuild();
    expect(reloaded).toHaveBeenCalledOnce();
  });

  test('asks first while somebody writes', async () => {
    const input = document.createElement('input');
    document.body.append(input);
    input.value = 'half a sen';
    input.focus();

    serverHas('newer');
    await checkBuild();

    expect(reloaded).not.toHaveBeenCalled();
    expect(update.waiting).toBe(true);
  });
});
