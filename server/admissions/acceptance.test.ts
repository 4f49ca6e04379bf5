import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderMedication } from '../medication/orders/order-medication.ts';
import { PARACETAMOL } from '../medication/testing.ts';
import { isChartOpen } from '../patients/chart-access/require-chart.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import type { Person } from '../testing-people.ts';
import { ILL, WELL } from '../ward/testing.ts';
import { aBed, anInpatient, aWaitingInpatient } from './testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Stay = Awaited<ReturnType<typeof aWaitingInpatient>>;
const isOpenTo = ({ actor }: Person, { patient }: Stay) => isChartOpen(app.deps, actor, patient.patientId);
const send = ({ cookie }: Person, path: string, body: object = {}) => app.as(cookie).post(`/api${path}`, body);
const read = async <Reply>({ cookie }: Person, path: string) => (await app.as(cookie).get(`/api${path}`)).json<Reply>();
const waitingSeenBy = (person: Person) => read<{ id: string }[]>(person, '/admissions/waiting');
const wardSeenBy = (person: Person) => read<{ id: string }[]>(person, '/inpatients');
const noticesOf = (person: Person) => read<{ title: string; text: string }[]>(person, '/notices');
const relationsOf = ({ patient }: Stay) =>
  app.db.selectFrom('care_relationships').selectAll().where('patient_id', '=', patient.patientId).execute();

describe('an admission by a nurse', () => {
  test('opens nothing before a doctor accepts it: not to her, not to her colleagues, not to the doctor she named', async () => {
    const stay = await aWaitingInpatient(app);
    for (const person of [stay.nurse, await app.aNurse(), stay.doctor]) {
      expect(await isOpenTo(person, stay)).toBe(false);
      for (const part of ['profile', 'history', 'summary', 'readings', 'admissions', 'lab-reports', 'prescriptions']) {
        const answer = await app.as(person.cookie).get(`/api/patients/${stay.patient.patientId}/${part}`);
        expect([part, answer.statusCode]).toEqual([part, 404]);
      }
      expect((await app.as(person.cookie).get(`/api/inpatients/${stay.id}`)).statusCode).toBe(404);
      expect((await app.as(person.cookie).get(`/api/inpatients/${stay.id}/observations`)).statusCode).toBe(404);
      expect((await wardSeenBy(person)).some(({ id }) => id === stay.id)).toBe(false);
    }
    expect(await relationsOf(stay)).toEqual([]);
  });

  test('shows nurses who lies where and with which doctor, and not what for', async () => {
    const stay = await aWaitingInpatient(app, { name: 'Kavya Iyer' });
    const seen = (await waitingSeenBy(await app.aNurse())).find(({ id }) => id === stay.id);
    expect(seen).toMatchObject({
      ...{ name: 'Kavya Iyer', place: stay.bed.place, doctor: stay.doctor.name, age: 56, sex: 'male' },
      ...{ diagnosis: null, can: { accept: false, observe: true } },
    });
  });

  test('asks the doctor, who sees what the patient came for; another doctor sees nothing of it', async () => {
    const stay = await aWaitingInpatient(app);
    const [seen] = await waitingSeenBy(stay.doctor);
    expect(seen).toMatchObject({ id: stay.id, diagnosis: 'Pneumonia', can: { accept: true } });
    expect((await noticesOf(stay.doctor))[0]?.title).toContain('waits for your acceptance');
    const stranger = await app.aDoctor();
    expect(await waitingSeenBy(stranger)).toEqual([]);
    expect((await send(stranger, `/inpatients/${stay.id}/accept`)).statusCode).toBe(404);
    const no = await send(stranger, `/inpatients/${stay.id}/decline`, { reason: 'Not mine.' });
    expect(no.statusCode).toBe(404);
  });

  test('is told to the patient on the screen and by mail, without what it is for', async () => {
    const { patient, bed } = await aWaitingInpatient(app);
    const [notice] = await noticesOf(patient);
    expect(notice).toMatchObject({ title: 'You have been admitted' });
    expect(notice?.text).toContain(bed.place);
    expect(JSON.stringify(notice)).not.toContain('Pneumonia');
    const mails = await app.mails(patient.email);
    const mail = mails.find(({ subject }) => subject === 'Your admission');
    expect(mail?.text).toContain('You have been admitted');
    expect(mail?.text).not.toContain('Pneumonia');
  });

  test('lets every nurse record a set, which opens nothing; a set that rings opens the chart', async () => {
    const stay = await aWaitingInpatient(app);
    const nurse = await app.aNurse();
    expect((await send(nurse, `/inpatients/${stay.id}/observations`, WELL)).statusCode).toBe(201);
    expect(await isOpenTo(nurse, stay)).toBe(false);
    expect((await waitingSeenBy(nurse)).find(({ id }) => id === stay.id)).toMatchObject({ score: 0, status: 'stable' });

    app.clock.advance(60_000);
    const rung = await send(nurse, `/inpatients/${stay.id}/observations`, ILL);
    expect(rung.json()).toMatchObject({ hasAlert: true });
    expect(await isOpenTo(nurse, stay)).toBe(true);
    expect((await wardSeenBy(nurse)).find(({ id }) => id === stay.id)).toMatchObject({ isAccepted: false });
  });

  test('can be moved to another bed and ended before it is accepted, and then leaves no relation', async () => {
    const stay = await aWaitingInpatient(app);
    await send(stay.nurse, `/inpatients/${stay.id}/observations`, WELL);
    const bed = await aBed(app);
    const moved = await send(stay.nurse, `/inpatients/${stay.id}/transfer`, { bedId: bed.id, version: 1 });
    expect([moved.statusCode, moved.json()]).toMatchObject([200, { place: bed.place, isAccepted: false }]);
    const ended = await send(stay.nurse, `/inpatients/${stay.id}/discharge`, { summary: 'Went home.', version: 2 });
    expect(ended.statusCode).toBe(200);
    expect(await relationsOf(stay)).toEqual([]);
    for (const person of [stay.nurse, stay.doctor]) expect(await isOpenTo(person, stay)).toBe(false);
  });

  test('cannot open a chart to the ward in the database before it is accepted', async () => {
    const stay = await aWaitingInpatient(app);
    const opened = app.db
      .insertInto('charts_open_to_nurses')
      .values({ source_id: stay.id, patient_id: stay.patient.patientId, opened_at: app.clock.now() })
      .execute();
    await expect(opened).rejects.toMatchObject({ constraint: 'a_chart_opens_by_its_accepted_admission' });
  });
});

describe('a doctor who accepts', () => {
  test('opens the chart to the ward and to themselves; a second time changes nothing', async () => {
    const stay = await aWaitingInpatient(app);
    const first = await send(stay.doctor, `/inpatients/${stay.id}/accept`);
    const second = await send(stay.doctor, `/inpatients/${stay.id}/accept`);
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    for (const person of [stay.nurse, await app.aNurse(), stay.doctor]) {
      expect(await isOpenTo(person, stay)).toBe(true);
    }
    expect(await relationsOf(stay)).toHaveLength(1);
    expect(await waitingSeenBy(stay.nurse)).not.toContainEqual(expect.objectContaining({ id: stay.id }));
  });

  test('or declines with a reason, which ends the stay, frees the bed and tells the nurse and the patient', async () => {
    const stay = await aWaitingInpatient(app);
    const reason = 'Comes to the clinic tomorrow instead.';
    app.clock.advance(60_000);
    expect((await send(stay.doctor, `/inpatients/${stay.id}/decline`, { reason })).statusCode).toBe(200);
    expect((await noticesOf(stay.nurse))[0]?.text).toContain(reason);
    expect((await noticesOf(stay.patient))[0]?.title).toBe('Your admission was not accepted');
    expect(await relationsOf(stay)).toEqual([]);
    const late = await send(stay.doctor, `/inpatients/${stay.id}/accept`);
    expect(late.statusCode).toBe(404);
    const next = await app.aPatient();
    const input = { patientId: next.patientId, bedId: stay.bed.id, doctorId: stay.doctor.id, diagnosis: 'Fever' };
    expect((await send(stay.nurse, '/inpatients', input)).statusCode).toBe(201);
  });

  test('cannot decline what is accepted', async () => {
    const stay = await anInpatient(app);
    const late = await send(stay.doctor, `/inpatients/${stay.id}/decline`, { reason: 'Too late.' });
    expect([late.statusCode, late.json().code]).toEqual([409, 'admission_accepted']);
  });

  test('by both answers at once gives one of them', async () => {
    const stay = await aWaitingInpatient(app);
    const answers = await Promise.all([
      send(stay.doctor, `/inpatients/${stay.id}/accept`),
      send(stay.doctor, `/inpatients/${stay.id}/decline`, { reason: 'Not mine.' }),
    ]);
    const isAccepted = await isOpenTo(stay.nurse, stay);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(isAccepted ? [200, 409] : [404, 200]);
  });

  test('by ordering for the stay accepts it: the ward could not carry the order out otherwise', async () => {
    const stay = await aWaitingInpatient(app);
    const doctor = await app.aDoctor();
    const opening = { patient_id: stay.patient.patientId, clinician_id: doctor.id, kind: 'task' as const };
    await app.db
      .insertInto('care_relationships')
      .values({ ...opening, source_id: randomUUID(), opened_at: app.clock.now() })
      .execute();
    await orderMedication(app.deps, doctor.actor, stay.id, PARACETAMOL);
    expect(await isOpenTo(stay.nurse, stay)).toBe(true);
  });
});

test('an admission by a doctor is accepted at once', async () => {
  const { doctor, patient, id, nurse } = await anInpatient(app);
  await send(doctor, `/inpatients/${id}/discharge`, { summary: 'Well again.', version: 1 });
  const bed = await aBed(app);
  const body = { patientId: patient.patientId, bedId: bed.id, doctorId: doctor.id, diagnosis: 'Fever again' };
  const admitted = await send(doctor, '/inpatients', body);
  expect([admitted.statusCode, admitted.json()]).toMatchObject([201, { isAccepted: true, place: bed.place }]);
  expect(await isChartOpen(app.deps, nurse.actor, patient.patientId)).toBe(true);
});
