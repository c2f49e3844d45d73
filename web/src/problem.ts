// What went wrong: a stable code, the values that matter, and the problem behind it, as the server
// sends it (src/himiko/problem.py) and as the page throws it. Its text: ui/problemText.ts.

/** A problem as plain data; some families have more parts, such as `line` or `rule`. */
export interface ProblemData {
  family: string;
  code: string;
  values: Record<string, unknown>;
  cause?: ProblemData | null;
  [part: string]: unknown;
}

/** Something that could not be done; its code says what. */
export class Problem extends Error {
  readonly code: string;

  constructor(readonly data: ProblemData) {
    super(data.code);
    this.name = 'Problem';
    this.code = data.code;
  }
}

/** A problem of the page itself, or of the way to the server. */
export function pageProblem(code: string, values: Record<string, unknown> = {}): Problem {
  return new Problem({ family: 'error', code, values });
}

const PASSING = new Set(['busy', 'storage_away', 'too_many']);

/** Is it worth trying again in a while? */
export function isPassing(problem: unknown): problem is Problem {
  return problem instanceof Problem && PASSING.has(problem.code);
}
