// Passkeys: the browser's own API for them, and the server's.
import { pageProblem } from '../problem';
import { get, post, remove } from './http';
import { identity } from './me.svelte';
import type { Me, PasskeyInfo } from './types';

interface Asked<Options> {
  options: Options;
}

/** Can this browser make passkeys at this address? Not at one without TLS, nor at a bare IP. */
export function canUsePasskeys(): boolean {
  return (
    window.isSecureContext &&
    typeof PublicKeyCredential === 'function' &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function' &&
    !/^[\d.]+$|^\[/.test(location.hostname)
  );
}

/** Add a passkey to one's account. */
export async function addPasskey(): Promise<void> {
  const { options } =
    await post<Asked<PublicKeyCredentialCreationOptionsJSON>>('/api/passkeys/options');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const made = await asked(() => navigator.credentials.create({ publicKey }));
  await post('/api/passkeys', { credential: made.toJSON() as unknown });
}

/** Sign in with a passkey; the browser asks which. */
export async function logInWithPasskey(): Promise<void> {
  const { options } = await post<Asked<PublicKeyCredentialRequestOptionsJSON>>(
    '/api/session/passkey/options',
  );
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const signed = await asked(() => navigator.credentials.get({ publicKey }));
  identity.me = await post<Me>('/api/session/passkey', {
    credential: signed.toJSON() as unknown,
  });
}

export function listPasskeys(): Promise<PasskeyInfo[]> {
  return get<PasskeyInfo[]>('/api/passkeys');
}

export function removePasskey(id: string): Promise<undefined> {
  return remove(`/api/passkeys/${id}`);
}

/** Ask the browser; somebody who refuses or waits too long gets no passkey. */
async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const answer = await ask();
    if (answer instanceof PublicKeyCredential) return answer;
  } catch {
    // Refused, cancelled, or made before: browsers do not say which, for good reasons.
  }
  throw pageProblem('no_passkey');
}
