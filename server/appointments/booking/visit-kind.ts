import type { SlotKind } from '#contract/appointments/visit-modes.ts';
import { DAY_MS } from '#contract/durations.ts';
import type { Database } from '#server/db/connect.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { OfferedTime } from '#server/schedule/lock-offer.ts';
import { wasSeenSince } from './store.ts';

/** After a year without a visit the doctor begins anew with a patient. */
const KNOWN_FOR_MS = 365 * DAY_MS;

type Needs = Pick<Deps, 'clock'> & { db: Database };
type Whom = { patientId: string; doctorId: string };

/** Whether somebody comes for the first time, by the visits that took place: nobody chooses it. */
export async function kindOfVisit({ db, clock }: Needs, whom: Whom): Promise<Exclude<SlotKind, 'longest'>> {
  const since = new Date(clock.now().getTime() - KNOWN_FOR_MS);
  return (await wasSeenSince(db, { ...whom, since })) ? 'follow-up' : 'first';
}

/** How long this patient's visit lasts. Asks only where the kinds differ. */
export async function minutesFor(
  deps: Needs,
  whom: Whom,
  { minutes, followUpMinutes }: Omit<OfferedTime, 'pauseMinutes'>,
): Promise<number> {
  if (minutes === followUpMinutes) return minutes;
  return (await kindOfVisit(deps, whom)) === 'follow-up' ? followUpMinutes : minutes;
}
