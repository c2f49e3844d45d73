// What went wrong, in words: one renderer for the server's errors, the engine's refusals, and what
// is wrong with a file. The key of a text is family and code; `$reason` is the text of the cause.
import { Problem, type ProblemData } from '../problem';
import { hasText, keyOf, t, type Values } from '../texts/index.svelte';

/** Turns a problem's values into what texts take. */
export type ValuesText = (values: Record<string, unknown>, code: string) => Values;

/** Return a sentence for something that was thrown. */
export function problemText(problem: unknown): string {
  if (problem instanceof Problem) return problemDataText(problem.data);
  console.error(problem);
  return t('error-internal');
}

/** Return the sentence for a problem with its cause. */
export function problemDataText(problem: ProblemData, render: ValuesText = plainValues): string {
  const { family, code, values, cause } = problem;
  const key = keyOf(family, code);
  if (!hasText(key)) return t('error-internal');
  const reason = cause ? problemDataText(cause, render) : '';
  return t(key, { ...partsOf(cause), ...partsOf(problem), ...render(values, code), reason });
}

/** What a family has besides its values: the line of a record. A text may name its cause's, too. */
function partsOf(problem: ProblemData | null | undefined): Values {
  const { family: _, code: __, values: ___, cause: ____, ...parts } = problem ?? {};
  return plainValues(parts);
}

/** Fluent takes words and numbers: lists become words, and a phrase is said in its place. */
export function plainValues(values: Record<string, unknown>): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' || typeof value === 'boolean'
        ? value
        : isPhrase(value)
          ? problemDataText(value)
          : String(value),
    ]),
  );
}

function isPhrase(value: unknown): value is ProblemData {
  return typeof value === 'object' && value !== null && 'family' in value && 'code' in value;
}
