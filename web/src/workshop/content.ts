// The content of an edition being made: the standard one, an empty one, and the file it becomes.
import { COLOURS, CULTURE, type Colour } from '../api/catalogue';
import type { EditionFile } from '../api/types';

/** An edition with nothing in it yet but what every edition has. */
export function emptyEdition(): EditionFile {
  return {
    id: 'my-edition',
    version: 1,
    colours: Object.fromEntries(COLOURS.map((colour) => [colour, { count: 1, price: 0 }])),
    culture: Object.fromEntries([...CULTURE, 'blank'].map((kind) => [kind, 0])),
    limits: {
      sacred_ground: 0,
      start_coins: 0,
      standard_buildings: { '2': 1, '3': 1, '4': 1 },
      turns_per_round: { '2': 1, '3': 1, '4': 1 },
      row_buildings: 1,
      row_specialists: 1,
      face_up_fleets: 4,
      harbour: 1,
    },
    fleets: {},
    specialists: {},
    buildings: {},
    board: { width: 1600, height: 1000, entries: [], slots: {}, islands: {} },
  };
}

/** The next free id of a kind: `s07` after `s06`. */
export function nextId(letter: 's' | 'i' | 'b', ids: Iterable<string>): string {
  const numbers = [...ids].map((id) => Number(id.slice(1)));
  return letter + String(Math.max(0, ...numbers) + 1).padStart(2, '0');
}

/** Number things again from 1, so that no number is missing after one was taken out. */
export function renumbered<Thing>(
  letter: 's' | 'i' | 'b',
  things: Readonly<Record<string, Thing>>,
): { things: Record<string, Thing>; names: Map<string, string> } {
  const names = new Map<string, string>();
  const numbered: Record<string, Thing> = {};
  for (const [id, thing] of Object.entries(things)) {
    const name = nextId(letter, names.values());
    names.set(id, name);
    numbered[name] = thing;
  }
  return { things: numbered, names };
}

const quoted = (words: readonly string[]): string =>
  `[${words.map((one) => JSON.stringify(one)).join(', ')}]`;
const byPlayers = (numbers: Readonly<Record<string, number>>): string =>
  `{ ${Object.entries(numbers)
    .map(([players, number]) => `${players} = ${number}`)
    .join(', ')} }`;

/** The file of an edition. Its hash goes by its meaning, so order and layout are for people. */
export function writeToml(edition: EditionFile): string {
  const { limits, board } = edition;
  const lines = (things: Record<string, unknown>, line: (id: string) => string): string[] =>
    Object.keys(things).map((id) => `${id} = ${line(id)}`);
  return [
    `id = ${JSON.stringify(edition.id)}`,
    `version = ${edition.version}`,
    '\n[colours]',
    ...COLOURS.map((colour: Colour) => {
      const { count = 0, price = 0 } = edition.colours[colour] ?? {};
      return `${colour} = { count = ${count}, price = ${price} }`;
    }),
    '\n[culture]',
    ...[...CULTURE, 'blank'].map((kind) => `${kind} = ${edition.culture[kind] ?? 0}`),
    '\n[limits]',
    ...Object.entries(limits).map(([name, value]) =>
      typeof value === 'number' ? `${name} = ${value}` : `${name} = ${byPlayers(value)}`,
    ),
    '\n[fleets]',
    ...lines(edition.fleets, (id) => {
      const { take = [], power = 'none' } = edition.fleets[id] ?? {};
      return `{ take = ${quoted(take)}, power = "${power}" }`;
    }),
    '\n[specialists]',
    ...lines(edition.specialists, (id) => String(edition.specialists[id] ?? 0)),
    '\n[buildings]',
    ...lines(edition.buildings, (id) => {
      const { kind = 'standard', points = 0, needs = [] } = edition.buildings[id] ?? {};
      return `{ kind = "${kind}", points = ${points}, needs = ${quoted(needs)} }`;
    }),
    '\n[board]',
    `width = ${board.width}`,
    `height = ${board.height}`,
    `entries = ${quoted(board.entries)}`,
    '\n[board.slots]',
    ...lines(board.slots, (id) => `[${(board.slots[id] ?? []).join(', ')}]`),
    '\n[board.islands]',
    ...lines(board.islands, (id) => quoted(board.islands[id] ?? [])),
    '',
  ].join('\n');
}
