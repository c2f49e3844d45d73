// A game in words: its events line by line, refusals and actions. Sentences are texts.
import { EVENTS, REFUSALS, type Kind } from '../api/catalogue';
import type { EditionFile, GameEvent, GameView } from '../api/types';
import { tileWords } from '../board';
import { capital, keyOf, t } from '../texts/index.svelte';
import type { ProblemData } from '../problem';
import { problemDataText } from '../ui/problemText';
import { actionText } from './actionText';
import type { Action } from './actions';
import { valuesText, type Setting } from './valueText';

/** How many actions a hint names. */
export const HINTED = 3;

export type Tile = EditionFile['buildings'][string];

/** What one player did in one turn, or what the game did (`seat` is null). */
export interface Paragraph {
  seat: number | null;
  /** Where it begins, to know paragraphs by. */
  ply: number;
  /** Where it ends, so far. */
  last: number;
  lines: Line[];
}

export interface Line {
  /** As it goes on after the player's name. */
  text: string;
  /** The slots and islands it is about. */
  spots: string[];
}

/** Says in words what happens at one table. */
export class GameText implements Setting {
  constructor(
    readonly names: readonly string[],
    readonly edition: EditionFile,
  ) {}

  /** A tile by what one sees of it: its id is shown nowhere. */
  tile(id: string): string {
    return tileWords(this.edition, id);
  }

  /** An event as a line. */
  event(event: GameEvent): string {
    const { event: name, seat, ply: _, ...values } = event;
    const { values: open, hidden } = EVENTS[name];
    const seen = Object.keys(hidden).some((one) => one in values);
    const kinds: Record<string, Kind> = { ...open, ...hidden };
    return t(seen ? keyOf('event', name, 'seen') : keyOf('event', name), {
      ...valuesText(values, kinds, this),
      ...(seat === null ? {} : { player: this.names[seat] ?? '' }),
    });
  }

  /** An event as a line of its own that leaves out the name it begins with. */
  eventWithoutName(event: GameEvent): string {
    return capital(this.#afterName(event));
  }

  /** An event as it goes on after the name. */
  #afterName(event: GameEvent): string {
    const { seat } = event;
    const line = this.event(event);
    const name = seat === null ? '' : (this.names[seat] ?? '');
    return name && line.startsWith(name) ? line.slice(name.length).trimStart() : line;
  }

  /** Events gathered by who caused them, turn by turn, without those a log leaves out. */
  paragraphs(events: readonly GameEvent[]): Paragraph[] {
    const found: Paragraph[] = [];
    let fresh = true;
    for (const event of events) {
      const kind = event.event;
      fresh ||= kind === 'turn_ended';
      if (EVENTS[kind].shown !== 'always') continue;
      const { seat, ply } = event;
      const last = found.at(-1);
      const line = { text: this.#afterName(event), spots: spotsOf(event) };
      if (fresh || last?.seat !== seat) {
        found.push({ seat, ply, last: ply, lines: [line] });
      } else {
        last.lines.push(line);
        last.last = ply;
      }
      fresh = false;
    }
    return found;
  }

  /** Why an action is not possible. */
  refusal(reason: ProblemData): string {
    return capital(
      problemDataText(reason, (values, code) => valuesText(values, kindsOfRefusal(code), this)),
    );
  }

  /** An action as an answer that can be chosen. */
  action(action: Action, view: GameView): string {
    return actionText(action, view, this);
  }
}

function kindsOfRefusal(code: string): Readonly<Record<string, Kind>> {
  return code in REFUSALS ? REFUSALS[code as keyof typeof REFUSALS].values : {};
}

/** The slots and islands an event is about. */
export function spotsOf(event: GameEvent): string[] {
  return Object.values(event).filter(
    (value): value is string => typeof value === 'string' && /^[si]\d\d$/.test(value),
  );
}

/** The round and the turn of a ply, as people count them; null if the log does not reach back. */
export function momentOf(
  log: readonly GameEvent[],
  ply: number,
): { round: number; turn: number } | null {
  const before = log.filter((event) => event.ply <= ply);
  const round = before.findLast((event) => event.event === 'round_started');
  const turn = before.findLast((event) => event.event === 'turn_started');
  return round && turn ? { round: round.round, turn: turn.turn + 1 } : null;
}
