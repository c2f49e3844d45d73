// The log follows the game until its reader goes up.
import { describe, expect, it } from 'vitest';
import { sticksToEnd } from '../../src/table/stickyScroll';

const at = (scrollTop: number, scrollHeight: number) => ({
  scrollTop,
  scrollHeight,
  clientHeight: 100,
});

describe('a growing list', () => {
  it('is followed when more has come before its own scrolling is reported', () => {
    expect(sticksToEnd(true, at(200, 300), at(200, 400))).toBe(true);
  });

  it('is left alone once its reader goes up, until he comes back to the end', () => {
    expect(sticksToEnd(true, at(300, 400), at(120, 400))).toBe(false);
    expect(sticksToEnd(false, at(120, 400), at(200, 500))).toBe(false);
    expect(sticksToEnd(false, at(200, 500), at(390, 500))).toBe(true);
  });
});
