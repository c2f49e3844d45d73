// What strangers paste, open and leave in the storage: a clear word, and nothing is lost. The
// cases are made by chance, from a seed that is named when one fails.
import { beforeEach, describe, expect, test } from 'vitest';
import { geometryOf } from '../../src/board';
import { emptyEdition, writeToml } from '../../src/workshop/content';
import { crossings } from '../../src/workshop/crossings';
import { Draft } from '../../src/workshop/draft.svelte';
import { isPhotograph } from '../../src/workshop/photograph';
import {
  readEntries,
  readIslands,
  readSlots,
  readTiles,
  type Read,
} from '../../src/workshop/sheets';

/** Numbers from 0 to below 1 that follow from a seed (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const PIECES = [
  ...['standard', 'torii', 'palace', 's3wwc', 'wood', 'clay gold', 'b01', '3', '-1', '1e9', ''],
  ...['"', '""', "'", ',', ';', '\t', '\r\n', '\n', '\r', '\ufeff', '\u0000', '\u202e', 'שלום'],
  ...[
    '=1+1',
    '=HYPERLINK("http://x")',
    '@SUM(A1)',
    '+49',
    '𝟛',
    '٣',
    '💣',
    '<img src=x>',
    '}{',
    '0x1F',
  ],
  ...[
    '__proto__',
    'constructor',
    'NaN',
    '10 20',
    '1 2 3',
    's13',
    '\\u0041',
    '\u2028',
    'k99bbbbbbbbbbbbbbbb',
  ],
];

function madeUp(random: () => number): string {
  const pick = () => PIECES[Math.floor(random() * PIECES.length)] ?? '';
  return Array.from({ length: Math.floor(random() * 40) }, pick).join(random() < 0.5 ? '' : ' ');
}

const READERS: Record<string, (text: string) => Read<unknown>> = {
  readTiles,
  readSlots,
  readIslands,
  readEntries,
};

describe.each(Object.entries(READERS))('%s', (_, read) => {
  test('takes anything, and either reads a line or names it', () => {
    for (let seed = 1; seed <= 500; seed++) {
      const text = madeUp(chance(seed));
      const { things, bad, tooMuch } = read(text);
      const lines = text.split(/\r\n|\n|\r/).length;
      expect(things.length + bad.length, `seed ${seed}`).toBeLessThanOrEqual(
        read === readEntries ? 80 : lines,
      );
      expect(tooMuch, `seed ${seed}`).toBe(false);
      for (const { line, text: shown } of bad) {
        expect(line, `seed ${seed}`).toBeGreaterThan(0);
        expect(shown, `seed ${seed}`).not.toMatch(/\p{Cf}|(?!\t)\p{Cc}/u);
      }
    }
  });

  test('refuses what is far too much, at once', () => {
    for (const text of ['1,'.repeat(1_000_000), '\n1'.repeat(1_000_000), 'x'.repeat(5_000_000)]) {
      expect(read(text)).toEqual({ things: [], bad: [], tooMuch: true });
    }
  });
});

describe('a sheet', () => {
  test('is read as spreadsheets write it', () => {
    const sheet =
      '\ufeffKind;Points;Boats\r\n"standard";"3";"wood, clay"\r\ntorii\t5\twood clay\r\n';
    const { things, bad } = readTiles(sheet);
    expect(bad).toEqual([]);
    expect(things).toEqual([
      { kind: 'standard', points: 3, needs: ['wood', 'clay'] },
      { kind: 'torii', points: 5, needs: ['wood', 'clay'] },
    ]);
  });

  test.each(['standard;3', 'standard;;wood', ';;;', '=1+1;3;wood', 'standard;3;wood;=1+1'])(
    'with half a row or a formula names the line: %s',
    (line) => {
      expect(readTiles(`s1b\n${line}`).bad).toEqual([{ line: 2, text: line }]);
    },
  );
});

describe('what lies in the storage', () => {
  beforeEach(() => localStorage.clear());

  /** Put something else in one place of a thing. */
  function damage(value: unknown, random: () => number): unknown {
    if (typeof value !== 'object' || value === null || random() < 0.15) {
      const others: unknown[] = [null, -1, 1e308, '', 'x', [], {}, [[]], true];
      return others[Math.floor(random() * others.length)];
    }
    const keys = Object.keys(value);
    const at = keys[Math.floor(random() * keys.length)] ?? 'x';
    const inside = (value as Record<string, unknown>)[at];
    const next = damage(inside, random);
    if (Array.isArray(value))
      return value.map((one: unknown, n) => (String(n) === at ? next : one));
    return { ...value, [at]: next };
  }

  test('is shown if it can be, and never breaks the workshop', () => {
    const sound = emptyEdition();
    sound.board.slots = { s01: [1, 2], s02: [30, 4], s03: [5, 60] };
    sound.board.islands = { i01: ['s01', 's02', 's03'] };
    sound.buildings = { b01: { kind: 'standard', points: 3, needs: ['wood'] } };
    sound.fleets = { '1': { take: ['any'], power: 'none' } };
    sound.specialists = { riu: 3 };
    for (let seed = 1; seed <= 300; seed++) {
      const random = chance(seed);
      const stored = JSON.stringify(damage(sound, random));
      const cut = random() < 0.2 ? stored.slice(0, random() * stored.length) : stored;
      localStorage.setItem('himiko.workshop', cut);
      localStorage.setItem('himiko.workshop.steps', `[${cut}]`);
      const draft = new Draft();
      const shown = () => [
        geometryOf(draft.content),
        crossings(draft.content),
        writeToml(draft.content),
      ];
      expect(shown, `seed ${seed}`).not.toThrow();
      draft.change((edition) => (edition.version += 1));
      draft.undo();
      expect(shown, `seed ${seed}`).not.toThrow();
      expect(isPhotograph(damage(sound, random)), `seed ${seed}`).toBe(false);
    }
  });

  test('keeps what was on the bench, and the steps of earlier versions', async () => {
    const draft = new Draft();
    draft.change((edition) => (edition.id = 'mine'));
    const before = { ...emptyEdition(), id: 'before' };
    localStorage.setItem('himiko.workshop.steps', JSON.stringify([before]));
    const again = new Draft();
    await again.load();
    expect(again.content.id).toBe('mine');
    again.undo();
    expect(again.content.id).toBe('before');
    again.close();
  });
});
