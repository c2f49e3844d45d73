// Several steps of one's own turn, played at the table one after the other.
import type { LiveTable } from '../api/live.svelte';

/** What this shows may change what the player wants to do next. */
export const REVEALS = 'peek';

/**
 * Play steps until one is not possible, or something hidden is seen; false if one is not possible.
 */
export async function playSteps(
  at: Pick<LiveTable, 'state' | 'send'>,
  steps: readonly string[],
  onplayed: (action: string) => void,
): Promise<boolean> {
  for (const action of steps) {
    const { state } = at;
    if (!state?.legal.includes(action)) return false;
    const { ply, version } = state;
    await at.send('play', { ply, version, action, unless_final: false });
    onplayed(action);
    if (action === REVEALS) break;
  }
  return true;
}
