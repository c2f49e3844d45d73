// How far the server has compiled its engine: after a cold start the page is there before it. What
// needs the engine waits, and goes on by itself when it is ready.
import type { ServerInfo } from './types';

const AGAIN_MS = 1000;

class Engine {
  ready = $state(true);
  /** How many of its parts are compiled. */
  done = $state(0);
  parts = $state(0);
}

export const engine = new Engine();
let watching: Promise<void> | null = null;

/** Resolves when the engine is ready; until then the server is asked how far it is. */
export function engineReady(): Promise<void> {
  watching ??= watch().finally(() => (watching = null));
  return watching;
}

async function watch(): Promise<void> {
  for (;;) {
    try {
      const info = (await (await fetch('/api/server')).json()) as ServerInfo;
      ({ ready: engine.ready, done: engine.done, parts: engine.parts } = info.engine);
    } catch {
      engine.ready = true; // The server is away: the part that needs it shows that.
    }
    if (engine.ready) return;
    await new Promise((again) => setTimeout(again, AGAIN_MS));
  }
}
