// What people ask for in the waiting room: who has no name yet gets one, and what fails is reported.
import { ensureMe } from '../api/me.svelte';
import type { LiveTable } from '../api/live.svelte';
import type { CommandName, Payload } from '../api/types';
import { reportProblem } from '../ui/notices.svelte';

export type SendWaiting = <Do extends CommandName>(verb: Do, payload: Payload<Do>) => Promise<void>;

export function sendWaiting(live: LiveTable): SendWaiting {
  return async (verb, payload) => {
    try {
      await ensureMe();
      await live.send(verb, payload);
    } catch (problem) {
      reportProblem(problem);
    }
  };
}
