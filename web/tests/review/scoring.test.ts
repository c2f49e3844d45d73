// The scoring: parts by seat, the winner, and how a tie is shown.
import { render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Points } from '../../src/api/types';
import Scoring from '../../src/review/Scoring.svelte';
import { standing } from '../../src/review/standing';
import { loadTexts, startTexts } from '../../src/texts/index.svelte';

const points = (total: number, rank: number): Points => ({
  coins: 3,
  prestige: 4,
  buildings: total - 5,
  specialists: 0,
  reserved: -1,
  aside: -1,
  total,
  rank,
});

beforeAll(async () => {
  await startTexts();
  await loadTexts('review');
});

describe('the standing', () => {
  test('is read off the ranks', () => {
    expect(standing([points(30, 2), points(41, 1)])).toEqual({ winner: 1, ties: [] });
  });

  test('names those with equal points in the order of their ranks', () => {
    expect(standing([points(40, 3), points(41, 1), points(40, 2)]).ties).toEqual([[2, 0]]);
  });
});

describe('the table', () => {
  test('says who won, and every part for every seat', () => {
    render(Scoring, {
      scores: [points(30, 2), points(41, 1)],
      names: ['Ann', 'Ben'],
      end: 'no_boats',
    });

    expect(screen.getByText('Ben is the Great Builder of Yamataï, with 41 points')).toBeTruthy();
    expect(screen.getByText(/run out of one boat colour/)).toBeTruthy();
    expect(screen.getAllByText('−1')).toHaveLength(4);
    expect(screen.getAllByRole('row')).toHaveLength(9);
  });

  test('says how a tie was broken', () => {
    render(Scoring, {
      scores: [points(41, 2), points(41, 1)],
      names: ['Ann', 'Ben'],
      end: 'last_building',
    });

    expect(screen.getByText(/Equal points: Ben and Ann.*Ben played earlier/)).toBeTruthy();
  });

  test('names no winner midway', () => {
    render(Scoring, {
      scores: [points(9, 1), points(8, 2)],
      names: ['Ann', 'Ben'],
      end: null,
      midway: true,
    });

    expect(screen.queryByText(/Great Builder/)).toBeNull();
  });
});
