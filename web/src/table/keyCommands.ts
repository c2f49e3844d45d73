// What the keys of the table do.
import { tick } from 'svelte';
import { FROM_HAND, FROM_RESERVE, isColour } from '../game/actions';
import { NOTHING } from '../game/choice';
import type { Command } from './keys.svelte';
import type { TableModel } from './model.svelte';
import type { PanelState } from './panelState.svelte';

type Digit = Extract<Command, { digit: number }>;

/** Where the keys go on the board. */
interface BoardKeys {
  focus: () => void;
  target: () => void;
}

interface Screen {
  table: TableModel;
  panels: PanelState;
  board: () => BoardKeys | undefined;
}

/** Do what a key means; false if there is nothing to do. */
export function runCommand(command: Command, { table, panels, board }: Screen): boolean {
  const { state, selection, help, ownTurn } = table;
  if (typeof command === 'object') return chooseByDigit(table, command);
  switch (command) {
    case 'escape': {
      if (table.past.isOpen && !help.isOpen) {
        table.past.leave();
        return true;
      }
      const skips = table.playback.shownAction !== null;
      table.skip();
      if (skips || ownTurn.back()) return true;
      if (table.labels.on) table.labels.on = false;
      else if (table.sites.marked !== null) table.sites.marked = null;
      else if (table.sheet.isOpen) table.sheet.close();
      else return false;
      break;
    }
    case 'undo':
      if (state && !table.offline && state.floor < state.ply) void ownTurn.undo();
      break;
    case 'redo':
      if (state?.redo && !table.offline) void ownTurn.redo();
      break;
    case 'hint':
      if (
        table.called &&
        !table.offline &&
        !table.sheet.isOpen &&
        !table.past.isOpen &&
        state?.hints
      )
        void help.askHint();
      break;
    case 'all':
      panels.allActions = table.myTurn && !table.offline;
      break;
    case 'board':
    case 'target':
      panels.inWords = false;
      void tick().then(() => (command === 'board' ? board()?.focus() : board()?.target()));
      break;
    case 'done':
      if (selection.legal.some(({ verb }) => verb === 'done')) ownTurn.mode('done');
      break;
    case 'labels':
      table.labels.on = !table.labels.on;
      break;
    case 'go':
      return press(table);
    case 'next':
      table.playback.next();
      break;
    case 'replay':
      if (!table.past.isOpen) table.playback.replay();
      break;
    case 'plan':
      if (table.past.isOpen) return false;
      if (table.sheet.isOpen || !table.offline) void table.sheet.toggle();
      break;
    case 'earlier':
    case 'later':
      table.stepBack(command === 'earlier' ? -1 : 1);
      break;
    case 'words':
      panels.inWords = !panels.inWords;
      break;
    case 'keys':
      panels.keyList = true;
      break;
    case 'log':
    case 'chat':
      panels.open(command);
      focusSoon(command === 'log' ? '[data-coach=log]' : '[data-key=chat]');
  }
  return true;
}

/** The red button. */
function press({ selection, ownTurn, likely }: TableModel): boolean {
  if (selection.ready) void ownTurn.play(selection.ready);
  else if (likely && selection.choice === NOTHING) ownTurn.mode(likely);
  else return false;
  return true;
}

/** A fleet by its number, the nth specialist or boat in hand; with Shift the nth boat to buy. */
function chooseByDigit(table: TableModel, { digit, shift }: Digit): boolean {
  const { view, state, selection } = table;
  if (!view || !state || !table.myTurn) return false;
  if (shift) {
    const colour = Object.keys(view.reserve)[digit - 1];
    if (colour) table.choose(colour, FROM_RESERVE);
    return colour !== undefined;
  }
  const word = wordOf(digit, table);
  if (word === undefined) return false;
  if (isColour(word)) {
    selection.prefer(word);
    table.choose(word, FROM_HAND);
  } else table.choose(word);
  return true;
}

function wordOf(digit: number, { view, state }: TableModel): string | undefined {
  if (view?.step === 'fleet') return String(digit);
  if (view?.step === 'recruit') return view.specialists.row[digit - 1]?.[0];
  const boats = view?.players[state?.seat ?? -1]?.boats ?? [];
  return [...new Set(boats)][digit - 1];
}

function focusSoon(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
}
