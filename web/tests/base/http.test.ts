// Requests: answers, refusals, and a server that is not there.
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { get, patch, post, Refused, remove } from '../../src/api/http';
import { loadTexts, setLanguage } from '../../src/texts/index.svelte';
import { problemText } from '../../src/ui/problemText';

function answer(status: number, body: unknown): void {
  const text = body === undefined ? null : JSON.stringify(body);
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(text, { status })));
}

beforeAll(() => setLanguage('en'));
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a request', () => {
  test('sends and gets JSON', async () => {
    answer(201, { id: 7 });

    expect(await post('/api/x', { a: 1 })).toEqual({ id: 7 });
    expect(fetch).toHaveBeenCalledWith('/api/x', {
      method: 'POST',
      body: '{"a":1}',
      headers: { 'Content-Type': 'application/json' },
    });
  });

  test('may have nothing to answer', async () => {
    answer(204, undefined);

    await expect(remove('/api/me')).resolves.toBeUndefined();
  });

  test('that is refused throws the code and its values', async () => {
    answer(429, { code: 'too_many_tables', values: { most: 50 } });

    const refused = await patch('/api/x', {}).catch((problem: unknown) => problem);
    expect(refused).toBeInstanceOf(Refused);
    expect(refused).toMatchObject({ status: 429, code: 'too_many_tables', values: { most: 50 } });
    expect(problemText(refused)).toBe('You have 50 unfinished tables; finish one first.');
  });

  test('that a proxy refuses is an error, too', async () => {
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response('<html>', { status: 502 })));

    await expect(get('/api/x')).rejects.toMatchObject({ status: 502, code: 'internal' });
  });

  test('without a server says so', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));

    await expect(get('/api/x')).rejects.toMatchObject({ status: 0, code: 'connection_lost' });
  });
});

describe('in words', () => {
  beforeAll(() => loadTexts('files'));

  test('the engine’s reason is said', () => {
    const refusal = { code: 'game_over', rule: '9', values: {} };
    expect(problemText(new Refused(422, 'illegal_action', { refusal }))).toBe('The game is over.');
  });

  test('what is wrong with a record is said, with the line', () => {
    const masked = { code: 'masked', values: { action: 'arrange ?' } };
    expect(problemText(new Refused(422, 'bad_record', { line: 9, why: masked }))).toMatch(
      /line 9.*“arrange \?” is masked/,
    );
    const reason = { code: 'game_over', rule: '9', values: {} };
    const illegal = { code: 'illegal', values: { action: 'done' }, reason };
    expect(problemText(new Refused(422, 'bad_record', { line: 3, why: illegal }))).toMatch(
      /line 3.*“done” is not possible here. The game is over./,
    );
    const position = { code: 'no_list', values: { found: '3' } };
    const placed = { code: 'position', values: { where: 'order' }, position };
    expect(problemText(new Refused(422, 'bad_record', { line: 5, why: placed }))).toMatch(
      /line 5.*cannot be \(order\). A list is expected, not 3./,
    );
  });

  test('what is wrong with a position is said, with the place', () => {
    const why = { code: 'harbour', values: { most: '1', found: '4' } };
    const refused = new Refused(422, 'bad_position', { where: 'players[0].boats', why });

    expect(problemText(refused)).toBe(
      'This position cannot be used (players[0].boats): The harbour has room for 1, not for 4.',
    );
  });

  test('what is wrong with an edition is said: the place, what should stand there, what does', () => {
    const why = {
      expected: { code: 'integer', values: { low: '1', high: '99' } },
      found: { code: 'nothing', values: {} },
    };
    const refused = new Refused(422, 'bad_edition', { where: 'edition: colours.wood.count', why });

    expect(problemText(refused)).toMatch(
      /colours\.wood\.count: expected a whole number from 1 to 99, found nothing/,
    );
  });

  test('an unknown code is still a sentence', () => {
    expect(problemText(new Refused(400, 'never_heard_of'))).toMatch(/^Something went wrong/);
  });
});
