// Requests to the server: JSON both ways, and one kind of error.
import type { Problem } from './types';

/** What the server refused, or why it could not be reached (`connection_lost`). */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly values: Record<string, unknown> = {},
  ) {
    super(code);
    this.name = 'Refused';
  }
}

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

async function ask(method: Method, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'Content-Type': 'application/json' };
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refused(0, 'connection_lost');
  }
  if (!response.ok) throw await problem(response);
  return response;
}

async function problem(response: Response): Promise<Refused> {
  try {
    const { code, values } = (await response.json()) as Problem;
    return new Refused(response.status, code, values);
  } catch {
    // Not the server itself answered: a proxy, perhaps.
    return new Refused(response.status, 'internal');
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
export const put = (path: string): Promise<undefined> => json('PUT', path);
export const remove = (path: string): Promise<undefined> => json('DELETE', path);

/** Get something that is not JSON: a record. */
export async function getText(path: string): Promise<string> {
  return (await ask('GET', path)).text();
}
