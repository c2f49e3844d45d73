// The panels beside the board. A new one is a component and a line here.
import type { Component } from 'svelte';
import type { Size } from '../ui/viewport.svelte';
import Cards from './Cards.svelte';
import Chat from './Chat.svelte';
import Fleets from './Fleets.svelte';
import Log from './Log.svelte';
import type { TableModel } from './model.svelte';
import Players from './Players.svelte';

export interface Panel {
  id: string;
  /** The key of its name. */
  name: string;
  component: Component;
  /** Window sizes at which it is behind a tab. On a small screen every panel has a button. */
  tabs: readonly Size[];
  /** Steps of a turn that need it: on a small screen it opens by itself. */
  steps?: readonly string[];
  /** Parts of it that a lesson points at, as in `data-coach`. */
  parts?: readonly string[];
  /** How many things in it are new. */
  fresh?: (table: TableModel) => number;
  /** A number to be seen while it is closed: one's points; null: none. */
  points?: (table: TableModel) => number | null;
}

export const PANELS: readonly Panel[] = [
  {
    id: 'fleets',
    name: 'panel-fleets',
    component: Fleets,
    tabs: [],
    steps: ['fleet'],
    parts: ['fleets'],
  },
  {
    id: 'cards',
    name: 'panel-cards',
    component: Cards,
    tabs: ['middle'],
    steps: ['recruit', 'take'],
    parts: ['buildings', 'specialists', 'trade'],
  },
  {
    id: 'players',
    name: 'panel-players',
    component: Players,
    tabs: [],
    parts: ['players', 'harbour'],
    points: ({ state }) => state?.scores?.[state.seat ?? -1]?.total ?? null,
  },
  { id: 'log', name: 'panel-log', component: Log, tabs: ['middle', 'wide'], parts: ['log'] },
  {
    id: 'chat',
    name: 'panel-chat',
    component: Chat,
    tabs: ['middle', 'wide'],
    fresh: ({ chat }) => chat.unread,
  },
];
