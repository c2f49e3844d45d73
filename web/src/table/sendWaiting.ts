// What people ask for in the waiting room: those without a name get one, and failures are reported.
import { ensureMe } from '../api/me.svelte';
import type { LiveTable } from '../api/live.svelte';
import type { CommandName, Payload } from '../api/types';
import { reportProblem } from '../ui/notices.svelte';

/** Returns whether it was done. */
export type SendWaiting = <Do extends CommandName>(
  verb: Do,
  payload: Payload<Do>,
) => Promise<boolean>;

export function sendWaiting(live: LiveTable): SendWaiting {
  return async (verb, payload) => {
    try {
      await ensureMe();
      await live.send(verb, payload);
      return true;
    } catch (problem) {
      reportProblem(problem);
      return false;
    }
  };
}
