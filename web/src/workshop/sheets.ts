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
const MOST_LINES = 500;
const SHORT_TILE = /^([sptk])\s*(-?\d{1,2})\s*([bwscg]{1,15})$/;

/** A tile in short, `s3wwc`: its kind, its points, its boats. */
function shortTile(text: string): TileLine | null {
  const [, kind = '', points = '', boats = ''] = SHORT_TILE.exec(text.trim().toLowerCase()) ?? [];
  const found = KIND_LETTERS[kind];
  if (!found) return null;
  const needs = Array.from(boats).flatMap((letter) => BOAT_LETTERS[letter] ?? []);
  return { kind: found, points: Number(points), needs };
}

const kindOf = (cell: string): TileKind | undefined =>
  TILE_KINDS.find((kind) => kind === cell.replaceAll(/[\s-]+/g, '_')) ?? KIND_LETTERS[cell];

/** A row of a spreadsheet: kind, points, boats, in one cell or in several. */
function tileRow(text: string): TileLine | null {
  const cells = text
    .toLowerCase()
    .split(/[\t;,]/)
    .map((cell) => cell.trim().replaceAll('"', ''));
  if (/^b\d+$/.test(cells[0] ?? '')) cells.shift(); // its id: tiles are numbered as they come
  const [first = '', second = '', ...rest] = cells;
  const kind = kindOf(first);
  const words = rest.flatMap((cell) => cell.split(/\s+/)).filter(Boolean);
  const needs = words.flatMap((word) => COLOURS.find((colour) => colour === word) ?? []);
  if (!kind || !/^-?\d{1,2}$/.test(second) || !needs.length || needs.length < words.length) {
    return null;
  }
  return { kind, points: Number(second), needs };
}

function read<Thing>(text: string, line: (text: string) => Thing | null): Read<Thing> {
  const found: Read<Thing> = { things: [], bad: [] };
  const lines = text.split(/\r?\n/).slice(0, MOST_LINES);
  for (const [n, one] of lines.entries()) {
    if (!one.trim()) continue;
    const thing = line(one);
    if (thing) found.things.push(thing);
    else found.bad.push({ line: n + 1, text: one.slice(0, 60) });
  }
  return found;
}

const isHead = (line: string): boolean => !/\d/.test(line);

/** Read tiles; a first line without any number is the head of a sheet. */
export function readTiles(text: string): Read<TileLine> {
  const [first = '', ...rest] = text.split('\n');
  const body = rest.length && isHead(first) ? `\n${rest.join('\n')}` : text;
  return read(body, (line) => shortTile(line) ?? tileRow(line));
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
