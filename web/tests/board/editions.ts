// Editions and positions for tests of the board.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COLOURS, CULTURE } from '../../src/api/catalogue';
import type { EditionFile, GameView } from '../../src/api/types';

const HERE = dirname(fileURLToPath(import.meta.url));
const FILES = { standard: 'src/himiko/edition/standard.toml', small: 'tests/editions/small.toml' };

/** Read an edition's file: the few forms of TOML that it is written in. */
export function editionOf(name: keyof typeof FILES): EditionFile {
  const text = readFileSync(join(HERE, '../../..', FILES[name]), 'utf-8');
  const edition: Record<string, unknown> = {};
  let section = edition;
  for (const line of text.split('\n')) {
    const [, path] = /^\[(.+)\]$/.exec(line) ?? [];
    const [, key, value] = /^(\w+)\s*=\s*(.+)$/.exec(line) ?? [];
    if (path) {
      section = edition;
      for (const step of path.split('.')) {
        section = (section[step] ??= {}) as Record<string, unknown>;
      }
    } else if (key && value) {
      section[key] = JSON.parse(value.replace(/(\w+) =/g, '"$1":'));
    }
  }
  return edition as unknown as EditionFile;
}

/** A position of an edition with nothing on the board, and whatever else is given. */
export function viewOf(edition: EditionFile, more: Partial<GameView> = {}): GameView {
  return {
    edition: `${edition.id}/${edition.version}`,
    rules: 1,
    round: 1,
    order: [0, 1],
    turn: 0,
    fleets: { up: [1, 2, 3, 4, 5], down: 5, played: [] },
    buildings: { row: [], deck: 0 },
    specialists: { row: [], deck: 0 },
    reserve: { bamboo: 1, wood: 1, stone: 1, clay: 1, gold: 1 },
    boats: {},
    culture: {},
    mountains: [],
    sacred: [],
    built: {},
    players: [],
    step: 'act',
    ...more,
  };
}

const pick = <T>(all: readonly T[], n: number): T => all[n % all.length] as T;

/** A position with something on every slot and every island. */
export function fullView(edition: EditionFile, shift = 0): GameView {
  const slots = Object.keys(edition.board.slots);
  const islands = Object.keys(edition.board.islands);
  const built = [0, 1, 2, 3, 'torii', 'palace'] as const;
  const of = <T>(rest: number, thing: (n: number) => T): Record<string, T> =>
    Object.fromEntries(
      islands.flatMap((id, n) => ((n + shift) % 3 === rest ? [[id, thing(n + shift)]] : [])),
    );
  return viewOf(edition, {
    boats: Object.fromEntries(slots.map((id, n) => [id, pick(COLOURS, n + shift)])),
    culture: of(0, (n) => pick(CULTURE, n)),
    built: of(1, (n) => pick(built, Math.floor(n / 3))),
    sacred: islands.filter((_, n) => (n + shift) % 3 === 2),
    mountains: islands.filter((_, n) => n % 5 === 0),
    now: { chain: slots.slice(5, 8) },
  });
}
