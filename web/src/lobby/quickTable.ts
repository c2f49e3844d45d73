// Quick play: a table against computer players that starts at once.
import { LADDER } from '../api/catalogue';
import { keepPart, newCommitment } from '../api/dealPart';
import { post } from '../api/http';
import { ensureMe } from '../api/me.svelte';
import type { NewTable, State } from '../api/types';
import type { Opponent } from '../ui/levels';

export interface Quick {
  opponents: number;
  level: Opponent;
}

const STORED = 'himiko.quick';

/** Return what was chosen last; a beginner's opponent if nothing was. */
export function lastQuick(): Quick {
  const usual: Quick = { opponents: 1, level: 'fisher' };
  try {
    const stored = JSON.parse(localStorage.getItem(STORED) ?? '{}') as Partial<Quick>;
    const level = [...LADDER, 'adapts' as const].find((one) => one === stored.level);
    return { ...usual, ...stored, level: level ?? usual.level };
  } catch {
    return usual;
  }
}

/** Make the table, and return its id. */
export async function quickTable(quick: Quick): Promise<string> {
  try {
    localStorage.setItem(STORED, JSON.stringify(quick));
  } catch {
    // Without storage it is chosen again next time.
  }
  const computers = Array.from({ length: quick.opponents }, () => quick.level);
  return makeTable({ seats: ['me', ...computers] });
}

/** Make a table as somebody, known from now on if not before; return its id. */
export async function makeTable(
  wanted: Partial<NewTable> & Pick<NewTable, 'seats'>,
): Promise<string> {
  await ensureMe();
  const isNew = !wanted.record && !wanted.position;
  const commitment = isNew ? await newCommitment() : null;
  const { id } = (await post<State>('/api/tables', { ...wanted, commitment })).table;
  if (commitment) keepPart(id, commitment);
  return id;
}
