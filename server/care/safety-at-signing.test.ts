import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { takeIntoCare, trailAbout } from '../patients/testing.ts';
import { currentTable } from '../pharmacy/table/current-table.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { AMOXICILLIN, aForm, aTreatedPatient, PARACETAMOL, signFor } from './testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const REASON = 'She had it twice since then without any reaction.';
const post = (cookie: string, body: object) => app.as(cookie).post('/api/diagnoses', body);
const countOf = async (patientId: string) =>
  (await app.db.selectFrom('diagnoses').select('id').where('patient_id', '=', patientId).execute()).length;

describe('the safety check stands before the signature', () => {
  const penicillin = { allergyState: 'listed', allergies: ['Penicillin'] } as const;
  const listed = { ...penicillin, allergies: [...penicillin.allergies] };

  // spec: 6.8
  test('a severe finding stops it until a reason of 20 characters is written', async () => {
    const { doctor, patient } = await aTreatedPatient(app, listed);
    const form = aForm(patient, { medications: [AMOXICILLIN] });
    const stopped = await post(doctor.cookie, form);
    expect([stopped.statusCode, stopped.json().code]).toEqual([409, 'safety_unanswered']);
    const [[finding = '', title] = []] = Object.entries(stopped.json().fields);
    expect(title).toBe('Allergy conflict: amoxicillin is a penicillin');

    const short = await post(doctor.cookie, { ...form, answers: [{ finding, reason: 'I know.' }] });
    expect([short.statusCode, short.json().fields['answers.0.reason']]).toEqual([400, 'Write at least 20 characters.']);
    const other = await post(doctor.cookie, { ...form, answers: [{ finding: 'allergy:A-001:else', reason: REASON }] });
    expect(other.json().code).toBe('safety_unanswered');
    expect(await countOf(patient.patientId)).toBe(0);

    const signed = await post(doctor.cookie, { ...form, answers: [{ finding, reason: REASON }] });
    expect(signed.statusCode).toBe(201);
    expect(signed.json().safety).toMatchObject([{ key: finding, severity: 'severe', reason: REASON }]);
    expect(signed.json().safetyTableVersion).toBe(currentTable().version);
    expect(signed.json().prescription.medicines).toMatchObject([
      { overrides: [{ key: finding, reason: REASON }], aware: [title] },
    ]);
    const sheet = `/api/prescriptions/${signed.json().prescription.id}`;
    const own = (await app.as(patient.cookie).get(sheet)).json();
    expect(own.medicines).toMatchObject([{ overrides: [], aware: [title] }]);
    const [entry] = (await trailAbout(app, patient.patientId)).filter(({ action }) => action === 'diagnosis.signed');
    expect(entry?.details).toMatchObject({ overridden: 1 });
  });

  test('it is asked again at signing, whatever the screen was told before', async () => {
    const { doctor, patient } = await aTreatedPatient(app);
    const ask = { patient: patient.patientId, medications: [AMOXICILLIN] };
    const early = await app.as(doctor.cookie).post('/api/diagnoses/check', ask);
    expect(early.json()).toMatchObject({
      findings: [],
      verdicts: ['no-known-entry'],
      tableVersion: currentTable().version,
    });

    await app.as(patient.cookie).put(`/api/patients/${patient.patientId}/profile`, listed);
    const stopped = await post(doctor.cookie, aForm(patient, { medications: [AMOXICILLIN] }));
    expect(stopped.json().code).toBe('safety_unanswered');
  });

  test('doses are summed over what other doctors prescribed and is running', async () => {
    const treated = await aTreatedPatient(app);
    const other = await app.aDoctor();
    await takeIntoCare(app, other, treated.patient);
    const grams = { ...PARACETAMOL, dose: { amount: 1, unit: 'g' as const } };
    await signFor(app, treated, { medications: [grams] });

    const stopped = await post(
      other.cookie,
      aForm(treated.patient, { medications: [{ ...grams, frequency: 'twice-a-day' }] }),
    );
    expect(Object.values(stopped.json().fields)).toEqual([
      'Too much paracetamol: 5 g a day',
      'paracetamol twice: Paracetamol and Paracetamol',
    ]);

    app.clock.advance(5 * 86_400_000);
    const cookie = await app.login(other);
    const later = await post(cookie, aForm(treated.patient, { medications: [{ ...grams, frequency: 'twice-a-day' }] }));
    expect(later.statusCode).toBe(201);
    app.clock.advance(-5 * 86_400_000);
  });

  test('two who sign at once do not miss each other’s medicines', async () => {
    const one = await aTreatedPatient(app);
    const other = await app.aDoctor();
    await takeIntoCare(app, other, one.patient);
    const medications = [{ ...PARACETAMOL, dose: { amount: 1, unit: 'g' as const } }];
    const replies = await Promise.all(
      [one.doctor, other].map(({ cookie }) => post(cookie, aForm(one.patient, { medications }))),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
  });

  test('what the patient says they take counts, too', async () => {
    const { doctor, patient } = await aTreatedPatient(app, { medicines: ['Warfarin 5 mg'] });
    const ask = { patient: patient.patientId, medications: [{ ...PARACETAMOL, name: 'Ibuprofen' }] };
    const report = (await app.as(doctor.cookie).post('/api/diagnoses/check', ask)).json();
    expect(report.findings[0]).toMatchObject({ kind: 'interaction', severity: 'severe' });
    expect(report.comparedWith).toEqual(['Warfarin 5 mg']);
  });

  test('allergies that nobody asked about are a finding to answer', async () => {
    const doctor = await app.aDoctor();
    const patient = await app.aPatient();
    await takeIntoCare(app, doctor, patient);
    const stopped = await post(doctor.cookie, aForm(patient, { medications: [PARACETAMOL] }));
    expect(
      Object.keys(stopped.json().fields)
        .map((key) => key.split(':')[0])
        .toSorted(),
    ).toEqual(['allergies-not-asked', 'not-checked']);
  });

  test('a check that cannot run blocks the signing', async () => {
    const { doctor, patient } = await aTreatedPatient(app);
    const { ownerDb } = app.database;
    await sql`alter table health_profiles rename to profiles_out_of_reach`.execute(ownerDb);
    const ask = { patient: patient.patientId, medications: [PARACETAMOL] };
    const answers = [
      await app.as(doctor.cookie).post('/api/diagnoses/check', ask),
      await post(doctor.cookie, aForm(patient, { medications: [PARACETAMOL] })),
    ];
    await sql`alter table profiles_out_of_reach rename to health_profiles`.execute(ownerDb);
    for (const answer of answers) expect([answer.statusCode, answer.json().code]).toEqual([503, 'safety_check_failed']);
    expect(await countOf(patient.patientId)).toBe(0);
  });
});
