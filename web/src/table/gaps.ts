// The cards of a row stay where they are: one that was taken leaves a gap, until new ones come.

/** Return what a row with these cards shows, from left to right; null: a gap. */
export function withGaps<Id>(before: readonly (Id | null)[], row: readonly Id[]): (Id | null)[] {
  const known = row.every((id) => before.includes(id));
  return known ? before.map((id) => (id !== null && row.includes(id) ? id : null)) : [...row];
}
