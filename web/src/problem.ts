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

/** Something that could not be done. `status`: as over HTTP; 0: the server was not reached. */
export class Problem extends Error {
  readonly code: string;

  constructor(
    readonly status: number,
    readonly data: ProblemData,
  ) {
    super(data.code);
    this.name = 'Problem';
    this.code = data.code;
  }
}

/** A problem of the page itself, or of the way to the server. */
export function pageProblem(
  code: string,
  values: Record<string, unknown> = {},
  status = 0,
): Problem {
  return new Problem(status, { family: 'error', code, values });
}
