import type { VisitsToMove } from '#contract/appointments/visits-to-move.ts';
import type { Deps } from '#server/platform/deps.ts';
import { dayIn, timeIn } from '#server/platform/zoned-time.ts';
import { visitsAfterLicence } from './store.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>;

/** What was booked before a licence was known to end. Nothing is moved by itself: the licence may be renewed. */
export async function listVisitsToMove({ db, clock, config }: Needs): Promise<VisitsToMove[]> {
  const { timeZone } = config.clinic;
  const rows = await visitsAfterLicence(db, { now: clock.now(), timeZone });
  return [...Map.groupBy(rows, ({ doctor_id }) => doctor_id)].flatMap(([doctorId, visits]) => {
    const [first] = visits;
    if (!first) return [];
    return [
      {
        ...{ doctorId, doctor: first.doctor, licenceEndsOn: first.ends_on },
        visits: visits.map(({ id, starts_at, status }) => ({
          ...{ id, date: dayIn(timeZone, starts_at), time: timeIn(timeZone, starts_at), status },
        })),
      },
    ];
  });
}
