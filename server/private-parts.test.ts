// What is confidential does not exist for whoever acts for a patient: every endpoint for patients is walked with a made-up word in
// every confidential text, and its answers are compared with those about a twin who has no such row.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import type { ProblemEntry, Profile, ProfileForm } from '#contract/patients/profile.ts';
import { anAppointment, aScheduledDoctor, tomorrow } from './appointments/testing.ts';
import { aFullDoctor, someoneWaiting } from './appointments/waitlist/testing.ts';
import { checkSafety } from './care/check-safety.ts';
import { signDiagnosis } from './care/sign-diagnosis.ts';
import { aForm, PARACETAMOL } from './care/testing.ts';
import { transaction } from './db/transaction.ts';
import { aDocument } from './documents/testing.ts';
import { changeContact } from './identity/public.ts';
import { aThread } from './inbox/testing.ts';
import { collectSample } from './labs/collect-sample.ts';
import { enterResult } from './labs/enter-result.ts';
import { readLabOrder } from './labs/find-order.ts';
import { reviewResult } from './labs/review-result.ts';
import { takeOrder } from './labs/take-order.ts';
import { aPatientBorn, giveAccess } from './patients/access/testing.ts';
import { takeIntoCare } from './patients/testing.ts';
import { startTestApp } from './testing-app.ts';
import { readExamples } from './testing-calls.ts';
import { endpointsOfTheContract } from './testing-contract.ts';
import type { Patient, Person } from './testing-people.ts';
import { openStream, until } from './testing-stream.ts';

const app = await startTestApp({ env: { RATE_LIMIT_CALLS: '100000' } });
afterAll(() => app.close());

const WORD = 'Quellwasser';
const TEENAGER_BORN = '2010-05-01';

type Parts = { subject: string; id: string }[];

/** A patient with one ordinary part of each kind, and if wanted a second one of each, with the word in it. */
async function aRecord(isHiding: boolean): Promise<{ patient: Patient; hidden: Parts; doctor: Person }> {
  const patient = await aPatientBorn(app, TEENAGER_BORN);
  const ordinary = await aScheduledDoctor(app, { name: 'Dr. Meera Iyer' });
  const doctor = await aScheduledDoctor(app, { name: `Dr. ${WORD}`, department: 'Dermatology' });
  await fill(patient, ordinary, 'ordinary');
  // A profile has one more version with each time that it is saved.
  if (!isHiding) await saveFacts(patient, patient, {});
  return { patient, doctor, hidden: isHiding ? await fill(patient, doctor, WORD) : [] };
}

async function fill(
  patient: Patient,
  doctor: Awaited<ReturnType<typeof aScheduledDoctor>>,
  word: string,
): Promise<Parts> {
  const { cookie, patientId } = patient;
  const visit = await anAppointment(app, {
    patient,
    doctor,
    date: tomorrow(app, -3),
    status: 'completed',
    reason: word,
  });
  const coming = await anAppointment(app, {
    patient,
    doctor,
    date: tomorrow(app, 4),
    time: word === WORD ? '10:00' : '15:00',
    status: 'approved',
    reason: word,
  });
  await takeIntoCare(app, doctor, patient);
  const signed = await sign(doctor, patient, {
    ...{ diagnosis: `${word} illness`, notes: word, date: tomorrow(app, -3), tests: [{ name: `${word} test` }] },
    medications: [
      {
        ...PARACETAMOL,
        ...(word === WORD ? { name: 'Cetirizine', dose: { amount: 10, unit: 'mg' }, frequency: 'once-a-day' } : {}),
        instructions: word,
      },
    ],
  });
  await saveFacts(doctor, patient, {
    problems: [aProblem(`${word} problem`)],
    medicines: [`${word} drops`],
  });
  const [order] = signed.labOrders;
  if (order) await release(order.id, doctor, word);
  const thread = await aThread(app, patient, doctor, `Please say more about ${word}.`);
  const document = await aDocument(app, patient, { title: `${word} report` });
  const check = await app
    .as(cookie)
    .post('/api/symptoms/analyze', { symptoms: `A sore throat and a runny nose, ${word}.` });
  const { doctor: full } = await aFullDoctor(app);
  const wish = await someoneWaiting(app, full, { reason: word }, patient);
  return [
    ...[visit.id, coming.id].map((id) => ({ subject: 'appointment', id })),
    { subject: 'diagnosis', id: signed.id },
    { subject: 'lab-order', id: order?.id ?? '' },
    { subject: 'prescription', id: signed.prescription?.id ?? '' },
    { subject: 'thread', id: thread.id },
    { subject: 'document', id: document.id },
    { subject: 'symptom-check', id: (await idOfCheck(patientId)) ?? check.body },
    { subject: 'wish', id: wish.wishId },
    ...(await entriesOf(patientId, word)).map((id) => ({ subject: 'profile-entry', id })),
  ];
}

/** As the dialog of doctors and nurses does: what was there before, and this. */
async function saveFacts(by: Pick<Person, 'cookie'>, { patientId }: Patient, facts: Partial<ProfileForm>) {
  const path = `/api/patients/${patientId}/profile`;
  const known = (await app.as(by.cookie).get(path)).json<Profile>();
  const problems = facts.problems && [...known.problems.map(asTyped), ...facts.problems];
  const medicines = facts.medicines && [...known.medicines, ...facts.medicines];
  const saved = await app
    .as(by.cookie)
    .put(path, { ...facts, ...(problems && { problems }), ...(medicines && { medicines }) });
  expect([saved.statusCode, saved.body]).toEqual([200, saved.body]);
  return saved.json<Profile>();
}

const asTyped = ({ name, code, since, isActive, isConfirmed, id }: Profile['problems'][number]): ProblemEntry => ({
  ...{ name, code, since, isActive, isConfirmed },
  ...(id ? { id } : {}),
});

const aProblem = (name: string): ProblemEntry => ({
  name,
  code: null,
  since: '2025',
  isActive: true,
  isConfirmed: true,
});

/** With a written reason for whatever the safety check says. */
async function sign(doctor: Person, patient: Patient, input: Parameters<typeof aForm>[1]) {
  const form = aForm(patient, input);
  const { findings } = await checkSafety(app.deps, doctor.actor, patient.patientId, {
    medications: form.medications,
    writing: { code: null, name: form.diagnosis },
  });
  const answers = findings.map(({ key }) => ({ finding: key, reason: 'Talked over at length.' }));
  return signDiagnosis(app.deps, doctor.actor, { ...form, answers });
}

async function release(id: string, doctor: Person, text: string): Promise<void> {
  const nurse = await app.aNurse();
  await takeOrder(app.deps, nurse.actor, id, { version: 1 });
  await collectSample(app.deps, nurse.actor, id);
  await enterResult(app.deps, nurse.actor, id, { values: [], text, isAbnormal: false });
  const { version } = await readLabOrder(app.deps, doctor.actor, id);
  await reviewResult(app.deps, doctor.actor, id, { version, note: text, release: true });
}

const idOfCheck = async (patientId: string) =>
  (
    await app.db
      .selectFrom('triage_results')
      .select('id')
      .where('patient_id', '=', patientId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .executeTakeFirst()
  )?.id;

async function entriesOf(patientId: string, word: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct e.id from health_profiles h, entries_with_origin(h.problems, h.medicine_visits, h.pregnancy_visit) e
    where h.patient_id = ${patientId} and e.name like ${`${word}%`}`.execute(app.db);
  return rows.map(({ id }) => id);
}

let hiding: Awaited<ReturnType<typeof aRecord>>;
let twin: Awaited<ReturnType<typeof aRecord>>;
let endpoints: Endpoint[];
const others = {
  'a guardian of a teenager': (patient: Patient) => acting(patient, { relation: 'guardian' }),
  'a helper with everything': (patient: Patient) => acting(patient, { relation: 'helper' }),
} as const;

async function acting(patient: Patient, how: Parameters<typeof giveAccess>[3]): Promise<Patient> {
  const person = await app.aPatient();
  await giveAccess(app, person, patient, how);
  return person;
}

beforeAll(async () => {
  hiding = await aRecord(true);
  twin = await aRecord(false);
  for (const { subject, id } of hiding.hidden) {
    const marked = await app
      .as(hiding.patient.cookie)
      .put(`/api/patients/${hiding.patient.patientId}/private-parts`, { subject, id, isPrivate: true });
    expect([subject, marked.statusCode]).toEqual([subject, 200]);
  }
  endpoints = (await endpointsOfTheContract()).filter(
    ({ part, method, path }) => part && part !== 'own' && method === 'GET' && path !== '/events',
  );
}, 120_000);

/** What an answer is like without its words: how many there are of everything. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (value === null || typeof value !== 'object') return typeof value === 'number' ? value : typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shapeOf(each)]));
}

const textOf = (answer: { body: string; headers: object }) => `${JSON.stringify(answer.headers)}\n${answer.body}`;

describe.each(Object.keys(others) as (keyof typeof others)[])('%s', (who) => {
  test('finds in no answer a word, an id or a count of what is confidential', async () => {
    const [mother, other] = [await others[who](hiding.patient), await others[who](twin.patient)];
    for (const { path } of endpoints) {
      const ask = (person: Patient, whom: Patient) =>
        app.as(person.cookie).get(`/api${path.replace('{id}', whom.patientId)}?for=${whom.patientId}`);
      const [about, aboutTwin] = [await ask(mother, hiding.patient), await ask(other, twin.patient)];
      const said = textOf(about);
      expect([path, said.includes(WORD)]).toEqual([path, false]);
      for (const { id } of hiding.hidden) expect([path, id, said.includes(id)]).toEqual([path, id, false]);
      expect([path, about.statusCode]).toEqual([path, aboutTwin.statusCode]);
      const isJson = `${about.headers['content-type']}`.includes('json');
      if (isJson)
        expect([path, shapeOf({ ...(about.json() as object), requestId: '' })]).toEqual([
          path,
          shapeOf({ ...(aboutTwin.json() as object), requestId: '' }),
        ]);
    }
  });

  test('opens and changes none of it by its id', async () => {
    const mother = await others[who](hiding.patient);
    const all = (await endpointsOfTheContract()).filter(
      ({ part, path }) =>
        part &&
        part !== 'own' &&
        path.includes('{id}') &&
        !path.startsWith('/patients/') &&
        !path.startsWith('/appointments/patient'),
    );
    const before = await everything(hiding.patient);
    for (const { id } of hiding.hidden) {
      for (const { method, path } of all) {
        const answer = await app.fastify.inject({
          method,
          url: `/api${path.replace('{id}', id)}?for=${hiding.patient.patientId}`,
          headers: { cookie: mother.cookie },
          ...(method === 'GET' ? {} : { payload: {} }),
        });
        expect([method, path, answer.statusCode >= 400]).toEqual([method, path, true]);
        expect([path, textOf(answer).includes(WORD)]).toEqual([path, false]);
      }
    }
    expect(await everything(hiding.patient)).toEqual(before);
  });

  test('hears of no change of it, and the screen fetches anew by the clock', async () => {
    const mother = await others[who](hiding.patient);
    const stream = await openStream(app, mother.cookie, { query: `?for=${hiding.patient.patientId}` });
    const own = await openStream(app, hiding.patient.cookie);
    const heard = stream.news().length;
    const coming = hiding.hidden[1];
    const shown = await app.as(hiding.doctor.cookie).post(`/api/appointments/${coming?.id}/move`, {
      date: tomorrow(app, 5),
      time: who.includes('helper') ? '10:30' : '11:30',
      reason: 'Another hour suits better.',
      version: await versionOf(coming?.id),
    });
    expect(shown.statusCode).toBe(200);
    await until(() => own.news().some(({ data }) => data.type === 'appointments'));
    expect(
      stream
        .news()
        .slice(heard)
        .filter(({ data }) => data.type !== 'slots'),
    ).toEqual([]);
    const resyncs = stream.heard.length;
    await app.hub.check();
    await until(() => stream.heard.length > resyncs);
    own.close();
    stream.close();
  });
});

const versionOf = async (id = '') =>
  (await app.db.selectFrom('appointments').select('version').where('id', '=', id).executeTakeFirstOrThrow()).version;

const everything = async (patient: Patient) =>
  (await app.as(patient.cookie).get(`/api/patients/${patient.patientId}/everything`)).json().appointments;

test('the patient finds the word where others do not', async () => {
  const { cookie, patientId } = hiding.patient;
  const told = [];
  for (const { path } of endpoints) {
    const { body } = await app.as(cookie).get(`/api${path.replace('{id}', patientId)}`);
    if (body.includes(WORD)) told.push(path);
  }
  expect(told).toEqual(
    expect.arrayContaining(['/appointments', '/board', '/doses', '/symptoms', '/patients/{id}/everything']),
  );
  expect(told.length).toBeGreaterThan(12);
});

describe('who makes a visit private', () => {
  const listedTo = async (person: Patient, whom: Patient): Promise<string[]> =>
    (await app.as(person.cookie).get(`/api/appointments?for=${whom.patientId}`))
      .json()
      .map(({ id }: { id: string }) => id);

  test('a department, for those old enough to come alone, with what is there already and what comes of it', async () => {
    const admin = await app.anAdministrator();
    const doctor = await aScheduledDoctor(app, { department: 'Ayurveda' });
    const [teenager, child] = [await aPatientBorn(app, TEENAGER_BORN), await aPatientBorn(app, '2020-01-01')];
    const [mother, father] = [
      await acting(teenager, { relation: 'guardian' }),
      await acting(child, { relation: 'guardian' }),
    ];
    const before = await anAppointment(app, { patient: teenager, doctor, status: 'approved', time: '09:00' });
    expect(await listedTo(mother, teenager)).toEqual([before.id]);
    const [{ id } = { id: '' }] = (await app.as(admin.cookie).get('/api/admin/departments'))
      .json()
      .filter(({ name }: { name: string }) => name === 'Ayurveda');
    expect(
      (await app.as(admin.cookie).put(`/api/admin/departments/${id}/privacy`, { isPrivate: true })).json(),
    ).toMatchObject({ isPrivate: true });
    await anAppointment(app, { patient: teenager, doctor, status: 'completed', date: tomorrow(app, -2) });
    const ofChild = await anAppointment(app, { patient: child, doctor, status: 'approved', time: '11:00' });
    await takeIntoCare(app, doctor, teenager);
    await sign(doctor, teenager, { date: tomorrow(app, -2) });
    expect(await listedTo(mother, teenager)).toEqual([]);
    expect(
      (
        await app.as(mother.cookie).get(`/api/patients/${teenager.patientId}/diagnoses?for=${teenager.patientId}`)
      ).json(),
    ).toEqual([]);
    expect(await listedTo(father, child)).toEqual([ofChild.id]);
    const refused = await app.as(mother.cookie).post(`/api/appointments?for=${teenager.patientId}`, {
      department: 'Ayurveda',
      doctor: doctor.id,
      date: tomorrow(app),
      time: '12:00',
    });
    expect(refused.json()).toMatchObject({ code: 'private_department' });
  });

  test('a doctor, when approving: also of a small child, and no busy time tells of it', async () => {
    const [doctor, other] = [await aScheduledDoctor(app), await aScheduledDoctor(app)];
    const child = await aPatientBorn(app, '2020-01-01');
    const father = await acting(child, { relation: 'guardian' });
    const { id } = await anAppointment(app, { patient: child, doctor, time: '09:30', status: 'pending' });
    const answer = await app
      .as(doctor.cookie)
      .put(`/api/doctor/appointments/${id}/status`, { status: 'approved', isPrivate: true });
    expect(answer.statusCode).toBe(200);
    expect(await listedTo(father, child)).toEqual([]);
    const at = { department: other.department, doctor: other.id, date: tomorrow(app), time: '09:30' };
    const refused = await app.as(father.cookie).post(`/api/appointments?for=${child.patientId}`, at);
    expect(refused.json()).toMatchObject({ code: 'slot_taken' });
    const thread = await app
      .as(child.cookie)
      .put(`/api/patients/${child.patientId}/private-parts`, { subject: 'appointment', id, isPrivate: false });
    expect(thread.statusCode).toBe(403);
  });

  test('a teenager, who can show it again; what hangs on it follows', async () => {
    const doctor = await aScheduledDoctor(app);
    const teenager = await aPatientBorn(app, TEENAGER_BORN);
    const mother = await acting(teenager, { relation: 'guardian' });
    const { id } = await anAppointment(app, {
      patient: teenager,
      doctor,
      status: 'completed',
      date: tomorrow(app, -1),
    });
    const thread = await aThread(app, teenager, doctor);
    const mark = (isPrivate: boolean) =>
      app
        .as(teenager.cookie)
        .put(`/api/patients/${teenager.patientId}/private-parts`, { subject: 'appointment', id, isPrivate });
    expect(
      (await mark(true))
        .json()
        .parts.map((part: { id: string }) => part.id)
        .sort(),
    ).toEqual([id, thread.id].sort());
    expect(await listedTo(mother, teenager)).toEqual([]);
    expect((await mark(false)).json().parts).toEqual([]);
    expect(await listedTo(mother, teenager)).toEqual([id]);
    expect(
      (
        await app.as(mother.cookie).put(`/api/patients/${teenager.patientId}/private-parts?for=${teenager.patientId}`, {
          subject: 'appointment',
          id,
          isPrivate: true,
        })
      ).statusCode,
    ).toBe(404);
  });
});

test('no mail goes to an address that is also that of someone who acts for the patient', async () => {
  const [doctor, teenager] = [await aScheduledDoctor(app), await aPatientBorn(app, TEENAGER_BORN)];
  const mother = await acting(teenager, { relation: 'guardian' });
  const setEmail = ({ id }: { id: string }, email: string) =>
    transaction(app.db, (tx) => changeContact(tx, id, { email }));
  for (const person of [mother, teenager]) await setEmail(person, 'family@mail.example');
  await anAppointment(app, { patient: teenager, doctor, status: 'approved' });
  const [alone, own] = [await aPatientBorn(app, TEENAGER_BORN), 'teenager@mail.example'];
  await setEmail(alone, own);
  await anAppointment(app, { patient: alone, doctor, status: 'approved', time: '16:00' });
  expect(await app.mails('family@mail.example')).toEqual([]);
  expect((await app.mails(own)).length).toBeGreaterThan(0);
  expect((await app.as(teenager.cookie).get('/api/notices')).json().length).toBeGreaterThan(0);
  expect((await app.as(mother.cookie).get('/api/notices')).json()).toEqual([]);
});

test('the patient and the doctor see it, marked', async () => {
  const { patient, doctor, hidden } = hiding;
  const own = (await app.as(patient.cookie).get(`/api/patients/${patient.patientId}/private-parts`)).json();
  expect(hidden.every(({ id }) => own.parts.some((part: { id: string }) => part.id === id))).toBe(true);
  const doctors = (await app.as(doctor.cookie).get(`/api/patients/${patient.patientId}/private-parts`)).json();
  expect(doctors.parts.length).toBe(own.parts.length);
  expect((await app.as(patient.cookie).get('/api/appointments')).body).toContain(WORD);
});

test('whoever acts for a patient can do all that the patient can: no statement trips over a view', async () => {
  const examples = await readExamples();
  const failed: unknown[] = [];
  for (const { method, path, part } of await endpointsOfTheContract()) {
    const example = examples[`${method} ${path}`];
    // Whoever wrote a reading corrects it, and whoever called for help takes it back.
    if (path.startsWith('/readings/') || path === '/alerts/{id}/take-back') continue;
    // Whoever acts sits on a chair of their own.
    if (/\/visits\/\{id\}\/(signals|met)/.test(path)) continue;
    // The phone number of somebody with a login is theirs alone to change.
    if (`${method} ${path}` === 'PUT /patients/{id}') continue;
    if (!part || part === 'own' || !example) continue;
    const { cookie = '', id = '', search = '', body, payload, type } = await example(app);
    const { patientId } = (await app.as(cookie).get('/api/me')).json();
    if (!patientId) continue;
    const patient = { patientId } as Patient;
    const helper = await acting({ ...patient, id: (await app.aPatient()).id }, { relation: 'helper' });
    const answer = await app.fastify.inject({
      method,
      url: `/api${path.replace('{id}', id)}${search ? `${search}&` : '?'}for=${patientId}`,
      headers: { cookie: helper.cookie, ...(type ? { 'content-type': type } : {}) },
      payload: payload ?? body ?? {},
    });
    if (answer.statusCode >= 300) failed.push([method, path, answer.statusCode, answer.body]);
  }
  expect(failed).toEqual([]);
}, 60_000);

test('a table that hangs on something confidential has its view, or stands here with a reason', async () => {
  // Who works here reads these; no endpoint for patients does.
  const NOT_FOR_PATIENTS = [
    'lab_call_attempts',
    'lab_call_messages',
    'confidential_marks',
    'waitlist_rechecks',
    'diagnosis_drafts',
    'patient_marks',
  ];
  const { rows } = await sql<{ name: string }>`
    with recursive hanging as (
      select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relname in ('appointments', 'diagnoses', 'prescriptions', 'lab_orders', 'inbox_threads', 'documents', 'triage_results', 'waitlist_wishes')
      union select f.conrelid from pg_constraint f join hanging on f.confrelid = hanging.oid where f.contype = 'f')
    select c.relname as name from hanging join pg_class c using (oid)
    where to_regclass('withheld.' || quote_ident(c.relname)) is null order by 1`.execute(app.db);
  expect(rows.map(({ name }) => name).filter((name) => !NOT_FOR_PATIENTS.includes(name))).toEqual([]);
});

test('each view has the columns of its table', async () => {
  const { rows } = await sql<{ name: string }>`
    select t.table_name || '.' || t.column_name as name from information_schema.columns t
    where t.table_schema = 'public' and to_regclass('withheld.' || quote_ident(t.table_name)) is not null
      and not exists (select from information_schema.columns v where v.table_schema = 'withheld'
        and v.table_name = t.table_name and v.column_name = t.column_name and v.ordinal_position = t.ordinal_position)`.execute(
    app.db,
  );
  expect(rows).toEqual([]);
});

test('what was measured and written down at a private visit tells nobody else of it', async () => {
  const [doctor, nurse] = [await aScheduledDoctor(app, { name: `Dr. ${WORD}` }), await app.aNurse()];
  const patient = await aPatientBorn(app, '1990-05-01');
  const helper = await acting(patient, { relation: 'helper' });
  const visit = await anAppointment(app, { patient, doctor, status: 'completed', date: tomorrow(app, -1) });
  for (const person of [doctor, nurse]) await takeIntoCare(app, person, patient);
  const url = `/api/patients/${patient.patientId}`;
  const measuredAt = visit.startsAt;
  const weigh = (cookie: string, value: number) =>
    app.as(cookie).post(`${url}/readings`, { readings: [{ kind: 'weight', value, measuredAt }] });
  for (const [person, value] of [
    [doctor, 61],
    [nurse, 62],
    [patient, 63],
  ] as const)
    expect((await weigh(person.cookie, value)).statusCode).toBe(201);
  const saved = await app.as(doctor.cookie).put(`${url}/profile`, {
    ...{ contraception: WORD, allergyState: 'none-known', conditions: ['Asthma'] },
  });
  expect(saved.statusCode).toBe(200);
  const weights = async ({ cookie }: Person, search = '') =>
    (await app.as(cookie).get(`${url}/readings${search}`)).json().map(({ value }: { value: number }) => value);
  const forThem = `?for=${patient.patientId}`;
  expect((await weights(helper, forThem)).toSorted()).toEqual([61, 62, 63]);

  await app.as(patient.cookie).put(`${url}/private-parts`, { subject: 'appointment', id: visit.id, isPrivate: true });
  expect(await weights(helper, forThem)).toEqual([63]);
  expect((await weights(patient)).toSorted()).toEqual([61, 62, 63]);
  for (const path of ['readings', 'profile', 'summary', 'everything', 'growth', 'history'])
    expect([path, (await app.as(helper.cookie).get(`${url}/${path}${forThem}`)).body.includes(WORD)]).toEqual([
      path,
      false,
    ]);
  expect((await app.as(patient.cookie).get(`${url}/profile`)).body).toContain(WORD);
  // Whoever acts saves what they see; what they do not see stays.
  const form = { bloodGroup: 'B+', conditions: ['Asthma'] };
  expect((await app.as(helper.cookie).put(`${url}/profile${forThem}`, form)).body).not.toContain(WORD);
  expect((await app.as(patient.cookie).get(`${url}/profile`)).json()).toMatchObject({ contraception: { words: WORD } });
});

describe('what a clinician writes in the profile', () => {
  const aPrivateVisit = async (born = '1990-05-01', isMarkedFirst = true) => {
    const [doctor, patient] = [await aScheduledDoctor(app), await aPatientBorn(app, born)];
    const helper = await acting(patient, { relation: 'helper' });
    await takeIntoCare(app, doctor, patient);
    const visit = await anAppointment(app, { patient, doctor, status: 'completed', date: tomorrow(app, -1) });
    const mark = (isPrivate: boolean, part = { subject: 'appointment', id: visit.id }) =>
      app.as(doctor.cookie).put(`/api/patients/${patient.patientId}/private-parts`, {
        ...{ ...part, isPrivate },
        ...(isPrivate ? {} : { reason: 'It was marked by mistake.' }),
      });
    if (isMarkedFirst) expect((await mark(true)).statusCode).toBe(200);
    const path = `/api/patients/${patient.patientId}/profile`;
    const seenBy = async ({ cookie }: Pick<Person, 'cookie'>, search = '') =>
      (await app.as(cookie).get(`${path}${search}`)).json<Profile>();
    const forThem = `?for=${patient.patientId}`;
    return { doctor, patient, helper, visit, mark, path, seenBy, forThem, seen: () => seenBy(helper, forThem) };
  };
  const FACTS: Partial<ProfileForm> = {
    ...{ sex: 'female', pregnancy: 'yes', problems: [aProblem(`${WORD} of the skin`)], medicines: [`${WORD} 20 mg`] },
    ...{ allergyState: 'listed', allergies: ['Penicillin'] },
  };

  test('at a private visit is hidden from whoever acts, apart from allergies; the clinic and the patient see it, marked', async () => {
    const { doctor, patient, helper, seen, seenBy, forThem, path } = await aPrivateVisit();
    await saveFacts(doctor, patient, FACTS);

    expect(await seen()).toMatchObject({
      ...{ problems: [], conditions: [], medicines: [], pregnancy: null },
      ...{ allergyState: 'listed', allergies: ['Penicillin'] },
    });
    for (const { path: each } of endpoints) {
      const { body } = await app.as(helper.cookie).get(`/api${each.replace('{id}', patient.patientId)}${forThem}`);
      expect([each, body.includes(WORD)]).toEqual([each, false]);
    }
    const nurse = await app.aNurse();
    await takeIntoCare(app, nurse, patient);
    for (const person of [doctor, nurse, patient])
      expect(await seenBy(person)).toMatchObject({
        ...{ problems: [{ name: `${WORD} of the skin`, isPrivate: true }], hiddenMedicines: [`${WORD} 20 mg`] },
        ...{ pregnancy: 'yes', isPregnancyHidden: true },
      });
    const { findings } = await checkSafety(app.deps, doctor.actor, patient.patientId, {
      medications: [{ ...PARACETAMOL, name: 'Amoxicillin' }],
      writing: { code: null, name: 'Otitis' },
    });
    expect(findings.map(({ kind }) => kind)).toContain('allergy');
    expect(
      (await app.as(nurse.cookie).put(path, { problems: [{ ...aProblem('Gout'), isPrivate: true }] })).json(),
    ).toMatchObject({
      fields: { problems: 'Only a doctor makes this private.' },
    });
  });

  test('stays when somebody saves who does not see it, and what they say of the same thing tells them nothing', async () => {
    const { doctor, patient, helper, seen, seenBy, path, forThem } = await aPrivateVisit();
    await saveFacts(doctor, patient, FACTS);
    const said = await app.as(helper.cookie).put(`${path}${forThem}`, {
      ...{ conditions: [`${WORD} of the skin`, 'Asthma'], medicines: ['Vitamin D', `${WORD} 20 mg`], pregnancy: 'no' },
    });
    const theirs = {
      ...{ conditions: [`${WORD} of the skin`, 'Asthma'], pregnancy: 'no', medicines: ['Vitamin D', `${WORD} 20 mg`] },
    };
    for (const one of [said.json<Profile>(), await seen()]) {
      expect(one).toMatchObject(theirs);
      expect(one.problems.map(({ isConfirmed, since }) => [isConfirmed, since])).toEqual([
        [false, null],
        [false, null],
      ]);
    }
    const inCare = await seenBy(doctor);
    expect(inCare.problems.find(({ name }) => name.startsWith(WORD))).toMatchObject({
      since: '2025',
      isConfirmed: true,
    });
    expect(inCare.pregnancy).toBe('yes');
    expect(
      (await app.as(helper.cookie).put(`${path}${forThem}`, { conditions: [], medicines: [] })).json(),
    ).toMatchObject({ problems: [], medicines: [] });
    expect((await seenBy(doctor)).medicines).toEqual([`${WORD} 20 mg`]);
    // Another dose of it stays hidden, and so does the entry under another name.
    const { problems } = await seenBy(doctor);
    await app.as(doctor.cookie).put(path, {
      ...{ medicines: [`${WORD} 40 mg`], problems: problems.map((one) => ({ ...asTyped(one), name: 'Other words' })) },
    });
    expect(await seen()).toMatchObject({ problems: [], medicines: [] });
  });

  test('is hidden when its visit is made private later, and shown again with the visit or by itself', async () => {
    const { doctor, patient, visit, mark, seen } = await aPrivateVisit('1990-05-01', false);
    const [open] = (await saveFacts(doctor, patient, FACTS)).problems;
    expect(await seen()).toMatchObject({ problems: [{ name: open?.name }], pregnancy: 'yes' });
    await mark(true);
    expect(await seen()).toMatchObject({ problems: [], medicines: [], pregnancy: null });
    await mark(false);
    expect(await seen()).toMatchObject({ problems: [{ name: open?.name }], medicines: [`${WORD} 20 mg`] });
    await mark(true);
    expect((await mark(false, { subject: 'profile-entry', id: open?.id ?? '' })).statusCode).toBe(200);
    await saveFacts(doctor, patient, { bloodGroup: 'O+' });
    expect(await seen()).toMatchObject({ problems: [{ name: open?.name }], medicines: [] });
    expect(visit.id).toBeDefined();
  });

  test('can be made private by a doctor without a visit: also what the patient had told', async () => {
    const [doctor, patient] = [await app.aDoctor(), await aPatientBorn(app, '1990-05-01')];
    const helper = await acting(patient, { relation: 'helper' });
    await takeIntoCare(app, doctor, patient);
    const path = `/api/patients/${patient.patientId}/profile`;
    await app.as(patient.cookie).put(path, { conditions: ['Gout', 'Asthma'] });
    const [gout, asthma] = (await app.as(doctor.cookie).get(path)).json<Profile>().problems.map(asTyped);
    const saved = await app.as(doctor.cookie).put(path, { problems: [{ ...gout, isPrivate: true }, asthma] });
    expect(saved.json<Profile>().problems.map(({ isPrivate }) => isPrivate ?? false)).toEqual([true, false]);
    const url = `${path}?for=${patient.patientId}`;
    expect((await app.as(helper.cookie).get(url)).json()).toMatchObject({ conditions: ['Asthma'] });
    // Whether a name that they try is among the hidden ones cannot be told from the answer.
    const tried = { conditions: ['Gout', 'Measles', 'Asthma'], medicines: ['Aspirin'] };
    await saveFacts(doctor, patient, { medicines: ['Aspirin'] });
    const { rows } = await sql<{ id: string }>`select e.id from health_profiles h,
      entries_with_origin('[]', h.medicine_visits, null) e where h.patient_id = ${patient.patientId}`.execute(app.db);
    await app.as(doctor.cookie).put(`/api/patients/${patient.patientId}/private-parts`, {
      ...{ subject: 'profile-entry', id: rows[0]?.id, isPrivate: true },
    });
    expect((await app.as(helper.cookie).get(url)).json()).toMatchObject({ medicines: [] });
    const answer = (await app.as(helper.cookie).put(url, tried)).json<Profile>();
    expect(answer).toMatchObject(tried);
    expect(answer.problems.map(({ name }) => name)).toEqual(tried.conditions);
    await saveFacts(doctor, patient, { bloodGroup: 'O+' });
    expect((await app.as(helper.cookie).get(url)).json()).toMatchObject(tried);
    // And it is gone when they take it away.
    const without = { conditions: ['Asthma'], medicines: [] };
    expect((await app.as(helper.cookie).put(url, without)).json()).toMatchObject(without);
    expect((await app.as(doctor.cookie).get(path)).json()).toMatchObject({ medicines: ['Aspirin'] });
  });

  test('at a visit that only the rule of a department hides is seen by the guardian of a small child', async () => {
    const { doctor, patient, visit, path } = await aPrivateVisit('2020-01-01', false);
    const mother = await acting(patient, { relation: 'guardian' });
    await sql`select mark_confidential(${patient.patientId}::uuid, 'appointment', ${visit.id}::uuid, 'department', null, null)`.execute(
      app.db,
    );
    await saveFacts(doctor, patient, { problems: [aProblem('Eczema')] });
    const seen = async (person: Patient) =>
      (await app.as(person.cookie).get(`${path}?for=${patient.patientId}`)).json<Profile>().conditions;
    expect(await seen(mother)).toEqual(['Eczema']);
    expect(await seen(await acting(patient, { relation: 'helper' }))).toEqual([]);
  });
});
