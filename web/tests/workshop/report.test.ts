// The report on an edition: said in words, laid out, told while it is made, and kept.
import { render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { identity } from '../../src/api/me.svelte';
import type { Me, ReportBlock, StudyNews } from '../../src/api/types';
import { loadTexts, setLanguage } from '../../src/texts/index.svelte';
import ReportPage from '../../src/workshop/ReportPage.svelte';
import { sectionsOf } from '../../src/workshop/reportSections';
import { say, setOff } from '../../src/workshop/reportWords';
import { Study } from '../../src/workshop/study.svelte';

const said = (key: string, values = {}) => ({ key, values });
const REPORT: ReportBlock[] = [
  { kind: 'heading', level: 1, text: said('study-title', { edition: 'small/1' }) },
  { kind: 'paragraph', sentences: [said('study-tiles-method')] },
  { kind: 'heading', level: 2, text: said('study-islands') },
  {
    kind: 'paragraph',
    sentences: [
      said('study-never-built', { number: 2, tiles: ['b01', 'b02'] }),
      said('study-never-built-on', { number: 0, islands: [] }),
    ],
  },
  {
    kind: 'map',
    title: 'x',
    width: 10,
    height: 10,
    spots: [{ name: 'i07', x: 1, y: 2, value: 0 }],
  },
  { kind: 'heading', level: 3, text: said('arena-players', { number: 2 }) },
  { kind: 'heading', level: 4, text: said('arena-seats') },
  {
    kind: 'grid',
    heads: [said('arena-thing'), said('arena-won')],
    rows: [['0', '51.0 %']],
    words: 1,
  },
  {
    kind: 'dots',
    title: said('arena-seats'),
    of: said('arena-players', { number: 2 }),
    axis: said('arena-share-percent'),
    dots: [
      { label: '0', value: 0.51, low: 0.4, high: 0.6, expected: 0.5 },
      { label: '1', value: null, low: null, high: null, expected: 0.5 },
    ],
  },
];

beforeAll(async () => {
  await setLanguage('en');
  await loadTexts('arena');
});

describe('a report', () => {
  test('is said in words, lists and sentences within sentences as well', () => {
    expect(say('49.0 %')).toBe('49.0 %');
    expect(say(['b01', 'b02'])).toBe('b01 and b02');
    expect(say([])).toBe('');
    const end = said('arena-end', {});
    expect(say(said('study-ends-by', { end: { ...end, key: 'arena-end-no-boats' } }))).toBe(
      'ends: a boat colour ran out',
    );
    expect(setOff('*Built* is a share')).toEqual(['', 'Built', ' is a share']);
  });

  test('has its parts under their headings', () => {
    const { before, sections } = sectionsOf(REPORT, 1);
    expect([before.length, sections.length]).toEqual([0, 1]);
    const islands = sections[0]?.sections[0];
    expect(islands?.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'map']);
    expect(islands?.sections[0]?.sections[0]?.blocks).toHaveLength(2);
  });

  test('is shown whole', () => {
    const { container } = render(ReportPage, { report: REPORT });
    const text = container.textContent.replaceAll(/\s+/g, ' ');
    for (const part of ['Edition small/1', 'Never built: b01 and b02.', 'Seats', '51.0 %']) {
      expect(text).toContain(part);
    }
    expect(container.querySelectorAll('circle')).toHaveLength(2); // an island, and the known share
    expect(container.querySelector('em')?.textContent).toBe('Enough slots');
  });
});

describe('a study', () => {
  beforeEach(() => {
    localStorage.clear();
    identity.me = { id: 'a', ids: ['a'] } as unknown as Me;
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  /** Answer with lines, cut anywhere. */
  function answer(...news: StudyNews[]): void {
    const text = news.map((one) => `${JSON.stringify(one)}\n`).join('');
    const pieces = [text.slice(0, 7), text.slice(7, -3), text.slice(-3)];
    const stream = new ReadableStream({
      start(control) {
        for (const piece of pieces) control.enqueue(new TextEncoder().encode(piece));
        control.close();
      },
    });
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(stream)));
  }

  test('takes the news, and the last report is kept', async () => {
    answer({ games: 0, part: 0, report: null }, { games: 9, part: 1, report: REPORT });
    const study = new Study();
    await study.begin('id = "x"', 'abc');
    expect([study.running, study.games, study.part, study.cut]).toEqual([false, 9, 1, false]);
    expect(new Study().kept).toEqual({ hash: 'abc', report: REPORT });
  });

  test('says when the server ended it, and keeps what there was', async () => {
    answer({ games: 9, part: 0.4, report: REPORT });
    const study = new Study();
    await study.begin('', 'abc');
    expect([study.cut, study.kept?.hash]).toEqual([true, 'abc']);
  });

  test('says why it was refused', async () => {
    const refusal = { family: 'error', code: 'study_running', values: {}, cause: null };
    vi.stubGlobal(
      'fetch',
      vi.fn().mockResolvedValue(new Response(JSON.stringify(refusal), { status: 409 })),
    );
    const study = new Study();
    await study.begin('', 'abc');
    expect([study.running, study.problem]).toEqual([
      false,
      'Your last report is still running. Stop it first.',
    ]);
  });

  test('begins without a report where the storage holds something else', () => {
    localStorage.setItem('himiko.workshop.report', '{"hash": 3');
    expect(new Study().kept).toBeNull();
    localStorage.setItem('himiko.workshop.report', '{"hash": 3}');
    expect(new Study().kept).toBeNull();
  });
});
