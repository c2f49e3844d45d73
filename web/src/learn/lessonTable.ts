// The table of the first game: a short edition and a deal that is always the same, so that every
// step comes up early. Which one is being played is kept on this device.
import standard from '../../../src/himiko/edition/standard.toml?raw';
import { get, post } from '../api/http';
import { ensureMe } from '../api/me.svelte';
import type { State } from '../api/types';
import { Problem } from '../problem';
import { position } from './lesson.json';
import { SCRIPT } from './script';

const STORED = 'himiko.lesson';
const BUILDINGS = 3;

export interface Progress {
  id: string;
  /** The lessons taught so far. */
  taught: string[];
  /** The learner plays something else than the script, and has said so. */
  free?: boolean;
}

/** The standard edition with only a few buildings for everyone. */
export function shortEdition(): string {
  return standard
    .replace('id = "standard"', 'id = "lesson"')
    .replace(
      /^standard_buildings = .*$/m,
      `standard_buildings = { 2 = ${BUILDINGS}, 3 = ${BUILDINGS}, 4 = ${BUILDINGS} }`,
    );
}

/** Sit down to a new first game, some of the script already played. */
export async function startLesson(plies = 0, taught: string[] = []): Promise<Progress> {
  await ensureMe();
  const { table } = await post<State>('/api/tables', {
    seats: ['me', 'fisher'],
    edition: shortEdition(),
    position,
  });
  const actions = SCRIPT.flatMap(({ steps }) => steps.map(({ action }) => action));
  for (const [ply, action] of actions.slice(0, plies).entries()) {
    await post(`/api/tables/${table.id}/play`, { ply, action });
  }
  const progress = { id: table.id, taught };
  keepProgress(progress);
  return progress;
}

/** The first game under way, if there is one that can go on. */
export async function findLesson(): Promise<Progress | null> {
  const kept = keptProgress();
  if (!kept) return null;
  try {
    const { status, mine } = await get<State>(`/api/tables/${kept.id}`);
    return status === 'running' && mine.length > 0 ? kept : null;
  } catch (problem) {
    if (problem instanceof Problem && problem.code !== 'connection_lost') return null;
    throw problem;
  }
}

export function keepProgress(progress: Progress): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(progress));
  } catch {
    // Without storage the lesson cannot be resumed.
  }
}

function keptProgress(): Progress | null {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? 'null') as Progress | null;
  } catch {
    return null;
  }
}
