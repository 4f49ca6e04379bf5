import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAppointment } from '../appointments/testing.ts';
import { transaction } from '../db/transaction.ts';
import { closeCare } from '../patients/chart-access/care.ts';
import { takeIntoCare } from '../patients/testing.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import type { Person } from '../testing-people.ts';
import { aForm, aTreatedPatient, EMPTY_DRAFT, PARACETAMOL, signFor } from './testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const draftPath = (patientId: string) => `/api/patients/${patientId}/diagnosis-draft`;
const save = ({ cookie }: Person, patientId: string, diagnosis: string, version = 0) =>
  app.as(cookie).put(draftPath(patientId), { form: { ...EMPTY_DRAFT, diagnosis }, version });
const draftOf = async ({ cookie }: Person, patientId: string) =>
  (await app.as(cookie).get(draftPath(patientId))).json().draft;

describe('a draft', () => {
  test('is kept as one types and seen by its author only', async () => {
    const { doctor, patient } = await aTreatedPatient(app);
    const colleague = await app.aDoctor();
    await takeIntoCare(app, colleague, patient);
    expect((await save(doctor, patient.patientId, 'Pneum')).json()).toMatchObject({ version: 1 });
    await save(doctor, patient.patientId, 'Pneumonia', 1);

    expect(await draftOf(doctor, patient.patientId)).toMatchObject({ form: { diagnosis: 'Pneumonia' }, version: 2 });
    expect(await draftOf(colleague, patient.patientId)).toBeNull();
    expect((await app.as(patient.cookie).get(draftPath(patient.patientId))).statusCode).toBe(403);
  });

  test('of another tab is not overwritten', async () => {
    const { doctor, patient } = await aTreatedPatient(app);
    await save(doctor, patient.patientId, 'One');
    const again = await save(doctor, patient.patientId, 'Two');
    expect([again.statusCode, again.json().code]).toEqual([409, 'version_outdated']);
    const both = await Promise.all(['Three', 'Four'].map((words) => save(doctor, patient.patientId, words, 1)));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  test('is gone once it was signed or cleared', async () => {
    const treated = await aTreatedPatient(app);
    const { doctor, patient } = treated;
    await save(doctor, patient.patientId, 'Pneumonia');
    await signFor(app, treated);
    expect(await draftOf(doctor, patient.patientId)).toBeNull();

    await save(doctor, patient.patientId, 'Something else');
    expect((await app.as(doctor.cookie).delete(draftPath(patient.patientId))).statusCode).toBe(200);
    expect(await draftOf(doctor, patient.patientId)).toBeNull();
  });
});

describe('the Diagnosis badge', () => {
  const waiting = async ({ cookie }: Person) => (await app.as(cookie).get('/api/diagnoses/waiting')).json();

  test('counts drafts, and visits that ended without a signed diagnosis; each once', async () => {
    const { doctor, patient } = await anAppointment(app, {
      status: 'completed',
      date: '2026-02-20',
      reason: 'A cough',
    });
    const { patient: second } = await anAppointment(app, { doctor, status: 'completed', date: '2026-02-21' });
    await anAppointment(app, { doctor, status: 'no-show', date: '2026-02-23' });
    await anAppointment(app, { doctor, status: 'approved' });
    expect(await waiting(doctor)).toMatchObject({
      count: 2,
      first: [{ kind: 'visit', patientId: patient.patientId, about: 'A cough' }, { kind: 'visit' }],
    });

    await save(doctor, patient.patientId, 'Bronch');
    expect(await waiting(doctor)).toMatchObject({ count: 2 });
    expect((await waiting(doctor)).first.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
      'draft',
      'visit',
    ]);

    await signFor(app, { doctor, patient });
    await signFor(app, { doctor, patient: second });
    expect(await waiting(doctor)).toEqual({ count: 0, first: [] });
    expect(await waiting(await app.aDoctor())).toEqual({ count: 0, first: [] });
  });
});

describe('who may', () => {
  // spec: 6.8
  test('no other doctor, no one whose care has ended, and no patient reads or writes what was signed', async () => {
    const treated = await aTreatedPatient(app);
    const { patient } = treated;
    const signed = await signFor(app, treated, { medications: [PARACETAMOL] });
    const medicine = signed.prescription?.medicines[0]?.id;
    const stranger = await app.aDoctor();
    const former = await app.aDoctor();
    const source = await takeIntoCare(app, former, patient);
    await transaction(app.db, (tx) => closeCare(tx, source, app.clock.now()));
    const otherPatient = await app.aPatient();

    for (const { cookie } of [stranger, former]) {
      const browser = app.as(cookie);
      const answers = [
        await browser.get(`/api/diagnoses/${signed.id}`),
        await browser.get(`/api/patients/${patient.patientId}/diagnoses`),
        await browser.get(`/api/patients/${patient.patientId}/prescriptions`),
        await browser.get(`/api/prescriptions/${signed.prescription?.id}`),
        await browser.get(draftPath(patient.patientId)),
        await browser.put(draftPath(patient.patientId), { form: EMPTY_DRAFT, version: 0 }),
        await browser.delete(draftPath(patient.patientId)),
        await browser.post('/api/diagnoses', aForm(patient)),
        await browser.post('/api/diagnoses/check', { patient: patient.patientId, medications: [] }),
        await browser.post(`/api/diagnoses/${signed.id}/addenda`, { text: 'Not mine.' }),
        await browser.post(`/api/prescribed-medicines/${medicine}/stop`, { reason: 'Not mine.' }),
        await browser.get(`/api/patients/${patient.patientId}/history`),
        await browser.get(`/api/patients/${patient.patientId}/summary`),
        await browser.get(`/api/patients/${patient.patientId}/lab-reports`),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
    }
    for (const path of [`/api/diagnoses/${signed.id}`, `/api/prescriptions/${signed.prescription?.id}`]) {
      expect((await app.as(otherPatient.cookie).get(path)).statusCode).toBe(404);
      expect((await app.as(patient.cookie).get(path)).statusCode).toBe(200);
    }
    expect((await app.as(patient.cookie).post('/api/diagnoses', aForm(patient))).statusCode).toBe(403);
  });

  test('a patient reads the diagnosis without what the safety check said', async () => {
    const treated = await aTreatedPatient(app, { medicines: ['Crocin'] });
    const signed = await signFor(app, treated, { medications: [PARACETAMOL] });
    expect(signed.safety).toHaveLength(1);
    const own = (await app.as(treated.patient.cookie).get(`/api/diagnoses/${signed.id}`)).json();
    expect(own).toMatchObject({ diagnosis: signed.diagnosis, safety: [], staffTasks: [], can: { addAddendum: false } });
  });
});

test('an addendum stands beneath what was signed, which stays as it was', async () => {
  const treated = await aTreatedPatient(app);
  const signed = await signFor(app, treated, { notes: 'Right lobe.' });
  const colleague = await app.aDoctor({ name: 'Dr. Meera Iyer' });
  await takeIntoCare(app, colleague, treated.patient);

  const added = await app
    .as(colleague.cookie)
    .post(`/api/diagnoses/${signed.id}/addenda`, { text: 'The left one, says the film.' });

  expect(added.statusCode).toBe(201);
  expect(added.json()).toMatchObject({
    notes: 'Right lobe.',
    signedBy: 'Dr. Arjun Nair',
    addenda: [{ text: 'The left one, says the film.', by: 'Dr. Meera Iyer' }],
  });
});

describe('a prescription', () => {
  test('prints with its number, the licence number of the doctor and the allergies', async () => {
    const treated = await aTreatedPatient(app, { allergyState: 'listed', allergies: ['Penicillin'] });
    const { prescription } = await signFor(app, treated, { medications: [PARACETAMOL] });
    const sheet = (await app.as(treated.patient.cookie).get(`/api/prescriptions/${prescription?.id}`)).json();
    expect(sheet).toMatchObject({
      number: prescription?.number,
      patient: { name: 'Anjali Deshmukh', age: 40, allergies: 'Penicillin' },
      prescriber: {
        name: 'Dr. Arjun Nair',
        licenseNumber: expect.stringMatching(/^KMC-/),
        department: 'General Medicine',
      },
      clinic: { name: expect.any(String) },
    });
  });

  test('keeps the name, the title and the licence with which it was signed, whatever is edited later', async () => {
    const treated = await aTreatedPatient(app);
    const { doctor, patient } = treated;
    const signed = await signFor(app, treated, { medications: [PARACETAMOL] });
    const sheet = async (id = '') => (await app.as(patient.cookie).get(`/api/prescriptions/${id}`)).json();
    const before = await sheet(signed.prescription?.id);
    const admin = await app.anAdministrator();
    const edit = async (version: number, changes: object) => {
      app.clock.advance(1000);
      const body = {
        ...{ name: doctor.name, title: 'Consultant', department: 'Dermatology', employeeId: null },
        version,
      };
      const ends = { licenceEndsOn: '2031-01-31', ...changes };
      const edited = await app.as(admin.cookie).send('PATCH', `/api/admin/accounts/${doctor.id}`, { ...body, ...ends });
      expect(edited.statusCode).toBe(200);
    };
    await edit(1, { name: 'Dr. Arjun Menon', licenseNumber: 'KMC 2' });
    const medicineId = signed.prescription?.medicines[0]?.id;
    await app.as(doctor.cookie).post(`/api/prescribed-medicines/${medicineId}/stop`, { reason: 'A rash.' });
    const later = await signFor(app, treated, { medications: [PARACETAMOL], diagnosis: 'Fever again' });
    await edit(2, { name: 'Dr. Other', licenseNumber: 'KMC 3' });

    expect(await sheet(signed.prescription?.id)).toMatchObject({
      doctor: 'Dr. Arjun Nair',
      prescriber: before.prescriber,
    });
    expect(await sheet(later.prescription?.id)).toMatchObject({
      doctor: 'Dr. Arjun Menon',
      prescriber: { name: 'Dr. Arjun Menon', title: 'Consultant', licenseNumber: 'KMC 2', department: 'Dermatology' },
    });
    const diagnoses = (await app.as(patient.cookie).get(`/api/patients/${patient.patientId}/diagnoses`)).json();
    expect(JSON.stringify(diagnoses)).toContain('Dr. Arjun Nair');
    expect(JSON.stringify(diagnoses)).not.toContain('Dr. Other');
    const entries = await app.db
      .selectFrom('audit_entries')
      .select('details')
      .where('action', '=', 'account.edited')
      .where('subject_id', '=', doctor.id)
      .orderBy('at')
      .execute();
    expect(entries[0]?.details).toMatchObject({ versionBefore: 1, endBefore: null, endAfter: '2031-01-31' });
    await expect(app.db.deleteFrom('clinician_versions').execute()).rejects.toMatchObject({ code: '42501' });
  });

  test('ends by itself, or is stopped once, with a reason that the patient reads', async () => {
    const treated = await aTreatedPatient(app);
    const { doctor, patient } = treated;
    const { prescription } = await signFor(app, treated, { medications: [PARACETAMOL] });
    const id = prescription?.medicines[0]?.id;
    const stop = () => app.as(doctor.cookie).post(`/api/prescribed-medicines/${id}/stop`, { reason: 'A rash.' });
    const replies = await Promise.all([stop(), stop()]);

    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const [presented] = (await app.as(patient.cookie).get(`/api/patients/${patient.patientId}/prescriptions`)).json();
    expect(presented.medicines).toMatchObject([
      { isActive: false, stopReason: 'A rash.', stoppedBy: 'Dr. Arjun Nair', can: { stop: false } },
    ]);
    const told = (await app.as(patient.cookie).get('/api/notices')).json();
    expect(told).toContainEqual(expect.objectContaining({ title: 'Stop taking Paracetamol', text: 'A rash.' }));
  });

  test('of one’s own medicine is called Custom, as prescribed', async () => {
    const treated = await aTreatedPatient(app);
    const medications = [{ ...PARACETAMOL, name: 'Moonflower extract' }];
    const answers = [{ finding: 'not-checked:N-001:moonflower extract', reason: 'Harmless tea that she asked for.' }];
    const { prescription } = await signFor(app, treated, { medications, answers });
    expect(prescription?.medicines).toMatchObject([
      { name: 'Moonflower extract', category: 'Custom', indication: 'As prescribed', medicineId: null },
    ]);
  });
});
