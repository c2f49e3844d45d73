// The browser's larger storage: for the steps of the draft and the photograph, which would not fit
// beside everything else. Without it (some private windows) they last until the page is closed.
const NAME = 'himiko.workshop';
const STORES = ['steps', 'things'] as const;

export type Store = (typeof STORES)[number];
type Work = (stores: Record<Store, IDBObjectStore>) => void;

let opened: Promise<IDBDatabase | null> | null = null;

function open(): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    if (typeof indexedDB === 'undefined') {
      resolve(null);
      return;
    }
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => STORES.forEach((one) => asked.result.createObjectStore(one));
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = asked.onblocked = () => resolve(null);
  });
}

/** Write several things at once, all or none. Resolves when they are kept, or cannot be. */
export async function write(work: Work): Promise<void> {
  const database = await (opened ??= open());
  if (!database) return;
  await new Promise<void>((done) => {
    const transaction = database.transaction(STORES, 'readwrite');
    transaction.oncomplete = transaction.onabort = () => done();
    work({
      steps: transaction.objectStore('steps'),
      things: transaction.objectStore('things'),
    });
  });
}

/** Everything in a store, by key and in the keys' order. */
export async function readAll(store: Store): Promise<Map<IDBValidKey, unknown>> {
  const database = await (opened ??= open());
  if (!database) return new Map();
  return new Promise((resolve) => {
    const from = database.transaction(store).objectStore(store);
    const keys = from.getAllKeys();
    const values = from.getAll();
    from.transaction.oncomplete = () =>
      resolve(new Map(keys.result.map((key, n) => [key, values.result[n] as unknown])));
    from.transaction.onabort = () => resolve(new Map());
  });
}
