// Whether something has the shape of an edition's content: enough to be shown and mended, not yet
// to be played. For what comes from the browser's storage, where anything may be.
import { COLOURS, POWERS, SPECIALISTS, TILE_KINDS } from '../api/catalogue';
import type { EditionFile } from '../api/types';
import { emptyEdition } from './content';

type Test = (value: unknown) => boolean;

const isNumber: Test = Number.isInteger;
const isText: Test = (value) => typeof value === 'string';
const oneOf =
  (names: readonly string[]): Test =>
  (value) =>
    isText(value) && names.includes(value as string);
const isThing = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(test);
const thing =
  (parts: Readonly<Record<string, Test>>): Test =>
  (value) =>
    isThing(value) && Object.entries(parts).every(([name, test]) => test(value[name]));
const named =
  (key: RegExp, test: Test): Test =>
  (value) =>
    isThing(value) && Object.entries(value).every(([name, one]) => key.test(name) && test(one));

const isPoint: Test = (value) => listOf(isNumber)(value) && (value as unknown[]).length === 2;
const byPlayers = thing({ '2': isNumber, '3': isNumber, '4': isNumber });
const limits = Object.entries(emptyEdition().limits).map(
  ([name, value]) => [name, typeof value === 'number' ? isNumber : byPlayers] as const,
);

const PARTS: Readonly<Record<string, Test>> = {
  id: isText,
  version: isNumber,
  colours: named(/^[a-z]+$/, thing({ count: isNumber, price: isNumber })),
  culture: named(/^[a-z]+$/, isNumber),
  limits: thing(Object.fromEntries(limits)),
  fleets: named(/^\d+$/, thing({ take: listOf(oneOf([...COLOURS, 'any'])), power: oneOf(POWERS) })),
  specialists: (value) =>
    named(/^[a-z_]+$/, isNumber)(value) && Object.keys(value as object).every(oneOf(SPECIALISTS)),
  buildings: named(
    /^b\d+$/,
    thing({ kind: oneOf(TILE_KINDS), points: isNumber, needs: listOf(oneOf(COLOURS)) }),
  ),
  board: thing({
    width: isNumber,
    height: isNumber,
    entries: listOf(isText),
    slots: named(/^s\d+$/, isPoint),
    islands: named(/^i\d+$/, listOf(isText)),
  }),
};

export const isEdition = (value: unknown): value is EditionFile => thing(PARTS)(value);
