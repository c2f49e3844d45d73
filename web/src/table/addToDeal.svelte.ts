// One's part of the deal: committed to while the table waits, revealed when all seats are taken.
import { newCommitment, takeSecret } from '../api/dealPart';
import type { TableModel } from './model.svelte';

/** Call once while the table is set up. Whatever fails here is dealt without. */
export function addToDeal(table: TableModel): void {
  let asked = false;
  $effect(() => {
    const state = table.live.state;
    if (!state || state.mine.length === 0) return;
    const own = state.table.parts.filter(({ seat }) => state.mine.includes(seat));
    if (state.status === 'open' && own.length === 0 && !state.table.from_record && !asked) {
      asked = true;
      void commit(table);
    }
    if (state.status !== 'dealing') return;
    for (const { commitment, secret } of own) {
      const kept = secret === null ? takeSecret(commitment) : null;
      if (kept) void table.live.send('reveal', { secret: kept }).catch(() => undefined);
    }
  });
}

/** For those who sat down without one: at a rematch, or in another browser. */
async function commit(table: TableModel): Promise<void> {
  const commitment = await newCommitment();
  if (commitment) await table.live.send('commit', { commitment }).catch(() => undefined);
}
