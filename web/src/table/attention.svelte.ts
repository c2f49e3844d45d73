// It is one's turn, or somebody nudges: a sound, a mark in the title and on the page's icon, and,
// if the person has asked for it, a notification. What others did and said is announced to screen
// readers.
import { untrack } from 'svelte';
import { EVENTS } from '../api/catalogue';
import { isMe } from '../api/me.svelte';
import type { State } from '../api/types';
import { read, verbsOf } from '../game/actions';
import { question } from '../game/prompt';
import { t } from '../texts/index.svelte';
import { all } from '../texts/lists';
import { announce, notify } from '../ui/notices.svelte';
import { settings } from '../ui/settings.svelte';
import type { TableModel } from './model.svelte';
import { playTurnSound } from './sound';

/** Call once while the table is set up. */
export function callAttention(table: TableModel): void {
  let last: string | null = null;
  $effect(() => {
    const state = table.playback.shown;
    if (!state) return;
    const turn = `${table.called ? 'mine' : ''} ${state.view?.round ?? 0} ${state.view?.turn ?? 0}`;
    const news = table.called && last !== null && last !== turn;
    last = turn;
    if (news) untrack(() => call(table));
  });
  announceSteps(table);
  announceChat(table);
  hearNudges(table);
  announceRewinds(table);
  $effect(() => {
    badge(table.called);
    return () => badge(false);
  });
}

/**
 * What happened is said once, in the words of the caption; then, as in the prompt, what is asked.
 */
function announceSteps(table: TableModel): void {
  let said: number | null = null;
  let asked = '';
  $effect(() => {
    const { called, gameText, playback } = table;
    const state = playback.shown;
    if (!state || !gameText) return;
    // A state may only say who is here, or come again in another language.
    const moment = `${state.version} ${state.ply}`;
    if (said === null) {
      // Steps may be shown before the names of what is on the table are there.
      said = playback.shownAction ? playback.shownAction.ply - 1 : state.ply;
      if (!playback.shownAction) {
        asked = moment;
        return;
      }
    }
    const lines = playback.replaying
      ? (playback.shownAction?.events.map((event) => gameText.event(event)) ?? [])
      : news(table, Math.min(said, state.ply));
    said = playback.shownAction && !playback.replaying ? playback.shownAction.ply : state.ply;
    if (!playback.shownAction) {
      if (called && state.view && moment !== asked) {
        lines.push(question(state.view.step, verbsOf(state.legal.map(read))));
      }
      asked = moment;
    }
    if (lines.length > 0) untrack(() => announce(lines.join('. ')));
  });
}

/** What was not said yet of what is shown. */
function news({ playback, live, gameText }: TableModel, said: number): string[] {
  const until = playback.shownAction?.ply ?? playback.shown?.ply ?? 0;
  return live.log
    .filter(({ event, ply }) => ply > said && ply <= until && EVENTS[event].shown === 'always')
    .map((event) => gameText?.event(event) ?? '');
}

/** What is said while the chat is not open is announced, too. */
function announceChat(table: TableModel): void {
  let heard: number | null = null;
  $effect(() => {
    const { lines, isOpen } = table.chat;
    const last = lines.at(-1)?.number ?? 0;
    const before = heard;
    heard = last;
    if (before === null || isOpen) return;
    const fresh = lines.filter(({ number, person }) => number > before && !isMe(person));
    if (fresh.length === 0) return;
    const words = fresh.map(({ name, text }) => t('chat-heard', { player: name, text }));
    untrack(() => announce(words.join(' ')));
  });
}

/** Somebody is waiting for this player, and says so. */
function hearNudges(table: TableModel): void {
  let heard = 0;
  $effect(() => {
    const now = table.live.state;
    const nudge = now?.nudge;
    if (!nudge || !now.mine.includes(nudge.seat) || nudge.at <= heard) return;
    heard = nudge.at;
    untrack(() => {
      notify(t('nudge-heard', { player: table.names[nudge.by] ?? '' }), 'nudge');
      call(table);
    });
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
  if (table.called) return t('title-your-turn');
  const over = table.state?.status === 'over' || table.state?.status === 'abandoned';
  return over ? t('title-over') : t('title-table');
}

function call(table: TableModel): void {
  if (settings.sound) playTurnSound(settings.volume);
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
