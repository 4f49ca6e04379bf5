// The copy and its key in the browser's database. Opened for one act and closed again, so that it can be deleted any time.
import { DAY_MS } from '#contract/durations.ts';
import { KEPT_DAYS } from '#contract/patients/kept-days.ts';
import type { PhoneCopy } from '#contract/patients/phone-copy.ts';
import { COPY_DATABASE, copyOwner, forgetCopy, noted, setCopyOwner } from '#web/phone-copy.ts';
import { makeKey, openCopy, type SealedCopy, sealCopy } from './seal-copy.ts';

const STORE = 'copy';

/** Replaces the copy. Nothing is written once the owner has gone: a logout in another tab wins. */
export async function keepCopy(accountId: string, copy: PhoneCopy): Promise<void> {
  await inDatabase(async (database) => {
    const key = (await read<CryptoKey>(database, 'key')) ?? (await makeKey());
    const sealed = await sealCopy(key, accountId, copy);
    if (copyOwner() !== accountId) return;
    const work = database.transaction(STORE, 'readwrite');
    work.objectStore(STORE).put(key, 'key');
    work.objectStore(STORE).put(sealed, 'sealed');
    await new Promise<void>((done, fail) => {
      work.oncomplete = () => done();
      work.onabort = () => fail(work.error);
    });
    // Deleted meanwhile in another tab: it stays deleted.
    if (copyOwner() === accountId) setCopyOwner(accountId);
    else await forgetCopy();
  });
}

/** When it is deleted at the latest, also without a connection. */
export function copyEndsAt(): Date | null {
  const keptAt = Number(noted()?.split(' ')[1]);
  return Number.isNaN(keptAt) ? null : new Date(keptAt + KEPT_DAYS * DAY_MS);
}

/** Null where there is none; one that is too old or does not open is deleted. */
export async function readCopy(): Promise<PhoneCopy | null> {
  const owner = copyOwner();
  if (owner === null) return null;
  const copy = await inDatabase(async (database) => {
    const [key, sealed] = [await read<CryptoKey>(database, 'key'), await read<SealedCopy>(database, 'sealed')];
    return key && sealed ? openCopy(key, sealed, { owner }) : null;
  });
  if (copy === null) await forgetCopy();
  return copy;
}

async function inDatabase<Answer>(act: (database: IDBDatabase) => Promise<Answer>): Promise<Answer> {
  const database = await open();
  database.onversionchange = () => database.close();
  try {
    return await act(database);
  } finally {
    database.close();
  }
}

const open = () =>
  new Promise<IDBDatabase>((done, fail) => {
    const request = indexedDB.open(COPY_DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
    request.onblocked = () => fail(new Error('The copy is being deleted.'));
  });

const read = <Value>(database: IDBDatabase, name: string) =>
  new Promise<Value | undefined>((done, fail) => {
    const request = database.transaction(STORE).objectStore(STORE).get(name);
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });
