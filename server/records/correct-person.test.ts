import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeIntoCare } from '../patients/testing.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { saveProfile } from './save-profile.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const REASON = 'As on the identity card.';
const correct = (cookie: string, id: string, body: object) =>
  app.as(cookie).post(`/api/reception/patients/${id}/correction`, { reason: REASON, version: 1, ...body });

test('the desk puts name, phone, birth and sex right; what was is kept, with who and why', async () => {
  const [desk, patient] = [await app.aReceptionist({ name: 'Leela Nair' }), await app.aPatient({ name: 'Asha Rao' })];
  await saveProfile(app.deps, patient.actor, patient.patientId, {
    dateOfBirth: '1980-03-12',
    sex: 'male',
    allergies: ['Latex'],
  });
  const body = { name: 'Asha Pai', phone: '+91 98111 00000', dateOfBirth: '1980-12-03', sex: 'female' };

  expect((await correct(desk.cookie, patient.patientId, body)).json().corrected).toEqual([
    ...['name', 'phone', 'date-of-birth', 'sex'],
  ]);

  const person = (await app.as(desk.cookie).get(`/api/reception/patients/${patient.patientId}`)).json();
  expect(person).toMatchObject({
    name: 'Asha Pai',
    phone: body.phone,
    dateOfBirth: '1980-12-03',
    sex: 'Female',
    version: 2,
  });
  expect(person.corrections).toHaveLength(4);
  expect(person.corrections).toContainEqual(
    expect.objectContaining({
      field: 'date-of-birth',
      was: '12/03/1980',
      became: '03/12/1980',
      reason: REASON,
      by: 'Leela Nair',
    }),
  );
  expect(JSON.stringify(person)).not.toContain('Latex');
  const found = (await app.as(desk.cookie).get('/api/reception/patients?q=pai')).json();
  expect(found.people.map(({ patientId }: { patientId: string }) => patientId)).toContain(patient.patientId);
  const own = (await app.as(patient.cookie).get(`/api/patients/${patient.patientId}/profile`)).json();
  expect(own).toMatchObject({ allergies: ['Latex'], dateOfBirth: '1980-12-03' });
});

test('whoever cares for the patient is told of another date of birth and sees it in the chart', async () => {
  const [desk, doctor, patient] = [await app.aReceptionist(), await app.aDoctor(), await app.aPatient()];
  await takeIntoCare(app, doctor, patient);
  await saveProfile(app.deps, patient.actor, patient.patientId, { dateOfBirth: '1980-03-12' });
  await correct(desk.cookie, patient.patientId, { dateOfBirth: '2018-03-12' });

  const notices = JSON.stringify((await app.as(doctor.cookie).get('/api/notices')).json());
  expect(notices).toContain('12/03/1980 → 12/03/2018');
  const chart = (await app.as(doctor.cookie).get(`/api/patients/${patient.patientId}/profile`)).json();
  expect(chart).toMatchObject({ dateOfBirth: '2018-03-12', birthCorrected: { was: '12/03/1980' } });
});

test('a pregnancy that the desk cannot see outlives its correction, and whoever cares is told that it does not fit', async () => {
  const [desk, doctor, patient] = [await app.aReceptionist(), await app.aDoctor(), await app.aPatient()];
  await takeIntoCare(app, doctor, patient);
  const said = { dateOfBirth: '1990-03-12', sex: 'female', pregnancy: 'yes' } as const;
  await saveProfile(app.deps, patient.actor, patient.patientId, said);

  const corrected = await correct(desk.cookie, patient.patientId, { sex: 'male' });

  expect(corrected.body).not.toMatch(/pregnan/i);
  const chart = (await app.as(doctor.cookie).get(`/api/patients/${patient.patientId}/profile`)).json();
  expect(chart).toMatchObject({ sex: 'male', pregnancy: 'yes' });
  const notices = JSON.stringify((await app.as(doctor.cookie).get('/api/notices')).json());
  expect(notices).toContain('A pregnancy is written down that does not fit');
});

test('nothing is overwritten unseen, nothing is corrected without a difference or in the future, and only the desk does it', async () => {
  const [desk, nurse, patient] = [
    await app.aReceptionist(),
    await app.aNurse(),
    await app.aPatient({ name: 'Asha Rao' }),
  ];
  const id = patient.patientId;
  expect((await correct(desk.cookie, id, { name: 'Asha Rao' })).json().code).toBe('nothing_to_correct');
  expect((await correct(desk.cookie, id, { name: 'Asha Pai', version: 9 })).json().code).toBe('version_outdated');
  expect((await correct(desk.cookie, id, { dateOfBirth: '2031-01-01' })).json().fields.dateOfBirth).toBe(
    'This day is still to come.',
  );
  expect((await correct(desk.cookie, id, { dateOfBirth: '1911-01-01' })).json().code).toBe('implausible_value');
  expect((await correct(nurse.cookie, id, { name: 'Asha Pai' })).statusCode).toBe(403);
  const answers = await Promise.all([
    correct(desk.cookie, id, { name: 'Asha Pai' }),
    correct(desk.cookie, id, { name: 'Asha Sen' }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});
