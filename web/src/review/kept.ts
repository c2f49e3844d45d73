// What this device keeps of a table while it is played, to compare it with what is claimed
// afterwards: the commitment to the deal, and hashes of the log.

const PROMISED = 'himiko.promised.';
const HEADS = 'himiko.heads.';
/** Of a hash: enough to tell one log from another, and little to keep. */
const DIGITS = 16;

/** Keep what a table promised when this device first saw it. */
export function keepPromise(table: string, promised: string | null): void {
  if (promised && keptPromise(table) === null) write(PROMISED + table, promised);
}

/** What was kept; null: nothing. */
export function keptPromise(table: string): string | null {
  return read(PROMISED + table);
}

/** Keep the hash of a table's log up to an entry. */
export function keepHead(table: string, number: number, head: string): void {
  const kept = Object.fromEntries(keptHeads(table));
  write(HEADS + table, JSON.stringify({ ...kept, [number]: head.slice(0, DIGITS) }));
}

/** The hashes that were kept: the number of the entry, and how its hash begins. */
export function keptHeads(table: string): [number: number, head: string][] {
  const kept = JSON.parse(read(HEADS + table) ?? '{}') as Record<string, string>;
  return Object.entries(kept).map(([number, head]) => [Number(number), head]);
}

/** Without storage nothing is kept, and nothing is claimed later. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // see above
  }
}
