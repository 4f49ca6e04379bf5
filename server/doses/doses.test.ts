import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { anInpatient } from '../admissions/testing.ts';
import { stopMedicine } from '../care/prescriptions/stop-medicine.ts';
import { aTreatedPatient, signFor } from '../care/testing.ts';
import { readSummary } from '../chart/read-summary.ts';
import { exportData } from '../data-export/export-data.ts';
import { listNotices } from '../notices/read-notices.ts';
import { deactivatePatient } from '../patients/deactivate-patient.ts';
import { trailAbout } from '../patients/testing.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import type { Patient } from '../testing-people.ts';
import { answerDose, snoozeDose, undoDose } from './answer-dose.ts';
import { listDoses } from './list-doses.ts';
import { moveTimes } from './move-times.ts';
import { remindOfDoses } from './remind-of-doses.ts';
import { AMLODIPINE, aPatientAtHome, at, CETIRIZINE, doseOf } from './testing.ts';

// Asia/Kolkata: 08:00 is 02:30 UTC.
const SIGNED = new Date('2026-03-02T09:00:00.000Z');
const DUE = new Date('2026-03-03T02:30:00.000Z');
const DAY = '2026-03-03';
const FIRST = { day: DAY, nth: 0 };
const later = (minutes: number) => new Date(DUE.getTime() + minutes * MINUTE_MS);

let app: TestApp;
let second: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  second = await startTestApp({ beside: app });
});
beforeEach(() => app.clock.set(SIGNED));
afterAll(async () => {
  await second.close();
  await app.close();
});

const answers = (patient: Patient) =>
  app.db.selectFrom('dose_answers').selectAll().where('patient_id', '=', patient.patientId).execute();

describe('a dose', () => {
  test('is planned from the prescription on, due at its time and taken with one press', async () => {
    const { patient, medicineId } = await aPatientAtHome(app);
    expect((await listDoses(app.deps, patient.actor)).doses.map(({ day, status }) => [day, status])).toEqual([
      [DAY, 'planned'],
    ]);
    expect(await doseOf(at(app, later(5)), patient, DAY)).toMatchObject({ status: 'due', dosage: '5 mg' });

    const taken = await answerDose(at(app, later(5)), patient.actor, medicineId, { ...FIRST, outcome: 'taken' });

    expect(taken).toMatchObject({ status: 'taken', answer: { at: later(5).toISOString() }, can: { undo: true } });
    expect((await trailAbout(app, patient.patientId)).map(({ action }) => action)).toContain('dose.taken');
  });

  test('that two devices and a lost answer confirm at once counts once', async () => {
    const { patient, medicineId } = await aPatientAtHome(app);
    const servers = [app, second, app, second, app, second];

    const said = await Promise.all(
      servers.map((server) =>
        answerDose({ ...at(app, later(1)), db: server.db }, patient.actor, medicineId, { ...FIRST, outcome: 'taken' }),
      ),
    );

    expect(new Set(said.map(({ answer }) => answer?.id)).size).toBe(1);
    expect(await answers(patient)).toHaveLength(1);
    const told = (await trailAbout(app, patient.patientId)).filter(({ action }) => action === 'dose.taken');
    expect(told).toHaveLength(1);
  });

  test('is not taken and left out: whoever says the other learns what was said', async () => {
    const { patient, medicineId } = await aPatientAtHome(app);
    const deps = at(app, later(1));
    await answerDose(deps, patient.actor, medicineId, { ...FIRST, outcome: 'taken' });
    const other = answerDose(deps, patient.actor, medicineId, { ...FIRST, outcome: 'skipped', reason: 'forgot' });
    await expect(other).rejects.toMatchObject({ code: 'dose_answered', message: 'This dose is marked as taken.' });
  });

  test('that was left out has a reason, and "another reason" has words', async () => {
    const { patient, medicineId } = await aPatientAtHome(app);
    const skip = (more: object) =>
      answerDose(at(app, later(1)), patient.actor, medicineId, { ...FIRST, outcome: 'skipped', ...more });
    await expect(skip({})).rejects.toMatchObject({ code: 'reason_needed' });
    await expect(skip({ reason: 'other' })).rejects.toMatchObject({ code: 'reason_needed' });
    expect(await skip({ reason: 'ran-out' })).toMatchObject({ status: 'skipped', answer: { reason: 'ran-out' } });
  });

  test('that was marked by mistake is taken back, stays on file and can be marked again', async () => {
    const { patient, medicineId } = await aPatientAtHome(app);
    const deps = at(app, later(1));
    const { answer } = await answerDose(deps, patient.actor, medicineId, { ...FIRST, outcome: 'taken' });

    expect(await undoDose(deps, patient.actor, answer?.id ?? '')).toMatchObject({ status: 'due', answer: null });
    await answerDose(deps, patient.actor, medicineId, { ...FIRST, outcome: 'skipped', reason: 'forgot' });

    expect((await answers(patient)).map(({ outcome, undone_at }) => [outcome, undone_at !== null])).toEqual(
      expect.arrayContaining([
        ['taken', true],
        ['skipped', false],
      ]),
    );
    const late = undoDose(at(app, later(50 * 60)), patient.actor, answer?.id ?? '');
    await expect(late).rejects.toMatchObject({ code: 'undo_too_late' });
  });

  test('is not marked hours before its time, nor days after it, nor where none is planned', async () => {
    const { patient, medicineId } = await aPatientAtHome(app);
    const take = (when: Date, which = FIRST) =>
      answerDose(at(app, when), patient.actor, medicineId, { ...which, outcome: 'taken' });
    await expect(take(later(-121))).rejects.toMatchObject({ code: 'dose_too_early' });
    await expect(take(later(49 * 60))).rejects.toMatchObject({ code: 'dose_too_old' });
    await expect(take(later(1), { day: DAY, nth: 1 })).rejects.toMatchObject({ code: 'dose_not_planned' });
    await expect(take(later(1), { day: '2026-03-01', nth: 0 })).rejects.toMatchObject({ code: 'dose_not_planned' });
  });

  test('of someone else does not exist', async () => {
    const { medicineId } = await aPatientAtHome(app);
    const stranger = await app.aPatient();
    const deps = at(app, later(1));
    const take = answerDose(deps, stranger.actor, medicineId, { ...FIRST, outcome: 'taken' });
    await expect(take).rejects.toMatchObject({ code: 'not_found' });
  });

  test('is missed when nobody has said anything, and can still be told the next day', async () => {
    const { patient, medicineId } = await aPatientAtHome(app);
    const next = at(app, later(24 * 60));
    expect(await doseOf(next, patient, DAY)).toMatchObject({ status: 'missed', can: { answer: true } });
    const told = { ...FIRST, outcome: 'taken', at: later(10).toISOString() } as const;
    expect(await answerDose(next, patient.actor, medicineId, told)).toMatchObject({
      status: 'taken',
      answer: { at: later(10).toISOString(), answeredAt: later(24 * 60).toISOString() },
    });
  });
});

describe('a change of the prescription', () => {
  test('to stop it ends the plan at once and keeps what was recorded', async () => {
    const { patient, doctor, medicineId } = await aPatientAtHome(app);
    // Taken half an hour early, stopped before its time.
    await answerDose(at(app, later(-30)), patient.actor, medicineId, { ...FIRST, outcome: 'taken' });
    await stopMedicine(at(app, later(-10)), doctor.actor, medicineId, 'Swollen ankles.');

    const { medicines, doses } = await listDoses(at(app, later(60)), patient.actor);

    expect(medicines).toEqual([]);
    expect(doses.map(({ day, status }) => [day, status])).toEqual([[DAY, 'taken']]);
    const next = answerDose(at(app, later(24 * 60)), patient.actor, medicineId, {
      ...{ day: '2026-03-04', nth: 0 },
      outcome: 'taken',
    });
    await expect(next).rejects.toMatchObject({ code: 'dose_not_planned' });
  });

  test('as needed has no doses, and says its gap and its most', async () => {
    const { patient } = await aPatientAtHome(app, [
      { ...CETIRIZINE, frequency: 'as-needed', smallestGapHours: 8, mostIn24Hours: 2 },
    ]);
    const { medicines, doses } = await listDoses(app.deps, patient.actor);
    expect(doses).toEqual([]);
    expect(medicines).toMatchObject([{ smallestGapHours: 8, mostIn24Hours: 2, times: [], supply: null }]);
  });

  test('on the ward nothing is planned at home', async () => {
    const { patient, doctor } = await anInpatient(app);
    await signFor(app, { patient, doctor }, { medications: [AMLODIPINE] });
    expect((await listDoses(at(app, later(5)), patient.actor)).doses).toEqual([]);
    await remindOfDoses(at(app, later(5)));
    expect(await remindersOf(patient)).toEqual([]);
  });
});

describe('times', () => {
  test('are moved from now on; what was answered stays', async () => {
    const { patient, medicineId } = await aPatientAtHome(app);
    await answerDose(at(app, later(5)), patient.actor, medicineId, { ...FIRST, outcome: 'taken' });

    const moved = await moveTimes(at(app, later(10)), patient.actor, medicineId, { times: ['09:15'], version: 0 });

    expect(moved).toMatchObject({ times: ['09:15'], timesVersion: 1 });
    const { doses } = await listDoses(at(app, later(11)), patient.actor);
    expect(doses.map(({ day, status, at: due }) => [day, status, due.slice(11, 16)])).toEqual([
      [DAY, 'taken', '02:30'],
      ['2026-03-04', 'planned', '03:45'],
    ]);
  });

  test('that do not fit the prescription are refused at their field', async () => {
    const { patient, medicineId } = await aPatientAtHome(app);
    const move = (times: string[]) => moveTimes(app.deps, patient.actor, medicineId, { times, version: 0 });
    await expect(move(['08:00', '20:00'])).rejects.toMatchObject({ fields: { times: 'Choose one time.' } });
    const night = moveTimes(at(app, later(5)), patient.actor, medicineId, { times: ['19:00'], version: 0 });
    expect(await night).toMatchObject({ times: ['19:00'] });
    const back = moveTimes(at(app, later(12 * 60)), patient.actor, medicineId, { times: ['05:00'], version: 1 });
    await expect(back).rejects.toMatchObject({ code: 'bad_input' });
  });

  test('of two changes at once one counts', async () => {
    const { patient, medicineId } = await aPatientAtHome(app);
    const moves = await Promise.allSettled(
      ['08:15', '08:30', '08:45'].map((time) =>
        moveTimes(app.deps, patient.actor, medicineId, { times: [time], version: 0 }),
      ),
    );
    expect(moves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

async function remindersOf(patient: Patient): Promise<string[]> {
  const notices = await listNotices(app.deps, patient.actor, { limit: 50 });
  return notices
    .filter(({ link }) => link === '/doses')
    .toReversed()
    .map(({ title, text }) => `${title}: ${text}`);
}

describe('reminders', () => {
  const look = async (...minutes: number[]) => {
    for (const minute of minutes) await remindOfDoses(at(app, later(minute)));
  };

  test('come at the time of the dose, after 15 and after 45 minutes, and then no more', async () => {
    const { patient } = await aPatientAtHome(app);
    await look(-30, 0, 1, 14, 15, 16, 45, 46, 90, 300);
    expect(await remindersOf(patient)).toEqual([
      'Time for Amlodipine: Amlodipine 5 mg.',
      'Time for Amlodipine: Amlodipine 5 mg. Not marked yet.',
      'Time for Amlodipine: Amlodipine 5 mg. Not marked yet.',
    ]);
    expect(await app.mails(patient.email)).toHaveLength(1);
  });

  test('of several medicines at one time are one', async () => {
    const { patient } = await aPatientAtHome(app, [AMLODIPINE, CETIRIZINE]);
    await look(0);
    expect(await remindersOf(patient)).toEqual(['Time for your medicines: Amlodipine 5 mg; Cetirizine 10 mg.']);
  });

  test('end with the answer, which also marks them as read', async () => {
    const { patient, medicineId } = await aPatientAtHome(app);
    await look(0);
    await answerDose(at(app, later(3)), patient.actor, medicineId, { ...FIRST, outcome: 'taken' });
    await look(15, 45);
    expect(await remindersOf(patient)).toHaveLength(1);
    const [reminder] = (await listNotices(app.deps, patient.actor, { limit: 5 })).filter(
      ({ kind }) => kind === 'reminder',
    );
    expect(reminder?.readAt).toBe(later(3).toISOString());
  });

  test('are news one at a time: the next takes the place of the one before, of the same dose and of a missed one', async () => {
    const { patient } = await aPatientAtHome(app);
    const unread = async () =>
      (await listNotices(app.deps, patient.actor, { limit: 20 }))
        .filter(({ kind, readAt }) => kind === 'reminder' && readAt === null)
        .map((notice) => notice.at);
    await look(0, 15);
    expect(await unread()).toEqual([later(15).toISOString()]);
    await look(45);
    expect(await unread()).toEqual([later(45).toISOString()]);
    const nextDay = 24 * 60;
    await look(nextDay);
    expect(await unread()).toEqual([later(nextDay).toISOString()]);
    expect(await remindersOf(patient)).toHaveLength(4);
  });

  test('of a dose that can still be taken stay news beside those of the next', async () => {
    const { patient, medicineIds } = await aPatientAtHome(app, [AMLODIPINE, CETIRIZINE]);
    await moveTimes(at(app, later(-30)), patient.actor, medicineIds[1] ?? '', { times: ['10:00'], version: 0 });
    await look(0, 15, 45, 120);
    const notices = await listNotices(app.deps, patient.actor, { limit: 20 });
    expect(
      notices
        .filter(({ kind, readAt }) => kind === 'reminder' && readAt === null)
        .map(({ title, at: on }) => [title, on]),
    ).toEqual([
      ['Time for Cetirizine', later(120).toISOString()],
      ['Time for Amlodipine', later(45).toISOString()],
    ]);
  });

  test('that are put off come at the later time', async () => {
    const { patient, medicineId } = await aPatientAtHome(app);
    await look(0);
    const put = await snoozeDose(at(app, later(2)), patient.actor, medicineId, { ...FIRST, minutes: 30 });
    expect(put).toMatchObject({ status: 'snoozed', snoozedUntil: later(32).toISOString() });
    await look(15, 20, 31);
    expect(await remindersOf(patient)).toHaveLength(1);
    await look(32, 47);
    expect(await remindersOf(patient)).toHaveLength(3);
  });

  test('that are put off by mistake come as if nothing had been said, once that is taken back', async () => {
    const { patient, medicineId } = await aPatientAtHome(app);
    await look(0);
    await snoozeDose(at(app, later(2)), patient.actor, medicineId, { ...FIRST, minutes: 60 });
    const due = await snoozeDose(at(app, later(3)), patient.actor, medicineId, { ...FIRST, minutes: 0 });
    expect(due).toMatchObject({ status: 'due', snoozedUntil: null, can: { answer: true, snooze: true } });
    expect(await doseOf(at(app, later(3)), patient, DAY)).toMatchObject({ status: 'due' });
    await look(3, 14);
    expect(await remindersOf(patient)).toHaveLength(1);
    await look(15, 45, 62);
    expect(await remindersOf(patient)).toHaveLength(3);
    expect((await trailAbout(app, patient.patientId)).map(({ action }) => action)).toContain('dose.taken_back');
  });

  test('do not come for a medicine that was stopped a minute before', async () => {
    const { patient, doctor, medicineId } = await aPatientAtHome(app);
    await look(-60);
    await stopMedicine(at(app, later(-1)), doctor.actor, medicineId, 'A rash.');
    await look(0, 15, 45);
    expect(await remindersOf(patient)).toEqual([]);
  });

  test('end when it is stopped, also for the dose that is due, which is not to be taken any more', async () => {
    const { patient, doctor, medicineId } = await aPatientAtHome(app);
    await look(0);
    await stopMedicine(at(app, later(5)), doctor.actor, medicineId, 'A rash.');
    await look(15, 45);
    expect(await remindersOf(patient)).toHaveLength(1);
    const { doses } = await listDoses(at(app, later(20)), patient.actor);
    expect(doses.filter(({ status }) => ['due', 'snoozed', 'planned'].includes(status))).toEqual([]);
  });

  test('come at the new time after the times were moved', async () => {
    const { patient, medicineId } = await aPatientAtHome(app);
    await look(-60);
    await moveTimes(at(app, later(-30)), patient.actor, medicineId, { times: ['08:20'], version: 0 });
    await look(0, 19);
    expect(await remindersOf(patient)).toEqual([]);
    await look(20);
    expect(await remindersOf(patient)).toHaveLength(1);
  });

  test('come once, however many servers look', async () => {
    const people = await Promise.all([aPatientAtHome(app), aPatientAtHome(app), aPatientAtHome(app)]);
    await Promise.all([app, second, app, second].map(({ db }) => remindOfDoses({ ...at(app, later(0)), db })));
    for (const { patient } of people) expect(await remindersOf(patient)).toHaveLength(1);
  });

  test('do not come hours late, nor to someone who has left', async () => {
    const [{ patient }, gone] = [await aPatientAtHome(app), await aPatientAtHome(app)];
    await deactivatePatient(app.deps, (await app.aNurse()).actor, gone.patient.patientId);
    await look(61);
    expect(await remindersOf(patient)).toEqual([]);
    const rows = await app.db
      .selectFrom('notices')
      .select('id')
      .where('account_id', '=', gone.patient.id)
      .where('kind', '=', 'reminder')
      .execute();
    expect(rows).toEqual([]);
  });

  test('go on day after day', async () => {
    const { patient } = await aPatientAtHome(app);
    await look(0, 15, 45, 24 * 60, 24 * 60 + 15, 24 * 60 + 45, 48 * 60);
    expect(await remindersOf(patient)).toHaveLength(7);
  });
});

describe('what the doctor sees', () => {
  test('counts what was told; what was not told is not "not taken"', async () => {
    const { patient, doctor, medicineId } = await aPatientAtHome(app);
    const on = (day: number, minutes = 1) => at(app, later((day - 3) * 24 * 60 + minutes));
    const which = (day: number) => ({ day: `2026-03-0${day}`, nth: 0 });
    await answerDose(on(3), patient.actor, medicineId, { ...which(3), outcome: 'taken' });
    await answerDose(on(4), patient.actor, medicineId, { ...which(4), outcome: 'taken' });
    await answerDose(on(5), patient.actor, medicineId, { ...which(5), outcome: 'skipped', reason: 'forgot' });

    // The dose of the seventh is due and can still be taken.
    const { adherence } = await readSummary(on(7), doctor.actor, patient.patientId);

    expect(adherence).toEqual({ days: 14, planned: 4, taken: 2, skipped: 1, untold: 1 });
  });

  test('is nothing where nothing is planned', async () => {
    const { patient, doctor } = await aTreatedPatient(app);
    expect((await readSummary(app.deps, doctor.actor, patient.patientId)).adherence).toBeNull();
  });
});

test('the copy of everything holds what was said of doses, also what was taken back', async () => {
  const { patient, medicineId } = await aPatientAtHome(app);
  const deps = at(app, later(1));
  const { answer } = await answerDose(deps, patient.actor, medicineId, { ...FIRST, outcome: 'taken' });
  await undoDose(deps, patient.actor, answer?.id ?? '');
  const { dosesAtHome } = await exportData(deps, patient.actor, patient.patientId);
  expect(dosesAtHome).toMatchObject([
    { medication: 'Amlodipine', dosage: '5 mg', takenBackAt: later(1).toISOString() },
  ]);
});

test('a supply of known size runs down by planned doses, and an unknown one stays unknown', async () => {
  const { patient } = await aPatientAtHome(app, [{ ...AMLODIPINE, days: 10 }, CETIRIZINE]);
  const { medicines } = await listDoses(at(app, new Date(DUE.getTime() + 2 * 24 * HOUR_MS + HOUR_MS)), patient.actor);
  expect(medicines.map(({ name, supply, can }) => [name, supply?.daysLeft ?? null, can.askRepeat])).toEqual([
    ['Amlodipine', 7, true],
    ['Cetirizine', null, true],
  ]);
});

test('a weekly medicine names its weekday, begins on the first day that it can, and is reminded of as weekly', async () => {
  const { patient } = await aPatientAtHome(app, [{ ...CETIRIZINE, frequency: 'once-a-week' }]);
  const { medicines, doses } = await listDoses(app.deps, patient.actor);
  expect(medicines).toMatchObject([{ onDays: 'every Tuesday', nextOn: DAY }]);
  expect(doses).toMatchObject([{ day: DAY, onDays: 'every Tuesday' }]);
  await remindOfDoses(at(app, later(0)));
  expect(await remindersOf(patient)).toEqual(['Time for Cetirizine: Cetirizine 10 mg (only every Tuesday).']);
});

test('a weekly medicine that ran before weekdays were named keeps its day: no week has two doses', async () => {
  const { patient, medicineId } = await aPatientAtHome(app, [{ ...CETIRIZINE, frequency: 'once-a-week' }]);
  await app.db
    .updateTable('prescribed_medicines')
    .set({ counted_from: '2026-03-02' })
    .where('id', '=', medicineId)
    .execute();
  const { medicines } = await listDoses(app.deps, patient.actor);
  expect(medicines).toMatchObject([{ onDays: 'every Monday', nextOn: '2026-03-09' }]);
});

describe('a dose that made the patient unwell', () => {
  const unwell = (deps: typeof app.deps, patient: Patient, medicineId: string, note?: string) =>
    answerDose(deps, patient.actor, medicineId, { ...FIRST, outcome: 'skipped', reason: 'felt-unwell', note });

  test('is told to the prescriber once, with the words of the patient, and opens the chart', async () => {
    const { patient, doctor, medicineId } = await aPatientAtHome(app);
    const deps = at(app, later(1));
    await unwell(deps, patient, medicineId, 'A rash on both arms.');
    await unwell(deps, patient, medicineId, 'A rash on both arms.');
    const told = (await listNotices(app.deps, doctor.actor, { limit: 50 })).filter(({ kind }) => kind === 'unwell');
    expect(told).toMatchObject([
      {
        title: 'Amlodipine made Anjali Deshmukh unwell',
        text: expect.stringContaining('A rash on both arms.'),
        link: `/doctor-dashboard?view=patients&patient=${patient.patientId}`,
      },
    ]);
    expect((await trailAbout(app, patient.patientId)).map(({ action }) => action)).toContain('dose.unwell_told');
  });

  test('gives the chart to the prescriber no longer than it stands', async () => {
    const { patient, medicineId } = await aPatientAtHome(app);
    const relationships = () =>
      app.db
        .selectFrom('care_relationships')
        .select(['kind', 'closes_at'])
        .where('patient_id', '=', patient.patientId)
        .where('kind', '=', 'task')
        .execute();
    const deps = at(app, later(1));
    const { answer } = await unwell(deps, patient, medicineId);
    expect(await relationships()).toHaveLength(1);

    await undoDose(deps, patient.actor, answer?.id ?? '');

    expect(await relationships()).toMatchObject([{ closes_at: later(1) }]);
  });

  test('is told to every doctor where the prescriber has left and nobody is on duty', async () => {
    const { patient, doctor, medicineId } = await aPatientAtHome(app);
    const colleague = await app.aDoctor();
    await app.db.updateTable('clinicians').set({ on_duty_since: null }).execute();
    await app.db
      .updateTable('accounts')
      .set({ disabled_at: SIGNED })
      .where('id', '=', doctor.actor.accountId)
      .execute();

    await unwell(at(app, later(1)), patient, medicineId);

    const told = await listNotices(app.deps, colleague.actor, { limit: 50 });
    expect(told.map(({ kind }) => kind)).toContain('unwell');
  });

  test('that was only forgotten is told to nobody', async () => {
    const { patient, doctor, medicineId } = await aPatientAtHome(app);
    const deps = at(app, later(1));
    await answerDose(deps, patient.actor, medicineId, { ...FIRST, outcome: 'skipped', reason: 'forgot' });
    expect((await listNotices(app.deps, doctor.actor, { limit: 50 })).map(({ kind }) => kind)).not.toContain('unwell');
  });
});

test('a course is stopped also on the morning after its last day, while its last dose is still to come', async () => {
  const { patient, doctor, medicineId } = await aPatientAtHome(app, [{ ...AMLODIPINE, days: 1 }]);
  const deps = at(app, DUE);
  await stopMedicine(deps, doctor.actor, medicineId, 'A rash on both arms.');
  expect((await listDoses(at(app, later(1)), patient.actor)).doses.filter(({ status }) => status === 'due')).toEqual(
    [],
  );
});
