// Which actions somebody may mean who points at something that is not possible: the server is
// asked why they are not. Only words are put together here; none of it needs to be legal.
import type { EditionFile, State } from '../api/types';
import { kindOf } from './actions';
import type { Choice } from './choice';

export interface Question {
  /** The tile it is about, where several are asked about. */
  about: string | null;
  action: string;
}

const MOST = 8;

export function whyNotGuesses(
  word: string,
  among: readonly string[] | null,
  choice: Choice,
  state: State,
  edition: EditionFile,
): Question[] {
  const view = state.view;
  const me = view?.players[state.turn ?? 0];
  if (!view || !me) return [];
  const one = (action: string): Question[] => [{ about: null, action }];
  const picked = (kind: string) => choice.picks.find((pick) => kindOf(pick) === kind);
  switch (kindOf(word)) {
    case 'fleet':
      return one(`fleet ${word}`);
    case 'colour':
      return one(among?.includes('buy') ? `buy ${word}` : ofHand(word, choice, view.step));
    case 'slot':
      return ofSlot(word).map((action) => ({ about: null, action }));
    case 'island':
      return ofIsland(word);
    case 'tile':
      return ofTile(word);
    case 'specialist':
      return one(`recruit ${word} ${payment()}`);
    case 'culture':
      return one(`${choice.mode ?? 'hetsuka'} ${word}`);
    case null:
      return [];
  }

  function ofSlot(slot: string): string[] {
    const first = picked('slot');
    if (choice.mode === 'move')
      return [first ? `move ${first} ${slot}` : `move ${slot} ${anySlot(slot)}`];
    if (choice.mode === 'remove') return [`remove ${slot}`];
    if (choice.mode === 'swap') return [`swap ${[first ?? anySlot(slot), slot].sort().join(' ')}`];
    return colours().map((colour) => `place ${colour} ${slot}`);
  }

  /** The colours somebody may mean: the one chosen, else those in hand, else any one. */
  function colours(): string[] {
    const chosen = picked('colour');
    if (chosen) return [chosen];
    return me?.boats.length ? [...new Set(me.boats)] : ['bamboo'];
  }

  function anySlot(other: string): string {
    return Object.keys(edition.board.slots).find((slot) => slot !== other) ?? other;
  }

  function ofIsland(island: string): Question[] {
    const { mode } = choice;
    if (mode === 'sacred' || mode === 'kachiko' || mode === 'ebisu')
      return one(`${mode} ${island}`);
    if (mode === 'swap') {
      const other =
        picked('island') ?? Object.keys(view?.culture ?? {}).find((id) => id !== island);
      return one(`swap ${[other ?? 'i01', island].sort().join(' ')}`);
    }
    if (view?.step === 'ebisu') return one(`ebisu ${island}`);
    const tile = picked('tile');
    if (tile) return one(`build ${tile} ${island}`);
    if (mode === 'build' || !view?.culture[island]) {
      return tiles().map((about) => ({ about, action: `build ${about} ${island}` }));
    }
    return one(`collect ${island}`);
  }

  function tiles(): string[] {
    return [...Object.keys(me?.reserved ?? {}), ...(view?.buildings.row ?? [])].slice(0, MOST);
  }

  function ofTile(tile: string): Question[] {
    if (choice.mode === 'reserve') return one(`reserve ${tile}`);
    const island = picked('island');
    if (island) return one(`build ${tile} ${island}`);
    const near = nearby();
    return near.map((id) => ({ about: null, action: `build ${tile} ${id}` }));
  }

  /** Islands around the boats placed this turn, empty ones first: those one may think of. */
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
    const [kind = 'plum'] =
      Object.entries(me?.culture ?? {}).sort(([, a], [, b]) => b - a)[0] ?? [];
    return `${kind} ${kind}`;
  }
}

function ofHand(colour: string, choice: Choice, step: string): string {
  if (step === 'moor') return `discard ${colour}`;
  return choice.mode === 'sell' ? `sell ${colour}` : `place ${colour} s01`;
}
