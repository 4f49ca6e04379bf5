import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProfileForm } from '#contract/patients/profile.ts';
import { takeIntoCare, trailAbout } from '../patients/testing.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { readProfile } from './read-profile.ts';
import { saveProfile } from './save-profile.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const WHOLE: ProfileForm = {
  bp: '121/79',
  temperature: 36.8,
  height: 164,
  weight: 61.4,
  dateOfBirth: '1992-03-14',
  sex: 'female',
  bloodGroup: 'B+',
  EmergencyContact: { name: 'Suresh Rao', phone: '+91 98200 55501' },
  allergyState: 'listed',
  allergies: ['Penicillin'],
  conditions: ['High blood pressure'],
  medicines: ['Amlodipine 5 mg'],
  pregnancy: 'no',
};

test('nothing was asked yet: the profile says so, and allergies never read none', async () => {
  const { actor, patientId } = await app.aPatient();

  const profile = await readProfile(app.deps, actor, patientId);

  expect(profile).toMatchObject({ version: 0, isComplete: false, allergyState: 'not-asked', allergies: [], age: null });
});

// spec: 2.38, 3.3, 9.8
test('a whole profile is complete, and what it measured becomes readings', async () => {
  const { actor, patientId, cookie, name } = await app.aPatient();

  const saved = await saveProfile(app.deps, actor, patientId, WHOLE);

  expect(saved).toMatchObject({
    version: 1,
    isComplete: true,
    age: 33,
    sex: 'female',
    allergyState: 'listed',
    allergies: ['Penicillin'],
    allergiesStatedBy: name,
  });
  const readings = (await app.as(cookie).get(`/api/patients/${patientId}/readings`)).json();
  expect(readings).toHaveLength(4);
  expect(readings).toContainEqual(
    expect.objectContaining({ kind: 'blood-pressure', value: 121, second: 79, unit: 'mmHg', flag: null, isOwn: true }),
  );
});

// spec: 2.38
test('what a form leaves out stays as it was, in a new version', async () => {
  const { actor, patientId } = await app.aPatient();
  await saveProfile(app.deps, actor, patientId, WHOLE);

  const saved = await saveProfile(app.deps, actor, patientId, { medicines: ['Amlodipine 10 mg'], version: 1 });

  expect(saved).toMatchObject({
    version: 2,
    medicines: ['Amlodipine 10 mg'],
    bloodGroup: 'B+',
    dateOfBirth: '1992-03-14',
  });
  const versions = await app.db
    .selectFrom('health_profiles')
    .select('version')
    .where('patient_id', '=', patientId)
    .execute();
  expect(versions).toHaveLength(2);
});

test('an age alone is kept with its day and grows', async () => {
  const { actor, patientId } = await app.aPatient();
  await saveProfile(app.deps, actor, patientId, { age: 40 });

  const later = { ...app.deps, clock: { now: () => new Date('2028-03-03T09:00:00.000Z') } };

  expect((await readProfile(later, actor, patientId)).age).toBe(42);
});

test('of two who save one version at once, one is told to look again', async () => {
  const { actor, patientId } = await app.aPatient();
  await saveProfile(app.deps, actor, patientId, WHOLE);

  const saves = ['A+', 'O-'].map((bloodGroup) =>
    saveProfile(app.deps, actor, patientId, { bloodGroup: bloodGroup as 'A+', version: 1 }),
  );
  const outcomes = await Promise.allSettled(saves);

  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
  expect(refused).toEqual(['version_outdated']);
});

const REFUSED: [string, ProfileForm, string][] = [
  ['a birthday in the future', { dateOfBirth: '2031-01-01' }, 'dateOfBirth'],
  ['an age above 130', { age: 131 }, 'age'],
  ['an age below 0', { age: -1 }, 'age'],
  ['a pressure with the lower value on top', { bp: '80/120' }, 'bp'],
  ['a temperature that nobody has', { temperature: 12 }, 'temperature'],
  ['listed allergies without one', { allergyState: 'listed', allergies: [] }, 'allergies'],
  ['no allergies with one listed', { allergyState: 'none-known', allergies: ['Penicillin'] }, 'allergyState'],
  ['a pregnant man', { sex: 'male', age: 30, pregnancy: 'yes' }, 'pregnancy'],
  ['a pregnancy at 60', { sex: 'female', age: 60, pregnancy: 'no' }, 'pregnancy'],
];

test.each(REFUSED)('%s is refused at its field and nothing is kept', async (_what, form, field) => {
  const { cookie, patientId } = await app.aPatient();

  const reply = await app.as(cookie).put(`/api/patients/${patientId}/profile`, form);

  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [field]]);
  const kept = await app.db.selectFrom('readings').select('id').where('patient_id', '=', patientId).execute();
  expect(kept).toEqual([]);
});

test('unusual values are taken once they are confirmed', async () => {
  const { cookie, patientId } = await app.aPatient();
  const form = { age: 112, weight: 255, bp: '230/125' };

  const asked = await app.as(cookie).put(`/api/patients/${patientId}/profile`, form);
  expect([asked.statusCode, asked.json().code]).toEqual([409, 'implausible_value']);
  expect(Object.keys(asked.json().fields).toSorted()).toEqual(['age', 'bp', 'weight']);

  const confirmed = await app.as(cookie).put(`/api/patients/${patientId}/profile`, { ...form, confirmed: true });
  expect(confirmed.statusCode).toBe(200);
});

test('a pregnancy that no longer fits stays until a clinician clears it', async () => {
  const [patient, doctor] = [await app.aPatient(), await app.aDoctor()];
  const { actor, patientId } = patient;
  await takeIntoCare(app, doctor, patient);
  await saveProfile(app.deps, actor, patientId, { sex: 'female', age: 30, pregnancy: 'yes' });

  expect((await saveProfile(app.deps, actor, patientId, { sex: 'male' })).pregnancy).toBe('yes');
  expect((await saveProfile(app.deps, doctor.actor, patientId, { bloodGroup: 'O+' })).pregnancy).toBe('yes');
  expect((await saveProfile(app.deps, doctor.actor, patientId, { pregnancy: 'no' })).pregnancy).toBeNull();
});

test('a chart opens to its owner and to those in care, and to nobody else', async () => {
  const patient = await app.aPatient();
  const [doctor, stranger, nurse, other] = [
    await app.aDoctor(),
    await app.aDoctor(),
    await app.aNurse(),
    await app.aPatient(),
  ];
  await takeIntoCare(app, doctor, patient);
  const paths = ['profile', 'readings'].map((part) => `/api/patients/${patient.patientId}/${part}`);

  for (const path of paths) {
    expect((await app.as(patient.cookie).get(path)).statusCode).toBe(200);
    expect((await app.as(doctor.cookie).get(path)).statusCode).toBe(200);
    for (const { cookie } of [stranger, nurse, other]) {
      expect((await app.as(cookie).get(path)).statusCode).toBe(404);
    }
  }
  const opened = (await trailAbout(app, patient.patientId)).filter(({ action }) => action === 'chart.opened');
  expect(opened.filter(({ actor_id }) => actor_id === doctor.id)).toHaveLength(2);
});

test('the owner reads who opened the record, in plain words; another’s list does not exist', async () => {
  const patient = await app.aPatient();
  const doctor = await app.aDoctor({ name: 'Dr. Meera Iyer' });
  await takeIntoCare(app, doctor, patient);
  await readProfile(app.deps, doctor.actor, patient.patientId);
  await readProfile(app.deps, patient.actor, patient.patientId);

  const list = (await app.as(patient.cookie).get(`/api/patients/${patient.patientId}/opened-by`)).json();

  expect(list[0]).toMatchObject({ who: 'Dr. Meera Iyer', role: 'Doctor', what: 'opened the record' });
  expect(list.filter(({ who }: { who: string }) => who === 'You')).not.toContainEqual(
    expect.objectContaining({ what: 'opened the record' }),
  );
  const stranger = await app.aPatient({ name: 'Uma Pillai' });
  const asked = await app.as(stranger.cookie).get(`/api/patients/${patient.patientId}/opened-by`);
  expect(asked.statusCode).toBe(404);

  const after = (await app.as(patient.cookie).get(`/api/patients/${patient.patientId}/opened-by`)).json();
  expect(after[0]).toMatchObject({ who: 'Another patient', role: 'Patient', how: 'refused' });
  expect(JSON.stringify(after)).not.toContain('Uma Pillai');
});

test('a look at the chart is told once, and however often one looks oneself, it hides nobody', async () => {
  const patient = await app.aPatient();
  const doctor = await app.aDoctor({ name: 'Dr. Kavita Joshi' });
  await takeIntoCare(app, doctor, patient);
  const looks = ['', '/profile', '/readings'].map((part) => `/api/patients/${patient.patientId}${part}`);
  for (const path of looks) expect((await app.as(doctor.cookie).get(path)).statusCode).toBe(200);
  for (let look = 0; look < 20; look += 1) await readProfile(app.deps, patient.actor, patient.patientId);

  const list = await app.as(patient.cookie).get(`/api/patients/${patient.patientId}/opened-by?limit=2`);

  const opened = list.json().filter(({ what }: { what: string }) => what === 'opened the record');
  expect(opened).toMatchObject([{ who: 'Dr. Kavita Joshi' }]);
});

test('what one does oneself every day hides nobody who looked', async () => {
  const patient = await app.aPatient();
  const doctor = await app.aDoctor({ name: 'Dr. Kavita Joshi' });
  await takeIntoCare(app, doctor, patient);
  expect((await app.as(doctor.cookie).get(`/api/patients/${patient.patientId}/profile`)).statusCode).toBe(200);
  for (let n = 0; n < 12; n += 1) {
    const saved = await app.as(patient.cookie).post(`/api/patients/${patient.patientId}/readings`, {
      readings: [{ kind: 'heart-rate', value: 60 + n }],
    });
    expect(saved.statusCode).toBeLessThan(300);
  }

  const list = await app.as(patient.cookie).get(`/api/patients/${patient.patientId}/opened-by?limit=2`);

  const told: { who: string; what: string }[] = list.json();
  expect(told).toContainEqual(expect.objectContaining({ who: 'Dr. Kavita Joshi', what: 'opened the record' }));
  expect(told).toContainEqual(expect.objectContaining({ who: 'You', what: 'added readings' }));
});

test('a list of ten thousand characters is refused at its field', async () => {
  const { cookie, patientId } = await app.aPatient();
  const reply = await app.as(cookie).put(`/api/patients/${patientId}/profile`, { allergies: ['x'.repeat(10_000)] });
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['allergies.0']]);
});

test('an emptied list of allergies is asked about, at its field', async () => {
  const { cookie, actor, patientId } = await app.aPatient();
  await saveProfile(app.deps, actor, patientId, { allergies: ['Penicillin'] });
  const reply = await app.as(cookie).put(`/api/patients/${patientId}/profile`, { allergies: [] });
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['allergies']]);
});

test('names in any script, with emoji and apostrophes, are kept exactly', async () => {
  const { actor, patientId } = await app.aPatient();
  const names = ["Renée O'Brien-Łuczak", 'محمد بن عبد الله', '山田 花子', 'Zoë 🌿', 'a'.repeat(120)];

  for (const name of names) {
    const saved = await saveProfile(app.deps, actor, patientId, { EmergencyContact: { name, phone: '+91 98200 1' } });
    expect(saved.EmergencyContact?.name).toBe(name);
  }
});
