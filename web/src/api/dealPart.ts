// What this device adds to a deal: a secret, to which it commits when somebody sits down, and which
// it keeps until all seats are taken and it is revealed.

const STORED = 'himiko.secret.';
const TITLE = 'himiko entropy 1\n';
/** The bytes of a secret. */
export const PART_SIZE = 32;

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

/** The secret behind a commitment of this device, forgotten once it is known to all. */
export function takeSecret(commitment: string): string | null {
  try {
    const secret = localStorage.getItem(STORED + commitment);
    localStorage.removeItem(STORED + commitment);
    return secret;
  } catch {
    return null;
  }
}
