// Is this page the one the server has now? After an update an old page reloads itself, once for
// each build, and never while somebody is writing.
import { get } from './http';
import type { ServerInfo } from './types';

const DONE = 'himiko.reloaded-for';
const EVERY = 10 * 60_000;

/** `waiting`: there is a newer page, and somebody is writing in this one. */
export const update = $state({ waiting: false });

/** Load the page again, as the server has it now; once, whatever comes of it. */
function reload(build: string): void {
  try {
    if (sessionStorage.getItem(DONE) === build) return;
    sessionStorage.setItem(DONE, build);
  } catch {
    update.waiting = true; // without storage it could go round in circles
    return;
  }
  location.reload();
}

/** Ask the server which page it has, and reload if it is not this one. */
export async function checkBuild(): Promise<void> {
  let build: string | null | undefined;
  try {
    build = (await get<ServerInfo>('/api/server')).page;
  } catch {
    return;
  }
  if (!build || build === __BUILD__) return;
  if (isWriting()) update.waiting = true;
  else reload(build);
}

/** Check from time to time, on return to the page, and when a part of an old page is gone. */
export function watchBuild(): void {
  setInterval(() => void checkBuild(), EVERY);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void checkBuild();
  });
  addEventListener('vite:preloadError', () => void checkBuild());
}

function isWriting(): boolean {
  const at = document.activeElement;
  return (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement) && at.value !== '';
}
