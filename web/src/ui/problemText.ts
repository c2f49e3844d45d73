// What went wrong, in words: the server's codes and the engine's refusals.
import { Refused } from '../api/http';
import type { Reason } from '../api/types';
import { hasText, keyOf, t, type Values } from '../texts/index.svelte';

/** A problem, or a part of one, as a code with its values. */
interface Said {
  code: string;
  values: Record<string, unknown>;
}
/** What is wrong with a record: with an action of it, with the position it begins at, or else. */
type RecordProblem = Said & { reason?: Reason; position?: Said };
/** What is wrong with an edition: what should stand there, and what does. */
interface EditionProblem {
  expected: Said;
  found: Said;
}
/** How to say what is wrong with an uploaded file; its texts are those of the part `files`. */
const UPLOADED: Record<string, (values: Record<string, unknown>) => string> = {
  bad_record: ({ line, why }) => {
    const { code, values, reason, position } = why as RecordProblem;
    const said = position && t(keyOf('bad-position', position.code), simple(position.values));
    const because = reason ? refusalText(reason) : (said ?? '');
    const problem = t(keyOf('bad-record', code), { ...simple(values), reason: because });
    return t('error-bad-record', { line: Number(line), problem });
  },
  bad_position: ({ where, why }) => {
    const { code, values } = why as Said;
    const problem = t(keyOf('bad-position', code), simple(values));
    return t('error-bad-position', { where: String(where), problem });
  },
  bad_edition: ({ where, why }) => {
    const { expected, found } = why as EditionProblem;
    const problem = t('bad-edition', {
      where: String(where),
      expected: t(keyOf('edition-expects', expected.code), simple(expected.values)),
      found: t(keyOf('edition-has', found.code), simple(found.values)),
    });
    return t('error-bad-edition', { problem });
  },
};

/** Return a sentence for something that was thrown. */
export function problemText(problem: unknown): string {
  if (!(problem instanceof Refused)) {
    console.error(problem);
    return t('error-internal');
  }
  const reason = problem.values.refusal as Reason | undefined;
  if (reason) return refusalText(reason);
  const uploaded = UPLOADED[problem.code];
  if (uploaded && problem.values.why) return uploaded(problem.values);
  const key = keyOf('error', problem.code);
  return hasText(key) ? t(key, simple(problem.values)) : t('error-internal');
}

/** Return the sentence for a refusal of the engine. */
export function refusalText(reason: Reason): string {
  const key = keyOf('refusal', reason.code);
  return hasText(key) ? t(key, simple(reason.values)) : t('error-illegal-action');
}

/** Fluent takes words and numbers; lists become words. */
function simple(values: Record<string, unknown>): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' || typeof value === 'boolean' ? value : String(value),
    ]),
  );
}
