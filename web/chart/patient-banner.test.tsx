import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Problem, Profile } from '#contract/patients/profile.ts';
import { answerCalls, refused, renderPage } from '../testing.tsx';
import { PatientBanner } from './patient-banner.tsx';
import { aChartProfile, aPatientReply, PATIENT_ID } from './testing.ts';

async function show(changes: Partial<Profile> = {}) {
  answerCalls({
    [`GET /api/patients/${PATIENT_ID}`]: () => ({ body: aPatientReply() }),
    [`GET /api/patients/${PATIENT_ID}/profile`]: () => ({ body: aChartProfile(changes) }),
  });
  renderPage(<PatientBanner patientId={PATIENT_ID} />);
  await screen.findByText('PUD-7K3QX-2M9TD');
  await screen.findByText(/[Aa]llergies/);
  return screen.getByRole('region', { name: 'Patient' }).textContent ?? '';
}

const aProblem = (name: string, changes: Partial<Problem> = {}): Problem => ({
  ...{ name, code: null, since: null, isActive: true, isConfirmed: true },
  ...{ enteredBy: 'Dr. Arjun Nair', enteredAt: '2026-11-15T05:00:00.000Z' },
  ...changes,
});

test('says who this is: name, age, sex, birth, PUD and long-term conditions', async () => {
  const said = await show({
    conditions: ['Hypertension', 'Type 2 diabetes'],
    problems: [aProblem('Hypertension', { since: '2019' }), aProblem('Type 2 diabetes', { isConfirmed: false })],
  });

  for (const words of ['Ananya Rao', '54 y, female', 'born 3 Feb 1972', 'PUD-7K3QX-2M9TD', 'Hypertension'])
    expect(said).toContain(words);
  expect(screen.getByRole('list', { name: 'Problem list' }).children).toHaveLength(2);
});

test('names the PUD of a record that was merged into this one', async () => {
  answerCalls({
    [`GET /api/patients/${PATIENT_ID}`]: () => ({ body: { ...aPatientReply(), formerPuds: ['PUD-4T9KX-M2C7R'] } }),
    [`GET /api/patients/${PATIENT_ID}/profile`]: () => ({ body: aChartProfile({}) }),
  });
  renderPage(<PatientBanner patientId={PATIENT_ID} />);
  expect(await screen.findByText('formerly PUD-4T9KX-M2C7R')).toBeTruthy();
});

test('names what the patient told and nobody confirmed, and leaves out what is resolved', async () => {
  const said = await show({
    problems: [
      aProblem('Asthma', { since: '2011' }),
      aProblem('Gout', { isConfirmed: false }),
      aProblem('Ulcer', { isActive: false }),
    ],
  });
  expect(said).toContain('Asthma since 2011');
  expect(said).toContain('Gout, told by the patient');
  expect(said).not.toContain('Ulcer');
});

test('what is not known is not made up', async () => {
  const said = await show({ age: null, sex: null, dateOfBirth: null });

  expect(said).toContain('Age not given, sex not given');
  expect(said).not.toContain('born');
});

describe('allergies', () => {
  const stated = { allergiesStatedBy: 'Ananya Rao', allergiesStatedAt: '2026-08-21T06:00:00.000Z' };

  test('that nobody asked about never read as none', async () => {
    const said = await show({ allergyState: 'not-asked' });

    expect(said).toContain('Allergies not asked');
    expect(said).not.toMatch(/none|no known/i);
  });

  test('known to be none say by whom and when', async () => {
    expect(await show({ allergyState: 'none-known', ...stated })).toContain(
      'No known allergiesstated 21 Aug 2026 by Ananya Rao',
    );
  });

  test('are listed one by one', async () => {
    await show({ allergyState: 'listed', allergies: ['Penicillin', 'Sulfonamides'], ...stated });

    expect(screen.getByText('Penicillin')).toBeDefined();
    expect(screen.getByText('Sulfonamides')).toBeDefined();
  });

  test('that are not sure say so', async () => {
    const said = await show({ allergyState: 'unconfirmed', allergies: ['Penicillin'] });

    expect(said).toContain('Allergies, unconfirmed');
    expect(said).toContain('Penicillin');
  });
});

test('a pregnancy is said', async () => {
  expect(await show({ pregnancy: 'yes' })).toContain('pregnant');
});

test('a profile that cannot be read leaves no line that could be taken for no allergies', async () => {
  answerCalls({
    [`GET /api/patients/${PATIENT_ID}`]: () => ({ body: aPatientReply() }),
    [`GET /api/patients/${PATIENT_ID}/profile`]: () => refused(403, 'not_allowed', 'Your role may not do this.'),
  });
  renderPage(<PatientBanner patientId={PATIENT_ID} />);

  expect((await screen.findByRole('alert')).textContent).toContain('Your role may not do this.');
});

test('another inpatient of a name like this one is named beside it', async () => {
  answerCalls({
    [`GET /api/patients/${PATIENT_ID}`]: () => ({ body: aPatientReply() }),
    [`GET /api/patients/${PATIENT_ID}/profile`]: () => ({ body: aChartProfile() }),
  });
  const alike = { name: 'Ananya Rau', place: '207-A' };
  renderPage(<PatientBanner patientId={PATIENT_ID} alike={alike} />);
  expect(await screen.findByText(/Not Ananya Rau in 207-A/)).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Ananya Rao' })).toBeDefined();
});
