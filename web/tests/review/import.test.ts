// Opening a file: what cannot be read or loaded is said.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { pageProblem } from '../../src/problem';
import Import from '../../src/review/Import.svelte';
import { seatingOf } from '../../src/review/records';
import { loadTexts, setLanguage } from '../../src/texts/index.svelte';

vi.mock('../../src/texts/index.svelte', async (original) => {
  const texts = await original<typeof import('../../src/texts/index.svelte')>();
  return { ...texts, loadTexts: vi.fn(texts.loadTexts) };
});

beforeAll(() => setLanguage('en'));
afterEach(cleanup);

test('a file that cannot be read is reported', async () => {
  render(Import);
  const file = new File([''], 'gone.txt');
  file.text = () => Promise.reject(new DOMException('gone', 'NotReadableError'));

  const field = await screen.findByLabelText<HTMLInputElement>('Choose a file');
  Object.defineProperty(field, 'files', { value: [file] });
  await fireEvent.change(field);

  expect((await screen.findByRole('alert')).textContent).toBe('This file can’t be read.');
});

test('a screen without its words says so, and can be loaded again', async () => {
  vi.mocked(loadTexts).mockRejectedValueOnce(pageProblem('connection_lost'));
  render(Import);

  expect((await screen.findByRole('alert')).textContent).toContain('reach the server');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
});

test('a record says who sits where', () => {
  const over = 'himiko 1\nseat 0: Ann\nseat 1: fisher\nresult: 3 2\n\n1.1 (0) fleet 1';
  const going = 'himiko 1\nseat 0: fisher\nseat 1: Ann\n\n1.1 (0) fleet 1';

  expect(seatingOf(over, 2)).toEqual(['open', 'fisher']);
  expect(seatingOf(going, 2)).toEqual(['fisher', 'me']);
  expect(seatingOf('', 3)).toEqual(['me', 'helmsman', 'helmsman']);
});
