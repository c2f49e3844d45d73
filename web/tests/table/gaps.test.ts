// Where things stand: cards stay where they are, and explanations stand beside what they explain.
import { describe, expect, it } from 'vitest';
import { likelyVerb } from '../../src/game/likely';
import { read } from '../../src/game/actions';
import { beside } from '../../src/table/beside';
import { withGaps } from '../../src/table/gaps';

describe('the cards of a row', () => {
  it('leave a gap where one was taken', () => {
    expect(withGaps(['a', 'b', 'c'], ['a', 'c'])).toEqual(['a', null, 'c']);
    expect(withGaps(['a', null, 'c'], ['c'])).toEqual([null, null, 'c']);
  });

  it('close it when new ones come, or one comes back', () => {
    expect(withGaps(['a', null, 'c'], ['a', 'c', 'd'])).toEqual(['a', 'c', 'd']);
    expect(withGaps([], ['a', 'b'])).toEqual(['a', 'b']);
  });
});

describe('a card beside a thing', () => {
  const window = { left: 0, top: 0, right: 1000, bottom: 600 };
  const card = { width: 300, height: 100 };
  const at = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 });

  it('stands to its right, or to its left where the window ends', () => {
    expect(beside(at(100, 300), card, window).left).toBe(150);
    expect(beside(at(900, 300), card, window).left).toBe(590);
  });

  it('stays within the window', () => {
    expect(beside(at(100, 0), card, window).top).toBe(6);
    expect(beside(at(100, 590), card, window).top).toBe(494);
  });
});

describe('what one most likely wants', () => {
  const likely = (placed: boolean, ...legal: string[]) => likelyVerb(legal.map(read), placed);

  it('is to place, then to build or collect, and only then to end', () => {
    expect(likely(false, 'buy wood', 'place wood s01', 'done')).toBe('place');
    expect(likely(true, 'place wood s01', 'collect i01', 'build b01 i01', 'done')).toBe('build');
    expect(likely(true, 'place wood s01', 'collect i01')).toBe('collect');
    expect(likely(true, 'buy wood', 'peek', 'done')).toBe('done');
  });

  it('is nothing where a card is to be chosen', () => {
    expect(likely(false, 'fleet 1', 'fleet 2')).toBeNull();
  });
});
