// A table over its socket: what comes, what is sent, and what happens when it breaks.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { identity } from '../../src/api/me.svelte';
import { LiveTable } from '../../src/api/live.svelte';

class Socket {
  static OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number; reason: string }) => void;
  url: URL;

  constructor(url: string | URL) {
    this.url = new URL(url);
    Socket.all.push(this);
  }
  static get last(): Socket {
    const found = Socket.all.at(-1);
    if (!found) throw new Error('no socket');
    return found;
  }
  open(): void {
    this.readyState = Socket.OPEN;
    this.onopen?.();
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  receive(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(code = 1006, reason = ''): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
  close(): void {
    this.readyState = 3;
  }
}

const state = (ply: number, since: number, plies: number[]): unknown => ({
  type: 'state',
  ply,
  version: ply,
  since,
  events: plies.map((one) => ({ event: 'bought', ply: one })),
  moments: plies.map((one) => one * 1000),
});

let table: LiveTable;

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  vi.stubGlobal('WebSocket', Socket);
  const empty = (): Promise<Response> => Promise.resolve(new Response('[]'));
  vi.stubGlobal('fetch', vi.fn().mockImplementation(empty));
  table = new LiveTable('0123456789abcdef01234567');
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a live table', () => {
  test('keeps the newest state and the log', () => {
    Socket.last.open();
    Socket.last.receive(state(2, -1, [0, 1, 2]));
    Socket.last.receive(state(3, 2, [3]));

    expect(table.connection).toBe('open');
    expect(table.state?.ply).toBe(3);
    expect(table.log.map((event) => event.ply)).toEqual([0, 1, 2, 3]);
    expect(table.moments).toEqual([0, 1000, 2000, 3000]);
  });

  test('forgets the moments of what was undone, and has none of before the table', () => {
    Socket.last.open();
    Socket.last.receive({ ...(state(4, -1, [0, 1, 2, 3, 4]) as object), moments: [7, 8] });
    expect(table.moments).toEqual([undefined, undefined, undefined, 7, 8]);

    Socket.last.receive(state(3, 3, []));

    expect(table.moments).toEqual([undefined, undefined, undefined, 7]);
  });

  test('is seen as by an audience if one asks, then without its chat', () => {
    const watched = new LiveTable(table.id, { audience: true });
    Socket.last.open();
    Socket.last.receive(state(2, -1, [0, 1, 2]));
    watched.close();

    expect(Socket.last.url.searchParams.get('audience')).toBe('true');
    expect(fetch).not.toHaveBeenCalled();
    expect(Socket.all[0]?.url.searchParams.has('audience')).toBe(false);
  });

  test('is lost as soon as the device is offline', () => {
    Socket.last.open();
    Socket.last.receive(state(2, -1, [0, 1, 2]));

    dispatchEvent(new Event('offline'));

    expect(table.connection).toBe('lost');
  });

  test('is lost within three seconds if nobody answers, and is there again when one does', async () => {
    Socket.last.open();
    Socket.last.receive(state(2, -1, [0, 1, 2]));
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('no network')));
    const done = table.send('undo', {});

    await vi.advanceTimersByTimeAsync(2900);
    const then = table.connection;
    Socket.last.receive({ type: 'done', id: 1, version: 3, ply: 2, state: null });
    await done;

    expect([then, table.connection]).toEqual(['lost', 'open']);
  });

  test('forgets what was undone', () => {
    Socket.last.open();
    Socket.last.receive(state(3, -1, [0, 1, 2, 3]));
    Socket.last.receive(state(1, 1, []));

    expect(table.log.map((event) => event.ply)).toEqual([0, 1]);
  });

  test('answers what was sent', async () => {
    Socket.last.open();
    const played = table.send('play', { ply: 2, action: 'done', unless_final: false });
    const undone = table.send('undo', {});
    Socket.last.receive({ type: 'done', id: 1, version: 5, ply: 3 });
    Socket.last.receive({
      type: 'error',
      id: 2,
      family: 'error',
      code: 'cannot_undo',
      values: {},
      cause: null,
    });

    expect(await played).toMatchObject({ ply: 3 });
    await expect(undone).rejects.toMatchObject({ code: 'cannot_undo' });
  });

  test('has what follows when an answer comes', async () => {
    Socket.last.open();
    Socket.last.receive(state(2, -1, [0, 1, 2]));
    const played = table.send('play', { ply: 2, action: 'done', unless_final: false });
    Socket.last.receive({ type: 'done', id: 1, version: 3, ply: 3, state: state(3, 2, [3]) });

    expect(table.state?.ply).toBe(3);
    expect(table.log.map((event) => event.ply)).toEqual([0, 1, 2, 3]);
    expect(await played).toMatchObject({ ply: 3 });
  });

  test('mends a lost connection from the last ply on, and plays again what was under way', async () => {
    Socket.last.open();
    Socket.last.receive(state(2, -1, [0, 1, 2]));
    const played = table.send('play', { ply: 2, action: 'done', unless_final: false });
    const undone = table.send('undo', {});
    Socket.last.break();

    await expect(undone).rejects.toMatchObject({ code: 'connection_lost' });
    expect(table.connection).toBe('lost');

    await vi.advanceTimersByTimeAsync(2000);
    expect(Socket.all).toHaveLength(2);
    expect(Socket.last.url.search).toBe('?answers=state&ply=2&version=2');

    Socket.last.open();
    expect(table.connection).toBe('lost');
    Socket.last.receive(state(2, 2, []));
    expect(table.connection).toBe('open');
    expect(Socket.last.sent).toMatchObject([{ do: 'play', ply: 2 }]);
    Socket.last.receive({ type: 'done', id: 1, version: 3, ply: 3, repeated: true });
    expect(await played).toMatchObject({ repeated: true });
  });

  test('waits longer and longer', async () => {
    for (const within of [1000, 2000, 4000]) {
      const before = Socket.all.length;
      Socket.last.break();
      await vi.advanceTimersByTimeAsync(within);
      expect(Socket.all.length).toBe(before + 1);
    }
  });

  test('does not knock again where it may not enter', async () => {
    Socket.last.open();
    Socket.last.break(4403, 'not_for_you');
    await vi.advanceTimersByTimeAsync(60_000);

    expect(table.refused?.code).toBe('not_for_you');
    expect(Socket.all).toHaveLength(1);
  });

  test('waits with what is sent while it connects', async () => {
    const sat = table.send('sit', {});
    Socket.last.open();
    expect(Socket.last.sent).toMatchObject([{ do: 'sit' }]);
    Socket.last.receive({ type: 'done', id: 1, version: 1, ply: 0 });
    expect(await sat).toMatchObject({ version: 1 });
  });

  test('connects again when one has become somebody', async () => {
    Socket.last.open();
    identity.me = null;
    identity.me = { id: 'p', ids: ['p'], name: 'Ann', account: null };
    expect(Socket.all).toHaveLength(2);

    const sat = table.send('sit', {});
    Socket.last.open();
    Socket.last.receive({ type: 'done', id: 1, version: 1, ply: 0 });
    expect(await sat).toMatchObject({ version: 1 });
  });

  test('refuses at once what cannot be sent', async () => {
    Socket.last.break();
    await expect(table.send('undo', {})).rejects.toMatchObject({ code: 'connection_lost' });
  });

  test('a server that lets nobody in is asked ever more rarely', async () => {
    for (const within of [1000, 2000, 4000]) {
      Socket.last.open();
      Socket.last.break();
      await vi.advanceTimersByTimeAsync(within);
    }
    const before = Socket.all.length;
    Socket.last.open();
    Socket.last.break();

    await vi.advanceTimersByTimeAsync(1000);

    expect(table.connection).toBe('lost');
    expect(Socket.all).toHaveLength(before);
  });

  test('a line of the chat that comes late finds its place', () => {
    const line = (number: number) => ({
      type: 'chat',
      number,
      at: 0,
      person: 'p',
      name: 'Ann',
      text: 'hello',
    });
    Socket.last.open();
    for (const number of [1, 3, 2]) Socket.last.receive(line(number));

    expect(table.chat.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  test('hears each line of the chat once', () => {
    const line = { type: 'chat', number: 1, at: 0, person: 'p', name: 'Ann', text: 'hello' };
    Socket.last.open();
    Socket.last.receive(line);
    Socket.last.receive(line);

    expect(table.chat).toHaveLength(1);
  });
});
