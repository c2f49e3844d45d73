// Plans as the browser keeps them, table by table, so that they survive a reload.

export interface KeptPlan {
  id: string;
  name: string;
  actions: string[];
}
interface Kept {
  at: number;
  plans: KeptPlan[];
}

const PREFIX = 'himiko.plans.';
/** For how many tables; those used longest ago are forgotten. */
const MOST_TABLES = 30;

export function recallPlans(key: string): KeptPlan[] {
  return read(PREFIX + key)?.plans ?? [];
}

export function keepPlans(key: string, plans: KeptPlan[]): void {
  try {
    if (plans.length === 0) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, JSON.stringify({ at: Date.now(), plans }));
    forgetOld();
  } catch {
    // Without storage plans last until the page is closed.
  }
}

function forgetOld(): void {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  const found = names.map((name) => ({ name, at: read(name)?.at ?? 0 }));
  found.sort((a, b) => b.at - a.at);
  for (const { name } of found.slice(MOST_TABLES)) localStorage.removeItem(name);
}

/** What is kept under a name, if it is what we would have kept. */
function read(name: string): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(name) ?? 'null') as Partial<Kept> | null;
    if (!Array.isArray(found?.plans)) return null;
    return { at: Number(found.at) || 0, plans: found.plans.filter(isPlan) };
  } catch {
    return null;
  }
}

function isPlan(one: unknown): one is KeptPlan {
  const { id, name, actions } = (one ?? {}) as Partial<KeptPlan>;
  const texts = [id, name, ...(Array.isArray(actions) ? actions : [null])];
  return texts.every((text) => typeof text === 'string');
}
