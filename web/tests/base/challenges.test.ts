// Challenges: listed by level with one's results; a link shows one of them alone.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ChallengeState } from '../../src/api/types';
import Challenges from '../../src/lobby/Challenges.svelte';
import { setLanguage } from '../../src/texts/index.svelte';
import { notices } from '../../src/ui/notices.svelte';

const LIST: ChallengeState[] = [
  {
    id: 'fisher-1',
    level: 'fisher',
    number: 1,
    players: 2,
    tries: 2,
    won: true,
    points: 54,
    best_other: 48,
    table: '0123456789abcdef01234567',
  },
  {
    id: 'fisher-2',
    level: 'fisher',
    number: 2,
    players: 3,
    tries: 0,
    won: false,
    points: null,
    best_other: null,
    table: null,
  },
];

beforeAll(() => setLanguage('en'));
beforeEach(() => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify(LIST), { status: 200 })),
  );
});
afterEach(() => {
  cleanup();
  notices.shown = [];
  vi.unstubAllGlobals();
});

test('each says how it went', async () => {
  render(Challenges, { challenge: null });

  expect(await screen.findByText('Won: 1 of 2')).toBeTruthy();
  expect(screen.getByText(/2 players · won, 54 to 48/)).toBeTruthy();
  expect(screen.getByText(/3 players · not tried yet/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Play again: Fisher, deal 1' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Review' }).getAttribute('href')).toBe(
    '/t/0123456789abcdef01234567/review',
  );
});

test('a link shows the one it names', async () => {
  render(Challenges, { challenge: 'fisher-2' });

  expect(await screen.findByRole('button', { name: 'Play: Fisher, deal 2' })).toBeTruthy();
  expect(screen.queryByText(/deal 1/)).toBeNull();
});

test('a link to none says so', async () => {
  render(Challenges, { challenge: 'fisher-9' });

  expect((await screen.findByRole('alert')).textContent).toBe('This challenge doesn’t exist.');
});

test('its link is copied also on a page that is not secure, or shown', async () => {
  const copies = vi.fn(() => true);
  Object.assign(document, { execCommand: copies });
  vi.stubGlobal('navigator', { clipboard: undefined });
  const said = () => notices.shown.map(({ text }) => text);
  render(Challenges, { challenge: 'fisher-2' });
  const button = await screen.findByRole('button', { name: /^Copy link: Fisher, deal 2/ });

  await fireEvent.click(button);
  await waitFor(() => expect(said()).toEqual(['Link copied.']));
  copies.mockReturnValue(false);
  await fireEvent.click(button);

  await waitFor(() => expect(said().at(-1)).toMatch(/\/challenges\/fisher-2$/));
  Reflect.deleteProperty(document, 'execCommand');
});
