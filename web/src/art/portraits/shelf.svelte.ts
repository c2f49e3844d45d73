// Portraits are fetched when the first is to be shown: nobody waits for them to begin a game.

import type { Level, Specialist } from '../../api/catalogue';
import type { Portrait } from './portrait';

interface Shelf {
  specialists: Readonly<Partial<Record<Specialist, Portrait>>>;
  levels: Readonly<Record<Level | 'adapts', Portrait>>;
}

let shelf = $state.raw<Shelf | null>(null);
let asked = false;

/** All portraits; null: they are on their way. */
export function portraits(): Shelf | null {
  if (!asked) {
    asked = true;
    void Promise.all([import('./specialists'), import('./levels')]).then(
      ([{ SPECIALIST_PORTRAITS }, { LEVEL_PORTRAITS }]) => {
        shelf = { specialists: SPECIALIST_PORTRAITS, levels: LEVEL_PORTRAITS };
      },
      () => (asked = false),
    );
  }
  return shelf;
}
