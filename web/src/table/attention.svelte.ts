// It is one's turn: a sound, a mark in the title and on the page's icon, and, where one has asked
// for it, a notification. What others did is announced to screen readers.
import { untrack } from 'svelte';
import type { EventName } from '../api/catalogue';
import type { State } from '../api/types';
import { keyOf, t } from '../texts/index.svelte';
import { all } from '../texts/lists';
import { announce, notify } from '../ui/notices.svelte';
import { settings } from '../ui/settings.svelte';
import type { TableModel } from './model.svelte';
import { playTurnSound } from './sound';

const QUIET: ReadonlySet<EventName> = new Set([
  'answered',
  'coins_laid',
  'fleets_laid_down',
  'order_set',
]);

/** Call once while the table is set up. */
export function callAttention(table: TableModel): void {
  let last: string | null = null;
  $effect(() => {
    const state = table.state;
    if (!state) return;
    const turn = `${table.myTurn ? 'mine' : ''} ${state.view?.round ?? 0} ${state.view?.turn ?? 0}`;
    const news = table.myTurn && last !== null && last !== turn;
    last = turn;
    if (news) untrack(() => call(table));
  });
  let announced = '';
  $effect(() => {
    const { myTurn, state, gameText } = table;
    if (!state || !gameText || state.since < 0) return;
    // A state may only say who is here, or come again in another language.
    const moment = `${state.version} ${state.ply}`;
    if (moment === announced) return;
    announced = moment;
    const lines = state.events
      .filter(({ event }) => !QUIET.has(event))
      .map((event) => gameText.event(event));
    if (myTurn && state.view) lines.push(t(keyOf('step', state.view.step, 'asks')));
    if (lines.length > 0) untrack(() => announce(lines.join('. ')));
  });
  announceRewinds(table);
  $effect(() => {
    badge(table.myTurn);
    return () => badge(false);
  });
}

/** The game goes back because of somebody else: say who it was. */
function announceRewinds(table: TableModel): void {
  let known: State | null = null;
  $effect(() => {
    const before = known;
    const now = (known = table.live.state);
    const rewound = before && now && now.version > before.version ? before.ply - now.ply : 0;
    if (!before || !now || rewound <= 0) return;
    const seat = before.offer?.kind === 'takeback' ? before.offer.seat : now.turn;
    if (seat === null || now.mine.includes(seat)) return;
    untrack(() =>
      notify(t('offer-takeback-done', { player: table.names[seat] ?? '', number: rewound })),
    );
  });
}

/** The window's title: whether something is to be done comes first. */
export function tableTitle(table: TableModel): string {
  if (table.myTurn) return t('title-your-turn');
  const over = table.state?.status === 'over' || table.state?.status === 'abandoned';
  return over ? t('title-over') : t('title-table');
}

function call(table: TableModel): void {
  if (settings.sound) playTurnSound();
  const may = typeof Notification !== 'undefined' && Notification.permission === 'granted';
  if (!settings.notify || !may || !document.hidden) return;
  try {
    const note = new Notification(t('notify-title'), {
      body: t('notify-text', { names: all(table.names) }),
      tag: table.live.id,
      icon: '/icon.svg',
    });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some browsers on phones notify from service workers only; sound and title are left.
  }
}

function badge(on: boolean): void {
  const owner: { setAppBadge?: () => Promise<void>; clearAppBadge?: () => Promise<void> } =
    navigator;
  void (on ? owner.setAppBadge?.() : owner.clearAppBadge?.())?.catch(() => undefined);
}
