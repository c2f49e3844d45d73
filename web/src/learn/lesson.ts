// The lessons of the first game: what is explained when, and what it points at. What can be done
// comes from the server; a lesson only looks at the question being asked and at what happened.
import type { GameEvent, State } from '../api/types';

/** What a lesson looks at. */
export interface Situation {
  /** Is it the learner's turn? */
  mine: boolean;
  over: boolean;
  step: string;
  round: number;
  /** The learner's turns so far, the present one included. */
  turns: number;
  /** The verbs of the legal actions. */
  verbs: ReadonlySet<string>;
  /** Boats placed this turn. */
  chain: number;
  trades: number;
  /** Uses left of the fleet's power. */
  power: number;
  recruited: boolean;
  /** What has happened to the learner so far, by the names of events. */
  had: ReadonlySet<string>;
}

export interface Lesson {
  id: string;
  /** What it points at: the marks `data-coach` of the table's screen. */
  points: readonly string[];
  rule: string;
  /** The verbs of the actions it is about. */
  verbs?: readonly string[];
  /** Something to read, not to do: it stays until the learner has understood. */
  reading?: boolean;
  when: (now: Situation) => boolean;
}

const acting = (now: Situation) => now.mine && now.step === 'act';
const empty = (now: Situation) => acting(now) && now.chain === 0;

/** In the order of their importance: the first that applies and has not been taught is taught. */
export const LESSONS: readonly Lesson[] = [
  { id: 'over', points: [], rule: '10.1', reading: true, when: (now) => now.over },
  {
    id: 'welcome',
    points: [],
    rule: '3.1',
    reading: true,
    when: (now) => now.mine && now.turns === 1,
  },
  {
    id: 'fleet',
    points: ['fleets'],
    rule: '4.1',
    verbs: ['fleet'],
    when: (now) => now.mine && now.step === 'fleet',
  },
  {
    id: 'others',
    points: ['log'],
    rule: '6.5',
    reading: true,
    when: (now) => now.had.has('other'),
  },
  {
    id: 'built',
    points: ['players'],
    rule: '6.12',
    reading: true,
    when: (now) => now.had.has('built'),
  },
  {
    id: 'harbour',
    points: ['harbour'],
    rule: '7.1',
    reading: true,
    when: (now) => now.had.has('boats_moored'),
  },
  {
    id: 'round',
    points: ['fleets', 'specialists'],
    rule: '9.5',
    reading: true,
    when: (now) => now.had.has('round_ended') && now.mine,
  },
  {
    id: 'second',
    points: ['buildings', 'board'],
    rule: '6.8',
    reading: true,
    when: (now) => empty(now) && now.turns === 2,
  },
  {
    id: 'trade',
    points: ['trade', 'hand'],
    rule: '5.1',
    verbs: ['buy', 'sell'],
    when: (now) => empty(now) && now.trades === 0 && now.verbs.has('buy'),
  },
  {
    id: 'place',
    points: ['board', 'hand'],
    rule: '6.2',
    verbs: ['place'],
    when: (now) => empty(now) && now.verbs.has('place'),
  },
  {
    id: 'build',
    points: ['buildings', 'board'],
    rule: '6.8',
    verbs: ['build'],
    when: (now) => acting(now) && now.verbs.has('build'),
  },
  {
    id: 'chain',
    points: ['board', 'hand'],
    rule: '6.3',
    verbs: ['place'],
    when: (now) => acting(now) && now.chain > 0 && now.verbs.has('place'),
  },
  {
    id: 'collect',
    points: ['board'],
    rule: '6.6',
    verbs: ['collect'],
    when: (now) => acting(now) && now.verbs.has('collect') && !now.verbs.has('place'),
  },
  {
    id: 'more',
    points: ['board'],
    rule: '6.6',
    verbs: ['collect'],
    when: (now) => now.mine && now.step === 'collect',
  },
  {
    id: 'either',
    points: ['prompt'],
    rule: '6.14',
    reading: true,
    when: (now) => acting(now) && now.verbs.has('collect') && now.verbs.has('build'),
  },
  {
    id: 'power',
    points: ['prompt'],
    rule: '3.3',
    reading: true,
    when: (now) => acting(now) && now.turns > 2 && now.power > 0,
  },
  { id: 'moor', points: ['hand'], rule: '7.1', when: (now) => now.mine && now.step === 'moor' },
  {
    id: 'recruit',
    points: ['specialists'],
    rule: '8.1',
    verbs: ['recruit'],
    when: (now) => now.mine && now.step === 'recruit' && now.verbs.has('recruit'),
  },
  {
    id: 'later',
    points: ['done'],
    rule: '8.1',
    verbs: ['done'],
    when: (now) =>
      now.mine && now.step === 'recruit' && !now.recruited && !now.verbs.has('recruit'),
  },
  {
    id: 'end',
    points: ['done', 'undo'],
    rule: '3.1',
    verbs: ['done'],
    when: (now) => now.mine && now.step === 'recruit' && now.recruited,
  },
  {
    id: 'ends',
    points: [],
    rule: '9.1',
    reading: true,
    when: (now) => now.mine && now.step === 'fleet' && now.round >= 3,
  },
  {
    id: 'all',
    points: ['hint'],
    rule: '3.1',
    reading: true,
    when: (now) => now.mine && now.step === 'fleet' && now.round >= 3,
  },
];

/** The lesson for a situation, without those taught before; that the game is over is said on. */
export function lessonFor(now: Situation, taught: ReadonlySet<string>): Lesson | null {
  const open = (id: string) => !taught.has(id) || (now.over && id === 'over');
  return LESSONS.find((lesson) => open(lesson.id) && lesson.when(now)) ?? null;
}

/** Events that are lessons of their own when they happen to the learner. */
const NOTEWORTHY = new Set(['built', 'boats_moored']);

interface Happened {
  ply: number;
  event: string;
  seat: number | null;
}

/** Read the situation off the table's state and the events so far. */
export function situationOf(state: State, log: readonly GameEvent[]): Situation {
  const { view, legal } = state;
  const me = state.mine[0] ?? 0;
  const now = view?.now ?? {};
  const had = new Set<string>();
  let turns = state.turn === me && view?.step === 'fleet' ? 1 : 0;
  // The log may be ahead of what is shown.
  for (const event of log as readonly Happened[]) {
    if (event.ply > state.ply) break;
    if (event.event === 'round_ended') had.add('round_ended');
    if (event.seat !== null && event.seat !== me) had.add('other');
    if (event.seat !== me) continue;
    if (event.event === 'fleet_chosen') turns++;
    if (NOTEWORTHY.has(event.event)) had.add(event.event);
  }
  return {
    mine: legal.length > 0,
    over: state.status !== 'running',
    step: view?.step ?? '',
    round: view?.round ?? 1,
    turns,
    verbs: new Set(legal.map(verbOf)),
    chain: now.chain?.length ?? 0,
    trades: now.trades ?? 0,
    power: now.power ?? 0,
    recruited: now.recruited ?? false,
    had,
  };
}

/** What the coach suggests in the first turns; the deal of the lesson is always the same. */
export const SUGGESTIONS: readonly string[] = [
  'build b01 i14',
  'fleet 7',
  'fleet 8',
  'buy bamboo',
  'place bamboo s01',
  'place bamboo s02',
  'place stone s03',
  'place bamboo s07',
  'place bamboo s06',
  'collect i14',
  'collect i01',
  'collect i22',
  'recruit riu plum plum',
];
const SUGGESTED_TURNS = 2;

/** An action to try: the first suggestion that is legal now, and fits the lesson if there is one. */
export function suggestion(
  now: Situation,
  legal: readonly string[],
  lesson: Lesson | null = null,
): string | null {
  if (!now.mine || now.turns > SUGGESTED_TURNS) return null;
  const fits = (action: string) => !lesson || (lesson.verbs ?? []).includes(verbOf(action));
  // A boat is bought only where it is needed: in the first turn, or without bamboo in the second.
  const wanted = SUGGESTIONS.filter(
    (action) => action !== 'buy bamboo' || now.turns === 1 || !legal.some(isPlacingBamboo),
  );
  const found = wanted.find((action) => legal.includes(action) && fits(action));
  if (found) return found;
  return now.step === 'recruit' && legal.includes('done') && fits('done') ? 'done' : null;
}

const verbOf = (action: string) => action.split(' ')[0] ?? '';

const isPlacingBamboo = (action: string) => action.startsWith('place bamboo');
