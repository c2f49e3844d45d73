// What is wrong with the edition being edited: in which part, at which thing, and in words.
import { numberOf } from '../board';
import type { ProblemData } from '../problem';
import { keyOf, t } from '../texts/index.svelte';
import { problemDataText } from '../ui/problemText';

export interface Fault {
  /** The steps to what is wrong: `board`, `slots`, `s12`. */
  path: readonly string[];
  words: string;
}

/**
 * The parts of the workshop by the sections of the file; what belongs to none stands above them.
 */
const PARTS: Readonly<Record<string, string>> = {
  board: 'board',
  buildings: 'tiles',
  fleets: 'fleets',
  specialists: 'specialists',
  colours: 'numbers',
  culture: 'numbers',
  limits: 'numbers',
};

/** Limits that go by the number of players. */
const BY_PLAYERS: ReadonlySet<string> = new Set(['standard_buildings', 'turns_per_round']);

/** Read a fault as the server sends it. */
export function faultOf(problem: Record<string, unknown>): Fault {
  const key = typeof problem.key === 'string' ? problem.key : '';
  const path = key.replaceAll(/\[\d+\]/g, '').split('.');
  const words = problemDataText({ ...(problem as unknown as ProblemData), where: placeOf(path) });
  return { path, words };
}

export const partOf = ({ path: [section = ''] }: Fault): string => PARTS[section] ?? '';

/** What is wrong at a place, and within it. */
export const faultsAt = (faults: readonly Fault[], ...place: readonly string[]): Fault[] =>
  faults.filter(({ path }) => place.every((step, n) => path[n] === step));

/** Say where a fault is, as people call it. */
export function placeOf([section = '', thing = '', detail = '']: readonly string[]): string {
  switch (section) {
    case 'board':
      return boardPlace(thing, detail);
    case 'buildings':
      return thing ? t('workshop-tile', { number: numberOf(thing) }) : t('workshop-tiles');
    case 'fleets':
      return thing ? t('workshop-fleet', { number: Number(thing) }) : t('workshop-fleets');
    case 'specialists':
      return thing ? t(keyOf('specialist', thing)) : t('workshop-specialists');
    case 'colours':
      return t(`workshop-boat-${detail || 'count'}`, { colour: t(`colour-${thing}`) });
    case 'culture':
      return t('workshop-culture');
    case 'limits':
      return limitPlace(thing, detail);
    default:
      return t(keyOf('workshop', section));
  }
}

function limitPlace(name: string, players: string): string {
  const everybody = !players && BY_PLAYERS.has(name);
  return everybody
    ? t('workshop-limits')
    : t(keyOf('workshop', name), { players: Number(players) });
}

function boardPlace(thing: string, detail: string): string {
  const number = numberOf(detail);
  if (thing === 'slots') {
    return detail ? t('workshop-slot', { number, entry: 'false' }) : t('workshop-tool-slot');
  }
  if (thing === 'islands') {
    return detail ? t('workshop-island', { number }) : t('workshop-tool-island');
  }
  return t(thing === 'entries' ? 'workshop-tool-entry' : `workshop-${thing}`);
}
