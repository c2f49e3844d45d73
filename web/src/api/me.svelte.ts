// The person using this browser: nobody yet, a guest, or somebody with an account.
import { t } from '../texts/index.svelte';
import { Problem } from '../problem';
import { get, patch, post, put, remove } from './http';
import type { DeviceInfo, LinkOwner, Me } from './types';

class Identity {
  #me = $state.raw<Me | null | undefined>(undefined);
  /** Called when the person has changed: open sockets still speak for the one before. */
  readonly listeners = new Set<() => void>();

  /** Null: nobody yet; undefined: not asked yet. */
  get me(): Me | null | undefined {
    return this.#me;
  }

  set me(next: Me | null | undefined) {
    const before = this.#me;
    this.#me = next;
    if (before === undefined || before?.id === next?.id) return;
    for (const listener of this.listeners) listener();
  }
}

export const identity = new Identity();

/** Is it this person, now or as a guest before? */
export function isMe(person: string | null | undefined): boolean {
  return person != null && (identity.me?.ids.includes(person) ?? false);
}

const GUEST_NAMES = 12;
let coming: Promise<Me> | null = null;
/** A question on its way is not asked twice. */
let asking: Promise<Me | null> | null = null;

/** Ask the server who this is; that creates nobody. */
export async function whoAmI(): Promise<Me | null> {
  asking ??= get<Me | null>('/api/me/who').finally(() => (asking = null));
  return (identity.me = await asking);
}

/** Become a guest with a friendly name, silently, if still nobody. */
export function ensureMe(): Promise<Me> {
  coming ??= becomeGuest().finally(() => (coming = null));
  return coming;
}

async function becomeGuest(): Promise<Me> {
  const known = identity.me ?? (await whoAmI());
  if (known) return known;
  const name = t(`guest-name-${Math.floor(Math.random() * GUEST_NAMES) + 1}`);
  try {
    return (identity.me = await post<Me>('/api/me', { name }));
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.code !== 'name_taken') throw problem;
    const number = Math.floor(Math.random() * 9000) + 1000; // somebody's account has that name
    return (identity.me = await post<Me>('/api/me', { name: `${name} ${number}` }));
  }
}

export async function rename(name: string): Promise<void> {
  identity.me = identity.me
    ? await patch<Me>('/api/me', { name })
    : await post<Me>('/api/me', { name });
}

/** Return a code that lets another device log in as the same person. */
export async function newCode(): Promise<string> {
  await ensureMe();
  return (await post<{ code: string }>('/api/me/code')).code;
}

/** Return whose code it is, without using it. */
export function ownerOf(code: string): Promise<LinkOwner> {
  return post<LinkOwner>('/api/devices/owner', { code });
}

export async function useCode(code: string): Promise<void> {
  identity.me = await post<Me>('/api/devices', { code });
}

export async function makeAccount(name: string, password: string): Promise<void> {
  await ensureMe();
  identity.me = await post<Me>('/api/account', { name, password });
}

export async function logIn(name: string, password: string): Promise<void> {
  identity.me = await post<Me>('/api/session', { name, password });
}

/** Change the password; all other devices are logged out. */
export async function changePassword(password: string): Promise<void> {
  await put('/api/account/password', { password });
}

/** Make new recovery codes; they are shown only once, and the old ones become void. */
export async function newRecoveryCodes(): Promise<string[]> {
  const { codes } = await post<{ codes: string[] }>('/api/account/recovery-codes');
  await whoAmI();
  return codes;
}

/** Log in with a recovery code, and choose a new password. */
export async function recover(name: string, code: string, password: string): Promise<void> {
  identity.me = await post<Me>('/api/account/recovery', { name, code, password });
}

export function listDevices(): Promise<DeviceInfo[]> {
  return get<DeviceInfo[]>('/api/devices');
}

export function logOutDevice(id: string): Promise<undefined> {
  return remove(`/api/devices/${id}`);
}

export function logOutOthers(): Promise<undefined> {
  return remove('/api/devices');
}

export async function logOut(): Promise<void> {
  await remove('/api/session');
  identity.me = null;
}

export async function deleteMe(): Promise<void> {
  await remove('/api/me');
  identity.me = null;
}
