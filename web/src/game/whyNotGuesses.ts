// When somebody points at something that is not possible, guesses which actions they may mean: the
// server is asked why they are not legal. Only words are put together here; none of it needs to be
// legal.
import { COLOURS, CULTURE, VERBS, type Kind, type Verb } from '../api/catalogue';
import type { EditionFile, State } from '../api/types';
import { formsOf, kindOf } from './actions';
import type { Choice } from './choice';

export interface Guess {
  /** The tile it is about, where several are asked about. */
  about: string | null;
  /** The island on which something would be built. */
  at?: string;
  action: string;
}

const MOST = 8;

export function whyNotGuesses(
  word: string,
  among: readonly Verb[] | null,
  choice: Choice,
  state: State,
  edition: EditionFile,
): Guess[] {
  const view = state.view;
  const me = view?.players[state.turn ?? 0];
  if (!view || !me) return [];
  const one = (action: string): Guess[] => [{ about: null, action }];
  const picked = (kind: string) => choice.picks.find((pick) => kindOf(pick) === kind);
  const named = ofVerb(choice.mode);
  if (named) return one(named);
  switch (kindOf(word)) {
    case 'fleet':
      return one(`fleet ${word}`);
    case 'colour':
      return one(ofColour());
    case 'slot':
      return colours().map((colour) => ({ about: null, action: `place ${colour} ${word}` }));
    case 'island':
      return ofIsland();
    case 'tile':
      return ofTile();
    case 'specialist':
      return one(`recruit ${word} ${payment()}`);
    case 'culture':
      return one(`${choice.mode ?? ofCulture()} ${word}`);
    case null:
      return [];
  }

  /** What a verb that was named would do with it, if all else it needs can be guessed. */
  function ofVerb(verb: Verb | null): string | null {
    const asked = kindOf(word);
    // Buildings, boats and specialists to pay for are asked about in more than one way.
    if (verb === null || ['place', 'build', 'recruit'].includes(verb)) return null;
    if (among !== null && !among.includes(verb)) return null;
    const form = formsOf(verb).find((kinds) => kinds.every((kind) => kind === asked));
    if (!form?.length) return null;
    if (form.length === 1) return `${verb} ${word}`;
    const first = asked === null ? undefined : picked(asked);
    const pair = first ? [first, word] : [word, another(form[0])];
    return `${verb} ${(VERBS[verb].ordered ? pair.sort() : pair).join(' ')}`;
  }

  /** Any other slot or island. */
  function another(kind: Kind | undefined): string {
    const ids = kind === 'slot' ? edition.board.slots : (view?.culture ?? {});
    return Object.keys(ids).find((id) => id !== word) ?? word;
  }

  function ofColour(): string {
    if (among?.includes('buy')) return `buy ${word}`;
    if (view?.step === 'moor') return `discard ${word}`;
    return `place ${word} s01`;
  }

  function ofCulture(): Verb {
    const verbs = Object.keys(VERBS) as Verb[];
    return verbs.findLast((verb) => formsOf(verb).some(([kind]) => kind === 'kind')) ?? 'recruit';
  }

  /** The colours somebody may mean: the one chosen, else those in hand, else any one. */
  function colours(): string[] {
    const chosen = picked('colour');
    if (chosen) return [chosen];
    return me?.boats.length ? [...new Set(me.boats)] : [COLOURS[0]];
  }

  function ofIsland(): Guess[] {
    if (view?.step === 'ebisu') return one(`ebisu ${word}`);
    const tile = picked('tile');
    if (tile) return [{ about: null, at: word, action: `build ${tile} ${word}` }];
    if (choice.mode === 'build' || !view?.culture[word]) {
      return tiles().map((about) => ({ about, action: `build ${about} ${word}` }));
    }
    return one(`collect ${word}`);
  }

  function tiles(): string[] {
    return [...Object.keys(me?.reserved ?? {}), ...(view?.buildings.row ?? [])].slice(0, MOST);
  }

  function ofTile(): Guess[] {
    const island = picked('island');
    if (island) return [{ about: null, at: island, action: `build ${word} ${island}` }];
    return nearby().map((id) => ({ about: null, at: id, action: `build ${word} ${id}` }));
  }

  /** Islands around the boats placed this turn, empty ones first: those a player may think of. */
  function nearby(): string[] {
    const chain = new Set(view?.now?.chain ?? []);
    const around = Object.entries(edition.board.islands)
      .filter(([, ring]) => ring.some((slot) => chain.has(slot)))
      .map(([id]) => id);
    const empty = (id: string) =>
      Number(Boolean(view?.culture[id])) + Number(id in (view?.built ?? {}));
    const sorted = around.sort((a, b) => empty(a) - empty(b)).slice(0, 3);
    return sorted.length > 0 ? sorted : ['i01'];
  }

  function payment(): string {
    const [kind = CULTURE[0]] =
      Object.entries(me?.culture ?? {}).sort(([, a], [, b]) => b - a)[0] ?? [];
    return `${kind} ${kind}`;
  }
}
