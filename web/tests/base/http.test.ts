// Requests: answers, refusals, and a server that is not there.
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { get, patch, post, remove } from '../../src/api/http';
import { pageProblem, Problem } from '../../src/problem';
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
    const data = { family: 'error', code: 'too_many_tables', values: { most: 50 }, cause: null };
    answer(429, data);

    const refused = await patch('/api/x', {}).catch((problem: unknown) => problem);
    expect(refused).toBeInstanceOf(Problem);
    expect(refused).toMatchObject({ data });
    expect(problemText(refused)).toBe('You have 50 unfinished games; finish one first.');
  });

  test('that a proxy refuses is an error, too', async () => {
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response('<html>', { status: 502 })));

    await expect(get('/api/x')).rejects.toMatchObject({ code: 'internal' });
  });

  test('without a server says so', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));

    await expect(get('/api/x')).rejects.toMatchObject({ code: 'connection_lost' });
  });
});

describe('in words', () => {
  beforeAll(() => loadTexts('files'));

  const words = (code: string, cause: object | null = null) =>
    problemText(
      new Problem({ family: 'error', code, values: {}, cause: cause as Problem['data'] }),
    );
  const over = { family: 'refusal', code: 'game_over', rule: '9', values: {}, cause: null };

  test('the engine’s reason is said', () => {
    expect(words('illegal_action', over)).toBe('The game is over.');
  });

  test('what is wrong with a record is said, with the line', () => {
    const masked = { code: 'masked', values: { action: 'arrange ?' }, line: 9, cause: null };
    expect(words('bad_record', { family: 'bad_record', ...masked })).toMatch(
      /line 9.*“arrange \?” is masked/,
    );
    const illegal = { code: 'illegal', values: { action: 'done' }, line: 3, cause: over };
    expect(words('bad_record', { family: 'bad_record', ...illegal })).toMatch(
      /line 3.*“done” isn’t possible here. The game is over./,
    );
    const cause = {
      family: 'bad_position',
      code: 'no_list',
      values: { found: '3' },
      where: 'order',
    };
    const position = { code: 'position', values: {}, line: 5, cause };
    expect(words('bad_record', { family: 'bad_record', ...position })).toMatch(
      /line 5.*impossible \(order\). Expected a list, not 3./,
    );
  });

  test('what is wrong with a position is said, and where', () => {
    const values = { most: '1', found: '4' };
    const cause = { family: 'bad_position', code: 'harbour', values, where: 'players[0].boats' };

    expect(words('bad_position', cause)).toBe(
      'This position can’t be used (players[0].boats): Too many boats in the harbour: 4, at most 1.',
    );
  });

  test('what is wrong with an edition is said: where, what is expected, what is there', () => {
    const values = {
      expected: { family: 'edition_expects', code: 'integer', values: { low: '1', high: '99' } },
      found: { family: 'edition_has', code: 'nothing', values: {} },
    };
    const where = 'edition: colours.wood.count';

    expect(
      words('bad_edition', { family: 'bad_edition', code: 'unexpected', where, values }),
    ).toMatch(/colours\.wood\.count: expected a whole number from 1 to 99, found nothing/);
  });

  test('an unknown code is still a sentence', () => {
    expect(problemText(pageProblem('never_heard_of'))).toMatch(/^Something went wrong/);
  });
});
