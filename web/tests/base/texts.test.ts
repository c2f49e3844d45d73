// Texts: the language of the browser, the choice by hand, and what a key says.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  hasText,
  keyOf,
  language,
  loadTexts,
  setLanguage,
  startTexts,
  t,
} from '../../src/texts/index.svelte';
import { choose, LANGUAGES } from '../../src/texts/languages';

beforeEach(() => {
  localStorage.clear();
});

describe('the language', () => {
  test.each([
    [['de-CH', 'en'], 'de'],
    [['ja', 'pl-PL', 'en'], 'pl'],
    [['RU'], 'ru'],
    [['ja'], 'en'],
    [[], 'en'],
  ])('for %j is %s', (wanted, chosen) => {
    expect(choose(wanted)).toBe(chosen);
  });

  test('is the browser’s, until one is chosen by hand', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR']);
    await startTexts();
    expect(language.current).toBe('fr');

    await setLanguage('pl');
    expect(document.documentElement.lang).toBe('pl');

    await startTexts();
    expect(language.current).toBe('pl');
  });

  test('that was asked for last counts', async () => {
    await Promise.all([setLanguage('de'), setLanguage('ru'), setLanguage('en')]);
    expect(language.current).toBe('en');
    expect(t('colour-wood')).toBe('wood');
  });
});

describe('a text', () => {
  test.each(LANGUAGES)('is there in %s, for the first page and the game', async (one) => {
    await setLanguage(one);
    for (const key of ['page-name', 'lobby-play', 'colour-gold', 'error-stale', 'level-himiko']) {
      expect(hasText(key), key).toBe(true);
    }
  });

  test('counts as its language does', async () => {
    await setLanguage('pl');
    expect([1, 3, 15].map((minutes) => t('lobby-clock-minutes', { minutes }))).toEqual([
      'po 1 minucie',
      'po 3 minuty',
      'po 15 minut',
    ]);
  });

  test('that is missing shows its key', async () => {
    await setLanguage('en');
    expect(t('no-such-key')).toBe('⟦no-such-key⟧');
  });

  test('without its value is reported', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await setLanguage('en');
    t('page-title');
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });

  test('of a screen comes when it is asked for, and stays with another language', async () => {
    await setLanguage('en');
    expect(hasText('rules-1')).toBe(false);

    await Promise.all([loadTexts('rules'), loadTexts('rules')]);
    expect(hasText('rules-1')).toBe(true);

    await setLanguage('de');
    expect(hasText('rules-1')).toBe(true);
  });

  test('that could not be loaded does not take away those there are', async () => {
    vi.resetModules();
    vi.doMock('../../src/texts/de', () => {
      throw new Error('offline');
    });
    const texts = await import('../../src/texts/index.svelte');
    await texts.setLanguage('en');
    await texts.loadTexts('review');

    await expect(texts.setLanguage('de')).rejects.toMatchObject({ code: 'connection_lost' });
    await texts.loadTexts('review');

    expect(texts.language.current).toBe('en');
    expect(texts.t('review-title')).toBe('Review');
    vi.doUnmock('../../src/texts/de');
  });

  test('has a key with dashes', () => {
    expect(keyOf('specialist', 'fu_hsi', 'does')).toBe('specialist-fu-hsi-does');
  });
});
