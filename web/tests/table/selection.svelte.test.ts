// What a click means by what has been named before it.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { flushSync } from 'svelte';
import type { State } from '../../src/api/types';
import { NOTHING } from '../../src/game/choice';
import { Selection } from '../../src/table/selection.svelte';

const LEGAL = ['place stone s14', 'place wood s14', 'place wood s15', 'buy wood', 'done'];
const state = {
  ply: 7,
  seat: 0,
  legal: LEGAL,
  view: { players: [{ boats: ['stone', 'wood'] }] },
} as unknown as State;

let selection: Selection;
let stop: () => void;

beforeEach(() => {
  stop = $effect.root(() => {
    selection = new Selection(
      () => state,
      () => false,
    );
  });
  flushSync();
});
afterEach(() => stop());

test('a slot is where the first boat in hand goes, also when placing was named', () => {
  expect(selection.decidedBy('s14', null)?.text).toBe('place stone s14');

  selection.chooseVerb('place');

  expect(selection.untouched).toBe(true);
  expect(selection.decidedBy('s14', null)?.text).toBe('place stone s14');
});

test('a boat in hand is chosen first, also when placing was named', () => {
  selection.chooseVerb('place');
  selection.choose(selection.next('wood', ['place']) ?? NOTHING);

  expect(selection.untouched).toBe(false);
  expect(selection.decidedBy('s15', null)?.text).toBe('place wood s15');
});
