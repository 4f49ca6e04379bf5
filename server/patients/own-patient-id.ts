import type { Deps } from '../platform/deps.ts';
import { patientByAccount } from './store.ts';

const MAX_REMEMBERED = 10_000;

// It changes only when two records are merged.
const REMEMBERED_MS = 60_000;

/** Finds the patient of an account and remembers it for a minute. */
export function ownPatientIds({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): (accountId: string) => Promise<string | null> {
  const known = new Map<string, { id: string; until: number }>();
  return async (accountId) => {
    const now = clock.now().getTime();
    const before = known.get(accountId);
    if (before && before.until > now) return before.id;
    const id = (await patientByAccount(db, accountId))?.id ?? null;
    if (known.size >= MAX_REMEMBERED) known.clear();
    if (id) known.set(accountId, { id, until: now + REMEMBERED_MS });
    return id;
  };
}
