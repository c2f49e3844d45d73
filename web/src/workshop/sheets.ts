// Lines that people type or paste: tiles, slots and islands, one to a line, as short as can be or
// as a spreadsheet has them.
import { COLOURS, TILE_KINDS, type Colour, type TileKind } from '../api/catalogue';

export interface TileLine {
  kind: TileKind;
  points: number;
  needs: Colour[];
}

/** What is wrong with a line: its number, from 1, and its text. */
export interface BadLine {
  line: number;
  text: string;
}

export interface Read<Thing> {
  things: Thing[];
  bad: BadLine[];
  /** More was pasted than any edition can hold: none of it was read. */
  tooMuch: boolean;
}

const KIND_LETTERS: Readonly<Record<string, TileKind>> = {
  s: 'standard',
  p: 'trading_post',
  t: 'torii',
  k: 'palace',
};
const BOAT_LETTERS: Readonly<Record<string, Colour>> = {
  b: 'bamboo',
  w: 'wood',
  s: 'stone',
  c: 'clay',
  g: 'gold',
};
export const MOST_LINES = 500;
const MOST_CHARACTERS = 100_000;
const SHOWN = 60;
/** Characters that cannot be seen, or reverse the direction of writing. */
const UNSEEN = /[\p{Cf}\p{Zl}\p{Zp}]|(?!\t)\p{Cc}/gu;
const SHORT_TILE = /^([sptk])\s*(-?\d{1,2})\s*([bwscg]{1,15})$/;

/** A tile in short, `s3wwc`: its kind, its points, its boats. */
function shortTile(text: string): TileLine | null {
  const [, kind = '', points = '', boats = ''] = SHORT_TILE.exec(text.trim().toLowerCase()) ?? [];
  const found = KIND_LETTERS[kind];
  if (!found) return null;
  const needs = Array.from(boats).flatMap((letter) => BOAT_LETTERS[letter] ?? []);
  return { kind: found, points: Number(points), needs };
}

/** What kinds and boats are called in the reader's language, in small letters. */
export interface SheetWords {
  kinds: ReadonlyMap<string, TileKind>;
  boats: ReadonlyMap<string, Colour>;
}

const NO_WORDS: SheetWords = { kinds: new Map(), boats: new Map() };

const kindOf = (cell: string, { kinds }: SheetWords): TileKind | undefined =>
  TILE_KINDS.find((kind) => kind === cell.replaceAll(/[\s-]+/g, '_')) ??
  KIND_LETTERS[cell] ??
  kinds.get(cell);

/** A row of a spreadsheet: kind, points, boats, in one cell or in several. */
function tileRow(text: string, called: SheetWords): TileLine | null {
  const cells = text
    .toLowerCase()
    .split(/[\t;,]/)
    .map((cell) => cell.trim().replaceAll('"', ''));
  if (/^b\d+$/.test(cells[0] ?? '')) cells.shift(); // its id: tiles are numbered as they come
  const [first = '', second = '', ...rest] = cells;
  const kind = kindOf(first, called);
  const words = rest.flatMap((cell) => cell.split(/\s+/)).filter(Boolean);
  const needs = words.flatMap(
    (word) => COLOURS.find((colour) => colour === word) ?? called.boats.get(word) ?? [],
  );
  if (!kind || !/^-?\d{1,2}$/.test(second) || !needs.length || needs.length < words.length) {
    return null;
  }
  return { kind, points: Number(second), needs };
}

function read<Thing>(
  text: string,
  line: (text: string) => Thing | null,
  isHead: (line: string) => boolean = () => false,
): Read<Thing> {
  const found: Read<Thing> = { things: [], bad: [], tooMuch: false };
  const lines = linesOf(text);
  if (text.length > MOST_CHARACTERS || lines.length > MOST_LINES) {
    return { ...found, tooMuch: true };
  }
  for (const [n, one] of lines.entries()) {
    if (!one.trim() || (n === 0 && lines.length > 1 && isHead(one))) continue;
    const thing = line(one);
    if (thing) found.things.push(thing);
    else found.bad.push({ line: n + 1, text: one.slice(0, SHOWN).replaceAll(UNSEEN, '�') });
  }
  return found;
}

/** Lines as any system ends them; the mark that spreadsheets put before the first is left out. */
const linesOf = (text: string): string[] =>
  text
    .slice(0, MOST_CHARACTERS + 1)
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split(/\r\n|\n|\r/);

/** Read tiles; a first line without any number is the head of a sheet. */
export function readTiles(text: string, called = NO_WORDS): Read<TileLine> {
  return read(
    text,
    (line) => shortTile(line) ?? tileRow(line, called),
    (line) => !/\d/.test(line),
  );
}

/** Read slots: `x y` to a line. */
export function readSlots(text: string): Read<[number, number]> {
  return read(text, (line) => {
    const numbers = line.trim().split(/[\s,;]+/);
    const [x, y] = numbers.map(Number);
    const whole = numbers.length === 2 && Number.isInteger(x) && Number.isInteger(y);
    return whole && x !== undefined && y !== undefined ? [x, y] : null;
  });
}

/** Read islands: the numbers of their slots, clockwise, one island to a line. */
export function readIslands(text: string): Read<string[]> {
  return read(text, (line) => {
    const words = line
      .trim()
      .toLowerCase()
      .split(/[\s,;]+/);
    const ring = words.flatMap((word) => /^s?(\d{1,2})$/.exec(word)?.[1] ?? []);
    if (ring.length < words.length || ring.length < 3) return null;
    return ring.map((number) => `s${number.padStart(2, '0')}`);
  });
}

/** Read numbers of slots, in one line. */
export function readEntries(text: string): Read<string> {
  const words = text
    .trim()
    .split(/[\s,;]+/)
    .filter(Boolean);
  return read(words.join('\n'), (word) => {
    const number = /^s?(\d{1,2})$/i.exec(word)?.[1];
    return number ? `s${number.padStart(2, '0')}` : null;
  });
}
