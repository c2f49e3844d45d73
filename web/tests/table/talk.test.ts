// What is said at a table: muting holds at once, for what is shown and for what counts as unread.
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { EditionFile } from '../../src/api/types';
import { setLanguage } from '../../src/texts/index.svelte';
import { fakeServer, FakeSocket, standard, stateAfter } from './fixture';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000, getElementError: (message) => new Error(message ?? '') });

const line = (number: number, person: string, text: string) => ({
  type: 'chat',
  number,
  at: 0,
  person,
  name: person === 'b' ? 'Bea' : 'Cem',
  text,
});

let edition: EditionFile;
beforeAll(async () => {
  edition = standard();
  await setLanguage('en');
});
beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width: 1020px'),
    addEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A table of Ann, who has muted somebody before if told so. */
async function show(answers: Record<string, unknown> = {}): Promise<FakeSocket> {
  fakeServer(stateAfter(), {
    '/api/editions/': edition,
    '/api/me': { id: 'a', name: 'Ann', account: null },
    ...answers,
  });
  const { default: Table } = await import('../../src/table/Table.svelte');
  render(Table, { id: 't' });
  await screen.findByRole('region', { name: 'What to do now' });
  const [socket] = FakeSocket.all;
  if (!socket) throw new Error('no socket');
  return socket;
}

const tab = (): HTMLElement => screen.getByRole('tab', { name: /^Chat/ });

it('what muted and oneself say is not unread', async () => {
  const socket = await show({ '/api/mutes': ['b'] });

  socket.tell(line(1, 'b', 'unheard'));
  socket.tell(line(2, 'c', 'heard'));
  socket.tell(line(3, 'a', 'mine'));

  await waitFor(() => expect(tab().textContent).toMatch(/Chat\s*1$/));
});

it('a mute holds at once', async () => {
  const socket = await show();
  socket.tell(line(1, 'b', 'first'));
  await fireEvent.click(tab());
  await fireEvent.click(await screen.findByRole('button', { name: 'Mute Bea' }));

  await waitFor(() => expect(screen.getByRole('log').textContent).not.toContain('first'));
  await fireEvent.click(screen.getByRole('tab', { name: 'Log' }));
  socket.tell(line(2, 'b', 'second'));
  socket.tell(line(3, 'c', 'third'));

  await waitFor(() => expect(tab().textContent).toMatch(/Chat\s*1$/));
});

it('somebody heard again is heard with what they said meanwhile', async () => {
  const missed = line(7, 'b', 'while you were deaf');
  await show({ '/api/mutes': ['b'], '/chat?after=': [missed] });
  await fireEvent.click(tab());
  expect(screen.getByRole('log').textContent).not.toContain('while you were deaf');

  await fireEvent.click(await screen.findByRole('button', { name: 'Hear Bea again' }));

  await waitFor(() => expect(screen.getByRole('log').textContent).toContain('while you were deaf'));
  expect(screen.queryByText(/^Muted/)).toBeNull();
});
