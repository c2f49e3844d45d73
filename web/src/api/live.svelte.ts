// A table over its socket: the newest state, the log, the chat, and commands that are answered.
// A lost connection is restored automatically, from the last ply and version on.
import { pageProblem, Problem } from '../problem';
import { engineReady } from './engine.svelte';
import { get } from './http';
import { identity } from './me.svelte';
import type {
  AnswerTo,
  CommandName,
  GameEvent,
  Line,
  Payload,
  ServerMessage,
  State,
} from './types';
import { checkBuild } from './version.svelte';

export type Connection = 'connecting' | 'open' | 'lost';

interface Pending {
  message: string;
  sent: boolean;
  /** A play may be sent again after a break: the server knows it by its ply. */
  again: boolean;
  done: (answer: unknown) => void;
  failed: (problem: Problem) => void;
}

/** How long to wait for an answer before checking that the server is there; and for that check. */
const ANSWER_MS = 1300;
const PROBE_MS = 1300;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** Closed for good: connecting again would change nothing. */
const FINAL = new Set([4400, 4403]);

export class LiveTable {
  /** The last state the server sent; null before the first. */
  state = $state.raw<State | null>(null);
  /** All events of the game so far, without those that were undone. */
  log = $state.raw<GameEvent[]>([]);
  /** When each of its plies was played, by ply, in milliseconds since 1970; as far as known. */
  moments = $state.raw<readonly (number | undefined)[]>([]);
  chat = $state.raw<Line[]>([]);
  connection = $state<Connection>('connecting');
  /** Why the table cannot be seen, if so. */
  refused = $state.raw<Problem | null>(null);
  /** When the state came, by `performance.now()`: clocks go on from there. */
  received = $state(0);

  #socket: WebSocket | null = null;
  #pending = new Map<number, Pending>();
  #next = 1;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #doubts: ReturnType<typeof setTimeout> | undefined;
  /** No answer came, and the server did not say that it is there. */
  #doubted = false;
  #closed = false;
  #seat: number | null;
  /** Seen as spectators do, even by a player; the table's chat is not read. */
  #audience: boolean;

  constructor(
    readonly id: string,
    options: { seat?: number | null; audience?: boolean } = {},
  ) {
    this.#seat = options.seat ?? null;
    this.#audience = options.audience ?? false;
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#cut);
    document.addEventListener('visibilitychange', this.#hurry);
    identity.listeners.add(this.#rejoin);
    this.#connect();
  }

  /** See the table from another of one's seats; null: the server chooses. */
  look(seat: number | null): void {
    if (seat === this.#seat) return;
    this.#seat = seat;
    this.state = null;
    this.log = [];
    this.moments = [];
    this.#rejoin();
  }

  /**
   * Do something at the table, or ask; resolves when it is stored, and what follows from it is in
   * `state`. While connecting it waits.
   */
  send<Do extends CommandName>(verb: Do, payload: Payload<Do>): Promise<AnswerTo<Do>> {
    const socket = this.#socket;
    if (!socket) return Promise.reject(pageProblem('connection_lost'));
    const id = this.#next++;
    const message = JSON.stringify({ id, do: verb, ...payload });
    return new Promise<AnswerTo<Do>>((resolve, failed) => {
      const done = (answer: unknown) => resolve(answer as AnswerTo<Do>);
      this.#pending.set(id, { message, sent: false, again: verb === 'play', done, failed });
      if (socket.readyState === WebSocket.OPEN) this.#flush(socket);
    });
  }

  #flush(socket: WebSocket): void {
    for (const pending of this.#pending.values()) {
      if (!pending.sent) socket.send(pending.message);
      pending.sent = true;
    }
    this.#expect();
  }

  /** An answer is due: if none comes, the connection may have gone silently. */
  #expect(): void {
    clearTimeout(this.#doubts);
    const due = [...this.#pending.values()].some(({ sent }) => sent);
    if (due) this.#doubts = setTimeout(() => void this.#probe(), ANSWER_MS);
  }

  /** Is the server there? If not, show that; anything that still arrives clears it. */
  async #probe(): Promise<void> {
    const socket = this.#socket;
    try {
      await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) });
    } catch {
      if (!socket || socket !== this.#socket || this.connection !== 'open') return;
      this.#doubted = true;
      this.connection = 'lost';
    }
  }

  /** The device has lost its network: the socket may not know for minutes. */
  #cut = (): void => {
    const socket = this.#socket;
    if (!socket || this.#closed) return;
    this.#drop();
    this.#lost(new CloseEvent('close', { code: 1006 }));
  };

  /** Leave the table's socket, for good. */
  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#cut);
    document.removeEventListener('visibilitychange', this.#hurry);
    identity.listeners.delete(this.#rejoin);
    this.#drop();
    this.#fail(() => true);
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#doubts);
    this.#doubted = false;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** Connect again: as somebody else, or seeing another seat's view. */
  #rejoin = (): void => {
    this.#drop();
    this.#interrupted();
    this.connection = 'connecting';
    this.#connect();
  };

  /** What was sent and not answered: plays are sent again; the rest fails, though maybe done. */
  #interrupted(): void {
    this.#fail((pending) => pending.sent && !pending.again);
    for (const pending of this.#pending.values()) pending.sent = false;
  }

  #connect(): void {
    const address = new URL(`/api/tables/${this.id}/live?answers=state`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    if (this.state) {
      address.searchParams.set('ply', String(this.state.ply));
      address.searchParams.set('version', String(this.state.version));
    }
    if (this.#audience) address.searchParams.set('audience', 'true');
    if (this.#seat !== null) address.searchParams.set('seat', String(this.#seat));
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#take(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event);
    };
  }

  #opened(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#flush(socket);
  }

  /** The first state is here: a server that is full or closing opens sockets but sends none. */
  #welcomed(): void {
    this.connection = 'open';
    this.#wait = FIRST_WAIT;
    if (!this.#audience) void this.#fetchChat(this.chat.at(-1)?.number ?? 0);
  }

  #lost(event: CloseEvent): void {
    clearTimeout(this.#doubts);
    this.#doubted = false;
    this.#socket = null;
    if (this.#closed) return;
    this.#interrupted();
    this.#fail((pending) => !pending.again);
    if (FINAL.has(event.code)) {
      this.refused = pageProblem(event.reason || 'bad_message');
      this.#fail(() => true);
      return;
    }
    if (event.reason === 'engine_compiling') {
      this.connection = 'connecting';
      void engineReady().then(() => this.#retry());
      return;
    }
    this.connection = 'lost';
    this.#timer = setTimeout(() => this.#again(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #again(): void {
    void checkBuild();
    this.#connect();
  }

  #retry(): void {
    if (!this.#closed && !this.#socket) this.#connect();
  }

  #hurry = (): void => {
    if (this.connection !== 'lost' || document.hidden || this.#socket) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#again();
  };

  #fail(which: (pending: Pending) => boolean): void {
    for (const [id, pending] of this.#pending) {
      if (!which(pending)) continue;
      this.#pending.delete(id);
      pending.failed(pageProblem('connection_lost'));
    }
  }

  #take(message: ServerMessage): void {
    if (this.#doubted) this.connection = 'open';
    this.#doubted = false;
    this.#answer(message);
    this.#expect();
  }

  #answer(message: ServerMessage): void {
    switch (message.type) {
      case 'state':
        this.#show(message);
        break;
      case 'chat':
        this.#hear([message]);
        break;
      case 'unsaid':
        this.unhear(message.number);
        break;
      case 'done':
        // What follows comes before the answer, so that code waiting for the answer finds it there.
        if (message.state) this.#show(message.state);
        this.#pending.get(message.id ?? 0)?.done(message);
        this.#pending.delete(message.id ?? 0);
        break;
      case 'error':
        this.#pending.get(message.id ?? 0)?.failed(new Problem(message));
        this.#pending.delete(message.id ?? 0);
        break;
    }
  }

  #show(state: State): void {
    if (this.connection !== 'open') this.#welcomed();
    this.log = [...this.log.filter(({ ply }) => ply <= state.since), ...state.events];
    this.moments = momentsAfter(this.moments, state);
    this.received = performance.now();
    this.state = state;
  }

  #hear(lines: Line[]): void {
    const known = new Set(this.chat.map(({ number }) => number));
    const fresh = lines.filter(({ number }) => !known.has(number));
    if (fresh.length) this.chat = [...this.chat, ...fresh].sort((a, b) => a.number - b.number);
  }

  /** A line is gone: removed for everybody, or not wanted here. */
  unhear(number: number): void {
    this.chat = this.chat.filter((line) => line.number !== number);
  }

  /** Ask for the whole chat: lines of muted people were not sent. */
  hearAll(): Promise<void> {
    return this.#fetchChat(0);
  }

  async #fetchChat(after: number): Promise<void> {
    try {
      this.#hear(await get<Line[]>(`/api/tables/${this.id}/chat?after=${after}`));
    } catch {
      // Those who may not read it have none; a lost connection is shown elsewhere.
    }
  }
}

/** The moments of all plies, with those that a state brings: the last one is of its ply. */
function momentsAfter(
  known: readonly (number | undefined)[],
  { since, ply, moments }: State,
): (number | undefined)[] {
  const all = known.slice(0, since + 1);
  moments.forEach((moment, n) => (all[ply + 1 - moments.length + n] = moment));
  return all;
}
