// What the server is asked about when something is not possible.
import { describe, expect, it } from 'vitest';
import type { State } from '../../src/api/types';
import { NOTHING } from '../../src/game/choice';
import { whyNotGuesses } from '../../src/game/whyNotGuesses';
import { standard, stateAfter } from './fixture';

function withHand(boats: string[]): State {
  const state = stateAfter('first:fleet');
  const view = structuredClone(state.view);
  const me = view?.players[state.turn ?? 0];
  if (!view || !me) throw new Error('no view');
  me.boats = boats as typeof me.boats;
  return { ...state, view };
}

describe('questions about a slot', () => {
  const asked = (boats: string[]) =>
    whyNotGuesses('s11', null, NOTHING, withHand(boats), standard()).map(({ action }) => action);

  it('ask about every colour in hand, each once', () => {
    expect(asked(['wood', 'wood', 'clay'])).toEqual(['place wood s11', 'place clay s11']);
  });

  it('ask about one colour where there is none in hand', () => {
    expect(asked([])).toHaveLength(1);
  });
});

describe('questions about building', () => {
  const asked = (word: string, ...picks: string[]) => {
    const choice = { mode: null, verbs: ['build'] as const, picks };
    return whyNotGuesses(word, null, choice, withHand([]), standard());
  };

  it('name the island, whichever was chosen first', () => {
    const guess = { about: null, at: 'i09', action: 'build b01 i09' };

    expect(asked('b01', 'i09')).toEqual([guess]);
    expect(asked('i09', 'b01')).toEqual([guess]);
  });
});
