// One's part of the deal: committed to while the table waits, revealed when all seats are taken.
import { keepPart, keepSeats, keptPart, newCommitment, secretOf } from '../api/dealPart';
import type { TableModel } from './model.svelte';

/** Call once while the table is set up. If anything fails here, the deal is made without it. */
export function addToDeal(table: TableModel): void {
  let asked = false;
  const revealed = new Set<string>();
  $effect(() => {
    const state = table.live.state;
    if (!state || state.mine.length === 0) return;
    const { id, parts, from_record } = state.table;
    const own = parts.filter(({ seat }) => state.mine.includes(seat));
    // What was sent as the page was closed is still to be kept; what is kept, stays.
    for (const { commitment } of keptPart(id) ? [] : own) keepPart(id, commitment);
    if (state.status === 'open' && own.length === 0 && !from_record && !asked) {
      asked = true;
      void commit(table, id);
    }
    if (state.status !== 'open') keepSeats(id, state.mine);
    if (state.status !== 'dealing') return;
    for (const { commitment, secret } of own) {
      const kept = secretOf(id, commitment);
      if (secret !== null || kept === null || revealed.has(commitment)) continue;
      revealed.add(commitment);
      void table.live.send('reveal', { secret: kept }).catch(() => undefined);
    }
  });
}

/** For those who sat down without one: at a rematch, or in another browser. */
async function commit(table: TableModel, id: string): Promise<void> {
  const commitment = await newCommitment();
  if (!commitment) return;
  await table.live.send('commit', { commitment }).then(
    () => keepPart(id, commitment),
    () => undefined,
  );
}
