// How long turns took, as a log says it.
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/api/types';
import type { Paragraph } from '../../src/game/eventText';
import { withTimes } from '../../src/game/turnTimes';

const ended = (ply: number, seat: number): GameEvent => ({ ply, event: 'turn_ended', seat });
const paragraph = (ply: number, seat: number | null): Paragraph => ({
  ply,
  last: ply,
  seat,
  lines: [],
});

/** Turns of the seats 0 and 1, then a new round and the turn under way. */
const PARAGRAPHS = [
  paragraph(0, null),
  paragraph(1, 0),
  paragraph(4, 1),
  paragraph(5, null),
  paragraph(5, 0),
];
const EVENTS = [ended(3, 0), ended(5, 1)];
const MOMENTS = [1000, 2000, 3000, 43_000, 44_000, 50_500, 60_000];

describe('the time of a turn', () => {
  it('is counted from the end of the one before', () => {
    const took = withTimes(PARAGRAPHS, EVENTS, MOMENTS).map((one) => one.took);

    expect(took).toEqual([null, 42_000, 7_500, null, null]);
  });

  it('is said once, where another was spoken of within the turn', () => {
    const paragraphs = [paragraph(1, 0), paragraph(2, 1), paragraph(2, 0), paragraph(4, 1)];

    const took = withTimes(paragraphs, EVENTS, MOMENTS).map((one) => one.took);

    expect(took).toEqual([null, null, 42_000, 7_500]);
  });

  it('is not said where nobody knows it, or a turn said nothing', () => {
    const unknown = [undefined, undefined, undefined, 43_000, 44_000, 50_500];

    const took = withTimes([paragraph(4, 1)], EVENTS, unknown).map((one) => one.took);

    expect(withTimes(PARAGRAPHS, EVENTS, unknown)[1]?.took).toBeNull();
    expect(took).toEqual([7_500]);
    expect(withTimes([], EVENTS, MOMENTS)).toEqual([]);
  });
});
