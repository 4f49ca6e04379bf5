import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Alert } from '#contract/alerts.ts';
import type { Appointment } from '#contract/appointments/appointments.ts';
import { ROLES } from '#contract/endpoint.ts';
import type { LabOrder } from '#contract/labs/lab-orders.ts';
import type { HomeDoses } from '#contract/medicines/doses.ts';
import type { Notice } from '#contract/notices.ts';
import type { PatientListed } from '#contract/patients/patients.ts';
import { checkpointFileIn } from '../audit/checkpoint-file.ts';
import { sealEntries } from '../audit/seal-entries.ts';
import { verifyTrail } from '../audit/verify/verify-trail.ts';
import { stepUp } from '../credentials/testing.ts';
import { tryLogin } from '../identity/testing.ts';
import { cookieOf, startTestApp, type TestApp } from '../testing-app.ts';
import { until } from '../testing-stream.ts';
import type { DemoAccount } from './demo-accounts.ts';
import { makeClinic } from './make-clinic.ts';
import { APPLICANTS } from './people.ts';
import { dumpOf, whatWasTold } from './testing-dump.ts';
import { topUp } from './top-up.ts';

const DAY_MS = 86_400_000;

// Filling a clinic takes a while. The journeys in a browser run on one, too; test:full looks at all that is in it.
const isFull = process.env.NADI_TEST_FULL === '1';

let app: TestApp;
let accounts: DemoAccount[];
let beforeTheStart: Record<string, number>;
let afterTheFailure: Record<string, number>;
beforeAll(async () => {
  app = await startTestApp();
  beforeTheStart = await amounts(app);
  await startAndFail(app);
  afterTheFailure = await amounts(app);
  if (!isFull) return;
  // Two servers that start at the same moment.
  await Promise.all([makeClinic(app.deps), makeClinic(app.deps)]);
  await start(app);
  accounts = (await app.as().get('/api/demo/accounts')).json();
}, 120_000);
afterAll(() => app.close());

/** What a start does with the clinic before it opens. */
async function start({ deps }: TestApp): Promise<void> {
  await makeClinic(deps);
  await topUp(deps);
}

/** A first start during which the power goes: after ten mails. */
async function startAndFail({ deps }: TestApp): Promise<void> {
  let mails = 0;
  const seal = (...given: Parameters<typeof deps.seal.seal>) => {
    mails += 1;
    if (mails > 10) throw new Error('The power went.');
    return deps.seal.seal(...given);
  };
  await expect(makeClinic({ ...deps, seal: { ...deps.seal, seal } })).rejects.toThrow('The power went.');
}

const firstOf = (role: string): DemoAccount => {
  const account = accounts.find((one) => one.role === role);
  if (!account) throw new Error(`There is no ${role}.`);
  return account;
};
/** Of the demo patient's family: they have a record and no login. */
const CHILDREN = 2;

const browserOf = async (account: DemoAccount) => app.as(cookieOf(await tryLogin(app, account)));

/** How much there is of everything that people could count. A key that nothing was sealed under is no such thing. */
async function amounts({ db }: TestApp): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; count: number }>`
    select table_name as name,
      (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', table_name), false, true, '')))[1]::text::int as count
    from information_schema.tables where table_schema = 'public' and table_name <> 'data_keys' order by 1`.execute(db);
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

describe.runIf(isFull)('the demo accounts', () => {
  test('come a patient first, then the doctors, the nurses and the administrator', () => {
    const roles = [...new Set(accounts.map(({ role }) => role))];
    expect(roles).toEqual(ROLES);
    expect(accounts.map(({ role }) => role)).toEqual(
      roles.flatMap((role) => accounts.filter((a) => a.role === role).map(() => role)),
    );
    for (const account of accounts) {
      expect(Object.keys(account).sort()).toEqual(['login', 'name', 'password', 'role']);
    }
    expect(accounts.filter(({ role }) => role === 'doctor')).toHaveLength(7);
  });

  test('all log in at their own login, under the name that is listed', async () => {
    const answers = await Promise.all(accounts.map((account) => tryLogin(app, account)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(accounts.map(() => 200));
    expect(answers.map((answer) => answer.json().name)).toEqual(accounts.map(({ name }) => name));
    expect(answers.map((answer) => answer.json().role)).toEqual(accounts.map(({ role }) => role));
  });

  test('begin with the ones whose labels are the specification’s', async () => {
    const titleOf = async (role: string) => (await (await browserOf(firstOf(role))).get('/api/me')).json().title;
    expect([await titleOf('doctor'), await titleOf('staff')]).toEqual(['Senior Doctor', 'Senior Nurse']);
  });

  // spec: 1.5
  test('begin with a doctor whose figures are the specification’s', async () => {
    const stats = (await (await browserOf(firstOf('doctor'))).get('/api/doctor/stats')).json();
    // The specification's 25, and the small son of the first patient.
    expect(stats).toMatchObject({ todayAppointments: 5, pendingApprovals: 8, totalPatients: 26 });
  });
});

test.runIf(isFull)(
  'a copy of the database tells no phone, address, emergency contact, message or symptom',
  async () => {
    const dump = await dumpOf(app);
    const told = await whatWasTold(app);
    expect(told.length).toBeGreaterThan(200);
    expect(told.filter((text) => dump.includes(text))).toEqual([]);
    // Names and PUDs are found by, and stay readable.
    expect(dump).toContain(firstOf('patient').login);
  },
);

describe.runIf(isFull)('the ward', () => {
  test('shows the first nurse the specification’s figures, with someone of each kind in it', async () => {
    const nurse = await browserOf(firstOf('staff'));
    const ward = (await nurse.get('/api/inpatients/counts')).json();
    expect(ward).toMatchObject({
      ...{ inpatients: 13, needAttention: 4, critical: 1, notScored: 1, stable: 8 },
      ...{ openDoses: 12, overdueDoses: 1, observationsLate: 1 },
    });
    expect((await nurse.get('/api/messages/counts')).json()).toEqual({ unread: 3, critical: 0, activeDoctors: 7 });
    const alerts: Alert[] = (await nurse.get('/api/alerts')).json();
    // The alert says what the card says.
    expect(alerts.map(({ source, status, score }) => [source, status, score])).toEqual([
      ['sos', 'acknowledged', null],
      ['news2', 'acknowledged', 9],
    ]);
    const [first] = (await nurse.get('/api/inpatients')).json();
    expect(first).toMatchObject({ status: 'critical', news2: { score: 9, from: 7 }, overdueDoses: 1 });
    const { toAccept } = (await nurse.get('/api/handovers/current')).json();
    expect(toAccept).toMatchObject({ state: 'handed-over', can: { accept: true } });
  });
});

describe.runIf(isFull)('the charts of the first doctor', () => {
  test('leave three diagnoses to write, and abnormal results to look at', async () => {
    const doctor = await browserOf(firstOf('doctor'));
    expect((await doctor.get('/api/diagnoses/waiting')).json()).toMatchObject({ count: 3 });
    const results = (await doctor.get('/api/lab-orders?list=to-review')).json();
    expect(results.filter((order: LabOrder) => order.result?.isAbnormal).length).toBeGreaterThan(1);
    const patients: PatientListed[] = (await doctor.get('/api/patients?limit=200')).json();
    expect(patients.map(({ status }) => status)).toEqual(expect.arrayContaining(['Active', 'Follow-up']));
    const seen = patients.filter(({ lastVisit }) => lastVisit !== null);
    expect(seen.filter(({ condition }) => condition === null)).toEqual([]);
  });

  test('hold a draft with a medicine that the allergy check does not let pass', async () => {
    const doctor = await browserOf(firstOf('doctor'));
    const { first } = (await doctor.get('/api/diagnoses/waiting')).json();
    const { patientId } = first.find(({ patient }: { patient: string }) => patient === 'Farida Khan');
    const order = {
      name: 'Amoxicillin',
      dose: { amount: 500, unit: 'mg' },
      route: 'by mouth',
      frequency: '3-times-a-day',
    };
    const report = (await doctor.post('/api/diagnoses/check', { patient: patientId, medications: [order] })).json();
    expect(report.findings[0]).toMatchObject({
      severity: 'severe',
      title: 'Allergy conflict: amoxicillin is a penicillin',
    });
  });

  test('show the demo patient what was prescribed', async () => {
    const patient = await browserOf(firstOf('patient'));
    const { patientId } = (await patient.get('/api/me')).json();
    const prescribed = (await patient.get(`/api/patients/${patientId}/prescriptions`)).json();
    expect(prescribed.at(-1).medicines).toMatchObject([
      { name: 'Amlodipine', isActive: true },
      { name: 'Cetirizine', isActive: true },
    ]);
  });

  test('have read what they were told months ago, and find the news of the last days at the bell', async () => {
    const patient = await browserOf(firstOf('patient'));
    const notices: Notice[] = (await patient.get('/api/notices?limit=100')).json();
    const isNews = ({ at }: Notice) => Date.parse(at) > app.clock.now().getTime() - 3 * DAY_MS;
    expect(notices.filter(({ readAt }) => readAt === null)).toEqual(notices.filter(isNews));
    expect(notices.filter(isNews).length).toBeLessThan(9);
    expect(notices.length).toBeGreaterThan(9);
  });

  test('show how long it lasts, what was taken and what was not, and a repeat that waits', async () => {
    const patient = await browserOf(firstOf('patient'));
    const { medicines, doses, today }: HomeDoses = (await patient.get('/api/doses')).json();
    expect(medicines.map(({ name, supply, can }) => [name, supply?.daysLeft, can.askRepeat])).toEqual([
      ['Amlodipine', expect.toSatisfy((days: number) => days >= 20 && days <= 22), false],
      ['Cetirizine', expect.toSatisfy((days: number) => days >= 5 && days <= 7), true],
    ]);
    const statuses = new Set(doses.filter(({ day }) => day < today).map(({ status }) => status));
    expect(statuses).toContain('taken');
    expect(statuses).toContain('missed');
    const doctor = await browserOf(firstOf('doctor'));
    expect((await doctor.get('/api/repeats')).json()).toHaveLength(1);
  });
});

test.runIf(isFull)(
  'requests wait with a symptom check and without one, and the doctor can open what was told',
  async () => {
    const doctor = await browserOf(firstOf('doctor'));
    const waiting: Appointment[] = (await doctor.get('/api/appointments?status=pending')).json();
    const [told, ...more] = waiting.filter(({ triageId }) => triageId !== null);
    expect(more.length + 1).toBeLessThan(waiting.length);
    const check = (await doctor.get(`/api/symptoms/${told?.triageId}`)).json();
    expect(check).toMatchObject({ patientId: told?.patientId, urgency: told?.triageUrgency, reportedByClient: false });
  },
);

describe('a first start', () => {
  test('that is broken off halfway leaves nothing behind', () => {
    expect(afterTheFailure).toEqual(beforeTheStart);
  });

  test.runIf(isFull)('of two servers at the same moment makes one clinic', async () => {
    const entries = await app.trail();
    expect(entries.filter(({ action }) => action === 'administrator.made')).toHaveLength(1);
    expect(await amounts(app)).toMatchObject({ accounts: accounts.length, patients: 25 + CHILDREN });
  });
});

describe.runIf(isFull)('a second start', () => {
  test('on the same day makes nothing twice', async () => {
    const before = await amounts(app);
    await start(app);
    expect(await amounts(app)).toEqual(before);
  });
});

describe.runIf(isFull)('the trail', () => {
  test('of the whole demo is sealed and verifies', async () => {
    const { deps, db } = app;
    const verify = () => verifyTrail({ db, seal: deps.seal, checkpointFile: checkpointFileIn(deps.config.dataDir) });
    // Other test files share the server, and an open transaction of theirs holds our entries back for a moment.
    await until(async () => {
      await sealEntries(deps);
      const verdict = await verify();
      return !verdict.ok || verdict.unsealed === 0;
    });
    const { audit_entries } = await amounts(app);
    expect(await verify()).toMatchObject({ ok: true, entries: audit_entries });
  });

  test('names no one: no name, address, PUD or password of the demo is in it', async () => {
    const { rows } = await sql<{ entry: string }>`select e::text as entry from audit_entries e`.execute(app.db);
    const told = rows.map(({ entry }) => entry).join('\n');
    for (const { name, login, password } of accounts) {
      for (const personal of [name, login, password]) expect(told).not.toContain(personal);
    }
    expect(told).not.toMatch(/@|PUD-/);
  });

  test('tells how everyone came in, on earlier days', async () => {
    const actions = (await app.trail()).map(({ action }) => action);
    const count = (action: string) => actions.filter((one) => one === action).length;
    expect(actions[0]).toBe('administrator.made');
    expect([count('application.approved'), count('account.opened'), count('patient.registered')]).toEqual([
      ...[7, 12, 25 + CHILDREN],
    ]);
    const { oldest } = await app.db
      .selectFrom('audit_entries')
      .select((row) => row.fn.min('at').as('oldest'))
      .executeTakeFirstOrThrow();
    expect(new Date(oldest).getTime()).toBeLessThan(app.clock.now().getTime() - 100 * DAY_MS);
  });
});

/** Orders with their terms; up to when they are planned is no part of them. */
const presentOrders = async () => ({
  orders: await app.db
    .selectFrom('medication_orders')
    .select(['id', 'version', 'medication', 'ordered_at', 'stopped_at'])
    .orderBy('id')
    .execute(),
  versions: await app.db
    .selectFrom('medication_order_versions')
    .selectAll()
    .orderBy('order_id')
    .orderBy('version')
    .execute(),
});

// Filling one more day takes as long as filling the first.
describe.runIf(isFull)('a later day', () => {
  let ordersBefore: Awaited<ReturnType<typeof presentOrders>>;
  beforeAll(async () => {
    ordersBefore = await presentOrders();
  });

  test('brings its own news and keeps what people entered', async () => {
    const cookie = cookieOf(await tryLogin(app, firstOf('admin')));
    await stepUp(app, cookie, firstOf('admin').password);
    const admin = app.as(cookie);
    const [declined, approved] = (await admin.get('/api/admin/applications')).json();
    await admin.post(`/api/admin/applications/${declined.id}/decline`, { reason: 'Not this year.' });
    await admin.post(`/api/admin/applications/${approved.id}/approve`, {});
    const input = {
      name: 'Tara Bose',
      email: 'tara@mail.example',
      phone: '+91 98200 11111',
      password: 'a kite in June wind',
    };
    const { pud } = (await app.as().post('/api/patients/register', input)).json();

    // So many days later that the same people would be in turn again.
    app.clock.advance(APPLICANTS.length * DAY_MS);
    await start(app);
    const later = await browserOf(firstOf('admin'));
    const presented: { id: string; email: string; status: string }[] = (
      await later.get('/api/admin/applications')
    ).json();
    expect(presented.find(({ id }) => id === declined.id)).toMatchObject({
      status: 'declined',
      reason: 'Not this year.',
    });
    expect(presented.find(({ id }) => id === approved.id)).toMatchObject({ status: 'approved' });
    // Who was let in does not apply again; the others may.
    expect(presented.filter(({ email }) => email === approved.email)).toHaveLength(1);
    expect(presented.filter(({ status }) => status === 'waiting').length).toBeGreaterThan(0);
    expect((await tryLogin(app, { role: 'patient', login: pud, password: input.password })).statusCode).toBe(200);
  });

  // spec: 1.5
  test('shows the first doctor the specification’s day again', async () => {
    const stats = (await (await browserOf(firstOf('doctor'))).get('/api/doctor/stats')).json();
    expect(stats).toMatchObject({ todayAppointments: 5, pendingApprovals: 8 });
    const waiting = (await (await browserOf(firstOf('doctor'))).get('/api/diagnoses/waiting')).json();
    expect(waiting.count).toBe(3);
  });

  test('finds the ward looked after, with twelve doses open again', async () => {
    const ward = (await (await browserOf(firstOf('staff'))).get('/api/inpatients/counts')).json();
    expect(ward).toMatchObject({ inpatients: 13, needAttention: 4, openDoses: 12, overdueDoses: 1 });
  });

  test('writes no order and changes none: what was given before stays in sight', async () => {
    expect(ordersBefore.orders.length).toBeGreaterThan(13);
    expect(await presentOrders()).toEqual(ordersBefore);
  });
});
