import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts';
import { AGREEMENTS, type CountTable, type Report, VISIT_OUTCOMES } from '#contract/reports.ts';
import { signDiagnosis } from '#server/care/sign-diagnosis.ts';
import { AMOXICILLIN, aForm } from '#server/care/testing.ts';
import { takeIntoCare } from '#server/patients/testing.ts';
import { saveProfile } from '#server/records/save-profile.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Patient, Person } from '#server/testing-people.ts';
import { conditionCodes } from '#server/triage/agreement/condition-codes.ts';
import { agreementOf } from '#server/triage/agreement/count-agreement.ts';
import { daysOf, stepOf, stepsIn } from './report-scope.ts';

let app: TestApp;
let admin: Person;
let iyer: Person;
let nair: Person;
let patients: Patient[];
/** Two weeks before now, at ten in the morning of the clinic. */
let start: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.anAdministrator();
  iyer = await app.aDoctor({ name: 'Dr. Meera Iyer', department: 'General Medicine' });
  nair = await app.aDoctor({ name: 'Dr. Arjun Nair', department: 'Cardiology' });
  patients = [];
  for (let n = 0; n < 6; n += 1) patients.push(await app.aPatient({ name: `Lakshmi Rao ${n}` }));
  start = Date.parse('2026-02-16T04:30:00Z');
});
afterAll(() => app.close());

type Visit = {
  doctor: Person;
  status: 'approved' | 'completed' | 'no-show' | 'cancelled';
  at: Date;
  waited?: number;
  left?: boolean;
  patient?: Patient;
  triageId?: string;
  mode?: 'in-person' | 'video';
};

/** Straight into the table: how a visit comes about is tested where it happens. */
async function addVisit({ doctor, status, at, waited, left, patient, triageId, mode = 'in-person' }: Visit) {
  const arrived = waited === undefined && !left ? null : at;
  const withDoctor = waited === undefined ? null : new Date(at.getTime() + waited * MINUTE_MS);
  const length = mode === 'video' ? 20 : 15;
  await sql`insert into appointments (patient_id, doctor_id, department_id, during, status, holds_slot, reason, requested_at,
      expires_at, arrived_at, with_doctor_at, called_at, left_at, finished_at, finished_by, triage_id, mode)
    values (${(patient ?? patients[0])?.patientId}, ${doctor.id},
      (select department_id from clinicians where account_id = ${doctor.id}),
      tstzrange(${at}, ${at}::timestamptz + make_interval(mins => ${length})), ${status}, ${status === 'approved'},
      'Chest pain since Monday', ${at}, ${at}, ${arrived}, ${withDoctor}, ${withDoctor}, ${left ? at : null},
      ${left ? at : null}, ${left ? doctor.id : null}, ${triageId ?? null}, ${mode})`.execute(app.db);
}

const later = (days: number, quarters = 0) => new Date(start + days * DAY_MS + quarters * 15 * MINUTE_MS);
const read = async (query = '') => {
  const answer = await app.as(admin.cookie).get(`/api/admin/reports${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<Report>();
};
const sumOf = ({ columns, sum }: CountTable) => Object.fromEntries(columns.map((name, n) => [name, sum.counts[n]]));

describe('visits and waiting times', () => {
  beforeAll(async () => {
    for (let n = 0; n < 12; n += 1) {
      await addVisit({ doctor: iyer, status: 'completed', at: later(0, n), waited: n < 10 ? 5 * n : undefined });
    }
    for (let n = 0; n < 6; n += 1) await addVisit({ doctor: iyer, status: 'no-show', at: later(1, n) });
    for (let n = 0; n < 5; n += 1) await addVisit({ doctor: iyer, status: 'no-show', at: later(1, 8 + n), left: true });
    for (let n = 0; n < 3; n += 1) await addVisit({ doctor: nair, status: 'completed', at: later(0, n), waited: 20 });
    for (let n = 0; n < 5; n += 1) await addVisit({ doctor: nair, status: 'approved', at: later(2, n) });
    await addVisit({ doctor: nair, status: 'cancelled', at: later(2, 9) });
    // Still to come, and long ago.
    await addVisit({ doctor: nair, status: 'approved', at: later(15) });
    await addVisit({ doctor: nair, status: 'completed', at: later(-60) });
  });

  test('each visit of the last 30 days is counted once; cancelled ones and those to come are none', async () => {
    const { visits, from, to, step } = await read();
    expect([from, to, step]).toEqual(['2026-02-01', '2026-03-02', 'day']);
    expect(sumOf(visits.byTime)).toEqual({ came: 15, 'did-not-come': 6, left: 5, 'not-noted': 5 });
    expect(visits.byTime.sum.total).toBe(31);
    expect(visits.byTime.rows).toHaveLength(30);
    expect(visits.byTime.rows.find(({ key }) => key === '2026-02-16')).toMatchObject({ counts: [15, 0, 0, 0] });
    expect(visits.byDoctor.rows.map(({ name }) => name)).toEqual(['Dr. Arjun Nair', 'Dr. Meera Iyer']);
    expect(visits.byDepartment.rows.map(({ name }) => name)).toEqual(['Cardiology', 'General Medicine']);
  });

  test('three visits of one doctor are not shown, nor what they could be worked out from', async () => {
    const { visits } = await read();
    const [ofNair, ofIyer] = visits.byDoctor.rows;
    expect(ofNair?.counts[VISIT_OUTCOMES.indexOf('came')]).toBeNull();
    expect(ofIyer?.counts[VISIT_OUTCOMES.indexOf('came')]).toBeNull();
  });

  test('a wait goes from the arrival to the doctor; what nobody noted is counted as that', async () => {
    const { waiting } = await read(`?doctor=${iyer.id}`);
    expect(sumOf(waiting.byDoctor)).toMatchObject({ 'not-noted': null });
    expect(waiting.all).toEqual({ median: 23, ninetieth: 41 });
    const few = await read(`?doctor=${nair.id}`);
    expect(few.waiting.all).toEqual({ median: null, ninetieth: null });
    expect(few.waiting.byDoctor.sum.total).toBeNull();
  });

  test('a report can be about one doctor, one department and other days', async () => {
    expect((await read(`?doctor=${iyer.id}`)).visits.byTime.sum.total).toBe(23);
    const department = (
      await app.db.selectFrom('departments').select('id').where('name', '=', 'Cardiology').execute()
    )[0];
    const ofCardiology = await read(`?department=${department?.id}`);
    expect([ofCardiology.department, ofCardiology.visits.byTime.sum.total]).toEqual(['Cardiology', 8]);
    expect((await read('?from=2025-11-01&to=2026-01-31')).step).toBe('week');
    expect((await read('?from=2025-11-01&to=2026-01-31')).visits.byTime.sum.total).toBeNull();
  });

  test('a doctor who is none is not there, and days in the wrong order are said at their field', async () => {
    const get = (query: string) => app.as(admin.cookie).get(`/api/admin/reports?${query}`);
    expect((await get(`doctor=${patients[0]?.id}`)).statusCode).toBe(404);
    expect((await get('from=2026-02-02&to=2026-02-01')).json().fields).toEqual({
      from: 'The first day is after the last one.',
    });
    expect((await get('from=2024-02-02&to=2026-02-01')).json().fields).toEqual({ from: 'Choose at most 366 days.' });
    expect((await get('to=2026-03-03')).json().fields).toEqual({ to: 'This day is still to come.' });
  });
});

describe('what doctors signed', () => {
  beforeAll(async () => {
    for (const [index, patient] of patients.entries()) {
      await takeIntoCare(app, iyer, patient);
      await saveProfile(app.deps, patient.actor, patient.patientId, {
        ...({ age: 40, sex: 'male' } as const),
        ...({ allergyState: 'listed', allergies: ['Penicillin'] } as const),
      });
      const symptoms = 'I have had a cough with fever for three days';
      const triageId = (await app.as(patient.cookie).post('/api/symptoms/analyze', { symptoms })).json().resultId;
      await addVisit({ doctor: iyer, status: 'completed', at: later(12, index), patient, triageId });
      const form = aForm(patient, { date: '2026-02-28', medications: [AMOXICILLIN] });
      const asked = await app.as(iyer.cookie).post('/api/diagnoses', form);
      const fields = asked.json<{ fields?: Record<string, string> }>().fields ?? {};
      const answers = Object.keys(fields).map((finding) => ({
        finding,
        reason: 'Tolerated twice before, watched here.',
      }));
      await signDiagnosis(app.deps, iyer.actor, { ...form, answers });
    }
  });

  test('signatures against a finding are counted by doctor and by kind', async () => {
    const { overrides } = await read();
    expect(overrides.byDoctor.rows).toMatchObject([{ name: 'Dr. Meera Iyer', counts: [0, 6], total: 6 }]);
    expect(overrides.byKind.rows.map(({ name }) => name)).toContain('allergy');
    expect((await read(`?doctor=${nair.id}`)).overrides.byDoctor.sum.total).toBe(0);
  });

  test('the triage of a visit is compared with what was signed for its day', async () => {
    const { agreement } = await read();
    expect(agreement.columns).toEqual([...AGREEMENTS]);
    expect(agreement.sum.total).toBe(6);
  });

  test('nothing of a patient is in the report or in its file, and both leave an entry', async () => {
    const text = JSON.stringify(await read());
    const file = await app.as(admin.cookie).get('/api/admin/reports/file');
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    const told = patients.flatMap(({ name, pud, patientId, id }) => [name, pud, patientId, id]);
    for (const secret of [...told, 'Chest pain', 'Pneumonia', 'J18', 'Amoxicillin', 'Tolerated', 'cough']) {
      expect([secret, text.includes(secret), file.body.includes(secret)]).toEqual([secret, false, false]);
    }
    expect(file.body.split('\r\n')[0]).toBe('"From","To","Doctor","Department","Figure","By","Group","What","Count"');
    expect(file.body).toContain('"visits","doctor","Dr. Meera Iyer","did-not-come",6');
    expect(file.body).toContain('under 5 or hidden with it');
    const actions = (await app.trail()).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['report.read', 'report.exported']));
  });

  test.each(['patient', 'doctor', 'staff', 'desk'] as const)('a %s reads no report', async (role) => {
    const { cookie } = await app.someone(role);
    for (const path of ['/api/admin/reports', '/api/admin/reports/file']) {
      expect((await app.as(cookie).get(path)).statusCode).toBe(403);
    }
  });
});

const CODES = new Map([
  ['pneumonia', 'J18.9'],
  ['common-cold', 'J00'],
]);
test.each([
  ['first', { conditions: ['pneumonia', 'common-cold'], is_signed: true, code: 'J18.1' }],
  ['named', { conditions: ['common-cold', 'pneumonia'], is_signed: true, code: 'J18.1' }],
  ['not-named', { conditions: ['common-cold'], is_signed: true, code: 'J18.1' }],
  ['no-diagnosis', { conditions: ['common-cold'], is_signed: false, code: null }],
  ['no-code', { conditions: ['common-cold'], is_signed: true, code: null }],
  ['no-causes', { conditions: [], is_signed: true, code: 'J00' }],
] as const)('the triage beside the diagnosis is %s', (kind, { conditions, ...signed }) => {
  expect(agreementOf({ conditions: [...conditions], ...signed }, CODES)).toBe(kind);
});

test('every condition of the engine has its code', async () => {
  const { ALL_CONDITIONS } = await import('#triage-engine/knowledge/library.ts');
  expect(ALL_CONDITIONS.filter(({ id }) => !conditionCodes().has(id)).map(({ id }) => id)).toEqual([]);
});

test.each([
  [{ from: '2026-02-01', to: '2026-02-28' }, 'day', 28, '2026-02-01'],
  [{ from: '2026-01-01', to: '2026-03-01' }, 'week', 9, '2026-01-01'],
  [{ from: '2025-03-02', to: '2026-03-02' }, 'month', 13, '2025-03-02'],
] as const)('%o is divided by the %s', (days, step, steps, first) => {
  expect(daysOf(days, '2026-03-02')).toEqual(days);
  expect(stepOf(days)).toBe(step);
  expect(stepsIn(days, step)).toHaveLength(steps);
  expect(stepsIn(days, step)[0]).toBe(first);
});
