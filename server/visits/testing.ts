// Video visits in any state, made by the use cases that people use.
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { bookAppointment } from '../appointments/booking/book-appointment.ts';
import { decideAppointment } from '../appointments/changing/decide-appointment.ts';
import { aScheduledDoctor, type ScheduledDoctor } from '../appointments/testing.ts';
import { fixedClock } from '../platform/clock.ts';
import { wallClockIn } from '../platform/zoned-time.ts';
import { saveProfile } from '../records/save-profile.ts';
import type { TestApp } from '../testing-app.ts';
import type { Patient } from '../testing-people.ts';
import { noteMeeting } from './during-visit.ts';
import { takeSeat } from './seats/signals.ts';
import { checkIdentity, letIn, waitForVisit } from './wait-and-let-in.ts';

export type MadeVisit = { id: string; doctor: ScheduledDoctor; patient: Patient; startsAt: Date };

export const AGREES = { agrees: true, phone: '+91 98200 14477', place: '12 Lake Road, Pune' } as const;

const HALF_HOUR_MS = 30 * MINUTE_MS;

/** Offers both, at any time of the day; a video visit lasts half an hour. */
export const aVideoDoctor = (app: TestApp): Promise<ScheduledDoctor> =>
  aScheduledDoctor(app, {
    hours: { firstStart: '00:00', lastStart: '23:30', offers: 'both', videoMinutes: 30 },
  });

type Wanted = { doctor?: ScheduledDoctor; patient?: Patient; age?: number; slotsLater?: number };

/** Approved an hour ago; its room is open: it begins at the half hour that is nearest to now. */
export async function aVideoVisit(
  app: TestApp,
  { doctor, patient, age = 40, slotsLater = 0 }: Wanted = {},
): Promise<MadeVisit> {
  const seeing = doctor ?? (await aVideoDoctor(app));
  const seen = patient ?? (await app.aPatient());
  await saveProfile(app.deps, seen.actor, seen.patientId, {
    ...{ age, sex: 'female', allergyState: 'none-known', ...(age < 10 ? {} : { pregnancy: 'no' }) },
  });
  const now = app.clock.now().getTime();
  const startsAt = new Date((Math.round(now / HALF_HOUR_MS) + slotsLater) * HALF_HOUR_MS);
  const deps = { ...app.deps, clock: fixedClock(new Date(now - HOUR_MS)) };
  const { day, time } = wallClockIn(app.deps.config.clinic.timeZone, startsAt);
  const { id } = await bookAppointment(deps, seen.actor, {
    ...{ department: seeing.department, doctor: seeing.id, date: day, time, mode: 'video' },
  });
  await decideAppointment(deps, seeing.actor, id, { status: 'approved' });
  return { id, doctor: seeing, patient: seen, startsAt };
}

/** Both sides are there; the patient was let in. */
export async function aVisitLetIn(app: TestApp, wanted: Wanted = {}) {
  const visit = await aVideoVisit(app, wanted);
  const pages = { doctor: crypto.randomUUID(), patient: crypto.randomUUID() };
  await waitForVisit(app.deps, visit.patient.actor, visit.id, AGREES);
  await takeSeat(app.deps, visit.patient.actor, visit.id, pages.patient);
  await takeSeat(app.deps, visit.doctor.actor, visit.id, pages.doctor);
  await letIn(app.deps, visit.doctor.actor, visit.id);
  return { ...visit, pages };
}

/** They see each other, and the doctor has asked who it is. */
export async function aVisitGoingOn(app: TestApp, wanted: Wanted & { isSeen?: boolean } = {}) {
  const visit = await aVisitLetIn(app, wanted);
  const { isSeen = true } = wanted;
  await noteMeeting(app.deps, visit.doctor.actor, visit.id, { page: visit.pages.doctor, isSeen });
  await checkIdentity(app.deps, visit.doctor.actor, visit.id, {});
  return visit;
}
