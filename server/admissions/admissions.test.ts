import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#contract/durations.ts';
import { callForHelp } from '../alerts/call-for-help.ts';
import { escalateAlerts } from '../alerts/escalate-alerts.ts';
import { listAlerts } from '../alerts/list-alerts.ts';
import { transaction } from '../db/transaction.ts';
import { listNotices } from '../notices/read-notices.ts';
import { findCarers } from '../patients/chart-access/care.ts';
import { isChartOpen, requireChart } from '../patients/chart-access/require-chart.ts';
import { fixedClock } from '../platform/clock.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { observe } from '../ward/observe.ts';
import { ILL, WELL } from '../ward/testing.ts';
import { admitPatient } from './admit-patient.ts';
import { dischargeInpatient } from './discharge-inpatient.ts';
import { aBed, anInpatient } from './testing.ts';
import { transferInpatient } from './transfer-inpatient.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const afterDays = (days: number) => ({
  ...app.deps,
  clock: fixedClock(new Date(app.clock.now().getTime() + days * 86_400_000)),
});
const placeOf = async (patientId: string) =>
  (await app.db.selectFrom('patients').select('place').where('id', '=', patientId).executeTakeFirst())?.place;

describe('an accepted admission', () => {
  // spec: 6.10
  test('opens the chart to every nurse and to the doctor, and to no other doctor', async () => {
    const { patient, doctor, nurse } = await anInpatient(app);
    const [colleague, stranger] = [await app.aNurse(), await app.aDoctor()];

    for (const { actor } of [nurse, colleague, doctor]) {
      expect(await requireChart(app.deps, actor, patient.patientId)).toMatchObject({ id: patient.patientId });
    }
    expect(await isChartOpen(app.deps, stranger.actor, patient.patientId)).toBe(false);
    const carers = await transaction(app.db, (tx) => findCarers(tx, patient.patientId, app.clock.now()));
    expect(carers).toEqual(expect.arrayContaining([doctor.id, nurse.id, colleague.id]));
    expect(carers).not.toContain(stranger.id);
  });

  test('gives the place that messages and alerts show', async () => {
    const { patient, bed, nurse } = await anInpatient(app);
    await callForHelp(app.deps, patient.actor, {});
    const alerts = (await app.as(nurse.cookie).get('/api/alerts')).json<{ patientId: string; place: string }[]>();
    expect(alerts.find(({ patientId }) => patientId === patient.patientId)?.place).toBe(bed.place);
  });

  test('shows beside the bed from where an inpatient called', async () => {
    const { patient, bed, nurse, doctor } = await anInpatient(app);
    await callForHelp(app.deps, patient.actor, { place: 'X-ray toilet' });
    const shown = async () =>
      (await listAlerts(app.deps, nurse.actor)).find(({ patientId }) => patientId === patient.patientId);
    expect(await shown()).toMatchObject({ place: bed.place, toldPlace: 'X-ray toilet' });
    await escalateAlerts({ ...app.deps, clock: fixedClock(new Date(app.clock.now().getTime() + 3 * MINUTE_MS)) });
    const told = (await listNotices(app.deps, doctor.actor, { limit: 50 })).map(({ text }) => text).join('\n');
    expect(told).toContain(`${bed.place}, called from: X-ray toilet.`);
  });

  test('is named by no alert once it has ended: somebody else may lie in that bed', async () => {
    const { id, patient, nurse, doctor } = await anInpatient(app);
    await observe(app.deps, nurse.actor, id, ILL);
    await callForHelp(app.deps, patient.actor, {});
    await dischargeInpatient(app.deps, doctor.actor, id, { summary: 'Walks again.', version: 1 });
    const shown = (await listAlerts(app.deps, nurse.actor)).filter(({ patientId }) => patientId === patient.patientId);
    expect(shown.map(({ source, place }) => [source, place]).toSorted()).toEqual([
      ['news2', 'No longer on the ward'],
      ['sos', null],
    ]);
  });

  test('of ten patients to one bed at once lets one lie in it', async () => {
    const [nurse, doctor, bed] = [await app.aNurse(), await app.aDoctor(), await aBed(app)];
    const patients = await Promise.all(Array.from({ length: 10 }, () => app.aPatient()));

    const outcomes = await Promise.allSettled(
      patients.map(({ patientId }) =>
        admitPatient(app.deps, nurse.actor, { patientId, bedId: bed.id, doctorId: doctor.id, diagnosis: 'Fever' }),
      ),
    );

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('of one patient to a second bed is refused, as is a bed that is taken', async () => {
    const { patient, nurse, doctor, bed } = await anInpatient(app);
    const input = { doctorId: doctor.id, diagnosis: 'Fever' };
    const free = await aBed(app);
    const again = { ...input, patientId: patient.patientId, bedId: free.id };
    const other = { ...input, patientId: (await app.aPatient()).patientId, bedId: bed.id };
    const answers = [
      await app.as(nurse.cookie).post('/api/inpatients', again),
      await app.as(nurse.cookie).post('/api/inpatients', other),
    ];
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [409, 'already_admitted'],
      [409, 'bed_taken'],
    ]);
  });

  test('by a doctor wants a patient whose chart is open to them', async () => {
    const [doctor, patient, bed] = [await app.aDoctor(), await app.aPatient(), await aBed(app)];
    const body = { patientId: patient.patientId, bedId: bed.id, doctorId: doctor.id, diagnosis: 'Fever' };
    expect((await app.as(doctor.cookie).post('/api/inpatients', body)).statusCode).toBe(404);
  });
});

describe('a transfer', () => {
  test('frees the bed and moves the place; a second one from the same screen is told to look again', async () => {
    const { id, nurse, patient, bed } = await anInpatient(app);
    const to = await aBed(app);

    await transferInpatient(app.deps, nurse.actor, id, { bedId: to.id, version: 1 });

    expect(await placeOf(patient.patientId)).toBe(to.place);
    const again = transferInpatient(app.deps, nurse.actor, id, { bedId: bed.id, version: 1 });
    await expect(again).rejects.toMatchObject({ code: 'version_outdated' });
    const next = await app.aPatient();
    await admitPatient(app.deps, nurse.actor, {
      patientId: next.patientId,
      bedId: bed.id,
      doctorId: (await app.aDoctor()).id,
      diagnosis: 'Fever',
    });
    expect(await placeOf(next.patientId)).toBe(bed.place);
  });
});

describe('a discharge', () => {
  test('leaves the chart open for 30 days to whoever wrote in the stay, closes it to all others, and frees the bed', async () => {
    const { id, nurse, doctor, patient } = await anInpatient(app);
    const [bedside, colleague] = [await app.aNurse(), await app.aDoctor()];
    await observe(app.deps, bedside.actor, id, WELL);

    await dischargeInpatient(app.deps, doctor.actor, id, { summary: 'Walks again.', advice: 'Rest.', version: 1 });

    const isOpen = (deps: typeof app.deps, { actor }: typeof nurse) => isChartOpen(deps, actor, patient.patientId);
    for (const writer of [doctor, bedside]) {
      expect(await isOpen(afterDays(29), writer)).toBe(true);
      expect(await isOpen(afterDays(31), writer)).toBe(false);
    }
    for (const other of [nurse, colleague]) expect(await isOpen(app.deps, other)).toBe(false);
    expect(await placeOf(patient.patientId)).toBeNull();
    expect((await app.as(nurse.cookie).get(`/api/inpatients/${id}`)).statusCode).toBe(404);
  });

  test('closes the chart at once to a doctor who was named and wrote nothing', async () => {
    const { id, nurse, doctor, patient } = await anInpatient(app);
    await dischargeInpatient(app.deps, nurse.actor, id, { summary: 'Walks again.', version: 1 });
    expect(await isChartOpen(app.deps, doctor.actor, patient.patientId)).toBe(false);
  });

  test('leaves a summary that the patient and its writer read, and other nurses only as a name in the list', async () => {
    const { id, nurse: other, patient } = await anInpatient(app, { name: 'Kavya Iyer' });
    const nurse = await app.aNurse({ name: 'Meera Nair' });
    const body = { summary: 'Walks again.', advice: 'Rest for a week.', version: 1 };
    expect((await app.as(nurse.cookie).post(`/api/inpatients/${id}/discharge`, body)).statusCode).toBe(200);

    for (const { cookie } of [patient, nurse]) {
      const stays = (await app.as(cookie).get(`/api/patients/${patient.patientId}/admissions`)).json();
      expect(stays).toMatchObject([{ summary: 'Walks again.', diagnosis: 'Pneumonia', dischargedBy: nurse.name }]);
    }
    expect((await app.as(other.cookie).get(`/api/patients/${patient.patientId}/admissions`)).statusCode).toBe(404);
    const listed = (await app.as(other.cookie).get('/api/admissions')).json<{ id: string; patient: string }[]>();
    expect(listed.find((one) => one.id === id)).toMatchObject({ patient: 'Kavya Iyer' });
    expect(JSON.stringify(listed)).not.toContain('Walks');
    const news = (await app.as(patient.cookie).get('/api/notices')).json();
    expect(news).toContainEqual(
      expect.objectContaining({ title: 'You have been discharged', text: 'Rest for a week.' }),
    );
  });
});

describe('rooms', () => {
  test('show an administrator that a bed is taken, not by whom', async () => {
    const { bed, nurse } = await anInpatient(app, { name: 'Ravi Menon' });
    const bedSeenBy = async (cookie: string) =>
      (await app.as(cookie).get('/api/rooms'))
        .json<{ beds: { id: string; isTaken: boolean; patient: unknown }[] }[]>()
        .flatMap(({ beds }) => beds)
        .find(({ id }) => id === bed.id);
    expect(await bedSeenBy(nurse.cookie)).toMatchObject({ isTaken: true, patient: { name: 'Ravi Menon' } });
    expect(await bedSeenBy((await app.anAdministrator()).cookie)).toMatchObject({ isTaken: true, patient: null });
  });

  test('are not closed under someone, and nobody is put into a closed bed', async () => {
    const admin = await app.anAdministrator();
    const { bed } = await anInpatient(app);
    const close = (id: string) => app.as(admin.cookie).post(`/api/beds/${id}/close`, { reason: 'Mattress' });
    expect((await close(bed.id)).json().code).toBe('bed_taken');

    const empty = await aBed(app);
    expect((await close(empty.id)).statusCode).toBe(200);
    const [nurse, doctor, patient] = [await app.aNurse(), await app.aDoctor(), await app.aPatient()];
    const input = { patientId: patient.patientId, bedId: empty.id, doctorId: doctor.id, diagnosis: 'Fever' };
    await expect(admitPatient(app.deps, nurse.actor, input)).rejects.toMatchObject({ code: 'unknown_bed' });
  });
});
