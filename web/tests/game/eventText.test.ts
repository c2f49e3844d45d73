// Actions, events and refusals in words.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { GameEvent } from '../../src/api/types';
import type { ProblemData } from '../../src/problem';
import { read } from '../../src/game/actions';
import { momentOf, spotsOf, GameText } from '../../src/game/eventText';
import { seatNames } from '../../src/game/seatNames';
import { verbName } from '../../src/game/actionText';
import { LANGUAGES, setLanguage } from '../../src/texts/index.svelte';
import { python, standard, stateAfter } from './fixture';

// Real games are played in Python first, on machines that have other work as well.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

describe('the text of an event', () => {
  let gameText: GameText;
  let positions: { step: string; legal: string[] }[];
  beforeAll(async () => {
    await setLanguage('en');
    gameText = new GameText(['Ann', 'Bea'], standard());
    positions = python('legal.py') as typeof positions;
  });

  it('says an action as an answer', () => {
    const { view } = stateAfter();
    if (!view) throw new Error('no view');
    const said = (text: string) => gameText.action(read(text), view);

    expect(said('place wood s12')).toBe('Place a wood boat on slot 12');
    expect(said('build b16 i05')).toBe(
      'Build on island 5: trading post (bamboo and wood; 2 points)',
    );
    expect(said('recruit riu plum plum')).toBe('Recruit Riu (cost: 2 × plum)');
    expect(said('swap s10 s44')).toBe('Swap the boats on slots 10 and 44');
    expect(said('swap i03 i09')).toBe('Swap the culture tokens on islands 3 and 9');
    expect(said('arrange b03 / b11')).toBe(
      'Top of the deck: standard building (wood and clay; 2 points); bottom: standard building (3 × bamboo and wood; 2 points)',
    );
    expect(said('done')).toBe('Continue');
  });

  it('begins every action with a word and a capital letter', async () => {
    await setLanguage('de');
    const { view } = stateAfter();
    if (!view) throw new Error('no view');
    const said = (text: string) => gameText.action(read(text), view);

    expect(said('buy wood')).toBe('Ein Holzschiff kaufen');
    expect(said('collect i05')).toMatch(/^Das Kulturplättchen von Insel 5/);
    expect(said('build b16 i05')).toBe(
      'Auf Insel 5 bauen: Handelsposten (Bambus und Holz; 2 Punkte)',
    );
    await setLanguage('en');
  });

  it('gathers events by turn, without repeating the name', () => {
    const { events } = stateAfter('first:fleet', 'first:place');

    const [first] = gameText.paragraphs(events);

    expect(first?.seat).toBe(0);
    expect(first?.lines.map(({ text }) => text)).toEqual([
      'chooses fleet 2',
      'takes 1 wood boat from the reserve',
      'places a wood boat on slot 1',
    ]);
    expect(first?.lines.at(-1)?.spots).toEqual(['s01']);
  });

  it('says why not, with players by their names', () => {
    const reason: ProblemData = {
      family: 'refusal',
      code: 'tile_reserved',
      rule: '4.3',
      values: { tile: 'b16', by: 1 },
    };

    expect(gameText.refusal(reason)).toBe(
      'This tile is reserved (Bea): trading post (bamboo and wood; 2 points).',
    );
  });

  it('says which culture tokens are missing, not what the price is', () => {
    const kinds = ['plum', 'plum', 'wisteria'];
    const reason: ProblemData = {
      family: 'refusal',
      code: 'tokens_missing',
      rule: '8.1',
      values: { kinds },
    };

    expect(gameText.refusal(reason)).toBe(
      'You don’t have enough culture tokens. Missing: 2 × plum and wisteria.',
    );
  });

  it('finds the places an event is about', () => {
    const event = { ply: 1, seat: 0, event: 'boat_moved', colour: 'wood', slot: 's10', to: 's11' };

    expect(spotsOf(event as GameEvent)).toEqual(['s10', 's11']);
  });

  it('finds the round and the turn of a moment', () => {
    const log = [
      { ply: 0, seat: null, event: 'round_started', round: 1 },
      { ply: 0, seat: null, event: 'turn_started', turn: 0, to: 0 },
      { ply: 3, seat: null, event: 'turn_started', turn: 1, to: 1 },
      { ply: 9, seat: null, event: 'round_started', round: 2 },
      { ply: 9, seat: null, event: 'turn_started', turn: 0, to: 1 },
    ] as GameEvent[];

    expect(momentOf(log, 5)).toEqual({ round: 1, turn: 2 });
    expect(momentOf(log, 9)).toEqual({ round: 2, turn: 1 });
    expect(momentOf(log.slice(2), 5)).toBeNull();
  });

  it('keeps players of the same name apart by their colours', () => {
    const seat = {
      kind: 'computer',
      person: null,
      name: null,
      level: 'fisher',
      why: null,
    } as const;

    expect(seatNames([seat, seat])).toEqual(['Fisher (Blue)', 'Fisher (Orange)']);
  });

  it.each(LANGUAGES)('has words for every legal action in %s', async (language) => {
    await setLanguage(language);
    const { view } = stateAfter();
    if (!view) throw new Error('no view');

    for (const { step, legal } of positions) {
      const now = { ...view, step } as typeof view;
      const all = legal.map(read);
      const said = all.flatMap((action) => [
        gameText.action(action, now),
        verbName(action.verb, step, all),
      ]);

      expect(said.filter((text) => text.includes('⟦') || text.includes('{'))).toEqual([]);
    }
    await setLanguage('en');
  });
});
