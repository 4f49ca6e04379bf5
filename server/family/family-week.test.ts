import { afterAll, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#contract/durations.ts';
import type { FamilyWeek } from '#contract/patients/family-week.ts';
import { anAppointment, aScheduledDoctor, tomorrow } from '../appointments/testing.ts';
import { addNote } from '../board/change-notes.ts';
import { aTreatedPatient, PARACETAMOL, signFor } from '../care/testing.ts';
import { remindOfDoses } from '../doses/remind-of-doses.ts';
import { aPatientBorn, giveAccess } from '../patients/access/testing.ts';
import { startTestApp } from '../testing-app.ts';
import type { Patient } from '../testing-people.ts';

const app = await startTestApp();
afterAll(() => app.close());

const weekOf = async ({ cookie }: Patient): Promise<FamilyWeek> =>
  (await app.as(cookie).get('/api/family/week')).json<FamilyWeek>();

const kindsOf = ({ items }: FamilyWeek, { patientId }: Patient) =>
  [...new Set(items.filter((item) => item.patientId === patientId).map(({ kind }) => kind))].sort();

/** Takes paracetamol, has a visit tomorrow and a reminder, and hides nothing. */
async function aFather() {
  const doctor = await aScheduledDoctor(app);
  const treated = await aTreatedPatient(app, {}, doctor);
  await signFor(app, treated, { medications: [PARACETAMOL] });
  const { patient } = treated;
  const visit = await anAppointment(app, { patient, doctor, status: 'approved' });
  const at = new Date(app.clock.now().getTime() + 30 * HOUR_MS).toISOString();
  await addNote(app.deps, patient.actor, { type: 'reminder', title: 'Measure blood pressure', at });
  return { father: patient, doctor, visit };
}

describe('the week of a family', () => {
  test('shows of each as much as the share holds, and of oneself everything', async () => {
    const { father } = await aFather();
    const [daughter, son] = [await app.aPatient(), await app.aPatient()];
    await giveAccess(app, daughter, father, { relation: 'helper', parts: ['medicines'] });
    await giveAccess(app, son, father, { relation: 'helper', parts: ['everything'] });
    expect(kindsOf(await weekOf(father), father)).toEqual(['dose', 'reminder', 'visit']);
    expect(kindsOf(await weekOf(daughter), father)).toEqual(['dose']);
    expect(kindsOf(await weekOf(son), father)).toEqual(['dose', 'reminder', 'visit']);
    expect((await weekOf(await app.aPatient())).items).toEqual([]);
  });

  test('leaves out a private visit, also for whoever reads two people at once', async () => {
    const { father, visit } = await aFather();
    const son = await app.aPatient();
    await giveAccess(app, son, father, { relation: 'helper', parts: ['everything'] });
    const shown = await aFather();
    await giveAccess(app, son, shown.father, { relation: 'helper', parts: ['everything'], seesConfidential: true });
    for (const each of [
      { who: father, id: visit.id },
      { who: shown.father, id: shown.visit.id },
    ]) {
      const path = `/api/patients/${each.who.patientId}/private-parts`;
      const answer = await app.as(each.who.cookie).put(path, { subject: 'appointment', id: each.id, isPrivate: true });
      expect(answer.statusCode).toBe(200);
    }
    const week = await weekOf(son);
    expect(kindsOf(week, father)).toEqual(['dose', 'reminder']);
    expect(kindsOf(week, shown.father)).toEqual(['dose', 'reminder', 'visit']);
  });
});

describe('two visits one after the other', () => {
  async function aMother() {
    const [mother, one, two] = [
      await app.aPatient(),
      await aPatientBorn(app, '2019-05-01'),
      await aPatientBorn(app, '2021-05-01'),
    ];
    for (const child of [one, two]) await giveAccess(app, mother, child, { relation: 'guardian' });
    const doctor = await aScheduledDoctor(app);
    const ask = (time: string, patients = [one.patientId, two.patientId]) =>
      app.as(mother.cookie).post('/api/family/bookings', {
        ...{ department: doctor.department, doctor: doctor.id, date: tomorrow(app), time, patients },
      });
    const visitsOf = async ({ patientId }: Patient) =>
      app.db.selectFrom('appointments').select('id').where('patient_id', '=', patientId).execute();
    return { mother, one, two, doctor, ask, visitsOf };
  }

  test('are both booked, each for its child and in the name of the mother', async () => {
    const { one, two, ask } = await aMother();
    const answer = await ask('10:00');
    expect(answer.statusCode).toBe(201);
    expect(answer.json().map(({ patientId, time }: { patientId: string; time: string }) => [patientId, time])).toEqual([
      [one.patientId, '10:00'],
      [two.patientId, '10:15'],
    ]);
  });

  test('are neither booked when the second time is taken, or one is not hers', async () => {
    const { one, two, doctor, ask, visitsOf } = await aMother();
    await anAppointment(app, { doctor, time: '11:15', status: 'approved' });
    expect((await ask('11:00')).json()).toMatchObject({ code: 'slot_taken' });
    expect((await ask('12:00', [one.patientId, (await app.aPatient()).patientId])).statusCode).toBe(404);
    expect((await ask('12:00', [one.patientId, one.patientId])).json()).toMatchObject({ code: 'not_two_people' });
    expect([await visitsOf(one), await visitsOf(two)]).toEqual([[], []]);
  });
});

describe('a helper', () => {
  test('is told of a missed dose when the father wants it, once, and not of a private medicine', async () => {
    const { father } = await aFather();
    const daughter = await app.aPatient();
    const id = await giveAccess(app, daughter, father, { relation: 'helper', parts: ['medicines'] });
    const told = async () =>
      (await app.as(daughter.cookie).get('/api/notices')).json().map(({ title }: { title: string }) => title);
    const later = async (hours: number) => {
      for (let n = 0; n < hours * 2; n += 1) {
        app.clock.advance(HOUR_MS / 2);
        await remindOfDoses(app.deps);
      }
    };
    await later(24);
    daughter.cookie = await app.login(daughter);
    expect(await told()).toEqual([]);
    father.cookie = await app.login(father);
    expect(
      (await app.as(father.cookie).put(`/api/family/access/${id}/missed-doses`, { isTold: true })).statusCode,
    ).toBe(200);
    await later(24);
    daughter.cookie = await app.login(daughter);
    const titles = await told();
    expect(new Set(titles)).toEqual(new Set([`${father.name ?? 'Anjali Deshmukh'} may have missed a dose`]));
    expect(titles.length).toBeGreaterThan(1);
    expect(titles.length).toBeLessThanOrEqual(4);
    const { id: prescription } = await app.db
      .selectFrom('prescriptions')
      .select('id')
      .where('patient_id', '=', father.patientId)
      .executeTakeFirstOrThrow();
    father.cookie = await app.login(father);
    const path = `/api/patients/${father.patientId}/private-parts`;
    await app.as(father.cookie).put(path, { subject: 'prescription', id: prescription, isPrivate: true });
    await later(24);
    daughter.cookie = await app.login(daughter);
    // What was told of it before is gone, too.
    expect(await told()).toEqual([]);
  });

  test('becomes the emergency contact with one press', async () => {
    const { father } = await aFather();
    const [daughter, stranger] = [await app.aPatient({ name: 'Leela Rao' }), await app.aPatient()];
    const id = await giveAccess(app, daughter, father, { relation: 'helper', parts: ['medicines'] });
    const press = ({ cookie }: Patient) => app.as(cookie).post(`/api/family/access/${id}/emergency-contact`);
    expect([(await press(stranger)).statusCode, (await press(daughter)).statusCode]).toEqual([404, 404]);
    father.cookie = await app.login(father);
    expect((await press(father)).statusCode).toBe(200);
    expect((await weekOf(father)).emergencyContact).toMatchObject({ name: 'Leela Rao' });
  });
});
