// The rules: their outline holds all texts, their markup is read, and the search finds them.
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { entriesOf } from '../../src/learn/ruleEntries';
import { blocksOf, piecesOf, plainOf } from '../../src/learn/markup';
import { isRule, rulesOf, SECTIONS } from '../../src/learn/outline';
import { folded, marked, search, wordsOf } from '../../src/learn/search';
import { LANGUAGES, loadTexts, setLanguage, startTexts } from '../../src/texts/index.svelte';

const root = new URL('../../../', `file://${import.meta.filename}`);

beforeAll(async () => {
  await startTexts();
  await loadTexts('rules');
  await setLanguage('en');
});

describe('the outline', () => {
  test('has the rules of docs/rules.md, neither more nor fewer', () => {
    const written = readFileSync(new URL('docs/rules.md', root), 'utf-8');
    const numbers = Array.from(written.matchAll(/^\*\*(\d+\.\d+)\*\*/gm), (found) => found[1]);

    expect(SECTIONS.flatMap(rulesOf)).toEqual(numbers);
  });

  test.each(LANGUAGES)('has a text for each of its parts in %s', async (language) => {
    await setLanguage(language);

    const entries = entriesOf(null);
    await setLanguage('en');

    expect(entries.filter(({ title, text }) => `${title}${text}`.includes('⟦'))).toEqual([]);
  });

  test.each(LANGUAGES)('names only rules that there are in %s', (language) => {
    const folder = new URL(`src/himiko/texts/${language}/`, root);
    const text = readdirSync(folder)
      .filter((name) => /^(rules|page-learn|page-review)\.ftl$/.test(name))
      .map((name) => readFileSync(new URL(name, folder), 'utf-8'))
      .join('\n');
    const named = Array.from(text.matchAll(/\b\d{1,2}\.\d{1,2}\b/g), String);

    expect(named.filter((number) => !isRule(number))).toEqual([]);
  });
});

describe('the markup', () => {
  test('sets off terms and links rules, but no other numbers', () => {
    expect(piecesOf('A _slot_ as in 6.3; 7.30 is none.')).toEqual([
      { kind: 'plain', text: 'A ' },
      { kind: 'term', text: 'slot' },
      { kind: 'plain', text: ' as in ' },
      { kind: 'rule', text: '6.3' },
      { kind: 'plain', text: '; 7.30 is none.' },
    ]);
  });

  test('knows paragraphs, lists and rulings', () => {
    const kinds = blocksOf('One\n- two\n- three\n! four\n\nfive').map(({ kind }) => kind);

    expect(kinds).toEqual(['paragraph', 'list', 'ruling', 'paragraph']);
  });

  test('is left out where the plain text is wanted', () => {
    expect(plainOf('One _two_\n- three\n! four')).toBe('One two\nthree\nfour');
  });
});

describe('the search', () => {
  test('needs all words, in any order, without accents and case', () => {
    const entries = [
      { number: '1.1', title: 'Łodzie', text: 'Złota łódź w porcie' },
      { number: '1.2', title: 'Łodzie', text: 'Żadna łódź' },
    ];

    expect(search(entries, 'PORCIE zlota')).toEqual(['1.1']);
    expect(search(entries, 'lodz')).toEqual(['1.1', '1.2']);
    expect(search(entries, '')).toEqual([]);
  });

  test('puts numbers before titles before texts', () => {
    const entries = [
      { number: '1.1', title: 'Other', text: 'the harbour' },
      { number: '7.1', title: 'Harbour', text: 'room' },
    ];

    expect(search(entries, 'harbour')).toEqual(['7.1', '1.1']);
    expect(search(entries, '7')).toEqual(['7.1']);
  });

  test('finds the rule of each kind in English', () => {
    const entries = entriesOf(null);

    expect(search(entries, 'harbour holds')).toContain('7.1');
    expect(search(entries, '6.14')[0]).toBe('6.14');
    expect(search(entries, 'unbranched chain')).toEqual(['6.3']);
  });

  test('keeps places when it folds letters', () => {
    const text = 'Île, Œuvre, łódź, Straße, Ёлка';

    expect(folded(text)).toHaveLength(text.length);
  });

  test('marks what was found', () => {
    expect(marked('Die Île', wordsOf('ile'))).toEqual([
      { text: 'Die ', hit: false },
      { text: 'Île', hit: true },
    ]);
  });
});
