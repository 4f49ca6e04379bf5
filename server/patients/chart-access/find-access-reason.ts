import { DAY_MS } from '#contract/durations.ts';
import type { Database } from '#server/db/connect.ts';
import type { Deps } from '#server/platform/deps.ts';
import { careOfLate } from './store.ts';

export type AccessReason = 'care' | 'glass' | 'alert' | null;

// Decision 24: whoever came in by an emergency of the last 24 hours still has it as their reason.
const EMERGENCY_MS = DAY_MS;

/** Why this clinician may know the chart: a relationship that lasts, else an emergency of the last 24 hours, else nothing. */
export async function findAccessReason(
  { db, clock }: { db: Database } & Pick<Deps, 'clock'>,
  clinicianId: string,
  patientId: string,
): Promise<AccessReason> {
  const now = clock.now();
  const since = new Date(now.getTime() - EMERGENCY_MS);
  const kinds = await careOfLate(db, { clinicianId, patientId, now, since });
  if (kinds.some((kind) => kind !== 'broken-glass' && kind !== 'alert')) return 'care';
  if (kinds.includes('broken-glass')) return 'glass';
  return kinds.includes('alert') ? 'alert' : null;
}
