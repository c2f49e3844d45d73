// The verifiable deal, against a record of the server.
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { python } from '../game/fixture';
import { sha256, toHex } from '../../src/api/dealPart';
import { keepPromise, keptPromise } from '../../src/review/kept';
import { bytesOf, dealOf, verify } from '../../src/review/verify';

const record = readFileSync(
  new URL('../../e2e/records/finished.txt', `file://${import.meta.filename}`),
  'utf-8',
);

/** A record as the library writes it: seat 0 has revealed its part, seat 1 has not. */
function shared(): string {
  const headers = python('deal.py') as Record<string, string>;
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return ['himiko 1', ...lines, '', '1.1 (0) fleet 5'].join('\n');
}

/** The seed that follows from a server's secret, and from that of seat 0. */
async function mixed(secret: string): Promise<string> {
  const own = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const part = Uint8Array.from({ length: 32 }, (_, n) => n);
  const digest = await sha256('himiko deal 2\n', own, new Uint8Array([0]), part);
  return `hex:${toHex(digest ?? new Uint8Array()).slice(0, 32)}`;
}

beforeEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('a record’s deal', () => {
  test('is read from its head', () => {
    expect(dealOf(record)).toEqual({
      promised: 'sha256:3e174653831313e7e333e2b37cf306a828544aa393d9834ab01f7f08fdf3c1c2',
      seed: 'hex:1712418369ea91276ffd139e7db4d2f7',
      salt: 'hex:39c41c099533f09d62e9cb8c648aee3a',
    });
  });

  test('is not looked for among the turns', () => {
    expect(dealOf('himiko 1\nseed: 7\n\ncommitment: sha256:00')).toBeNull();
  });

  test('agrees with what the server promised', async () => {
    const verdict = await verify(record);

    expect(verdict).toMatchObject({ said: 'true', computed: dealOf(record)?.promised });
  });

  test('does not agree if a digit of the seed is another one', async () => {
    const verdict = await verify(record.replace('hex:17', 'hex:18'));

    expect(verdict.said).toBe('false');
  });

  test('does not agree without a salt', async () => {
    expect((await verify(record.replace(/^salt.*\n/m, ''))).said).toBe('false');
  });

  test('that promises nothing is nothing to verify', async () => {
    expect(await verify(record.replace(/^commitment.*\n/m, ''))).toEqual({ said: 'none' });
  });

  test('that players have added to follows from all parts', async () => {
    const text = shared();

    expect((await verify(text)).said).toBe('true');
    for (const header of ['seed', 'secret', 'salt', 'promise', 'entropy 0']) {
      const spoiled = text.replace(new RegExp(`^(${header}: .*)[0-9a-f]$`, 'm'), '$1x');
      expect((await verify(spoiled)).said, header).toBe('false');
    }
    expect((await verify(text.replace(/^entropy 1.*\n/m, ''))).said).toBe('true');
  });

  test('is one only: the same bytes cut elsewhere are none', async () => {
    const text = shared();
    const [salt, secret] = ['salt', 'secret'].map(
      (name) => new RegExp(`^${name}: hex:(.*)$`, 'm').exec(text)?.[1] ?? '',
    ) as [string, string];
    const cut = { salt: salt.slice(0, -2), secret: salt.slice(-2) + secret };
    const shifted = text
      .replace(salt, cut.salt)
      .replace(`secret: hex:${secret}`, `secret: hex:${cut.secret}`)
      .replace(/^seed: .*$/m, `seed: ${await mixed(cut.secret)}`);
    const plain = dealOf(record);
    const [seed, own] = [plain?.seed.slice(4) ?? '', plain?.salt.slice(4) ?? ''];
    const shiftedPlain = record
      .replace(/^salt: .*$/m, `salt: hex:${own}${seed.slice(0, 2)}`)
      .replace(/^seed: .*$/m, `seed: hex:${seed.slice(2)}`);

    expect((await verify(shifted)).said).toBe('false');
    expect((await verify(shiftedPlain)).said).toBe('false');
  });

  test('cannot be verified on pages that are not secure', async () => {
    vi.stubGlobal('crypto', {});

    expect(await verify(record)).toEqual({ said: 'insecure' });
  });
});

test('bytes are written as pairs of hexadecimal digits', () => {
  expect(bytesOf('hex:00ff', 2)).toEqual(new Uint8Array([0, 255]));
  expect(bytesOf('hex:00ff', 1)).toBeNull();
  expect(bytesOf('7', 1)).toBeNull();
  expect(bytesOf('hex:0', 1)).toBeNull();
});

test('the first promise of a table is kept', () => {
  keepPromise('t', 'sha256:01');
  keepPromise('t', 'sha256:02');

  expect(keptPromise('t')).toBe('sha256:01');
  expect(keptPromise('u')).toBeNull();
});
