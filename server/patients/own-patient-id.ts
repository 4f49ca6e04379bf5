import type { Deps } from '../platform/deps.ts';
import { patientByAccount } from './store.ts';

const MAX_REMEMBERED = 10_000;

/** Finds the patient of an account and caches it: it never changes. */
export function ownPatientIds({ db }: Pick<Deps, 'db'>): (accountId: string) => Promise<string | null> {
  const known = new Map<string, string>();
  return async (accountId) => {
    const before = known.get(accountId);
    if (before) return before;
    const id = (await patientByAccount(db, accountId))?.id ?? null;
    if (known.size >= MAX_REMEMBERED) known.clear();
    if (id) known.set(accountId, id);
    return id;
  };
}
