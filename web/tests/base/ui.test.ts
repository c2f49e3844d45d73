// The parts of forms work by keyboard, and say what they are.
import { render, screen } from '@testing-library/svelte';
import { createRawSnippet, flushSync } from 'svelte';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { pageProblem } from '../../src/problem';
import { ago } from '../../src/ui/timeAgo';
import { setLanguage } from '../../src/texts/index.svelte';
import { announce, notices, notify, reportProblem } from '../../src/ui/notices.svelte';
import { motionReduced, settings } from '../../src/ui/settings.svelte';
import IconChip from '../../src/ui/IconChip.svelte';
import Tabs from '../../src/ui/Tabs.svelte';

beforeAll(() => setLanguage('en'));

describe('tabs', () => {
  test('are walked with the arrow keys', () => {
    const panel = createRawSnippet((id: () => string) => ({
      render: () => `<p>about ${id()}</p>`,
    }));
    const tabs = [
      { id: 'a', label: 'A' },
      { id: 'b', label: 'B' },
    ];
    render(Tabs, { tabs, selected: 'a', label: 'Letters', panel });

    const key = (name: string): void => {
      const at = screen.getByRole('tab', { selected: true });
      at.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
      flushSync();
    };
    key('ArrowRight');
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('B');
    key('ArrowRight');
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('A');
    key('End');
    expect(document.activeElement?.textContent).toContain('B');
  });
});

describe('notices', () => {
  test('about the same replace each other', () => {
    notices.shown = [];
    reportProblem(pageProblem('name_taken'), 'name');
    notify('Something else.');
    notify('Your name is now Ann.', 'name');

    expect(notices.shown.map(({ text }) => text)).toEqual([
      'Something else.',
      'Your name is now Ann.',
    ]);
  });

  test('go away by themselves, but not while somebody is at them', () => {
    vi.useFakeTimers();
    notices.shown = [];
    notify('Copied.');
    const number = notices.shown[0]?.number ?? 0;

    notices.hold(number);
    vi.advanceTimersByTime(60_000);
    expect(notices.shown).toHaveLength(1);
    notices.release(number);
    vi.advanceTimersByTime(60_000);
    expect(notices.shown).toHaveLength(0);
    vi.useRealTimers();
  });

  test('say the same again', () => {
    announce('your turn');
    const first = notices.polite;
    announce('your turn');
    expect(notices.polite).not.toBe(first);
    expect(notices.polite.trim()).toBe('your turn');
  });

  test('show whatever was thrown', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    reportProblem(new Error('a mistake'));
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
    expect(notices.shown.at(-1)).toMatchObject({ kind: 'problem' });
    expect(notices.urgent).toMatch(/^Something went wrong/);
  });
});

test('motion is less when chosen', () => {
  settings.motion = 'less';
  expect(motionReduced()).toBe(true);
  settings.motion = 'full';
  expect(motionReduced()).toBe(false);
});

test.each([
  ['en', 20, 'now'],
  ['en', 130, '2 minutes ago'],
  ['de', 3 * 3600, 'vor 3 Stunden'],
  ['ru', 5 * 86_400, '5 дней назад'],
])('in %s %i seconds ago is shown as %s', (language, seconds, text) => {
  expect(ago(0, language, seconds * 1000)).toBe(text);
});

test('a chip with a picture says what it does, and does it', () => {
  const onclick = vi.fn();
  const { rerender } = render(IconChip, {
    icon: 'undo',
    label: 'Undo',
    'data-do': 'undo',
    onclick,
  });

  const chip = screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' });
  chip.click();
  expect(onclick).toHaveBeenCalledOnce();
  expect([chip.title, chip.dataset['do']]).toEqual(['Undo', 'undo']);

  void rerender({ disabled: true });
  flushSync();
  expect(chip.disabled).toBe(true);
});
