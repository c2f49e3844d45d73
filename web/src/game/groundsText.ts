// Why a turn is good, in words: what it brings by part, and what it lets the others do.
import type { Gains, Grounds } from '../api/types';
import { SCORE_PARTS } from '../api/catalogue';
import { all } from '../texts/lists';
import { keyOf, t } from '../texts/index.svelte';

/** A sentence for each thing that speaks for or against a turn. */
export function groundsText(
  { gains, ends_round, reply }: Grounds,
  nameOf: (seat: number) => string,
  say: (actions: readonly string[]) => string,
): string[] {
  const brought = gainsText(gains);
  const said = [brought ? t('grounds-gains', { gains: brought }) : t('grounds-nothing')];
  if (ends_round) said.push(t('grounds-ends-round'));
  if (reply) {
    const values = { player: nameOf(reply.seat), actions: say(reply.actions) };
    const answer = gainsText(reply.gains);
    said.push(
      answer
        ? t('grounds-reply', { ...values, gains: answer })
        : t('grounds-reply-nothing', values),
    );
  }
  return said;
}

/** What a turn brings, as a list: "buildings +3 and coins −1"; empty if nothing changes. */
export function gainsText({ points, tokens }: Gains): string {
  const parts = SCORE_PARTS.filter((part) => points[part]).map((part) =>
    t('grounds-part', { points: signed(points[part] ?? 0), part: t(keyOf('score', part)) }),
  );
  if (tokens) {
    parts.push(t('grounds-tokens', { number: signed(tokens), count: Math.abs(tokens) }));
  }
  return all(parts);
}

function signed(number: number): string {
  return number < 0 ? `−${Math.abs(number)}` : `+${number}`;
}
