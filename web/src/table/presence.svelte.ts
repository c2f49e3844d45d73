// Whether the player to act is there; others who wait can nudge them.
import type { State } from '../api/types';
import { t } from '../texts/index.svelte';
import { notify, reportProblem } from '../ui/notices.svelte';
import type { TableModel } from './model.svelte';

export const MINUTE = 60_000;

/** The time now, read again and again while it is needed. Call while a component is set up. */
export function timeNow(needed: () => boolean): () => number {
  let now = $state(Date.now());
  $effect(() => {
    if (!needed()) return;
    now = Date.now();
    const timer = setInterval(() => (now = Date.now()), MINUTE / 4);
    return () => clearInterval(timer);
  });
  return () => now;
}

/** Since when another person is away who is to act; null: nobody is waited for in vain. */
export function goneSince(state: State | null): number | null {
  const { turn = null, status, mine, table } = state ?? {};
  const seat = turn === null ? undefined : table?.seats[turn];
  if (status !== 'running' || seat?.kind !== 'human' || mine?.includes(turn ?? -1)) return null;
  return seat.here === false ? (seat.away ?? Date.now()) : null;
}

/** Tell somebody that they are being waited for. */
export async function nudge({ live, names }: TableModel, seat: number): Promise<void> {
  const player = names[seat] ?? '';
  try {
    await live.send('nudge', {});
    const gone = live.state?.table.seats[seat]?.here === false;
    notify(t(gone ? 'nudge-left' : 'nudge-sent', { player }), 'nudge');
  } catch (problem) {
    reportProblem(problem, 'nudge');
  }
}
