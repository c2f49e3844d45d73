// The values of events, refusals and actions as texts take them, by their kinds in the catalogue:
// seats by name, tiles by what one sees of them, lists as such.
import type { Kind } from '../api/catalogue';
import type { EditionFile } from '../api/types';
import { tileWords } from '../board';
import { keyOf, t, type Values } from '../texts/index.svelte';
import { grouped } from '../texts/lists';

/** Who plays, by seat, and with what. */
export interface Setting {
  readonly names: readonly string[];
  readonly edition: EditionFile;
}

type Render = (value: never, setting: Setting) => string | number;

const RENDER: Partial<Record<Kind, Render>> = {
  seat: (seat: number, { names }) => names[seat] ?? '',
  turn: (turn: number) => turn + 1,
  tile: (id: string, { edition }) => tileWords(edition, id),
  tiles: (ids: string[], { edition }) => grouped(ids.map((id) => tileWords(edition, id))),
  actions: (actions: string[]) => verbsIn(actions),
  colours: (ids: string[]) => namesOf('colour', ids),
  plain_colours: (ids: string[]) => namesOf('colour', ids),
  kinds: (ids: string[]) => namesOf('culture', ids),
};

/** Values by name, each of a kind; what has none is said as it is. */
export function valuesText(
  values: Record<string, unknown>,
  kinds: Readonly<Record<string, Kind>>,
  setting: Setting,
): Values {
  const given = Object.entries(values).filter(([, value]) => value != null);
  return Object.fromEntries(
    given.map(([name, value]) => {
      const kind = kinds[name];
      const render = kind && RENDER[kind];
      return [name, render ? render(value as never, setting) : (value as string | number)];
    }),
  );
}

function namesOf(what: 'colour' | 'culture', ids: readonly string[]): string {
  return grouped(ids.map((id) => t(keyOf(what, id))));
}

/** What kinds of actions there are: the page shows no notation. */
function verbsIn(actions: readonly string[]): string {
  const verbs = new Set(actions.map((action) => action.split(' ')[0] ?? ''));
  return grouped([...verbs].map((verb) => t(keyOf('do', verb))));
}
