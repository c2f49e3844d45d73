// The score pad counts as the engine does.
import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import type { Points } from '../../src/api/types';
import { drawn } from '../../src/scorepad/picture';
import { PARTS, emptySheet, ranks, score, tied, type Sheet } from '../../src/scorepad/score';
import { startTexts } from '../../src/texts/index.svelte';

const python = process.env.HIMIKO_PYTHON ?? '../.venv/bin/python';

interface Final {
  seats: Omit<Sheet, 'name'>[];
  scores: Points[];
}

const finals = (): Final[] =>
  JSON.parse(
    execFileSync(python, ['tests/scorepad/finals.py'], { encoding: 'utf8', maxBuffer: 1e8 }),
  ) as Final[];

describe('the score pad', () => {
  test('equals the engine on a thousand final positions', { timeout: 120_000 }, () => {
    const positions = finals();
    expect(positions).toHaveLength(1000);
    for (const { seats, scores } of positions) {
      const named = seats.map((seat) => ({ ...seat, name: '' }));
      expect(ranks(named)).toEqual(scores.map((points) => points.rank));
      for (const [seat, sheet] of named.entries()) {
        const found = score(sheet);
        const expected = scores[seat];
        for (const part of [...PARTS, 'total'] as const) expect(found[part]).toBe(expected?.[part]);
      }
    }
  });

  test('leaves a tie open until the turns are known', () => {
    const both = [emptySheet('Ann'), emptySheet('Ben')];
    expect(tied(both)).toBe(true);
    expect(ranks(both)).toEqual([1, 1]);
    const known = both.map((sheet, n) => ({ ...sheet, turn: [4, 2][n] ?? 0 }));
    expect(ranks(known)).toEqual([2, 1]);
  });

  test('draws names as they are, whatever is in them', async () => {
    await startTexts();
    const svg = drawn([emptySheet('<b>&"'), emptySheet('A very long name indeed')]);
    expect(svg).toContain('&lt;b>&amp;&quot;');
    expect(svg).toContain('A very long…');
    expect(new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')).toBe(
      null,
    );
  });
});
