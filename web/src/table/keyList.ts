// All keys, as they are listed for those who ask: read off the tables of what they do.
import { BOARD_KEYS, type BoardAct } from '../board';
import { LETTERS, WITH_CTRL, type Command } from './keys.svelte';

type Plain = Extract<Command, string>;

/** What keys do, in words; `table`, `board`: what they do at the table, and where the board has the focus. */
interface Line {
  text: string;
  signs?: readonly string[];
  table?: readonly Plain[];
  board?: readonly BoardAct[];
}

const LINES: readonly Line[] = [
  { text: 'keys-digits', signs: ['1', '…', '0'] },
  { text: 'keys-buy', signs: ['Shift', '1', '…', '5'] },
  { text: 'keys-labels', table: ['labels'] },
  { text: 'keys-go', table: ['go'] },
  { text: 'keys-board', table: ['board'] },
  { text: 'keys-arrows', signs: ['←', '↑', '→', '↓'] },
  { text: 'keys-kinds', board: ['island', 'slot'] },
  { text: 'keys-ends', board: ['first', 'last'] },
  { text: 'keys-target', table: ['target'], board: ['next', 'previous'] },
  { text: 'keys-zoom', board: ['nearer', 'farther', 'whole'] },
  { text: 'keys-confirm', board: ['choose'], signs: ['Esc'] },
  { text: 'keys-what', board: ['explain'] },
  { text: 'keys-undo', table: ['undo', 'redo'] },
  { text: 'keys-done', table: ['done'] },
  { text: 'advice-action', table: ['hint'] },
  { text: 'all-actions', table: ['all'] },
  { text: 'board-in-words', table: ['words'] },
  { text: 'panel-talk', table: ['log', 'chat'] },
  { text: 'keys-skip-steps', table: ['next'], signs: ['Esc'] },
  { text: 'playback-again', table: ['replay'] },
  { text: 'plan-open', table: ['plan'] },
  { text: 'keys-past', table: ['earlier', 'later'] },
  { text: 'keys-title', table: ['keys'] },
];

/** The lines of the list: the signs on the keys, and the key of what they do in words. */
export const KEY_LIST: readonly { signs: readonly string[]; text: string }[] = LINES.map(
  ({ text, table = [], board = [], signs = [] }) => {
    const found = [
      ...keysOf(LETTERS, table).map(signOf),
      ...keysOf(BOARD_KEYS, board).map(signOf),
      ...keysOf(WITH_CTRL, table).map((key) => `Ctrl+${signOf(key)}`),
      ...signs,
    ];
    return { text, signs: [...new Set(found)] };
  },
);

/** The keys of a table that do something of a list, in the order of the list. */
function keysOf<Act>(keys: Readonly<Record<string, Act>>, acts: readonly Act[]): string[] {
  return acts.flatMap((act) => Object.keys(keys).filter((key) => keys[key] === act));
}

/** What is printed on a key. */
export function signOf(key: string): string {
  if (key === ' ') return '␣';
  if (key === '-') return '−';
  if (/^[A-Z]$/.test(key)) return `Shift+${key}`;
  return key.length === 1 ? key.toUpperCase() : key;
}
