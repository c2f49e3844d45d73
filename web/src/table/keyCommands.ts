// What the keys of the table do.
import { tick } from 'svelte';
import { FROM_HAND } from '../game/actions';
import type { Command } from './keys.svelte';
import type { TableModel } from './model.svelte';
import type { PanelState } from './panelState.svelte';

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
  if (typeof command === 'object') return chooseFromHand(table, command.hand);
  switch (command) {
    case 'escape': {
      const skips = table.replay.behind > 0;
      table.replay.skip();
      return skips || ownTurn.back();
    }
    case 'undo':
      if (state && state.floor < state.ply) void ownTurn.undo();
      break;
    case 'redo':
      if (state?.redo) void ownTurn.redo();
      break;
    case 'hint':
      if (table.myTurn && state?.hints) void help.askHint();
      break;
    case 'all':
      panels.allActions = table.myTurn;
      break;
    case 'board':
    case 'target':
      panels.inWords = false;
      void tick().then(() => (command === 'board' ? board()?.focus() : board()?.target()));
      break;
    case 'done':
      if (selection.legal.some(({ verb }) => verb === 'done')) ownTurn.mode('done');
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

/** The nth colour of one's boats. */
function chooseFromHand(table: TableModel, number: number): boolean {
  const seat = table.state?.seat;
  const boats = seat == null ? [] : (table.view?.players[seat]?.boats ?? []);
  const colour = [...new Set(boats)][number - 1];
  if (colour) table.choose(colour, FROM_HAND);
  return colour !== undefined;
}

function focusSoon(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
}
