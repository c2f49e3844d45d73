// The chat of a table as its reader wants it: without muted people; and what they have not read
// yet.
import { get, post, put, remove } from '../api/http';
import type { LiveTable } from '../api/live.svelte';
import { identity, isMe } from '../api/me.svelte';
import type { Line } from '../api/types';
import { reportProblem } from '../ui/notices.svelte';

export const REASONS = ['insult', 'harassment', 'spam', 'cheating', 'other'] as const;
export type ReportReason = (typeof REASONS)[number];

export class ChatFeed {
  #muted = $state.raw<ReadonlySet<string>>(new Set());
  /** How many places show it. */
  #open = $state(0);
  /** The number of the last line that was read. */
  #read = $state(0);

  /** Call while a component is set up. */
  constructor(readonly live: LiveTable) {
    $effect(() => {
      if (identity.me) void this.#ask();
    });
    // What spectators said meanwhile is for players when the game is over.
    const ended = $derived(live.state?.status === 'over' || live.state?.status === 'abandoned');
    $effect(() => {
      if (ended) void live.hearAll();
    });
  }

  readonly lines: Line[] = $derived.by(() =>
    this.live.chat.filter(({ person }) => !this.#muted.has(person)),
  );
  /** How many lines of others are new. */
  readonly unread: number = $derived.by(
    () => this.lines.filter(({ number, person }) => number > this.#read && !isMe(person)).length,
  );
  /** The muted people, with their names as far as they are known here. */
  readonly muted: { person: string; name: string | null }[] = $derived.by(() =>
    [...this.#muted].map((person) => ({ person, name: this.#nameOf(person) })),
  );

  get isOpen(): boolean {
    return this.#open > 0;
  }

  /** It is being shown; call what is returned when it no longer is. */
  show(): () => void {
    this.#open += 1;
    return () => (this.#open -= 1);
  }

  /** All that is there has been seen. */
  markRead(): void {
    const last = this.live.chat.at(-1);
    if (last) this.#read = last.number;
  }

  /** Mute somebody, from now on. */
  async mute(person: string): Promise<void> {
    await put(`/api/mutes/${person}`);
    this.#muted = new Set([...this.#muted, person]);
  }

  /** Unmute somebody, and get what they said meanwhile. */
  async unmute(person: string): Promise<void> {
    await remove(`/api/mutes/${person}`);
    this.#muted = new Set([...this.#muted].filter((one) => one !== person));
    await this.live.hearAll();
  }

  /** Hide a line from this reader only. */
  async hide(number: number): Promise<void> {
    await post(this.#line(number, '/hide'));
    this.live.unhear(number);
  }

  /** Report a line to the operators, and hide it. */
  async report(number: number, reason: ReportReason): Promise<void> {
    await post(this.#line(number, '/report'), { reason });
    this.live.unhear(number);
  }

  /** Remove a line for everybody. */
  async remove(number: number): Promise<void> {
    await remove(this.#line(number));
    this.live.unhear(number);
  }

  #line(number: number, what = ''): string {
    return `/api/tables/${this.live.id}/chat/${number}${what}`;
  }

  async #ask(): Promise<void> {
    try {
      this.#muted = new Set(await get<string[]>('/api/mutes'));
    } catch (problem) {
      reportProblem(problem);
    }
  }

  #nameOf(person: string): string | null {
    const seats = this.live.state?.table.seats ?? [];
    const said = this.live.chat.findLast((line) => line.person === person);
    return said?.name ?? seats.find((seat) => seat.person === person)?.name ?? null;
  }
}
