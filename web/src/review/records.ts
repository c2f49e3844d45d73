// What the page needs to know of a record before the server reads it.

const FEWEST = 2;
const MOST = 4;

/** How many seats its head names. */
export function seatsOf(record: string): number {
  const named = new Set(Array.from(record.matchAll(/^seat (\d):/gm), (found) => found[1]));
  return Math.min(MOST, Math.max(FEWEST, named.size));
}

/** The name of the file a record is downloaded as. */
export function fileName(id: string): string {
  return `yamatai-${id.slice(0, 8)}.txt`;
}
