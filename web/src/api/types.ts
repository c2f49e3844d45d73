// Names for the generated types: all others import them from here, never from `schema.d.ts`.
import type * as Schema from './schema';

export type {
  About,
  AtPly,
  ClockState,
  EditionFile,
  Estimate,
  FromTable,
  GameView,
  Known,
  Line,
  Listed,
  Me,
  NewTable,
  Now,
  OfferState,
  Options,
  Outlook,
  Outlooks,
  PlayerView,
  PlyTold,
  Points,
  Preview,
  Problem,
  Reason,
  SeatState,
  ServerInfo,
  ServerMessage,
  State,
  WhyNot,
} from './schema';

/** Something that happened in a game. */
export type GameEvent = Schema.Event;

/** Who sits on a seat of a new table. */
export type Seating = Schema.NewTable['seats'][number];

/** What is stored after a command. */
export type Done = Schema.Done;

/** A command over the socket, by its `do`. */
export type Command = Schema.ClientMessage;
export type CommandName = NonNullable<Command['do']>;
type Of<Do extends CommandName, One = Command> = One extends { do?: infer D }
  ? Do extends D
    ? One
    : never
  : never;
export type Payload<Do extends CommandName> = Omit<Of<Do>, 'do'>;
