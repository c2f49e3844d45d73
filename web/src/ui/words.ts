// What went wrong, in words: the server's codes and the engine's refusals.
import { Refused } from '../api/http';
import type { Reason } from '../api/types';
import { hasText, keyOf, t, type Values } from '../texts/index.svelte';

/** Return a sentence for something that was thrown. */
export function wordsOf(problem: unknown): string {
  if (!(problem instanceof Refused)) {
    console.error(problem);
    return t('error-internal');
  }
  const reason = problem.values.refusal as Reason | undefined;
  if (reason) return wordsOfReason(reason);
  const key = keyOf('error', problem.code);
  return hasText(key) ? t(key, simple(problem.values)) : t('error-internal');
}

/** Return the sentence for a refusal of the engine. */
export function wordsOfReason(reason: Reason): string {
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
