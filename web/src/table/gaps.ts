// Fixed places for the cards of a row: where one was taken, its place stays empty until new ones
// come.

/** Return what lies at each place of a row that now has these cards; null: an empty place. */
export function placesOf<Id>(before: readonly (Id | null)[], row: readonly Id[]): (Id | null)[] {
  const known = row.every((id) => before.includes(id));
  return known ? before.map((id) => (id !== null && row.includes(id) ? id : null)) : [...row];
}
