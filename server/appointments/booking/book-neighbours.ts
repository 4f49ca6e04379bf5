import type { Appointment } from '#contract/appointments/appointments.ts';
import { bookAppointment as contract } from '#contract/appointments/appointments.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { atOnce, transaction } from '#server/db/transaction.ts';
import { findAccess } from '#server/patients/access/find-access.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { withhold } from '#server/platform/http/withhold.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findDoctorNamed, findSchedule } from '#server/schedule/find-doctor.ts';
import { minutesApart, minutesOf } from '#server/schedule/slots.ts';
import type { ReasonRead } from '../reasons/reason-cells.ts';
import { bookSlot } from './book-slot.ts';
import { slotsToTry } from './choose-slot.ts';
import { notOffered } from './lock-slot.ts';

type Wanted = {
  department: string;
  doctor: string;
  date: string;
  time: string;
  patients: string[];
  reason?: string | undefined;
};

/** Two people whom the caller may book for, one after the other with one doctor: both or neither. */
export async function bookNeighbours(
  deps: Deps,
  actor: Actor,
  wanted: Wanted,
  read: ReasonRead = wanted.reason ? 'not-read' : 'none',
): Promise<Appointment[]> {
  if (new Set(wanted.patients).size !== 2) throw new Refusal('not_two_people');
  const [accesses, doctor] = await atOnce(deps.db, (db) =>
    Promise.all([
      Promise.all(wanted.patients.map((id) => findAccess({ ...deps, db }, actor, contract, id))),
      findDoctorNamed(db, wanted.department, wanted.doctor),
    ]),
  );
  const [start] = await slotsToTry(deps, doctor.id, wanted);
  if (!start) throw notOffered();
  // As far apart as the screen showed them: whoever of the two comes first.
  const { lengths } = await findSchedule(deps.db, doctor.id, wanted.date);
  const apartMs = minutesApart(minutesOf(lengths, 'longest'), lengths) * MINUTE_MS;
  return transaction(deps.db, async (tx) => {
    const booked: { place: number; appointment: Appointment }[] = [];
    // What is confidential is left out from the first share on that hides it: whoever sees everything comes before.
    const inOrder = accesses
      .map((access, place) => ({ ...access, place }))
      .toSorted((one, other) => Number(Boolean(one.acting?.withholds)) - Number(Boolean(other.acting?.withholds)));
    for (const { patientId, acting, place } of inOrder) {
      if (acting?.withholds) await withhold(tx, { patientId, withholds: acting.withholds, accountId: actor.accountId });
      const at = new Date(start.getTime() + place * apartMs);
      const about = {
        patientId,
        doctorId: doctor.id,
        start: at,
        reason: wanted.reason ?? '',
        read,
        triageId: null,
        mode: 'in-person' as const,
      };
      const caller = { ...actor, patientId, ...(acting ? { acting } : {}) };
      booked.push({ place, appointment: await bookSlot(tx, { ...deps, db: tx }, caller, about) });
    }
    return booked.toSorted((one, other) => one.place - other.place).map(({ appointment }) => appointment);
  });
}
