// Texts: the language of the browser, the choice by hand, and what a key says.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
import { choose, LANGUAGES, ownName } from '../../src/texts/languages';
import { all, either, grouped, sentences } from '../../src/texts/lists';
import { messagesOf, texts, withFallback } from '../../tools/texts';

beforeEach(() => {
  localStorage.clear();
});

describe('the language', () => {
  test.each([
    [['de-CH', 'en'], 'de'],
    [['ko', 'pl-PL', 'en'], 'pl'],
    [['RU'], 'ru'],
    [['ja-JP'], 'ja'],
    [['ko'], 'en'],
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
    expect([1, 3, 15].map((number) => t('count-coins', { number }))).toEqual([
      '1 moneta',
      '3 monety',
      '15 monet',
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
    vi.doMock('virtual:texts/de/base', () => {
      throw new Error('offline');
    });
    const texts = await import('../../src/texts/index.svelte');
    await texts.setLanguage('en');
    await texts.loadTexts('review');

    await expect(texts.setLanguage('de')).rejects.toMatchObject({ code: 'connection_lost' });
    await texts.loadTexts('review');

    expect(texts.language.current).toBe('en');
    expect(texts.t('review-title')).toBe('Review');
    vi.doUnmock('virtual:texts/de/base');
  });

  test('has a key with dashes', () => {
    expect(keyOf('specialist', 'fu_hsi', 'does')).toBe('specialist-fu-hsi-does');
  });
});

describe('a language', () => {
  test('is a folder, and has its own name', () => {
    expect(LANGUAGES[0]).toBe('en');
    expect(LANGUAGES).toEqual(expect.arrayContaining(['de', 'fr', 'pl', 'ru']));
    expect(ownName('de')).toBe('Deutsch');
  });

  test('that was begun is filled up from the English', () => {
    const english = 'a = one\nb =\n    { $n ->\n       *[other] two\n    }\nc = three\n';

    const whole = withFallback('# Anfang\na = eins\n', english);

    expect([...messagesOf(whole).keys()]).toEqual(['a', 'b', 'c']);
    expect(messagesOf(whole).get('a')).toBe('a = eins');
    expect(messagesOf(whole).get('b')).toContain('*[other] two');
  });

  test('that was begun is on the page, whatever it lacks', () => {
    const folder = mkdtempSync(join(tmpdir(), 'texts-'));
    const write = (path: string, text: string) => {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), text);
    };
    write('en/language.ftl', 'language-name = English\nlanguage-direction = ltr\n');
    write('en/components.ftl', 'colour-wood = wood\ncolour-gold = gold\n');
    write('tlh/language.ftl', 'language-name = tlhIngan Hol\n');
    write('tlh/components.ftl', 'colour-wood = Sor\n');
    const load = texts(folder).load as (this: object, id: string) => string;
    const context = { addWatchFile: () => undefined };

    const listed = load.call(context, '\0virtual:languages');
    const base = load.call(context, '\0virtual:texts/tlh/base');

    expect(listed).toContain('code: "tlh", name: "tlhIngan Hol", direction: "ltr"');
    expect(base).toContain('colour-wood = Sor');
    expect(base).toContain('colour-gold = gold');
  });
});

describe('a list', () => {
  test('is joined as its language joins', async () => {
    await setLanguage('en');
    expect(all(['3', '9', '12'])).toBe('3, 9 and 12');
    expect(either(['trade', 'build'])).toBe('trade or build');
    expect(grouped(['plum', 'maple', 'plum'])).toBe('2 × plum and maple');
    expect(grouped([])).toBe('nothing');
  });

  test.each(LANGUAGES)('in %s is the same in the terminal', async (one) => {
    await setLanguage(one);
    const more = t('list-more', { first: 'a', second: 'b' });
    const last = t('list-last', { first: more, second: 'c' });

    // In the files words that must not end a line are tied to the next.
    expect(last.replaceAll('\u00a0', ' ')).toBe(all(['a', 'b', 'c']).replaceAll('\u00a0', ' '));
  });
});

describe('sentences', () => {
  test('have a space between them where the language has one', async () => {
    await setLanguage('en');
    expect(sentences(['Solved!', 'Try again.', 'Or not.'])).toBe('Solved! Try again. Or not.');
    expect(sentences([])).toBe('');
    await setLanguage('ja');
    expect(sentences(['正解！', '次へ。'])).toBe('正解！次へ。');
  });
});
