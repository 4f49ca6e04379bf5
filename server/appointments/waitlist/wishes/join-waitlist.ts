import { WAITING_DAYS } from '#contract/appointments/waiting-days.ts';
import type { Wish, WishRequest } from '#contract/appointments/waitlist.ts';
import { MAX_WISHES } from '#contract/appointments/waitlist.ts';
import { type DaySlot, slotsOn } from '#server/appointments/booking/free-slots.ts';
import { startsOfPatient } from '#server/appointments/booking/store.ts';
import { isDangerRead, type ReasonRead, storedOf } from '#server/appointments/reasons/reason-cells.ts';
import { tellDeskOfWish } from '#server/appointments/reasons/tell-of-danger.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { findDepartment, requireOpenDepartment } from '#server/clinic/find-department.ts';
import { transaction } from '#server/db/transaction.ts';
import { findOwnPatient, lockPatientById } from '#server/patients/find-patient.ts';
import { keepOwnPrivate } from '#server/patients/private-parts/mark-private.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal, refuse } from '#server/platform/refusal.ts';
import { addDays, dayIn } from '#server/platform/zoned-time.ts';
import { type DoctorRow, findDoctorNamed, listDoctorsOf } from '#server/schedule/find-doctor.ts';
import { publishLine } from '../notify-waiting.ts';
import { daysBetween, isFarEnough, slotInZone, suits } from './line.ts';
import { presentWish } from './list-wishes.ts';
import { countWishes, insertWish, sharingLine, wishById } from './store.ts';

/** Waits for a time of a doctor or a department. Whoever could book a time that suits at once is told so instead. */
export async function joinWaitlist(
  deps: Deps,
  actor: Actor,
  input: WishRequest,
  read: ReasonRead = input.reason ? 'not-read' : 'none',
): Promise<Wish> {
  const patient = await findOwnPatient(deps.db, actor);
  const department = await findDepartment(deps.db, input.department);
  await requireOpenDepartment(deps.db, actor, department.id);
  const doctor = input.doctor ? await findDoctorNamed(deps.db, input.department, input.doctor) : null;
  requireComingDay(deps, input.until);
  const wanted = { weekdays: inOrder(input.weekdays), day_parts: inOrder(input.dayParts), until_day: input.until };
  const doctors = doctor ? [doctor] : await listDoctorsOf(deps.db, input.department);
  if (doctors.length === 0) throw refuse('unknown_doctor', 'department', {});
  await requireNothingFree(deps, patient.id, doctors, wanted);

  return transaction(deps.db, async (tx) => {
    if ((await lockPatientById(tx, patient.id)).isDeactivated) throw new Refusal('not_found');
    if ((await countWishes(tx, patient.id)) >= MAX_WISHES) throw new Refusal('too_many_wishes');
    // A second wish for the same is refused by one_place_per_wish, another's symptom check by wish_carries_own_triage.
    const id = await insertWish(tx, {
      patientId: patient.id,
      departmentId: department.id,
      doctorId: doctor?.id ?? null,
      weekdays: wanted.weekdays,
      dayParts: wanted.day_parts,
      until: input.until,
      reason: input.reason ?? '',
      reasonDanger: input.reason ? storedOf(read) : null,
      triageId: input.triageId ?? null,
      joinedAt: deps.clock.now(),
    });
    if (input.isPrivate) await keepOwnPrivate(tx, deps, actor, { patientId: patient.id, subject: 'wish', id });
    await appendEntry(tx, deps.clock, actor, 'waitlist.joined', {
      subject: 'waitlist-wish',
      subjectId: id,
      patientId: patient.id,
      details: isDangerRead(read) ? { danger: true } : {},
    });
    const wish = await wishById(tx, id);
    if (!wish) throw new Refusal('not_found');
    await tellDeskOfWish(tx, deps, { ...wish, patient: patient.name });
    await publishLine(tx, await sharingLine(tx, wish));
    return presentWish({ ...deps, db: tx }, actor, wish);
  });
}

const inOrder = <Value extends number | string>(values: readonly Value[]): Value[] => [...new Set(values)].sort();

function requireComingDay({ clock, config }: Deps, until: string): void {
  const today = dayIn(config.clinic.timeZone, clock.now());
  if (until < today) throw new Refusal('time_past', { fields: { until: 'Choose a day that is still to come.' } });
  if (until > addDays(today, WAITING_DAYS)) {
    throw new Refusal('wait_too_long', { fields: { until: `Choose a day within the next ${WAITING_DAYS} days.` } });
  }
}

type Wanted = Parameters<typeof suits>[0];

/** A time that is too near to be offered, or at which the patient is elsewhere, keeps nobody from waiting. */
async function requireNothingFree(
  deps: Deps,
  patientId: string,
  doctors: readonly DoctorRow[],
  wanted: Wanted,
): Promise<void> {
  const { timeZone } = deps.config.clinic;
  const now = deps.clock.now();
  const today = dayIn(timeZone, now);
  const days = daysBetween(today, wanted.until_day);
  const elsewhere = await startsOfPatient(deps.db, patientId, now);
  const canBeTaken = ({ isFree, startsAt }: DaySlot) =>
    isFree && isFarEnough(startsAt, now) && !elsewhere.has(startsAt.getTime());
  for (const doctor of doctors) {
    const slots = [...(await slotsOn(deps, doctor.id, today, days + 1, { patientId })).values()].flat();
    const free = slots.find((slot) => canBeTaken(slot) && suits(wanted, slotInZone(timeZone, slot.startsAt)));
    if (!free) continue;
    const when = { at: free.startsAt.toISOString(), zone: timeZone };
    const fields = { until: 'Choose a day before that, or book that time.' };
    throw refuse('time_is_free', 'at', { doctor: doctor.name, when }, { fields });
  }
}
