// What this device adds to a deal: a secret, to which it commits when somebody sits down, and which
// it reveals when all seats are taken. It is kept until the review, which looks for it in the
// record.

const STORED = 'himiko.secret.';
const PART = 'himiko.part.';
const TITLE = 'himiko entropy 1\n';
/** The bytes of a secret. */
export const PART_SIZE = 32;

export interface OwnPart {
  commitment: string;
  secret: string;
  /** Where this person sat when the game began; empty: it has not, as far as this device knows. */
  seats: number[];
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** SHA-256 over some parts; null: browsers leave it out on pages that are not secure. */
export async function sha256(
  ...parts: readonly (string | Uint8Array)[]
): Promise<Uint8Array | null> {
  const crypto = globalThis.crypto as { subtle?: SubtleCrypto } | undefined;
  if (!crypto?.subtle) return null;
  const encoder = new TextEncoder();
  const bytes = parts.flatMap((part) => [
    ...(typeof part === 'string' ? encoder.encode(part) : part),
  ]);
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)));
}

/** The commitment to a secret. */
export async function commitmentTo(secret: Uint8Array): Promise<string | null> {
  const digest = await sha256(TITLE, secret);
  return digest && `sha256:${toHex(digest)}`;
}

/** Draw a secret, keep it, and return the commitment to it; null where that is not possible. */
export async function newCommitment(): Promise<string | null> {
  const secret = globalThis.crypto.getRandomValues(new Uint8Array(PART_SIZE));
  const commitment = await commitmentTo(secret);
  if (!commitment) return null;
  try {
    localStorage.setItem(STORED + commitment, toHex(secret));
  } catch {
    return null; // what cannot be revealed is better not promised
  }
  return commitment;
}

/** The secret behind a commitment of this device; null: it is none, or was made elsewhere. */
export function secretOf(table: string, commitment: string): string | null {
  const kept = keptPart(table);
  if (kept?.commitment === commitment) return kept.secret;
  return read(STORED + commitment);
}

/** Keep what this device has added at a table, to look for it in the record afterwards. */
export function keepPart(table: string, commitment: string): void {
  const secret = secretOf(table, commitment);
  if (secret === null) return;
  writePart(table, { commitment, secret, seats: keptPart(table)?.seats ?? [] });
  try {
    localStorage.removeItem(STORED + commitment);
  } catch {
    // without storage nothing is kept
  }
}

/** Keep on which seats the game began; whoever stood up before has no part in it. */
export function keepSeats(table: string, seats: number[]): void {
  const kept = keptPart(table);
  if (kept && kept.seats.length === 0) writePart(table, { ...kept, seats });
}

/** What this device has added at a table; null: nothing that it knows of. */
export function keptPart(table: string): OwnPart | null {
  return JSON.parse(read(PART + table) ?? 'null') as OwnPart | null;
}

function writePart(table: string, part: OwnPart): void {
  try {
    localStorage.setItem(PART + table, JSON.stringify(part));
  } catch {
    // without storage nothing is kept, and nothing is claimed later
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
