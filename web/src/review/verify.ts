// The verifiable deal: SHA-256 over salt and seed must be what was promised before the game. Where
// players have added to it, the seed must follow from the server's secret and theirs.
import { PART_SIZE, commitmentTo, sha256, toHex, type OwnPart } from '../api/dealPart';

/** What a player has added: a promise, and the secret, if it was revealed. */
export interface Part {
  seat: number;
  promised: string;
  secret: string | null;
}

export interface Deal {
  promised: string;
  seed: string;
  salt: string;
  /** The server's part, where players have added theirs. */
  secret?: string;
  parts?: Part[];
}

const MIX = 'himiko deal 2\n';
/** The bytes of a salt and of a seed. With other sizes one promise would fit many deals: those that
 *  come from cutting the same bytes in two elsewhere. */
const SIZE = 16;

export type Verdict =
  { said: 'none' | 'insecure' } | { said: 'true' | 'false'; deal: Deal; computed: string };

/** Read what a record says of its deal; null: nothing was promised. */
export function dealOf(record: string): Deal | null {
  const headers = new Map<string, string>();
  for (const line of record.split(/\r?\n/).slice(1)) {
    const found = /^([a-z_]+(?: \d)?): (.*)$/.exec(line);
    if (line.trim() === '') break;
    if (found) headers.set(found[1] ?? '', (found[2] ?? '').trim());
  }
  const [promised, seed, salt] = ['commitment', 'seed', 'salt'].map((name) => headers.get(name));
  if (promised) return { promised, seed: seed ?? '', salt: salt ?? '' };
  const shared = headers.get('promise');
  if (!shared) return null;
  const parts = [...headers].flatMap(([name, value]): Part[] => {
    const seat = /^entropy (\d)$/.exec(name)?.[1];
    const [first = '', second = '-'] = value.split(' ');
    return seat
      ? [{ seat: Number(seat), promised: first, secret: second === '-' ? null : second }]
      : [];
  });
  const secret = headers.get('secret') ?? '';
  return { promised: shared, seed: seed ?? '', salt: salt ?? '', secret, parts };
}

/** The bytes of `hex:…`; null if it is nothing of the kind, or of another length. */
export function bytesOf(text: string, size: number): Uint8Array<ArrayBuffer> | null {
  const found = /^hex:((?:[0-9a-f]{2})+)$/i.exec(text);
  if (found?.[1]?.length !== 2 * size) return null;
  return Uint8Array.from(found[1].match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** Compute the fingerprint again, and compare. */
export async function verify(record: string): Promise<Verdict> {
  const deal = dealOf(record);
  if (!deal) return { said: 'none' };
  const salt = bytesOf(deal.salt, SIZE);
  const own = bytesOf(deal.secret ?? deal.seed, SIZE);
  const digest = await sha256(salt ?? '', own ?? '');
  if (!digest) return { said: 'insecure' };
  if (!salt || !own) return { said: 'false', deal, computed: '' };
  const computed = `sha256:${toHex(digest)}`;
  const right = computed === deal.promised && (await isMixed(deal, own));
  return { said: right ? 'true' : 'false', deal, computed };
}

/** What became of what this device has added; null: it has nothing in this game. */
export function verifyOwn(
  record: string,
  own: OwnPart | null,
): 'in' | 'changed' | 'left-out' | null {
  if (!own || own.seats.length === 0) return null;
  const parts = (dealOf(record)?.parts ?? []).filter(({ seat }) => own.seats.includes(seat));
  const part = parts.find(({ promised }) => promised === own.commitment);
  if (!part) return parts.length > 0 ? 'changed' : 'left-out';
  if (part.secret === null) return 'left-out';
  return part.secret === `hex:${own.secret}` ? 'in' : 'changed';
}

/** Does the seed follow from all parts, and is each what was promised? */
async function isMixed(deal: Deal, own: Uint8Array): Promise<boolean> {
  if (!deal.parts) return true;
  const mixed: (string | Uint8Array)[] = [MIX, own];
  for (const { seat, promised, secret } of deal.parts.toSorted((a, b) => a.seat - b.seat)) {
    if (secret === null) continue;
    const bytes = bytesOf(secret, PART_SIZE);
    if (!bytes || (await commitmentTo(bytes)) !== promised) return false;
    mixed.push(new Uint8Array([seat]), bytes);
  }
  const digest = await sha256(...mixed);
  return digest !== null && `hex:${toHex(digest.slice(0, SIZE))}` === deal.seed;
}
