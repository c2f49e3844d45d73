// The table as a component: shown on a wide screen, with a server's answers in their places.
import { cleanup, configure, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { State } from '../../src/api/types';
import { setLanguage } from '../../src/texts/index.svelte';
import { notices } from '../../src/ui/notices.svelte';
import { fakeServer, FakeSocket, standard, type Answers } from '../game/fixture';

/** Prepare a file of tests: English, a wide screen, patience; and tidy up after each test. */
export function prepareTests(): void {
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
  configure({ asyncUtilTimeout: 20_000, getElementError: (message) => new Error(message ?? '') });
  beforeAll(() => setLanguage('en'));
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('min-width: 1020px'),
      addEventListener: () => undefined,
    }));
  });
  afterEach(() => {
    cleanup();
    notices.shown = [];
    vi.unstubAllGlobals();
  });
}

/** The heading of the waiting room, for those who sit there and for those who are invited. */
const WAITS = /^Waiting for players$|invite(s you|d) to a game$/;

/** The requests that the page has made since the table was shown. */
export let requests: string[] = [];

/** Show Ann a table, with more answers of the server; return the page's socket. */
export async function show(
  state: State,
  { http, socket: answers }: Answers = {},
): Promise<FakeSocket> {
  requests = fakeServer(state, {
    http: {
      '/api/editions/': standard(),
      '/api/me': { id: 'a', ids: ['a'], name: 'Ann', account: null },
      ...http,
    },
    ...(answers && { socket: answers }),
  });
  const { default: Table } = await import('../../src/table/Table.svelte');
  render(Table, { id: 't' });
  if (state.status === 'open') await screen.findByRole('heading', { name: WAITS });
  else await screen.findByRole('region', { name: 'What to do now' });
  const [socket] = FakeSocket.all;
  if (!socket) throw new Error('no socket');
  return socket;
}
