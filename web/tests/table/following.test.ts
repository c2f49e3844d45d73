// The log follows the game until its reader goes up.
import { describe, expect, it } from 'vitest';
import { stillFollows } from '../../src/table/following';

const at = (scrollTop: number, scrollHeight: number) => ({
  scrollTop,
  scrollHeight,
  clientHeight: 100,
});

describe('a growing list', () => {
  it('is followed when more has come before its own scrolling is told', () => {
    expect(stillFollows(true, at(200, 300), at(200, 400))).toBe(true);
  });

  it('is left alone once its reader goes up, until he comes back to the end', () => {
    expect(stillFollows(true, at(300, 400), at(120, 400))).toBe(false);
    expect(stillFollows(false, at(120, 400), at(200, 500))).toBe(false);
    expect(stillFollows(false, at(200, 500), at(390, 500))).toBe(true);
  });
});
