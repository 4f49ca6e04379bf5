// Many at once, through the endpoint and straight at the tables: what the rules forbid does not happen.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Patient } from '#server/testing-people.ts';
import { anAppointment, aRequest, aScheduledDoctor, freeTimes, rowOf, type ScheduledDoctor } from '../testing.ts';

let app: TestApp;
const patients: Patient[] = [];
beforeAll(async () => {
  app = await startTestApp();
  while (patients.length < 100) patients.push(...(await Promise.all([1, 2, 3, 4].map(() => app.aPatient()))));
}, 60_000);
afterAll(() => app.close());

const book = ({ cookie }: Patient, input: object) => app.as(cookie).post('/api/appointments/book', input);

const tally = (answers: { statusCode: number; json(): { code?: string } }[]) => {
  const counts: Record<string, number> = {};
  for (const answer of answers) {
    const outcome = answer.statusCode === 201 ? 'booked' : `${answer.statusCode} ${answer.json().code}`;
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
};

// spec: 7.13
test('a hundred patients want one slot: one gets it, the others are told that it is taken', async () => {
  const doctor = await aScheduledDoctor(app);
  const answers = await Promise.all(patients.map((who) => book(who, aRequest(app, doctor, { time: '11:30' }))));
  expect(tally(answers)).toEqual({ booked: 1, '409 slot_taken': 99 });
});

test('thirty patients name only the day: each gets a time of their own, from the first one on', async () => {
  const doctor = await aScheduledDoctor(app);
  const all = await freeTimes(app, doctor);
  const answers = await Promise.all(patients.slice(0, 30).map((who) => book(who, aRequest(app, doctor))));
  expect(answers.map((answer) => answer.json().time).sort()).toEqual(all.slice(0, 30));
});

test('when fewer times than patients are left, the rest is told so', async () => {
  const doctor = await aScheduledDoctor(app, { hours: { firstStart: '09:00', lastStart: '09:45' } });
  const answers = await Promise.all(patients.slice(30, 40).map((who) => book(who, aRequest(app, doctor))));
  const { booked, ...refused } = tally(answers);
  expect(booked).toBe(4);
  expect(refused['409 slot_taken'] ?? 0).toBe(6 - (refused['409 day_full'] ?? 0));
});

test('one patient asks twenty times at once: three requests wait, not more', async () => {
  const doctor = await aScheduledDoctor(app);
  const eager = await app.aPatient();
  const times = (await freeTimes(app, doctor)).slice(0, 20);
  const answers = await Promise.all(times.map((time) => book(eager, aRequest(app, doctor, { time }))));
  expect(tally(answers)).toEqual({ booked: 3, '409 too_many_pending': 17 });
});

test('one patient asks two doctors for the same time at once: one of them is asked', async () => {
  const doctors = await Promise.all(Array.from({ length: 6 }, () => aScheduledDoctor(app)));
  const hurried = await app.aPatient();
  const answers = await Promise.all(doctors.map((doctor) => book(hurried, aRequest(app, doctor, { time: '16:00' }))));
  expect(tally(answers)).toEqual({ booked: 1, '409 patient_busy': 5 });
});

test('two requests are moved to one slot at once: one gets it', async () => {
  const doctor = await aScheduledDoctor(app);
  const made = await Promise.all(['09:00', '09:15'].map((time) => anAppointment(app, { doctor, time })));
  const answers = await Promise.all(
    made.map(({ id, patient, date }) => app.as(patient.cookie).put(`/api/appointments/${id}`, { date, time: '12:00' })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await freeTimes(app, doctor)).not.toContain('12:00');
});

describe('the database itself, asked by the application without any check,', () => {
  let doctor: ScheduledDoctor;
  let other: ScheduledDoctor;
  beforeAll(async () => {
    doctor = await aScheduledDoctor(app);
    other = await aScheduledDoctor(app);
  });

  /** The same department and reason; the rest as given. */
  async function insert(
    like: { id: string },
    changes: { doctor?: string; patient?: string; start: Date; minutes?: number },
  ) {
    const { doctor_id, patient_id } = await rowOf(app, like);
    const end = new Date(changes.start.getTime() + (changes.minutes ?? 15) * 60_000);
    await sql`
      insert into appointments (doctor_id, patient_id, department_id, during, reason, requested_at, expires_at)
      select ${changes.doctor ?? doctor_id}::uuid, ${changes.patient ?? patient_id}::uuid, department_id,
        tstzrange(${changes.start}, ${end}), reason, requested_at, expires_at
      from appointments where id = ${like.id}`.execute(app.db);
  }
  const minutesAfter = (start: Date, minutes: number) => new Date(start.getTime() + minutes * 60_000);

  test('gives a doctor no second patient in a slot, not even for a part of it', async () => {
    const made = await anAppointment(app, { doctor, time: '10:00' });
    const { patientId } = await app.aPatient();
    for (const minutes of [0, 5, -10]) {
      const attempt = insert(made, { patient: patientId, start: minutesAfter(made.startsAt, minutes) });
      await expect(attempt).rejects.toMatchObject({ constraint: 'one_booking_per_doctor_slot' });
    }
    await insert(made, { patient: patientId, start: minutesAfter(made.startsAt, 15) });
  });

  test('puts a patient in no second place at the same time', async () => {
    const made = await anAppointment(app, { doctor, time: '12:00', status: 'approved' });
    for (const minutes of [0, 14, -14]) {
      const attempt = insert(made, { doctor: other.id, start: minutesAfter(made.startsAt, minutes) });
      await expect(attempt).rejects.toMatchObject({ constraint: 'one_place_per_patient' });
    }
  });

  test.each([4, 121])('lets nothing last %i minutes', async (minutes) => {
    const made = await anAppointment(app);
    const attempt = insert(made, { start: minutesAfter(made.startsAt, 60), minutes });
    await expect(attempt).rejects.toMatchObject({ constraint: 'appointment_lasts_its_time' });
  });

  test.each([
    ['pending', false, 'live_appointment_holds_its_slot'],
    ['approved', false, 'live_appointment_holds_its_slot'],
    ['cancelled', true, 'ended_appointment_frees_its_slot'],
    ['expired', true, 'ended_appointment_frees_its_slot'],
    ['lost', true, 'appointment_status_known'],
  ])('keeps no appointment that is %s while its slot is held: %s', async (status, holds_slot, constraint) => {
    const { id } = await anAppointment(app, {});
    const change = { status: status as 'pending', holds_slot };
    const attempt = app.db.updateTable('appointments').set(change).where('id', '=', id).execute();
    await expect(attempt).rejects.toMatchObject({ constraint });
  });
});
