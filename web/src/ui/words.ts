// What went wrong, in words: the server's codes and the engine's refusals.
import { Refused } from '../api/http';
import type { Reason } from '../api/types';
import { hasText, keyOf, t, type Values } from '../texts/index.svelte';

/** What is wrong with a record: a code, its values, and why an action of it is not legal. */
interface RecordProblem {
  code: string;
  values: Record<string, unknown>;
  reason: Reason | null;
}

/** Return a sentence for something that was thrown. */
export function wordsOf(problem: unknown): string {
  if (!(problem instanceof Refused)) {
    console.error(problem);
    return t('error-internal');
  }
  const reason = problem.values.refusal as Reason | undefined;
  if (reason) return wordsOfReason(reason);
  const record = problem.values.why as RecordProblem | undefined;
  if (record) return wordsOfRecord(problem.values.line as number, record);
  const key = keyOf('error', problem.code);
  return hasText(key) ? t(key, simple(problem.values)) : t('error-internal');
}

/** Return the sentence for a refusal of the engine. */
export function wordsOfReason(reason: Reason): string {
  const key = keyOf('refusal', reason.code);
  return hasText(key) ? t(key, simple(reason.values)) : t('error-illegal-action');
}

/** Return the sentence for a record that cannot be read. */
function wordsOfRecord(line: number, { code, values, reason }: RecordProblem): string {
  const said = reason ? wordsOfReason(reason) : '';
  const problem = t(keyOf('bad-record', code), { ...simple(values), reason: said });
  return t('error-bad-record', { line, problem });
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
