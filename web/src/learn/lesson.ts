// The lessons of the first game: what is explained when, and what it points at. What can be done
// comes from the server; a lesson only looks at the question being asked and at what happened.
import type { GameEvent, State } from '../api/types';
import type { Course } from './script';

/** What a lesson looks at. */
export interface Situation {
  /** Is it the learner's turn? */
  mine: boolean;
  over: boolean;
  step: string;
  /** The learner's turns so far, the present one included. */
  turns: number;
  /** The verbs of the legal actions. */
  verbs: ReadonlySet<string>;
  /** Boats placed this turn. */
  chain: number;
  trades: number;
  recruited: boolean;
  /** What has happened so far, by the names of events; `other`: somebody else has acted. */
  had: ReadonlySet<string>;
  /** The lesson that the script is at; null: the learner plays freely. */
  script: string | null;
}

export interface Lesson {
  id: string;
  /** What it points at: the marks `data-coach` of the table's screen. */
  points: readonly string[];
  rule: string;
  /** Something to read, not to do: it stays until the learner has understood. */
  reading?: boolean;
  /** It comes up in few games, and is not counted. */
  rare?: boolean;
  when: (now: Situation) => boolean;
}

const acting = (now: Situation) => now.mine && now.step === 'act';
const empty = (now: Situation) => acting(now) && now.chain === 0;
const asks = (step: string) => (now: Situation) => now.mine && now.step === step;

/** In the order in which they come up, each with one or two new things. */
export const LESSONS: readonly Lesson[] = [
  { id: 'begin', points: [], rule: '3.1', reading: true, when: asks('fleet') },
  { id: 'boats', points: ['fleets'], rule: '4.1', when: asks('fleet') },
  {
    id: 'trade',
    points: ['trade', 'hand'],
    rule: '5.1',
    when: (now) => empty(now) && now.trades === 0 && now.verbs.has('buy'),
  },
  {
    id: 'enter',
    points: ['board', 'hand'],
    rule: '6.2',
    when: (now) => empty(now) && now.verbs.has('place'),
  },
  {
    id: 'chain',
    points: ['board', 'hand'],
    rule: '6.3',
    when: (now) => acting(now) && now.chain > 0 && now.verbs.has('place'),
  },
  {
    id: 'collect',
    points: ['board'],
    rule: '6.6',
    when: (now) =>
      asks('collect')(now) || (acting(now) && now.verbs.has('collect') && !now.verbs.has('place')),
  },
  {
    id: 'recruit',
    points: ['specialists'],
    rule: '8.1',
    when: (now) => asks('recruit')(now) && now.verbs.has('recruit'),
  },
  {
    id: 'end',
    points: ['done', 'undo'],
    rule: '3.1',
    when: (now) => asks('recruit')(now) && now.recruited,
  },
  {
    id: 'tile',
    points: ['buildings'],
    rule: '6.8',
    reading: true,
    when: (now) => now.turns >= 2 && asks('fleet')(now),
  },
  {
    id: 'number',
    points: ['fleets'],
    rule: '9.5',
    when: (now) => now.turns >= 2 && asks('fleet')(now),
  },
  {
    id: 'extend',
    points: ['board', 'hand'],
    rule: '6.2',
    when: (now) => now.turns >= 2 && empty(now) && now.verbs.has('place'),
  },
  {
    id: 'first',
    points: ['buildings', 'board'],
    rule: '6.14',
    when: (now) => acting(now) && now.verbs.has('build'),
  },
  {
    id: 'built',
    points: ['players'],
    rule: '6.12',
    reading: true,
    when: (now) => now.had.has('built'),
  },
  {
    id: 'moored',
    points: ['harbour', 'done'],
    rule: '7.1',
    when: (now) => asks('recruit')(now) && now.had.has('boats_moored'),
  },
  {
    id: 'others',
    points: ['board'],
    rule: '6.5',
    reading: true,
    when: (now) => now.had.has('other'),
  },
  {
    id: 'round',
    points: ['fleets', 'specialists'],
    rule: '9.5',
    reading: true,
    when: (now) => now.had.has('round_ended') && now.mine,
  },
  {
    id: 'powers',
    points: ['prompt'],
    rule: '3.3',
    reading: true,
    when: (now) => now.turns >= 3 && empty(now),
  },
  {
    id: 'ends',
    points: [],
    rule: '9.1',
    reading: true,
    // Also when the fleet was chosen before this could be read.
    when: (now) => now.turns >= 4 && now.mine,
  },
  {
    id: 'all',
    points: ['hint'],
    rule: '3.1',
    reading: true,
    when: (now) => now.turns >= 4 && empty(now),
  },
  { id: 'over', points: [], rule: '10.1', reading: true, when: (now) => now.over },
  { id: 'moor', points: ['hand'], rule: '7.1', rare: true, when: asks('moor') },
];

const COUNTED = LESSONS.filter(({ rare }) => !rare).map(({ id }) => id);
export const STEPS = COUNTED.length;

/** Which step of the lesson it is, from 1; null: it is not counted, or comes late. */
export function stepOf(lesson: Lesson, now: Situation, taught: ReadonlySet<string>): number | null {
  const at = COUNTED.indexOf(lesson.id);
  const passed = COUNTED.findLastIndex((id) => id !== lesson.id && taught.has(id));
  // Along the script the learner may have gone back.
  return at >= 0 && (now.script !== null || at > passed) ? at + 1 : null;
}

/**
 * The lesson for a situation. Along the script, the one that asks, after what is to be read before
 * it; that the game is over is said for as long as it is.
 */
export function lessonFor(now: Situation, taught: ReadonlySet<string>): Lesson | null {
  if (now.over) return LESSONS.find(({ id }) => id === 'over') ?? null;
  for (const lesson of LESSONS) {
    if (lesson.id === now.script) return lesson;
    const open = !taught.has(lesson.id) && (now.script === null || lesson.reading);
    if (open && lesson.when(now)) return lesson;
  }
  return null;
}

interface Happened {
  ply: number;
  event: string;
  seat: number | null;
}

/** Read the situation off the table's state, the events so far, and the script. */
export function situationOf(state: State, log: readonly GameEvent[], course: Course): Situation {
  const { view, legal } = state;
  const me = state.mine[0] ?? 0;
  const now = view?.now ?? {};
  const mine = legal.length > 0;
  const had = new Set<string>();
  let turns = state.turn === me && view?.step === 'fleet' ? 1 : 0;
  // The log may be ahead of what is shown.
  for (const event of log as readonly Happened[]) {
    if (event.ply > state.ply) break;
    if (event.event === 'round_ended') had.add('round_ended');
    if (event.seat !== null && event.seat !== me) had.add('other');
    if (event.seat !== me) continue;
    if (event.event === 'fleet_chosen') turns++;
    had.add(event.event);
  }
  return {
    mine,
    over: state.status !== 'running',
    step: view?.step ?? '',
    turns,
    verbs: new Set(legal.map((action) => action.split(' ')[0] ?? '')),
    chain: now.chain?.length ?? 0,
    trades: now.trades ?? 0,
    recruited: now.recruited ?? false,
    had,
    script: course.strayed || !mine ? null : course.lesson,
  };
}
