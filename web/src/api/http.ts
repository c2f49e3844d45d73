// Requests to the server: JSON both ways, and one kind of error.
import { pageProblem, Problem, type ProblemData } from '../problem';
import { engineReady } from './engine.svelte';

/** Statuses that may pass by themselves; everything else is clear from the problem's code. */
const BUSY = [429, 503];

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

async function ask(
  method: Method,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  const init: RequestInit = { method };
  if (signal) init.signal = signal;
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'Content-Type': 'application/json' };
  }
  for (;;) {
    const response = await fetched(path, init);
    if (response.ok) return response;
    const problem = await problemIn(response);
    if (problem.code !== 'engine_compiling') throw problem;
    await engineReady();
  }
}

async function fetched(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch {
    throw pageProblem('connection_lost');
  }
}

async function problemIn(response: Response): Promise<Problem> {
  try {
    return new Problem((await response.json()) as ProblemData);
  } catch {
    // The answer is not the server's own: a proxy's, perhaps.
    return pageProblem(BUSY.includes(response.status) ? 'busy' : 'internal');
  }
}

async function json<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  const response = await ask(method, path, body);
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

export const get = <Answer>(path: string): Promise<Answer> => json('GET', path);
export const post = <Answer>(path: string, body?: unknown): Promise<Answer> =>
  json('POST', path, body);
export const patch = <Answer>(path: string, body: unknown): Promise<Answer> =>
  json('PATCH', path, body);
export const put = (path: string, body?: unknown): Promise<undefined> => json('PUT', path, body);
export const remove = (path: string): Promise<undefined> => json('DELETE', path);

/** Post something that takes long to answer: a line of JSON whenever there is news. */
export async function* postLines<Line>(
  path: string,
  body: unknown,
  signal: AbortSignal,
): AsyncGenerator<Line> {
  const reader = (await ask('POST', path, body, signal)).body
    ?.pipeThrough(new TextDecoderStream())
    .getReader();
  let rest = '';
  while (reader) {
    const { done, value } = await reader.read().catch(() => {
      throw pageProblem('connection_lost');
    });
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as Line;
  }
}

/** Get something that is not JSON: a record. */
export async function getText(path: string): Promise<string> {
  return (await ask('GET', path)).text();
}
