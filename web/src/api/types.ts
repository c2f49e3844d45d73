// Names for the generated types: all others import them from here, never from `schema.d.ts`.
import type * as Schema from './schema';

export type {
  About,
  AtPly,
  Brings,
  ChallengeState,
  Chances,
  ClockState,
  DeviceInfo,
  DotsBlock,
  DraftEdition,
  EditionFile,
  Estimate,
  FittingLevel,
  FromTable,
  GameView,
  GridBlock,
  Kept,
  KeptFile,
  Judgement,
  Gains,
  Grounds,
  Known,
  LaidPlan,
  Line,
  LogEntry,
  LinkOwner,
  Listed,
  MapBlock,
  Me,
  NewTable,
  Now,
  OfferState,
  Options,
  Outlook,
  Outlooks,
  PasskeyInfo,
  PlayerView,
  PlayedPly,
  Points,
  Preview,
  SeatState,
  ServerInfo,
  ServerMessage,
  Site,
  State,
  StudyNews,
} from './schema';

/** Something that happened in a game. */
export type GameEvent = Schema.Event;

/** A part of the report on an edition. */
export type ReportBlock = NonNullable<Schema.StudyNews['report']>[number];

/** Something that a report says: as it is, or a key with values. */
export type Words = Schema.HeadingBlock['text'];

/** Who sits on a seat of a new table. */
export type Seating = Schema.NewTable['seats'][number];

/** A command over the socket, by its `do`. */
export type Command = Schema.ClientMessage;
export type CommandName = NonNullable<Command['do']>;
type Of<Do extends CommandName, One = Command> = One extends { do?: infer D }
  ? Do extends D
    ? One
    : never
  : never;
export type Payload<Do extends CommandName> = Omit<Of<Do>, 'do'>;

/** What the socket answers to a command, by its `do`. */
export type AnswerTo<Do extends CommandName> = Do extends 'preview'
  ? Schema.SocketPreview
  : Do extends 'why-not'
    ? Schema.SocketWhyNot
    : Schema.SocketDone;
