import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Profile } from '#contract/patients/profile.ts';
import { takeIntoCare } from '#server/patients/testing.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const HORSE_SERUM = { substance: 'Horse serum', reaction: 'Collapse', severity: 'anaphylaxis', source: 'patient' };

test('a doctor enters an allergy with reaction, severity and source, and a bare word of the patient keeps the rest unknown', async () => {
  const [doctor, patient] = [await app.aDoctor(), await app.aPatient()];
  await takeIntoCare(app, doctor, patient);
  const path = `/api/patients/${patient.patientId}/profile`;
  await app.as(patient.cookie).put(path, { allergyState: 'listed', allergies: ['Injection after a dog bite'] });

  const bare = (await app.as(doctor.cookie).get(path)).json<Profile>();
  expect(bare.allergyDetails).toEqual([
    { substance: 'Injection after a dog bite', reaction: null, severity: null, source: null },
  ]);
  const saved = await app.as(doctor.cookie).put(path, { allergyState: 'listed', allergyDetails: [HORSE_SERUM] });

  expect(saved.json()).toMatchObject({ allergies: ['Horse serum'], allergyDetails: [HORSE_SERUM], version: 2 });
});

test('the form of the patient, which knows substances only, keeps what is known of them', async () => {
  const [doctor, patient] = [await app.aDoctor(), await app.aPatient()];
  await takeIntoCare(app, doctor, patient);
  const path = `/api/patients/${patient.patientId}/profile`;
  await app.as(doctor.cookie).put(path, { allergyState: 'listed', allergyDetails: [HORSE_SERUM] });

  const { allergyDetails } = (
    await app.as(patient.cookie).put(path, { allergies: ['Horse serum', 'Penicillin'] })
  ).json<Profile>();

  expect(allergyDetails).toEqual([
    HORSE_SERUM,
    { substance: 'Penicillin', reaction: null, severity: null, source: null },
  ]);
});
