// Doctors with hours and appointments in any state, made by the same verbs that people use, at any time.
import { sql } from 'kysely';
import type { AppointmentStatus } from '#contract/appointments/appointments.ts';
import type { WorkingHours } from '#contract/appointments/doctor-day.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import type { Role } from '#contract/endpoint.ts';
import { fixedClock } from '../platform/clock.ts';
import type { Deps } from '../platform/deps.ts';
import { addDays, dayIn } from '../platform/zoned-time.ts';
import { setHours } from '../schedule/change-schedule.ts';
import type { TestApp } from '../testing-app.ts';
import type { Patient, Person } from '../testing-people.ts';
import { until } from '../testing-stream.ts';
import { bookAppointment } from './booking/book-appointment.ts';
import { cancelAppointment } from './changing/cancel-appointment.ts';
import { decideAppointment } from './changing/decide-appointment.ts';
import { finishAppointment } from './changing/finish-appointment.ts';
import type { ReasonRead } from './reasons/reason-cells.ts';

export type ScheduledDoctor = Person & { department: string };
type Hours = Omit<WorkingHours, 'weekday'>;

/** Works every day of the week; from 09:00 to 18:00 unless told otherwise. */
export async function aScheduledDoctor(
  app: TestApp,
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
  const doctor = await app.aDoctor({ department, name: 'Dr. Meera Iyer', ...about });
  await setHours(
    app.deps,
    doctor.actor,
    [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, ...hours })),
  );
  return { ...doctor, department };
}

export const tomorrow = (app: TestApp, days = 1): string =>
  addDays(dayIn(app.deps.config.clinic.timeZone, app.clock.now()), days);

/** What a patient sends to book. */
export const aRequest = (
  app: TestApp,
  doctor: ScheduledDoctor,
  input: { date?: string; time?: string; reason?: string } = {},
) => ({
  department: doctor.department,
  doctor: doctor.id,
  date: tomorrow(app),
  ...input,
});

type Made = {
  /** What the engine made of the reason: nothing that is to be told. */
  read?: ReasonRead;
  doctor?: ScheduledDoctor;
  patient?: Patient;
  status?: Exclude<AppointmentStatus, 'expired'>;
  date?: string;
  time?: string;
  reason?: string;
  /** When it was asked for. Default: an hour before now, or before its start if that was earlier. */
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
export async function anAppointment(app: TestApp, made: Made = {}): Promise<MadeAppointment> {
  const doctor = made.doctor ?? (await aScheduledDoctor(app));
  const patient = made.patient ?? (await app.aPatient());
  const input = aRequest(app, doctor, {
    date: made.date ?? tomorrow(app),
    time: made.time ?? '11:30',
    reason: made.reason ?? 'A cough',
  });
  const at = made.at ?? (await anHourBefore(app, input));
  const depsAt = (later: number | Date): Deps => ({
    ...app.deps,
    clock: fixedClock(typeof later === 'number' ? new Date(at.getTime() + later) : later),
  });
  const { id, startsAt, date, time } = await bookAppointment(depsAt(0), patient.actor, input, made.read ?? 'none');
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

async function anHourBefore(app: TestApp, { date }: { date: string }): Promise<Date> {
  const now = app.clock.now().getTime();
  return new Date(Math.min(now, Date.parse(`${date}T00:00:00Z`) - DAY_MS) - HOUR_MS);
}

export const rowOf = (app: TestApp, { id }: { id: string }) =>
  app.db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export const statusOf = async (app: TestApp, made: { id: string }) => (await rowOf(app, made)).status;

export const freeTimes = async (app: TestApp, doctor: Person, date = tomorrow(app)): Promise<string[]> => {
  const { slots } = (await app.as().get(`/api/doctors/${doctor.id}/slots?date=${date}`)).json();
  return slots.filter((slot: { isFree: boolean }) => slot.isFree).map((slot: { time: string }) => slot.time);
};

/** What the trail says about an appointment, oldest first. */
export async function entriesAbout(app: TestApp, { id }: { id: string }) {
  return app.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'actor_role', 'patient_id'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
}

/** What someone was told on the screen, newest first. */
export const toldTo = async (app: TestApp, { cookie }: Person) =>
  (await app.as(cookie).get('/api/notices')).json() as {
    id: string;
    title: string;
    text: string;
    mail: string | null;
  }[];

export type Heard = { type: string; id: string | null };

/** Listens for live updates as this person's browser would. */
export function listenAs(app: TestApp, { id, role, actor }: Person): { heard: Heard[]; leave(): void } {
  const heard: Heard[] = [];
  const leave = app.hub.join({
    sessionId: actor.sessionId,
    accountId: id,
    role: role as Role,
    network: id,
    patientId: actor.patientId ?? null,
    accessId: null,
    parts: null,
    isWithheld: false,
    write(frames) {
      const changes = Buffer.from(frames)
        .toString()
        .matchAll(/^event: change\ndata: (.*)\n\n/gm);
      for (const [, data = ''] of changes) heard.push(JSON.parse(data) as Heard);
    },
    beat() {},
    end() {},
  });
  return { heard, leave };
}

/** Someone's statement waits for what another transaction holds. */
export const someoneWaitsForALock = ({ db }: TestApp): Promise<void> =>
  until(async () => {
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    return (await waiting.execute(db)).rows.length > 0;
  });
