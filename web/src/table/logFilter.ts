// The log of one player: what the game did stays with it; what others did since is counted.

/** `newer`: how many entries are left out after the last one of the player. */
export interface Filtered<Entry> {
  shown: readonly Entry[];
  newer: number;
}

/** `seat`: of whom; null: of everybody. */
export function ofPlayer<Entry extends { seat: number | null }>(
  entries: readonly Entry[],
  seat: number | null,
): Filtered<Entry> {
  if (seat === null) return { shown: entries, newer: 0 };
  const last = entries.findLastIndex((entry) => entry.seat === seat);
  const isShown = (entry: Entry) => entry.seat === null || entry.seat === seat;
  return {
    shown: entries.filter(isShown),
    newer: entries.slice(last + 1).filter((entry) => !isShown(entry)).length,
  };
}
