// Who played: as at the table, or as a record that was opened here says.
import { beforeAll, expect, test } from 'vitest';
import type { SeatState } from '../../src/api/types';
import { namesOf } from '../../src/review/playerNames';
import { setLanguage } from '../../src/texts/index.svelte';

const SEATS: SeatState[] = [
  { kind: 'human', person: 'a', name: 'Reiher', level: null },
  { kind: 'computer', person: null, name: null, level: 'fisher' },
];
const record = (...names: string[]) =>
  `himiko 1\n${names.map((name, seat) => `seat ${seat}: ${name}`).join('\n')}\n\n1. fleet 7\n`;

beforeAll(() => setLanguage('de'));

test('a game from its beginning has the names of its seats', () => {
  expect(namesOf({ names: null, seats: SEATS }, '')).toEqual(['Reiher', 'Fischer']);
});

test('a game that was played on here, too', () => {
  const table = { names: ['Blue', 'Orange'], seats: SEATS };

  expect(namesOf(table, record('Reiher', 'fisher'))).toEqual(['Reiher', 'Fischer']);
});

test('a game that was only opened here has those of its record, told apart by colour', () => {
  const names = ['Ann', 'Ann', 'himiko'];

  expect(namesOf({ names, seats: SEATS }, record(...names))).toEqual([
    'Ann (Blau)',
    'Ann (Orange)',
    'Himiko',
  ]);
});
