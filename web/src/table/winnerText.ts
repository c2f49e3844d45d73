// Who has won, in words.
import { t } from '../texts/index.svelte';
import type { TableModel } from './model.svelte';

export function winnerText(table: TableModel): string {
  const { winner } = table.ending;
  const mine = table.state?.mine ?? [];
  return mine.length === 1 && mine[0] === winner
    ? t('over-you-won')
    : t('over-won', { player: table.names[winner ?? 0] ?? '' });
}
