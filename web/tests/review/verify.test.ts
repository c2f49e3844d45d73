// The verifiable deal, against a record of the server.
import { readFileSync } from 'node:fs';
import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { python } from '../game/fixture';
import {
  keepPart,
  keepSeats,
  keptPart,
  newCommitment,
  secretOf,
  sha256,
  toHex,
} from '../../src/api/dealPart';
import Verify from '../../src/review/Verify.svelte';
import { keepPromise, keptPromise } from '../../src/review/kept';
import { bytesOf, dealOf, verify, verifyOwn } from '../../src/review/verify';
import { loadTexts } from '../../src/texts/index.svelte';

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

describe('what this device has added', () => {
  const record = shared();
  const [, commitment = ''] = /^entropy 0: (\S+)/m.exec(record) ?? [];
  const [, late = ''] = /^entropy 1: (\S+)/m.exec(record) ?? [];
  const secret = Array.from({ length: 32 }, (_, n) => n.toString(16).padStart(2, '0')).join('');
  const own = { commitment, secret, seats: [0] };

  test('is in the record as it was sent', () => {
    expect(verifyOwn(record, own)).toBe('in');
  });

  test('is missed if the record has none, or has not its secret', () => {
    expect(verifyOwn(record.replace(/^entropy 0.*\n/m, ''), own)).toBe('left-out');
    expect(verifyOwn(record, { commitment: late, secret, seats: [1] })).toBe('left-out');
    expect(verifyOwn('himiko 1\ncommitment: sha256:00\n\n', own)).toBe('left-out');
  });

  test('is not what a server has put in its place, or on another seat', () => {
    expect(verifyOwn(record, { ...own, commitment: 'sha256:00' })).toBe('changed');
    expect(verifyOwn(record, { ...own, seats: [1] })).toBe('changed');
    expect(verifyOwn(record, { ...own, secret: secret.replace('1f', '20') })).toBe('changed');
  });

  test('is nothing for those who stood up, or have added nothing', () => {
    expect(verifyOwn(record, { ...own, seats: [] })).toBeNull();
    expect(verifyOwn(record, null)).toBeNull();
  });

  test('is kept with its secret until the review', async () => {
    const sent = (await newCommitment()) ?? '';
    const drawn = secretOf('t', sent);

    keepPart('t', sent);
    keepSeats('t', [2]);
    keepSeats('t', [3]);

    expect(drawn).toMatch(/^[0-9a-f]{64}$/);
    expect(keptPart('t')).toEqual({ commitment: sent, secret: drawn, seats: [2] });
    expect(secretOf('t', sent)).toBe(drawn);
    expect(keptPart('u')).toBeNull();
  });

  test.each(['in', 'changed', 'left-out'] as const)('is told of: %s', async (said) => {
    const texts = {
      in: /just as this device sent it/,
      changed: /changed:/,
      'left-out': /left out/,
    };
    const shown = said === 'left-out' ? record.replace(/^entropy 0.*\n/m, '') : record;
    const kept = said === 'changed' ? { ...own, commitment: 'sha256:00' } : own;
    localStorage.setItem('himiko.part.t', JSON.stringify(kept));
    vi.stubGlobal('fetch', (url: string) =>
      Promise.resolve(url.endsWith('/log') ? Response.json([]) : new Response(shown)),
    );
    await loadTexts('review');
    render(Verify, { open: true, id: 't' });

    await fireEvent.click(screen.getByRole('button', { name: 'Check the deal' }));

    expect(await screen.findByText(texts[said])).toBeTruthy();
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
