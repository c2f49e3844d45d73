// States of real games for component tests, and a socket that sends them to the page.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inject, vi } from 'vitest';
import type { EditionFile, State } from '../../src/api/types';

/** Run a script beside this file, once for each set of arguments, and read what it prints. */
export function python(script: string, ...given: string[]): unknown {
  const known = join(inject('printed'), encodeURIComponent([script, ...given].join(' ')));
  if (!existsSync(known)) {
    const begun = `${known}.${process.pid}`;
    writeFileSync(begun, run(script, given));
    renameSync(begun, known); // whole at once, for the files that are tested beside this one
  }
  return JSON.parse(readFileSync(known, 'utf8'));
}

function run(script: string, given: string[]): string {
  const own = resolve(import.meta.dirname, '../../../.venv/bin/python');
  const program = process.env.HIMIKO_PYTHON ?? (existsSync(own) ? own : 'python3');
  const printed = execFileSync(program, [resolve(import.meta.dirname, script), ...given], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return printed.toString();
}

/** The standard edition, as the server gives it. */
export function standard(): EditionFile {
  return python('edition.py') as EditionFile;
}

/** A table of Ann and a computer player, so far into the game. */
export function stateAfter(...actions: string[]): State {
  const state = python('state.py', ...actions) as Partial<State> & { seat: number };
  const person = { kind: 'human', person: 'a', name: 'Ann', level: null, why: null };
  const computer = { kind: 'computer', person: null, name: null, level: 'fisher', why: null };
  return {
    type: 'state',
    table: {
      id: 't',
      players: 2,
      options: {
        listed: false,
        clock: { kind: 'none' },
        watch: 'anyone',
        undo: 'free',
        hints: true,
        stand_in: 'helmsman',
        start_when_full: true,
      },
      edition: 'standard',
      rules: 1,
      commitment: null,
      parts: [],
      from_record: false,
      host: 'a',
      rematch: null,
      rematch_of: null,
      seats: state.seat === 0 ? [person, computer] : [computer, person],
    },
    mine: [state.seat],
    version: 3,
    status: 'running',
    since: -1,
    moments: [],
    floor: 0,
    redo: 0,
    offer: null,
    hints: true,
    head: '',
    clocks: null,
    ends: null,
    rooms: [1, 1],
    next_round: null,
    tokens: 0,
    ...state,
  } as State;
}

/** A socket in place of the browser's: it opens, sends a state, and keeps what it is sent. */
export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static first: State | null = null;
  /** Answers to commands, by their `do`; what is not here is answered by the test. */
  static answers: Record<string, object> = {};
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
    queueMicrotask(() => {
      this.onopen?.();
      if (FakeSocket.first) this.receive(FakeSocket.first);
    });
  }

  receive(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  send(text: string): void {
    const message = JSON.parse(text) as Record<string, unknown>;
    this.sent.push(message);
    const answer = FakeSocket.answers[String(message['do'])];
    if (!answer) return;
    queueMicrotask(() => this.receive({ type: 'done', id: message['id'], state: null, ...answer }));
  }

  close(): void {
    this.readyState = 3;
  }
}

/**
 * What the server answers: to requests whose path has the key, at once or when it is promised, and
 * to commands of the socket.
 */
export interface Answers {
  http?: Record<string, unknown>;
  socket?: Record<string, object>;
}

/** Put the socket and the server's answers in their places; returns the requests made. */
export function fakeServer(state: State, { http = {}, socket = {} }: Answers = {}): string[] {
  const requests: string[] = [];
  FakeSocket.all = [];
  FakeSocket.first = state;
  FakeSocket.answers = socket;
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path);
    const found = Object.entries(http).find(([end]) => path.includes(end));
    const body = JSON.stringify((await found?.[1]) ?? []);
    return new Response(body, { status: 200 });
  });
  return requests;
}
