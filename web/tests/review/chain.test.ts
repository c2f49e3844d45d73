// The hash chain of a table's log, against one that the library has made.
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LogEntry } from '../../src/api/types';
import { verifyLog } from '../../src/review/chain';
import { keepHead, keptHeads } from '../../src/review/kept';
import { python } from '../game/fixture';

interface Made {
  entries: LogEntry[];
  heads: string[];
  header: string;
  /** The hashes as they are given out during the game, and the salt of them. */
  sealed: string[];
  salt: string;
}

let made: Made;
let record: string;
beforeAll(() => {
  made = python('chain.py') as Made;
  record = `himiko 1\nlog: ${made.header}\nplayers: 2\n\n1.1 (0) fleet 5\n`;
});
beforeEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('a log that nobody has changed leads to the hash in the record', async () => {
  const verdict = await verifyLog('t', record, made.entries);

  expect(verdict).toEqual({
    said: 'true',
    check: { number: 3, promised: made.heads[2], computed: made.heads[2], seen: 0 },
  });
});

test('any other entry, order, length or table does not', async () => {
  const [one, two, three] = made.entries;
  if (!one || !two || !three) throw new Error('three entries');
  const spoiled = [
    [one, { ...two, data: { ...two.data, 2: [] } }, three],
    [one, two, { ...three, at: three.at + 1 }],
    [two, one, three],
    [one, two],
    [one, two, three, { ...three, number: 4 }],
  ];

  for (const entries of spoiled) {
    expect((await verifyLog('t', record, entries)).said).toBe('false');
  }
  expect((await verifyLog('u', record, made.entries)).said).toBe('false');
});

describe('a true log', () => {
  const { record: told, entries } = python('log.py') as { record: string; entries: LogEntry[] };
  const said = async (text: string) => (await verifyLog('t', text, entries)).said;

  test('tells of the game in the record, with all that was taken back or played again', async () => {
    expect(await said(told)).toBe('true');
  });

  test('beside a record of another game is found out', async () => {
    const last = /[^,]+\n*$/.exec(told)?.[0].trim() ?? '';

    expect(await said(told.replace(/, [^,]+\n*$/, '\n'))).toBe('other');
    expect(await said(told.trimEnd() + `, ${last}`)).toBe('other');
    expect(await said(told.replace(/place (\w+) s01/, 'place $1 s02'))).toBe('other');
  });

  test('beside a record with other parts of the deal is found out', async () => {
    expect(await said(told.replace(/^entropy 1.*\n/m, ''))).toBe('other');
    expect(await said(told.replace(/^(entropy 0: \S+) .*$/m, '$1 -'))).toBe('other');
    expect(await said(told.replace(/^(entropy 1: )\S+/m, '$1sha256:00'))).toBe('other');
  });
});

test('a log made again as a whole is noticed by who has seen a hash of the first', async () => {
  keepHead('t', 2, made.heads[1] ?? '');
  expect(await verifyLog('t', record, made.entries)).toMatchObject({
    said: 'true',
    check: { seen: 1 },
  });

  keepHead('t', 1, 'ab'.repeat(32));

  expect((await verifyLog('t', record, made.entries)).said).toBe('changed');
  expect(keptHeads('t').map(([number]) => number)).toEqual([1, 2]);
});

test('a sealed hash that was seen is compared by the salt in the record', async () => {
  const opened = record.replace('\nplayers', `\nseal: hex:${made.salt}\nplayers`);
  keepHead('t', 2, made.sealed[1] ?? '');

  expect((await verifyLog('t', opened, made.entries)).said).toBe('true');
  expect((await verifyLog('t', record, made.entries)).said).toBe('changed');

  keepHead('t', 1, made.sealed[1] ?? '');

  expect((await verifyLog('t', opened, made.entries)).said).toBe('changed');
});

test('a record without a hash, or a page that is not secure, has nothing to verify', async () => {
  const without = record.replace(/^log.*\n/m, '');
  const later = `${without}\nlog: ${made.header}`;

  expect(await verifyLog('t', without, made.entries)).toEqual({ said: 'none' });
  expect(await verifyLog('t', later, made.entries)).toEqual({ said: 'none' });
  vi.stubGlobal('crypto', {});
  expect(await verifyLog('t', record, made.entries)).toEqual({ said: 'insecure' });
});
