import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { dayIn } from '../platform/zoned-time.ts';
import { listsOwnAs } from './policy.ts';
import { startsAround } from './store.ts';

/** When a patient was last here, and comes next; to a doctor, with them. The calling module has opened the chart. */
export async function findVisitsAround(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  actor: Actor,
  patientId: string,
): Promise<{ lastVisit: string | null; nextVisit: string | null }> {
  const doctorId = listsOwnAs(actor) === 'doctor' ? actor.accountId : null;
  const { last, next } = await startsAround(db, { patientId, doctorId, now: clock.now() });
  return { lastVisit: last && dayIn(config.clinic.timeZone, last), nextVisit: next?.toISOString() ?? null };
}
