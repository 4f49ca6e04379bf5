// Doctors with hours and appointments in any state, made by the same verbs that people use, at any time.
import type { AppointmentStatus } from '#contract/appointments.ts';
import type { Role } from '#contract/endpoint.ts';
import { fixedClock } from '../platform/clock.ts';
import type { Deps } from '../platform/deps.ts';
import { addDays, dayIn } from '../platform/zoned-time.ts';
import { setHours } from '../schedule/change-schedule.ts';
import type { TestHouse } from '../testing-house.ts';
import type { Patient, Person } from '../testing-people.ts';
import { bookAppointment } from './book-appointment.ts';
import { cancelAppointment } from './cancel-appointment.ts';
import { decideAppointment } from './decide-appointment.ts';
import { finishAppointment } from './finish-appointment.ts';

const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export type ScheduledDoctor = Person & { department: string };
type Hours = { firstStart: string; lastStart: string };

/** Works every day of the week; from 09:00 to 18:00 unless told otherwise. */
export async function aScheduledDoctor(
  house: TestHouse,
  {
    department = 'General Medicine',
    hours = { firstStart: '09:00', lastStart: '18:00' },
    ...about
  }: {
    department?: string;
    name?: string;
    hours?: Hours;
  } = {},
): Promise<ScheduledDoctor> {
  const doctor = await house.aDoctor({ department, name: 'Dr. Meera Iyer', ...about });
  await setHours(
    house.deps,
    doctor.actor,
    [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, ...hours })),
  );
  return { ...doctor, department };
}

export const tomorrow = (house: TestHouse, days = 1): string =>
  addDays(dayIn(house.deps.config.clinic.timeZone, house.clock.now()), days);

/** What a patient sends to book. */
export const aWish = (
  house: TestHouse,
  doctor: ScheduledDoctor,
  wish: { date?: string; time?: string; reason?: string } = {},
) => ({
  department: doctor.department,
  doctor: doctor.id,
  date: tomorrow(house),
  ...wish,
});

type Made = {
  doctor?: ScheduledDoctor;
  patient?: Patient;
  status?: Exclude<AppointmentStatus, 'expired'>;
  date?: string;
  time?: string;
  reason?: string;
  /** When it was asked for; an hour before now, or before its start if that was earlier. */
  at?: Date;
};

export type MadeAppointment = {
  id: string;
  doctor: ScheduledDoctor;
  patient: Patient;
  startsAt: Date;
  date: string;
  time: string;
};

/** Asked for earlier and decided ten minutes later, so that nothing of it can be undone any more. */
export async function anAppointment(house: TestHouse, made: Made = {}): Promise<MadeAppointment> {
  const doctor = made.doctor ?? (await aScheduledDoctor(house));
  const patient = made.patient ?? (await house.aPatient());
  const wish = aWish(house, doctor, {
    date: made.date ?? tomorrow(house),
    time: made.time ?? '11:30',
    reason: made.reason ?? 'A cough',
  });
  const at = made.at ?? (await anHourBefore(house, wish));
  const depsAt = (later: number | Date): Deps => ({
    ...house.deps,
    clock: fixedClock(typeof later === 'number' ? new Date(at.getTime() + later) : later),
  });
  const { id, startsAt, date, time } = await bookAppointment(depsAt(0), patient.actor, wish);
  const start = new Date(startsAt);
  const decided = depsAt(10 * MINUTE_MS);
  switch (made.status ?? 'pending') {
    case 'approved':
      await decideAppointment(decided, doctor.actor, id, { status: 'approved' });
      break;
    case 'rejected':
      await decideAppointment(decided, doctor.actor, id, { status: 'rejected', reason: 'I am away.' });
      break;
    case 'cancelled':
      await cancelAppointment(decided, patient.actor, id, null);
      break;
    case 'completed':
    case 'no-show':
      await decideAppointment(decided, doctor.actor, id, { status: 'approved' });
      await finishAppointment(depsAt(start), doctor.actor, id, made.status as 'completed');
  }
  return { id, doctor, patient, startsAt: start, date, time };
}

async function anHourBefore(house: TestHouse, { date }: { date: string }): Promise<Date> {
  const now = house.clock.now().getTime();
  return new Date(Math.min(now, Date.parse(`${date}T00:00:00Z`) - DAY_MS) - HOUR_MS);
}

export const rowOf = (house: TestHouse, { id }: { id: string }) =>
  house.db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export const statusOf = async (house: TestHouse, made: { id: string }) => (await rowOf(house, made)).status;

export const freeTimes = async (house: TestHouse, doctor: Person, date = tomorrow(house)): Promise<string[]> => {
  const { slots } = (await house.as().get(`/api/doctors/${doctor.id}/slots?date=${date}`)).json();
  return slots.filter((slot: { isFree: boolean }) => slot.isFree).map((slot: { time: string }) => slot.time);
};

/** What the trail says about an appointment, oldest first. */
export async function entriesAbout(house: TestHouse, { id }: { id: string }) {
  return house.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'actor_role', 'patient_id'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
}

/** What someone was told on the screen, newest first. */
export const toldTo = async (house: TestHouse, { cookie }: Person) =>
  (await house.as(cookie).get('/api/notices')).json() as {
    id: string;
    title: string;
    text: string;
    mail: string | null;
  }[];

export type Heard = { type: string; id: string | null };

/** Listens for live updates as this person's browser would. */
export function listenAs(house: TestHouse, { id, role, actor }: Person): { heard: Heard[]; leave(): void } {
  const heard: Heard[] = [];
  const leave = house.hub.join({
    sessionId: actor.sessionId,
    accountId: id,
    role: role as Role,
    send: (event, data) => event === 'change' && heard.push(data as Heard),
    beat() {},
    end() {},
  });
  return { heard, leave };
}
