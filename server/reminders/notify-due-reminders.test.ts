import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import type { Values } from '#contract/notice-words/fill.ts';
import { arrive } from '../appointments/arrival/arrive.ts';
import { decideAppointment } from '../appointments/changing/decide-appointment.ts';
import { rescheduleAppointment } from '../appointments/changing/reschedule-appointment.ts';
import { anAppointment, tomorrow } from '../appointments/testing.ts';
import { addNote, changeNote } from '../board/change-notes.ts';
import { readBoard } from '../board/read-board.ts';
import { tripsOf } from '../db/testing-statements.ts';
import { sayNotice } from '../notices/mails/write-mail.ts';
import { deactivatePatient } from '../patients/deactivate-patient.ts';
import { trailAbout } from '../patients/testing.ts';
import { fixedClock } from '../platform/clock.ts';
import type { Deps } from '../platform/deps.ts';
import { saveDoctorPage } from '../staffing/doctor-pages/save-doctor-page.ts';
import { A_PAGE } from '../staffing/testing-calls.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { refuseRows } from '../testing-failing-rows.ts';
import { notifyDueReminders } from './notify-due-reminders.ts';

const START = new Date('2026-03-02T09:00:00.000Z');
let app: TestApp;
let second: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  second = await startTestApp({ beside: app });
});
beforeEach(() => app.clock.set(START));
afterAll(async () => {
  await second.close();
  await app.close();
});

const at = (instant: Date | number): Deps => ({ ...app.deps, clock: fixedClock(new Date(instant)) });

async function remindersOf(accountId: string) {
  const rows = await app.db
    .selectFrom('notices')
    .select(['id', 'code', 'said', 'once_key'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'reminder')
    .orderBy('at')
    .execute();
  return rows.map(({ code, said }) => sayNotice(code as 'reminder-of-note', said as Values, 'en').title);
}

// spec: 2.46
test('a reminder set for two minutes ahead arrives then and not before, on the screen and by mail', async () => {
  const patient = await app.aPatient();
  const due = new Date(START.getTime() + 2 * 60_000);
  await addNote(app.deps, patient.actor, { type: 'reminder', title: 'Take the tablet', at: due.toISOString() });

  await notifyDueReminders(at(due.getTime() - 1_000));
  expect(await remindersOf(patient.id)).toEqual([]);

  await notifyDueReminders(at(due));
  expect(await remindersOf(patient.id)).toEqual(['Take the tablet']);
  const [mail] = await app.mails(patient.email);
  expect(mail?.subject).toBe('A reminder from Banyan Street Clinic');
  expect(mail?.subject).not.toContain('tablet');
  expect(mail?.text).toContain('Take the tablet');
  expect((await readBoard(app.deps, patient.actor)).reminders).toMatchObject([{ delivery: 'mailed' }]);
});

test('with two servers looking at once none arrives twice', async () => {
  const patients = await Promise.all(Array.from({ length: 5 }, () => app.aPatient()));
  const due = new Date(START.getTime() + 60_000);
  for (const { actor } of patients) {
    await addNote(app.deps, actor, { type: 'reminder', title: 'Once', at: due.toISOString() });
  }

  const servers = [app, second, app, second].map(({ deps }) => ({ ...deps, clock: fixedClock(due) }));
  await Promise.all(servers.map((deps) => notifyDueReminders(deps)));

  for (const { id, email } of patients) {
    expect(await remindersOf(id)).toEqual(['Once']);
    expect(await app.mails(email)).toHaveLength(1);
  }
});

test('a reminder that was done or moved does not come at its old time', async () => {
  const patient = await app.aPatient();
  const due = new Date(START.getTime() + 60_000);
  const add = (title: string) => addNote(app.deps, patient.actor, { type: 'reminder', title, at: due.toISOString() });
  const [done, moved] = [await add('Done already'), await add('Moved')];
  const later = new Date(START.getTime() + HOUR_MS);
  await changeNote(app.deps, patient.actor, done.id, { title: done.title, isDone: true, version: 1 });
  await changeNote(app.deps, patient.actor, moved.id, { title: moved.title, at: later.toISOString(), version: 1 });

  await notifyDueReminders(at(due));
  expect(await remindersOf(patient.id)).toEqual([]);

  await notifyDueReminders(at(later));
  expect(await remindersOf(patient.id)).toEqual(['Moved']);
});

test('an approved appointment reminds the day before and an hour before, each once', async () => {
  const { patient, startsAt } = await anAppointment(app, { status: 'approved', date: tomorrow(app, 3) });
  const looks = [-2 * DAY_MS, -DAY_MS, -DAY_MS + HOUR_MS, -HOUR_MS, -60_000, 60_000];

  for (const look of looks) await notifyDueReminders(at(startsAt.getTime() + look));

  expect(await remindersOf(patient.id)).toEqual([
    'Your appointment is within a day',
    'Your appointment is within the hour',
  ]);
});

test('once it has reminded of an appointment, the look of every second reads only when it begins', async () => {
  const { startsAt } = await anAppointment(app, { status: 'approved', date: tomorrow(app, 3) });
  const look = () => notifyDueReminders(at(startsAt.getTime() - HOUR_MS));
  await look();

  const sent = await tripsOf(app.database.pool, look);
  expect(sent).toContainEqual(expect.stringContaining('from appointments'));
  expect(sent.join()).not.toMatch(/patient_name|begin/);
});

test('the mail of a reminder names the room and the way to it', async () => {
  const { doctor, patient, startsAt } = await anAppointment(app, { status: 'approved', date: tomorrow(app, 3) });
  await saveDoctorPage(app.deps, doctor.actor, doctor.id, { ...A_PAGE, version: 0 });
  await notifyDueReminders(at(startsAt.getTime() - HOUR_MS));

  const mail = (await app.mails(patient.email)).at(-1);
  expect(mail?.text).toContain('11:30 (Asia/Kolkata). Room 2. First floor, left of the lift.\n');
  expect(mail?.subject).toBe('A reminder from Banyan Street Clinic');
});

test('whoever has arrived is not reminded', async () => {
  const { id, patient, startsAt } = await anAppointment(app, { status: 'approved', date: tomorrow(app, 3) });
  const early = at(startsAt.getTime() - 1.5 * HOUR_MS);
  await arrive(early, (await app.aNurse()).actor, id, {});
  await notifyDueReminders(at(startsAt.getTime() - HOUR_MS));
  expect(await remindersOf(patient.id)).toEqual([]);
});

test('a moved appointment reminds before its new time, a pending one not at all', async () => {
  const made = await anAppointment(app, { status: 'approved', date: tomorrow(app, 3) });
  const date = tomorrow(app, 5);
  const moved = await rescheduleAppointment(app.deps, made.patient.actor, made.id, { date, time: '12:00' });

  await notifyDueReminders(at(made.startsAt.getTime() - HOUR_MS));
  await notifyDueReminders(at(Date.parse(moved.startsAt) - DAY_MS));
  expect(await remindersOf(made.patient.id)).toEqual([]);

  await decideAppointment(app.deps, made.doctor.actor, made.id, { status: 'approved' });
  await notifyDueReminders(at(Date.parse(moved.startsAt) - DAY_MS));
  expect(await remindersOf(made.patient.id)).toEqual(['Your appointment is within a day']);
});

test('a reminder that came due while no server ran arrives when one starts again, once', async () => {
  const patient = await app.aPatient();
  const due = new Date(START.getTime() + 2 * 60_000);
  await addNote(app.deps, patient.actor, { type: 'reminder', title: 'After the night', at: due.toISOString() });

  const restarted = await startTestApp({ beside: app });
  for (let second = 0; second < 3; second += 1) {
    await notifyDueReminders({
      ...restarted.deps,
      clock: fixedClock(new Date(due.getTime() + HOUR_MS + second * 1_000)),
    });
  }
  await restarted.close();

  expect(await remindersOf(patient.id)).toEqual(['After the night']);
  const told = (await trailAbout(app, patient.patientId)).filter(({ action }) => action === 'reminder.told');
  expect(told).toMatchObject([{ actor_id: null }]);
});

test('two servers remind of one appointment once, on the screen and by mail', async () => {
  const { patient, startsAt } = await anAppointment(app, { status: 'approved', date: tomorrow(app, 4) });
  const before = (await app.mails(patient.email)).length;
  const due = fixedClock(new Date(startsAt.getTime() - HOUR_MS));

  const servers = [app, second, app, second].map(({ deps }) => ({ ...deps, clock: due }));
  await Promise.all(servers.map((deps) => notifyDueReminders(deps)));

  expect(await remindersOf(patient.id)).toEqual(['Your appointment is within the hour']);
  expect(await app.mails(patient.email)).toHaveLength(before + 1);
});

test('whoever has left is not reminded', async () => {
  const patient = await app.aPatient();
  const due = new Date(START.getTime() + 60_000);
  await addNote(app.deps, patient.actor, { type: 'reminder', title: 'Too late', at: due.toISOString() });
  await deactivatePatient(app.deps, (await app.aNurse()).actor, patient.patientId);

  await notifyDueReminders(at(due));

  expect(await remindersOf(patient.id)).toEqual([]);
});

test('a reminder that cannot be sent keeps no other back, neither of a note nor of an appointment, and is tried again', async () => {
  const [stuck, other] = [await app.aPatient(), await app.aPatient()];
  const visits = [
    await anAppointment(app, { status: 'approved', date: tomorrow(app, 6) }),
    await anAppointment(app, { status: 'approved', date: tomorrow(app, 6) }),
  ] as const;
  const due = new Date(visits[0].startsAt.getTime() - HOUR_MS);
  for (const { actor } of [stuck, other]) {
    await addNote(app.deps, actor, { type: 'reminder', title: 'Fasting', at: due.toISOString() });
  }
  const people = [stuck, other, visits[0].patient, visits[1].patient];
  const told = async () => {
    const reminders = await Promise.all(people.map(({ id }) => remindersOf(id)));
    return reminders.map(({ length }) => length);
  };
  const { mend } = await refuseRows(app, {
    ...{ on: 'insert', table: 'notices' },
    when: `new.account_id in ('${stuck.id}', '${visits[0].patient.id}')`,
  });

  const failed = new RegExp(`^Failed: note \\S+, appointment ${visits[0].id}$`);
  await expect(notifyDueReminders(at(due))).rejects.toThrow(failed);
  expect(await told()).toEqual([0, 1, 0, 1]);

  await mend();
  await notifyDueReminders(at(due));
  expect(await told()).toEqual([1, 1, 1, 1]);
});
