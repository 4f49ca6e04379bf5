import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#contract/durations.ts';
import type { TrailExport } from '#contract/trail/exports.ts';
import type { AccessReport, TrailCheck, TrailFilter, TrailLine } from '#contract/trail/trail.ts';
import { ACTIONS } from '#server/audit/actions.ts';
import { sealAll } from '#server/audit/testing.ts';
import { takeIntoCare, trailAbout } from '#server/patients/testing.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Person } from '#server/testing-people.ts';
import { checkTrail } from './check-trail.ts';
import { stateAt } from './exports/present-export.ts';
import { LINES_A_DAY } from './record-reading.ts';
import { SAID_BY_ANOTHER } from './trail-words.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.anAdministrator({ name: 'Leela Krishnan' });
});
afterAll(() => app.close());

const ask = (search = '', path = '') => app.as(admin.cookie).get(`/api/admin/trail${path}${search}`);
const linesOf = async (search: string) => (await ask(search)).json<TrailLine[]>();
const spoken = ({ who, before, about, after }: TrailLine) =>
  [who.name, before, about?.name, after].filter(Boolean).join(' ');
/** As taken by one administrator after another has agreed. */
async function fileOf(filter: TrailFilter) {
  const second = await app.anAdministrator();
  const { id } = (await askFor(admin, filter)).json<TrailExport>();
  await approve(second, id);
  const file = await app.as(admin.cookie).get(`/api/admin/trail/exports/${id}/file`);
  await stop(admin, id);
  return file;
}
const askFor = ({ cookie, password }: Person, filter: TrailFilter = {}) =>
  app.as(cookie).post('/api/admin/trail/exports', { ...filter, password });
const approve = ({ cookie, password }: Person, id: string) =>
  app.as(cookie).post(`/api/admin/trail/exports/${id}/approve`, { password });
const stop = ({ cookie }: Person, id: string) => app.as(cookie).post(`/api/admin/trail/exports/${id}/stop`, undefined);
const openProfile = (cookie: string, patientId: string) => app.as(cookie).get(`/api/patients/${patientId}/profile`);

describe('the trail is read in plain words', () => {
  test('who opened whose chart and who was refused, by PUD, without the name of a patient', async () => {
    const patient = await app.aPatient({ name: 'Asha Verma' });
    const [treats, curious] = [await app.aDoctor({ name: 'Dr. Mira Das' }), await app.aDoctor({ name: 'Dr. Nosy' })];
    await takeIntoCare(app, treats, patient);
    await openProfile(treats.cookie, patient.patientId);
    await openProfile(curious.cookie, patient.patientId);

    const answer = await ask(`?pud=${patient.pud.toLowerCase()}`);
    const said = answer.json<TrailLine[]>().map(spoken);
    expect(said[0]).toBe(`Dr. Nosy tried something with ${patient.pud} and was refused`);
    expect(said[1]).toBe(`Dr. Mira Das opened the chart of ${patient.pud}`);
    expect(answer.body).not.toContain('Asha');
    expect(answer.body).not.toContain(patient.patientId);
  });

  test('what a patient does is told by PUD, and the name of oneself is said once', async () => {
    const patient = await app.aPatient();
    await openProfile(patient.cookie, patient.patientId);
    const [line] = await linesOf(`?pud=${patient.pud}&kind=chart`);
    expect(line && spoken(line)).toBe(`${patient.pud} opened the chart`);
    expect(line?.who.accountId).toBeNull();
  });

  test('a filter by person, kind and days holds for every line', async () => {
    const nurse = await app.aNurse({ name: 'Priya Thomas' });
    const patient = await app.aPatient();
    await openProfile(nurse.cookie, patient.patientId);
    await app.as(nurse.cookie).post('/api/session/lock', {});
    const today = app.clock.now().toISOString().slice(0, 10);
    const refused = await linesOf(`?person=${nurse.id}&kind=refused&from=${today}&to=${today}`);
    expect(refused.map(({ who, kind }) => [who.accountId, kind])).toEqual([[nurse.id, 'refused']]);
    expect((await linesOf(`?person=${nurse.id}&kind=glass`)).length).toBe(0);
    expect((await linesOf(`?person=${nurse.id}&to=2026-03-01`)).length).toBe(0);
  });

  test.each(['?pud=PUD-7K3QX-2M9TD&kind=nothing', '?from=2026-02-30', '?after=-1', '?after=1e9', '?limit=0'])(
    '%s is refused',
    async (search) => expect((await ask(search)).statusCode).toBe(400),
  );

  test('a PUD that nobody has answers 404', async () => {
    expect((await ask('?pud=PUD-00000-00000')).statusCode).toBe(404);
  });
});

test('pages follow one another without a gap or a repeat, also among lines of one moment', async () => {
  const actor = await app.aDoctor();
  const insert = { actor_id: actor.id, actor_role: 'doctor', action: 'duty.began', at: app.clock.now() };
  await app.db
    .insertInto('audit_entries')
    .values(Array.from({ length: 25 }, () => insert))
    .execute();
  const seen: string[] = [];
  let next: string | undefined = `/api/admin/trail?person=${actor.id}&limit=10`;
  for (let page = 0; next && page < 5; page += 1) {
    const answer = await app.as(admin.cookie).get(next);
    seen.push(...answer.json<TrailLine[]>().map(({ id }) => id));
    next = /<(.+)>/.exec(String(answer.headers.link ?? ''))?.[1];
  }
  expect(new Set(seen).size).toBe(25);
  expect(seen).toEqual(seen.toSorted((a, b) => Number(b) - Number(a)));
});

test('no action and no detail lets anything of a chart out', async () => {
  const [patient, doctor] = [await app.aPatient(), await app.aDoctor()];
  const known = ['part', 'reason', 'code', 'endpoint', 'list', 'why', 'stage', 'role', 'what', 'date', 'at'];
  const clinical = ['outcome', 'score', 'status', 'loinc', 'level', 'shows', 'danger', 'medicine', 'model', 'scale'];
  const details = Object.fromEntries([...known, ...clinical].map((key) => [key, 'pneumonia-7731']));
  await app.db
    .insertInto('audit_entries')
    .values(
      ACTIONS.map((action) => ({
        actor_id: doctor.id,
        actor_role: 'doctor',
        action,
        at: app.clock.now(),
        subject: 'pneumonia-7731',
        subject_id: 'pneumonia-7731',
        patient_id: patient.patientId,
        details: JSON.stringify({ ...details, severity: 77317731 }),
      })),
    )
    .execute();
  const inLines = await ask(`?person=${doctor.id}&limit=200`);
  const inLast = await ask(`?person=${doctor.id}&limit=200&after=${inLines.json<TrailLine[]>().at(-1)?.id}`);
  const inFile = await fileOf({ person: doctor.id });
  const inReport = await ask(`?person=${doctor.id}`, '/report');
  const shown = ACTIONS.length - SAID_BY_ANOTHER.length;
  expect([...inLines.json<TrailLine[]>(), ...inLast.json<TrailLine[]>()]).toHaveLength(shown);
  expect(inFile.body.trim().split('\r\n')).toHaveLength(shown + 1);
  // Entering a critical result and entering another leave the same lines.
  expect(SAID_BY_ANOTHER).toEqual(['lab_call_back.opened', 'lab_call_back.closed']);
  for (const { body } of [inLines, inLast, inFile, inReport]) {
    expect(body).not.toContain('pneumonia');
    expect(body).not.toContain('7731');
    expect(body).not.toContain(patient.patientId);
  }
});

describe('reading is itself in the trail', () => {
  test('of one patient with the patient, of many with all whose PUDs were shown; the patients read of it', async () => {
    const patient = await app.aPatient();
    await openProfile(patient.cookie, patient.patientId);
    await ask(`?pud=${patient.pud}`);
    const [ofOne] = (await trailAbout(app, patient.patientId)).filter(({ action }) => action === 'trail.read');
    expect(ofOne).toMatchObject({ actor_id: admin.id, details: { what: 'lines' } });

    const answer = await ask('?limit=3');
    const row = await app.db
      .selectFrom('audit_entries')
      .select(['action', 'details'])
      .where('request_id', '=', String(answer.headers['x-request-id']))
      .executeTakeFirstOrThrow();
    expect([row.action, row.details]).toMatchObject([
      'trail.read',
      { lines: 3, patients: expect.arrayContaining([patient.patientId]) },
    ]);
    const opened = (await app.as(patient.cookie).get(`/api/patients/${patient.patientId}/opened-by`)).json();
    expect(JSON.stringify(opened)).toContain('saw your Health ID in the list of what was done here');
  });

  test('with those whose PUD was shown as the one who did it or whose account it was about', async () => {
    const [doer, about, filtered] = [await app.aPatient(), await app.aPatient(), await app.aPatient()];
    const at = app.clock.now();
    const rows = [
      { actor_id: doer.id, actor_role: 'patient', action: 'login.succeeded', at },
      {
        actor_id: null,
        actor_role: 'system',
        action: 'password.link_sent',
        subject: 'account',
        subject_id: about.id,
        at,
      },
      { actor_id: doer.id, actor_role: 'patient', action: 'access.refused', patient_id: filtered.patientId, at },
    ];
    for (const row of rows) await app.db.insertInto('audit_entries').values(row).execute();
    const patientsOf = async (search: string) => {
      const answer = await ask(search);
      const { details, patient_id } = await app.db
        .selectFrom('audit_entries')
        .select(['details', 'patient_id'])
        .where('request_id', '=', String(answer.headers['x-request-id']))
        .executeTakeFirstOrThrow();
      return { patient_id, patients: (details as { patients: string[] }).patients };
    };
    const all = await patientsOf('?limit=3');
    expect(all.patients.toSorted()).toEqual([doer, about, filtered].map(({ patientId }) => patientId).toSorted());
    expect(await patientsOf(`?pud=${filtered.pud}&kind=refused`)).toEqual({
      patient_id: filtered.patientId,
      patients: [doer.patientId],
    });
    const opened = await app.as(doer.cookie).get(`/api/patients/${doer.patientId}/opened-by`);
    expect(opened.body).toContain('saw your Health ID in the list of what was done here');
  });

  test('and ends after 5,000 lines a day, of which the other administrators are told', async () => {
    const [eager, other] = [await app.anAdministrator({ name: 'Eager Reader' }), await app.anAdministrator()];
    const read = { actor_id: eager.id, actor_role: 'admin', action: 'trail.read', at: app.clock.now() };
    const details = JSON.stringify({ what: 'lines', lines: LINES_A_DAY - 2 });
    await app.db
      .insertInto('audit_entries')
      .values({ ...read, details })
      .execute();
    const next = () => app.as(eager.cookie).get('/api/admin/trail?limit=2');
    expect((await next()).statusCode).toBe(200);
    expect((await next()).json().code).toBe('trail_read_enough');
    const report = await app.as(eager.cookie).get(`/api/admin/trail/report?person=${eager.id}`);
    expect(report.statusCode).toBe(429);
    const told = (await app.mails(other.email)).map(({ text }) => text).join();
    expect(told).toContain('Eager Reader has read very many lines');
  });

  test('an export is, too, and names the last line that it can hold', async () => {
    const answer = await fileOf({ kind: 'login' });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="audit-trail-2026-03-02.csv"');
    const entry = (await app.trail()).findLast(({ action }) => action === 'trail.exported');
    const until = expect.stringMatching(/^\d+$/);
    expect(entry).toMatchObject({ actor_id: admin.id, details: { kind: 'login', until } });
  });

  test('an export is not cut at a page of its own', async () => {
    const actor = await app.aDoctor({ name: '=Dr. Formula' });
    const insert = { actor_id: actor.id, actor_role: 'doctor', action: 'duty.ended', at: app.clock.now() };
    for (const count of [1_000, 201])
      await app.db
        .insertInto('audit_entries')
        .values(Array.from({ length: count }, () => insert))
        .execute();
    const lines = (await fileOf({ person: actor.id })).body.trim().split('\r\n');
    expect(lines).toHaveLength(1_202);
    expect(lines[1]).toContain(`,"'=Dr. Formula","doctor","went off duty",,"Accounts"`);
  });
});

describe('an export', () => {
  const take = (by: Person, id: string) => app.as(by.cookie).get(`/api/admin/trail/exports/${id}/file`);

  test('needs the yes of a second administrator, who does not get the file', async () => {
    const second = await app.anAdministrator();
    const { id, state, can } = (await askFor(admin)).json<TrailExport>();
    expect([state, can]).toEqual(['waiting', { approve: false, take: false, stop: true }]);
    expect((await take(admin, id)).json().code).toBe('export_not_ready');
    expect((await approve(admin, id)).json().code).toBe('export_needs_another');
    const answers = await Promise.all([approve(second, id), approve(second, id), approve(second, id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect((await take(second, id)).statusCode).toBe(404);
    expect((await take(admin, id)).statusCode).toBe(200);
    const around = app.db.updateTable('trail_exports').set({ approved_by: admin.id }).where('id', '=', id);
    await expect(around.execute()).rejects.toMatchObject({ constraint: 'another_administrator_lets_it_leave' });
  });

  test('is stopped by any administrator, also when it is ready, and then nobody takes it', async () => {
    const [asker, second] = [await app.anAdministrator(), await app.anAdministrator()];
    const third = await app.anAdministrator();
    const { id } = (await askFor(asker)).json<TrailExport>();
    expect((await approve(second, id)).statusCode).toBe(200);
    const stops = await Promise.all([stop(third, id), stop(second, id), stop(third, id)]);
    expect(stops.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect((await take(asker, id)).json().code).toBe('export_not_ready');
    expect((await approve(second, id)).json().code).toBe('export_decided');
    expect((await stop(await app.aDoctor(), id)).statusCode).toBe(403);
  });

  test('needs the password of both, and is one at a time for each administrator', async () => {
    const [asker, second] = [await app.anAdministrator(), await app.anAdministrator()];
    expect((await askFor({ ...asker, password: 'not the password' })).json().code).toBe('wrong_password');
    const asked = await Promise.all([askFor(asker), askFor(asker), askFor(asker)]);
    expect(asked.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
    const { id } = asked.find(({ statusCode }) => statusCode === 201)?.json<TrailExport>() ?? { id: '' };
    expect((await approve({ ...second, password: 'not the password' }, id)).json().code).toBe('wrong_password');
    await stop(asker, id);
    expect((await askFor(asker)).statusCode).toBe(201);
  });

  test('is not agreed to by an administrator whose account the asker enabled, nor for one who is none any more', async () => {
    const [asker, related] = [await app.anAdministrator(), await app.anAdministrator()];
    const second = await app.anAdministrator();
    const made = { actor_id: asker.id, actor_role: 'admin', action: 'account.enabled', subject: 'account' };
    const at = new Date(app.clock.now().getTime() - 90 * 24 * HOUR_MS);
    await app.db
      .insertInto('audit_entries')
      .values({ ...made, subject_id: related.id, at })
      .execute();
    const { id } = (await askFor(asker)).json<TrailExport>();
    const isOffered = async ({ cookie }: Person) =>
      (await app.as(cookie).get('/api/admin/trail/exports')).json<TrailExport[]>().find((one) => one.id === id)?.can
        .approve;
    expect([await isOffered(asker), await isOffered(related), await isOffered(second)]).toEqual([false, false, true]);
    expect((await approve(related, id)).json().code).toBe('approver_related');
    await app.db.updateTable('accounts').set({ role: 'staff' }).where('id', '=', asker.id).execute();
    expect((await approve(second, id)).json().code).toBe('export_decided');
  });

  test('holds no line that was written after it was asked for', async () => {
    const [asker, second, doctor] = [await app.anAdministrator(), await app.anAdministrator(), await app.aDoctor()];
    const insert = { actor_id: doctor.id, actor_role: 'doctor', action: 'duty.began', at: app.clock.now() };
    await app.db.insertInto('audit_entries').values(insert).execute();
    const { id } = (await askFor(asker, { person: doctor.id })).json<TrailExport>();
    await app.db
      .insertInto('audit_entries')
      .values({ ...insert, action: 'duty.ended' })
      .execute();
    await approve(second, id);
    const { body } = await take(asker, id);
    expect(body).toContain('came on duty');
    expect(body).not.toContain('went off duty');
  });

  test('of a PUD that nobody has cannot be asked for', async () => {
    const answer = await askFor(admin, { pud: 'PUD-00000-00000' });
    expect(answer.statusCode).toBe(404);
  });

  test.each([
    [0, 'waiting'],
    [24 * HOUR_MS - 1, 'waiting'],
    [24 * HOUR_MS, 'ready'],
    [48 * HOUR_MS - 1, 'ready'],
    [48 * HOUR_MS, 'over'],
  ])('that nobody agreed to is, after %d ms, %s', (after, state) => {
    const asked = app.clock.now();
    const ready_at = new Date(asked.getTime() + 24 * HOUR_MS);
    expect(stateAt({ ready_at, stopped_at: null }, new Date(asked.getTime() + after))).toBe(state);
  });
});

describe('a report on access', () => {
  test('of one patient counts who touched the data, and how', async () => {
    const patient = await app.aPatient();
    const [treats, curious] = [
      await app.aDoctor({ name: 'Dr. Anil Rao' }),
      await app.aNurse({ name: 'Nurse Curious' }),
    ];
    await takeIntoCare(app, treats, patient);
    await openProfile(treats.cookie, patient.patientId);
    await openProfile(treats.cookie, patient.patientId);
    await openProfile(curious.cookie, patient.patientId);
    await app.as(treats.cookie).get('/api/patients');

    const answer = await ask(`?pud=${patient.pud}`, '/report');
    const report = answer.json<AccessReport>();
    expect(report).toMatchObject({ of: 'patient', name: patient.pud, isCut: false });
    const row = (name: string) => report.rows.find((one) => one.name === name);
    expect(row('Dr. Anil Rao')).toMatchObject({ role: 'doctor', opened: 2, listed: 1, refused: 0 });
    expect(row('Nurse Curious')).toMatchObject({ role: 'staff', opened: 0, refused: 1, accountId: curious.id });
    const asked = (await trailAbout(app, patient.patientId)).findLast(({ action }) => action === 'trail.read');
    expect(asked).toMatchObject({ actor_id: admin.id, details: { what: 'report' } });

    const file = (await ask(`?pud=${patient.pud}`, '/report/export')).body.split('\r\n');
    expect(file[0]).toMatch(/^"Person","Role","Opened",/);
    expect(file.some((line) => line.startsWith('"Dr. Anil Rao","doctor",2,1,0,0,'))).toBe(true);
    const left = (await trailAbout(app, patient.patientId)).findLast(({ action }) => action === 'trail.exported');
    expect(left).toMatchObject({ actor_id: admin.id, details: { what: 'report' } });
  });

  test('of one worker counts whose data were touched, by PUD', async () => {
    const [first, second] = [await app.aPatient(), await app.aPatient()];
    const doctor = await app.aDoctor({ name: 'Dr. Sana Ali' });
    for (const patient of [first, second]) await takeIntoCare(app, doctor, patient);
    await openProfile(doctor.cookie, first.patientId);
    await app.as(doctor.cookie).get('/api/patients');
    const answer = await ask(`?person=${doctor.id}`, '/report');
    const report = answer.json<AccessReport>();
    expect(report).toMatchObject({ of: 'worker', name: 'Dr. Sana Ali' });
    expect(report.rows.find(({ name }) => name === first.pud)).toMatchObject({ opened: 1, listed: 1 });
    expect(report.rows.find(({ name }) => name === second.pud)).toMatchObject({ opened: 0, listed: 1 });
    expect(answer.body).not.toContain(first.patientId);
  });

  test('of one worker reaches back 90 days, unless a day is given', async () => {
    const [patient, doctor] = [await app.aPatient(), await app.aDoctor()];
    const at = new Date(app.clock.now().getTime() - 91 * 24 * HOUR_MS);
    const about = { actor_id: doctor.id, actor_role: 'doctor', patient_id: patient.patientId, action: 'chart.opened' };
    await app.db
      .insertInto('audit_entries')
      .values({ ...about, at })
      .execute();
    const rowsOf = async (search: string) => (await ask(search, '/report')).json<AccessReport>().rows;
    expect(await rowsOf(`?person=${doctor.id}`)).toEqual([]);
    expect(await rowsOf(`?person=${doctor.id}&from=${at.toISOString().slice(0, 10)}`)).toHaveLength(1);
  });

  test('needs a patient or a worker; the account of a patient is none', async () => {
    expect((await ask('', '/report')).json().code).toBe('report_needs_someone');
    expect((await ask(`?person=${(await app.aPatient()).id}`, '/report')).statusCode).toBe(404);
    expect((await ask(`?person=${randomUUID()}`, '/report')).statusCode).toBe(404);
  });
});

describe('the verification of the trail', () => {
  const askForCheck = async (cookie = admin.cookie) =>
    (await app.as(cookie).post('/api/admin/trail/checks', undefined)).json<TrailCheck>();
  const stateNow = async () => (await ask('', '/state')).json();
  const anHourLater = async () => {
    app.clock.advance(HOUR_MS);
    admin.cookie = await app.login(admin);
  };

  test('is one for all who ask at once, and its result is in the trail', async () => {
    await sealAll(app.deps);
    const other = await app.anAdministrator();
    const asked = await Promise.all([askForCheck(), askForCheck(other.cookie), askForCheck()]);
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
    expect(asked[0]).toMatchObject({ state: 'waiting', broken: null });
    await Promise.all([checkTrail(app.deps), checkTrail(app.deps)]);
    const { check, lastSeal } = await stateNow();
    expect(check).toMatchObject({ state: 'whole', broken: null, finishedAt: expect.any(String) });
    expect(check.lines).toBeGreaterThan(0);
    expect(lastSeal.fingerprint).toMatch(/^([0-9a-f]{4} ){3}[0-9a-f]{4}$/);
    const checked = (await app.trail()).filter(
      ({ action, actor_role }) => action === 'trail.checked' && actor_role === 'system',
    );
    expect(checked).toHaveLength(1);
    const again = await app.as(other.cookie).post('/api/admin/trail/checks', undefined);
    expect(again.json().code).toBe('check_lately');
  });

  test('names the broken line, its time and the last good seal, and every administrator is told', async () => {
    await anHourLater();
    await sealAll(app.deps);
    await ask();
    app.clock.advance(60_000);
    await ask();
    await sealAll(app.deps);
    const { rows } = await sql<{ id: string; number: number }>`
      select ids[1]::text as id, batch_number as number from audit_leaves
      order by batch_number desc limit 1`.execute(app.db);
    const [{ id, number } = { id: '', number: 0 }] = rows;
    await sql`update audit_entries set action = 'duty.began' where id = ${id}::bigint`.execute(app.database.ownerDb);
    await askForCheck();
    await checkTrail(app.deps);
    const { check } = await stateNow();
    expect(check).toMatchObject({
      state: 'broken',
      broken: {
        problem: 'it was edited',
        line: id,
        at: expect.any(String),
        seal: number,
        lastGoodSeal: { number: number - 1, sealedAt: expect.any(String) },
      },
    });
    const notices = (await app.as(admin.cookie).get('/api/notices')).json();
    expect(notices[0]).toMatchObject({ title: 'The audit trail is broken', link: '/admin/trail' });
  });

  test('is begun again when the server that did it has fallen silent', async () => {
    await anHourLater();
    const { id } = await askForCheck();
    await app.db.updateTable('trail_checks').set({ heard_at: app.clock.now() }).where('id', '=', id).execute();
    await checkTrail(app.deps);
    expect((await stateNow()).check).toMatchObject({ id, state: 'running' });
    app.clock.advance(61_000);
    admin.cookie = await app.login(admin);
    await checkTrail(app.deps);
    expect((await stateNow()).check).toMatchObject({ id, state: 'broken' });
  });
});
