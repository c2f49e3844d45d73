// The game in words: events, refusals, actions, players and things. Sentences are texts.
import type { EditionFile, GameEvent, GameView, Reason, SeatState } from '../api/types';
import { tileWords } from '../board';
import { hasText, keyOf, language, t, type Values } from '../texts/index.svelte';
import { grouped } from '../texts/lists';
import { kindOf, read, type Action } from './actions';

/** What a log leaves out: it follows from the lines around it, or the table shows it. */
const NOT_LOGGED = new Set([
  'answered',
  'turn_started',
  'turn_ended',
  'order_set',
  'coins_laid',
  'fleet_turned_up',
  'fleets_laid_down',
  'round_started',
]);
// Values that hold a seat: `to` does so in these events and refusals only.
const TO_SEAT = new Set(['toll_paid', 'coins_shared', 'turn_started', 'order_set', 'toll']);
const SEEN = new Set(['peeked', 'arranged']);

/** How many actions a hint names. */
export const HINTED = 3;

export type Tile = EditionFile['buildings'][string];

/** What one player did in one turn, or what the game did (`seat` is null). */
export interface Paragraph {
  seat: number | null;
  /** Where it begins, to tell paragraphs apart. */
  ply: number;
  lines: Line[];
}

export interface Line {
  /** As it goes on after the player's name. */
  text: string;
  /** The slots and islands it is about. */
  spots: string[];
}

/** The name of who plays a seat. */
export function seatName(seat: SeatState, number: number): string {
  if (seat.name) return seat.name;
  if (seat.level) return t(keyOf('level', seat.level));
  return t(keyOf('seat', number));
}

/** Names by seat; where two are alike the colour is said, too. */
export function seatNames(seats: readonly SeatState[]): string[] {
  const names = seats.map(seatName);
  return names.map((name, seat) =>
    names.indexOf(name) === names.lastIndexOf(name)
      ? name
      : t('name-and-colour', { name, colour: t(keyOf('seat', seat)) }),
  );
}

/** Says in words what happens at one table. */
export class GameText {
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
    const {
      event: kind,
      seat,
      ply: _,
      ...values
    } = event as Record<string, unknown> & {
      event: string;
      seat: number | null;
    };
    const seen = SEEN.has(kind) && ('tiles' in values || 'top' in values);
    const spoken = this.#spoken(kind, values);
    if (seat !== null) spoken['player'] = this.names[seat] ?? '';
    if (typeof spoken['turn'] === 'number') spoken['turn'] += 1;
    return t(seen ? keyOf('event', kind, 'seen') : keyOf('event', kind), spoken);
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

  /** Events gathered by who caused them, turn by turn. */
  paragraphs(events: readonly GameEvent[]): Paragraph[] {
    const found: Paragraph[] = [];
    let fresh = true;
    for (const event of events) {
      const kind = event.event;
      fresh ||= kind === 'turn_ended';
      if (NOT_LOGGED.has(kind)) continue;
      const { seat, ply } = event;
      const last = found.at(-1);
      const line = { text: this.#afterName(event), spots: spotsOf(event) };
      if (fresh || last?.seat !== seat) {
        found.push({ seat, ply, lines: [line] });
      } else last.lines.push(line);
      fresh = false;
    }
    return found;
  }

  /** Why an action is not possible. */
  refusal(reason: Reason, view: GameView): string {
    const values = this.#spoken(reason.code, reason.values);
    const { actions } = reason.values as { actions?: readonly string[] };
    if (actions) {
      values['actions'] = grouped(
        actions.slice(0, HINTED).map((one) => this.action(read(one), view)),
      );
    }
    return capital(t(keyOf('refusal', reason.code), values));
  }

  /** An action as an answer that can be chosen. */
  action(action: Action, view: GameView): string {
    return capital(this.#action(action, view));
  }

  #action(action: Action, view: GameView): string {
    const { verb, words } = action;
    const [one = '', two = ''] = words;
    switch (verb) {
      case 'fleet':
        return t('action-fleet', { fleet: one });
      case 'take':
      case 'buy':
      case 'sell':
      case 'discard':
        return t(keyOf('action', verb), { colour: one });
      case 'reserve':
        return t('action-reserve', { tile: this.tile(one) });
      case 'arrange':
        return this.#arrange(words);
      case 'move':
        return t('action-move', { slot: one, to: two });
      case 'swap':
        return kindOf(one) === 'slot'
          ? t('action-swap-boats', { slot: one, other: two })
          : t('action-swap-culture', { island: one, other: two });
      case 'sacred':
      case 'kachiko':
        return t(keyOf('action', verb), { island: one });
      case 'remove':
        return t('action-remove', { slot: one });
      case 'place':
        return t('action-place', { colour: one, slot: two });
      case 'collect':
      case 'ebisu':
        return t(keyOf('action', verb), { island: one, token: this.#token(view, one) });
      case 'build':
        return t('action-build', { tile: this.tile(one), island: two });
      case 'raijin':
      case 'nakatsu':
        return t(keyOf('action', verb), { colours: joined('colour', words) });
      case 'michimata':
      case 'hetsuka':
        return t(keyOf('action', verb), { kind: one });
      case 'recruit':
        return t('action-recruit', {
          specialist: one,
          kinds: joined('culture', words.slice(1)),
        });
      case 'peek':
        return t('action-peek');
      case 'done':
        return t(doneKey('action', view.step));
      default:
        return action.text;
    }
  }

  #arrange(words: readonly string[]): string {
    const cut = words.indexOf('/');
    const list = (ids: readonly string[]) => grouped(ids.map((id) => this.tile(id)));
    return t('action-arrange', {
      top: list(words.slice(0, cut)),
      bottom: list(words.slice(cut + 1)),
    });
  }

  #token(view: GameView, island: string): string {
    const kind = view.culture[island];
    return kind ? t(keyOf('culture', kind)) : '';
  }

  /** Values as texts take them: seats by name, tiles with their kind, lists joined. */
  #spoken(kind: string, values: Record<string, unknown>): Values {
    const spoken: Values = {};
    for (const [key, value] of Object.entries(values)) {
      if (key === 'by' || (key === 'to' && TO_SEAT.has(kind))) {
        spoken[key] = this.names[value as number] ?? '';
      } else if (key === 'colours') spoken[key] = joined('colour', value as string[]);
      else if (key === 'kinds') spoken[key] = joined('culture', value as string[]);
      else if (key === 'tile') spoken[key] = this.tile(value as string);
      else if (Array.isArray(value)) {
        spoken[key] = grouped(value.map((one) => this.tile(String(one))));
      } else if (value !== null && value !== undefined) {
        spoken[key] = value as string | number | boolean;
      }
    }
    return spoken;
  }
}

/** With a capital letter, as a sentence begins. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language.current) + text.slice(1);
}

/** `done` means something else in each step. */
export function doneKey(what: 'action' | 'do', step: string): string {
  const own = ['act', 'ebisu', 'after', 'recruit'];
  return own.includes(step) ? `${what}-done-${step}` : `${what}-done`;
}

/** The name of a kind of action, for a button. Powers have one name everywhere. */
export function verbName(verb: string, step: string, actions: readonly Action[]): string {
  if (verb === 'done') return t(doneKey('do', step));
  const named = verb === 'swap' ? swapped(actions) : verb;
  const keys = [keyOf('do', named), keyOf('power', named), keyOf('specialist', named)];
  return t(keys.find(hasText) ?? keyOf('do', named));
}

function swapped(actions: readonly Action[]): string {
  const first = actions.find((action) => action.verb === 'swap')?.words[0] ?? '';
  return kindOf(first) === 'slot' ? 'swap_boats' : 'swap_culture';
}

function joined(what: 'colour' | 'culture', ids: readonly string[]): string {
  return grouped(ids.map((id) => t(keyOf(what, id))));
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
