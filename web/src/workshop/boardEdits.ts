// Edits of a board: put down slots, move them, take them away, close rings into islands.
import type { EditionFile } from '../api/types';
import { nextId, renumbered } from './content';

const BESIDE = 60;

type Board = EditionFile['board'];

const within = (value: number, most: number): number =>
  Math.min(most, Math.max(0, Math.round(value)));

export function addSlot({ board }: EditionFile, x: number, y: number): void {
  board.slots[nextId('s', Object.keys(board.slots))] = [
    within(x, board.width),
    within(y, board.height),
  ];
}

/** Put a slot down in the middle of the board, or beside it if there is one already. */
export function addFreeSlot(edition: EditionFile): void {
  const { width, height, slots } = edition.board;
  const taken = new Set(Object.values(slots).map(String));
  const at = { x: Math.round(width / 2), y: Math.round(height / 2) };
  while (taken.has(`${at.x},${at.y}`) && at.x < width) at.x = Math.min(width, at.x + BESIDE);
  addSlot(edition, at.x, at.y);
}

export function moveSlot({ board }: EditionFile, id: string, x: number, y: number): void {
  if (board.slots[id]) board.slots[id] = [within(x, board.width), within(y, board.height)];
}

/** Take a slot away, and the islands that lay at it; the others are numbered again. */
export function removeSlot({ board }: EditionFile, id: string): void {
  const slots = Object.fromEntries(Object.entries(board.slots).filter(([one]) => one !== id));
  const islands = Object.fromEntries(
    Object.entries(board.islands).filter(([, ring]) => !ring.includes(id)),
  );
  const { things, names } = renumbered('s', slots);
  const renamed = (ring: readonly string[]) => ring.flatMap((one) => names.get(one) ?? []);
  board.slots = things;
  board.entries = renamed(board.entries);
  board.islands = renumbered('i', islands).things;
  for (const [island, ring] of Object.entries(board.islands)) board.islands[island] = renamed(ring);
}

export function toggleEntry({ board }: EditionFile, id: string): void {
  board.entries = board.entries.includes(id)
    ? board.entries.filter((one) => one !== id)
    : [...board.entries, id].sort();
}

/** Make an island of the slots around it; they go clockwise, wherever the ring was begun. */
export function addIsland({ board }: EditionFile, ring: readonly string[]): void {
  if (ring.length < 3) return;
  const clockwise = areaOf(board, ring) < 0 ? [...ring].reverse() : [...ring];
  board.islands[nextId('i', Object.keys(board.islands))] = clockwise;
}

export function removeIsland({ board }: EditionFile, id: string): void {
  const rest = Object.entries(board.islands).filter(([one]) => one !== id);
  board.islands = renumbered('i', Object.fromEntries(rest)).things;
}

/** Twice the area within a ring: positive if it goes clockwise on the screen. */
function areaOf(board: Board, ring: readonly string[]): number {
  return ring.reduce((area, id, n) => {
    const [x = 0, y = 0] = board.slots[id] ?? [];
    const [nextX = 0, nextY = 0] = board.slots[ring[(n + 1) % ring.length] ?? id] ?? [];
    return area + x * nextY - nextX * y;
  }, 0);
}
