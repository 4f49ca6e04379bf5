// Whether this browser keeps a copy for a patient, and how it is deleted. Reading and writing it is web/offline/'s: those
// who only log in or out need no more than this.
import { useSyncExternalStore } from 'react';
import { DAY_MS } from '#contract/durations.ts';
import { KEPT_DAYS } from '#contract/patients/kept-days.ts';

/** In the local storage: the account that switched it on, when the copy was made, and in which session. Ids of ours, and nothing else. */
const OWNER_KEY = 'nadi-phone-copy';
export const COPY_DATABASE = 'nadi-phone-copy';

const listeners = new Set<() => void>();

/** Whose copy this is; nobody's once it is too old. */
export function copyOwner(): string | null {
  const [owner = '', keptAt] = noted()?.split(' ') ?? [];
  return owner !== '' && Date.now() - Number(keptAt) <= KEPT_DAYS * DAY_MS ? owner : null;
}

/** Noted with each copy: its days begin anew. */
export function setCopyOwner(accountId: string, sessionId = noted()?.split(' ')[2] ?? '') {
  localStorage.setItem(OWNER_KEY, `${accountId} ${Date.now()} ${sessionId}`);
  for (const listener of listeners) listener();
}

/** After a new login of the owner. The copy is no younger by it. */
export function noteCopySession(accountId: string, sessionId: string) {
  const [owner, keptAt] = noted()?.split(' ') ?? [];
  if (owner === accountId) localStorage.setItem(OWNER_KEY, `${owner} ${keptAt} ${sessionId}`);
}

export function noted(): string | null {
  try {
    return localStorage.getItem(OWNER_KEY);
  } catch {
    return null;
  }
}

export const useCopyOwner = () => useSyncExternalStore(subscribe, copyOwner, () => null);

/** Without the owner nothing reads the copy any more; then the copy and its key are deleted. */
export async function forgetCopy(): Promise<void> {
  try {
    localStorage.removeItem(OWNER_KEY);
    for (const listener of listeners) listener();
    await deleteDatabase();
  } catch {
    // Storage may be forbidden; then nothing was kept either.
  }
}

/** Whoever logs in here finds nothing of the person before. */
export function forgetCopyOfOthers(accountId: string) {
  if (noted() !== null && copyOwner() !== accountId) void forgetCopy();
}

/** Asked with watchCopy, where a copy could be read. */
export function forgetOldCopy() {
  if (noted() !== null && copyOwner() === null) void forgetCopy();
}

const deleteDatabase = () =>
  new Promise<void>((done) => {
    const request = indexedDB.deleteDatabase(COPY_DATABASE);
    // Another tab that reads it at this moment closes it: see web/offline/copy-database.ts.
    for (const event of ['success', 'error', 'blocked']) request.addEventListener(event, () => done());
  });

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
