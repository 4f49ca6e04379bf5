import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAppointment, listenAs } from '../appointments/testing.ts';
import { breakGlass } from '../patients/chart-access/break-glass.ts';
import { takeIntoCare, trailAbout } from '../patients/testing.ts';
import { addDays, dayIn } from '../platform/zoned-time.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import type { Patient, Person } from '../testing-people.ts';
import { until } from '../testing-stream.ts';
import { aJpegWithMetadata } from '../triage/testing-photos.ts';
import { MAX_PAGES_KEPT, MAX_PER_DAY } from './policy.ts';
import { A_REPORT, aDocument, aDocumentForm, aPdf, aPdfWithBrokenPage, READ } from './testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_UPLOADS: '1000' } });
});
afterAll(() => app.close());

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

function add(
  patient: Person,
  file: Buffer | undefined,
  details: object = A_REPORT,
  headers: Record<string, string> = {},
) {
  const { payload, type } = aDocumentForm(file, details);
  return app.as(patient.cookie).post('/api/documents', payload, { 'content-type': type, ...headers });
}
const list = async (reader: Person, { patientId }: Patient) =>
  (await app.as(reader.cookie).get(`/api/patients/${patientId}/documents`)).json();
const titles = async (reader: Person, patient: Patient) =>
  (await list(reader, patient)).map(({ title }: { title: string }) => title);
const page = (reader: Person, id: string, number = 1) =>
  app.as(reader.cookie).get(`/api/documents/${id}/page?number=${number}`);
const today = () => dayIn(app.deps.config.clinic.timeZone, app.clock.now());

describe('a document', () => {
  test('is added as a PDF, and read by its patient page by page', async () => {
    const patient = await app.aPatient();
    const details = { ...A_REPORT, reportedOn: '2024-03-09', note: ' From the laboratory at the station. ' };

    const added = await add(patient, aPdf(2), details);

    expect(added.statusCode).toBe(201);
    expect(added.json()).toMatchObject({
      title: 'Blood test of March',
      kind: 'laboratory',
      reportedOn: '2024-03-09',
      note: 'From the laboratory at the station.',
      source: 'pdf',
      pages: [
        { number: 1, state: 'read', width: 1447, height: 2048 },
        { number: 2, state: 'read' },
      ],
      sharing: { with: 'nobody', doctorId: null },
      can: { change: true },
    });
    const { id } = added.json();
    const [first, second] = [await page(patient, id), await page(patient, id, 2)];
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(first.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-disposition': 'inline; filename="page-1.jpg"',
    });
    expect(first.rawPayload.subarray(0, 3)).toEqual(JPEG);
    expect(first.rawPayload.equals(second.rawPayload)).toBe(false);
    expect((await page(patient, id, 3)).statusCode).toBe(404);
    expect(await list(patient, patient)).toEqual([added.json()]);
  });

  test('is sealed, its words too, and nothing of the file that was sent is kept', async () => {
    const patient = await app.aPatient();
    const { id } = (await add(patient, await aJpegWithMetadata(), { ...A_REPORT, note: 'Positive.' })).json();

    const row = await app.db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const pages = await app.db.selectFrom('document_pages').selectAll().where('document_id', '=', id).execute();

    for (const word of ['Blood test', 'Positive']) expect(row.sealed_words.includes(Buffer.from(word))).toBe(false);
    const shown = (await page(patient, id)).rawPayload;
    // Long enough that chance does not write it.
    expect(pages[0]?.sealed?.includes(shown.subarray(0, 16))).toBe(false);
    for (const secret of ['Asha', '77.5946', 'Exif']) expect(shown.includes(Buffer.from(secret))).toBe(false);
  });

  test('that could not be read in full says which page is missing', async () => {
    const patient = await app.aPatient();
    const { id, pages } = (await add(patient, aPdfWithBrokenPage())).json();

    expect(pages.map(({ state }: { state: string }) => state)).toEqual(['read', 'unread', 'read']);
    expect((await page(patient, id, 2)).statusCode).toBe(404);
    expect((await page(patient, id, 3)).statusCode).toBe(200);
  });

  test.each<[string, object, Buffer | undefined, [number, string], string]>([
    ['no file', A_REPORT, undefined, [422, 'document_needed'], 'document'],
    ['a file that is too large', A_REPORT, Buffer.alloc(15_000_001), [413, 'document_too_large'], 'document'],
    ['a file of another kind', A_REPORT, Buffer.from('PK and so on'), [422, 'document_unreadable'], 'document'],
    ['no title', { ...A_REPORT, title: ' ' }, JPEG, [400, 'bad_input'], 'title'],
    ['an unknown kind', { ...A_REPORT, kind: 'x-ray' }, JPEG, [400, 'bad_input'], 'kind'],
    ['a day to come', { ...A_REPORT, reportedOn: '2999-01-01' }, JPEG, [400, 'bad_input'], 'reportedOn'],
    ['nobody named', { ...A_REPORT, sharedWith: 'doctor' }, JPEG, [422, 'document_doctor_unknown'], 'doctorId'],
  ])('with %s is refused at its field, and leaves nothing', async (_what, details, file, refusal, field) => {
    const patient = await app.aPatient();
    const answer = await add(patient, file, details);
    expect([answer.statusCode, answer.json().code]).toEqual(refusal);
    expect(answer.json().fields[field]).toMatch(/\.$/);
    expect(await list(patient, patient)).toEqual([]);
  });

  test('of today is not of the future', async () => {
    const patient = await app.aPatient();
    const tomorrow = addDays(today(), 1);
    await expect(aDocument(app, patient, { reportedOn: tomorrow })).rejects.toMatchObject({ code: 'bad_input' });
    expect((await aDocument(app, patient, { reportedOn: today() })).reportedOn).toBe(today());
  });

  test('may have 15 MB', async () => {
    const patient = await app.aPatient();
    const large = Buffer.concat([aPdf(), Buffer.alloc(14_900_000, 0x20)]);
    expect((await add(patient, large)).statusCode).toBe(201);
  });

  test('stays closed to an owner whose identity nobody has confirmed', async () => {
    const patient = await app.aPatient();
    const { id } = await aDocument(app, patient);
    await app.db
      .updateTable('patients')
      .set({ record_held_since: app.clock.now() })
      .where('id', '=', patient.patientId)
      .execute();
    const codes = [await page(patient, id), await add(patient, JPEG)].map((answer) => answer.json().code);
    expect(codes).toEqual(['identity_unconfirmed', 'identity_unconfirmed']);
  });
});

describe('a document that is sent twice', () => {
  test('with one key is one document, also when both come at once', async () => {
    const patient = await app.aPatient();
    const [file, key] = [aPdf(), { 'idempotency-key': randomUUID() }];

    const answers = await Promise.all([add(patient, file, A_REPORT, key), add(patient, file, A_REPORT, key)]);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(answers[0]?.json()).toEqual(answers[1]?.json());
    expect(await list(patient, patient)).toHaveLength(1);
  });

  test('with one key and another file is refused', async () => {
    const patient = await app.aPatient();
    const key = { 'idempotency-key': randomUUID() };
    await add(patient, aPdf(1), A_REPORT, key);
    expect((await add(patient, aPdf(2), A_REPORT, key)).json().code).toBe('key_reused');
    expect(await list(patient, patient)).toHaveLength(1);
  });

  test('is answered as the first time, also when it was the last of the day', async () => {
    const patient = await app.aPatient();
    const [file, key] = [aPdf(), { 'idempotency-key': randomUUID() }];
    for (let n = 1; n < MAX_PER_DAY; n += 1) await aDocument(app, patient);
    const first = await add(patient, file, A_REPORT, key);
    const again = await add(patient, file, A_REPORT, key);
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
  });

  test('two different ones at once are both there', async () => {
    const patient = await app.aPatient();
    await Promise.all(['One', 'Two'].map((title) => add(patient, aPdf(), { ...A_REPORT, title })));
    expect((await titles(patient, patient)).toSorted()).toEqual(['One', 'Two']);
  });
});

describe('a record', () => {
  test('takes so many documents in a day, also when all come at once; the next day there are more', async () => {
    const patient = await app.aPatient();
    const tries = Array.from({ length: MAX_PER_DAY + 3 }, () => aDocument(app, patient));
    const outcomes = await Promise.allSettled(tries);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(3);
    expect(refused[0]).toMatchObject({ reason: { code: 'too_many_documents' } });
    app.clock.advance(86_400_000);
    await expect(aDocument(app, patient)).resolves.toBeDefined();
  });

  test('holds so many pages; deleting one makes room', async () => {
    const patient = await app.aPatient();
    const [first] = READ.pages;
    if (!first) throw new Error('There is no page.');
    const twenty = { source: 'pdf', pages: Array.from({ length: 20 }, () => first) } as const;
    const made: string[] = [];
    for (let pages = 0; pages < MAX_PAGES_KEPT; pages += 20) {
      if (made.length % MAX_PER_DAY === 0) app.clock.advance(86_400_001);
      made.push((await aDocument(app, patient, {}, twenty)).id);
    }
    await expect(aDocument(app, patient)).rejects.toMatchObject({ code: 'documents_full' });
    const cookie = await app.login(patient);
    expect((await app.as(cookie).delete(`/api/documents/${made[0]}`)).statusCode).toBe(200);
    await expect(aDocument(app, patient)).resolves.toBeDefined();
  });
});

describe('a doctor', () => {
  async function aPatientWithDoctors() {
    const { patient, doctor } = await anAppointment(app, { status: 'approved' });
    const colleague = await app.aDoctor();
    await takeIntoCare(app, colleague, patient);
    return { patient, doctor, colleague, stranger: await app.aDoctor() };
  }

  test('sees what is shared with the doctors, or with them, while the chart is open to them', async () => {
    const { patient, doctor, colleague, stranger } = await aPatientWithDoctors();
    await aDocument(app, patient, { title: 'For nobody' });
    const all = await aDocument(app, patient, { title: 'For all', sharedWith: 'doctors' });
    const one = await aDocument(app, patient, { title: 'For one', sharedWith: 'doctor', doctorId: doctor.id });

    expect((await titles(doctor, patient)).toSorted()).toEqual(['For all', 'For one']);
    expect(await titles(colleague, patient)).toEqual(['For all']);
    expect((await app.as(stranger.cookie).get(`/api/patients/${patient.patientId}/documents`)).statusCode).toBe(404);
    const opened = async (reader: Person) => [
      (await page(reader, all.id)).statusCode,
      (await page(reader, one.id)).statusCode,
    ];
    expect(await opened(doctor)).toEqual([200, 200]);
    expect(await opened(colleague)).toEqual([200, 404]);
    expect(await opened(stranger)).toEqual([404, 404]);
    expect((await list(doctor, patient))[0]).toMatchObject({ sharing: null, can: { change: false } });
  });

  test('who is named sees it no longer once the chart has closed, and the patient is told', async () => {
    const { patient, doctor } = await aPatientWithDoctors();
    const { id, sharing } = await aDocument(app, patient, { sharedWith: 'doctor', doctorId: doctor.id });
    expect(sharing).toMatchObject({ doctor: doctor.name, isOpenNow: true });
    await app.db
      .updateTable('care_relationships')
      .set({ closes_at: app.clock.now() })
      .where('clinician_id', '=', doctor.id)
      .execute();

    expect((await page(doctor, id)).statusCode).toBe(404);
    expect((await list(patient, patient))[0].sharing).toMatchObject({ doctor: doctor.name, isOpenNow: false });
  });

  test('who broke the glass sees what is shared with the doctors, and nothing else', async () => {
    const { patient, stranger } = await aPatientWithDoctors();
    await aDocument(app, patient, { title: 'For nobody' });
    await aDocument(app, patient, { title: 'For all', sharedWith: 'doctors' });
    await breakGlass(app.deps, stranger.actor, patient.patientId, { reason: 'Brought in unconscious.' });
    expect(await titles(stranger, patient)).toEqual(['For all']);
  });

  test('leaves an entry for each page, which the patient reads', async () => {
    const { patient, doctor } = await aPatientWithDoctors();
    const { id } = await aDocument(app, patient, { sharedWith: 'doctors' });
    await page(patient, id);
    await page(doctor, id);

    const opened = (await trailAbout(app, patient.patientId)).filter(({ action }) => action === 'document.opened');
    expect(opened).toMatchObject([
      { actor_id: patient.id, details: { page: 1 } },
      { actor_id: doctor.id, details: { page: 1 } },
    ]);
    const told = (await app.as(patient.cookie).get(`/api/patients/${patient.patientId}/opened-by`)).json();
    const looks = told.filter(({ what }: { what: string }) => what === 'opened a document of yours');
    expect(looks).toMatchObject([{ who: doctor.name, role: 'Doctor' }]);
  });

  test('hears of a document that is shared, and of none that is not', async () => {
    const { patient, doctor } = await aPatientWithDoctors();
    const ear = listenAs(app, doctor);
    const hidden = await aDocument(app, patient);
    const shown = await aDocument(app, patient, { sharedWith: 'doctors' });
    await until(() => ear.heard.some(({ id }) => id === shown.id));
    ear.leave();
    expect(ear.heard.some(({ id }) => id === hidden.id)).toBe(false);
  });
});

test('a nurse sees none, also of an inpatient; another patient and an administrator neither', async () => {
  const patient = await app.aPatient();
  const { id } = await aDocument(app, patient, { sharedWith: 'doctors' });
  const statuses = async (reader: Person) => [
    (await app.as(reader.cookie).get(`/api/patients/${patient.patientId}/documents`)).statusCode,
    (await page(reader, id)).statusCode,
  ];
  expect(await statuses(await app.aNurse())).toEqual([403, 403]);
  expect(await statuses(await app.anAdministrator())).toEqual([403, 403]);
  expect(await statuses(await app.aPatient())).toEqual([404, 404]);
});

describe('the patient', () => {
  test('may name a doctor with whom there is or was an appointment, and no other', async () => {
    const { patient, doctor } = await anAppointment(app, { status: 'completed' });
    const rejected = await anAppointment(app, { patient, status: 'rejected', time: '11:00' });
    const answer = (await app.as(patient.cookie).get('/api/documents/doctors')).json();
    expect(answer).toEqual([{ id: doctor.id, name: doctor.name, specialty: doctor.department, isOpenNow: true }]);
    const other = { sharedWith: 'doctor', doctorId: rejected.doctor.id } as const;
    await expect(aDocument(app, patient, other)).rejects.toMatchObject({ code: 'document_doctor_unknown' });
  });

  test('renames it, once for each version that was read', async () => {
    const patient = await app.aPatient();
    const { id } = await aDocument(app, patient, { note: 'Old.', reportedOn: '2020-01-02' });
    const change = (title: string, version: number) =>
      app.as(patient.cookie).put(`/api/documents/${id}`, { title, kind: 'other', version });

    const answers = await Promise.all([change('One', 1), change('Two', 1)]);

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const kept = answers.find(({ statusCode }) => statusCode === 200)?.json();
    expect(kept).toMatchObject({ kind: 'other', note: '', reportedOn: null, version: 2 });
    expect(await list(patient, patient)).toEqual([kept]);
  });

  test('shares it later, and takes that back', async () => {
    const { patient, doctor } = await anAppointment(app, { status: 'approved' });
    const { id } = await aDocument(app, patient);
    const share = (body: object) => app.as(patient.cookie).put(`/api/documents/${id}/sharing`, body);

    expect((await page(doctor, id)).statusCode).toBe(404);
    const shared = await share({ sharedWith: 'doctor', doctorId: doctor.id, version: 1 });
    expect(shared.json().sharing).toEqual({
      with: 'doctor',
      doctorId: doctor.id,
      doctor: doctor.name,
      isOpenNow: true,
    });
    expect((await page(doctor, id)).statusCode).toBe(200);
    expect((await share({ sharedWith: 'nobody', version: 1 })).json().code).toBe('version_outdated');
    expect((await share({ sharedWith: 'nobody', version: 2 })).statusCode).toBe(200);
    expect((await page(doctor, id)).statusCode).toBe(404);
    const entries = (await trailAbout(app, patient.patientId)).filter(({ action }) => action === 'document.shared');
    expect(entries.map(({ details }) => details)).toEqual([{ with: 'doctor', doctor: doctor.id }, { with: 'nobody' }]);
  });

  test('deletes it for everyone; its rows and its entries stay', async () => {
    const { patient, doctor } = await anAppointment(app, { status: 'approved' });
    const { id } = await aDocument(app, patient, { sharedWith: 'doctors' });
    const own = app.as(patient.cookie);

    expect((await own.delete(`/api/documents/${id}`)).statusCode).toBe(200);

    expect((await own.delete(`/api/documents/${id}`)).statusCode).toBe(404);
    const gone = [await page(patient, id), await page(doctor, id)].map(({ statusCode }) => statusCode);
    expect([...gone, await titles(patient, patient), await titles(doctor, patient)]).toEqual([404, 404, [], []]);
    const change = { title: 'Again', kind: 'other', version: 2 };
    expect((await own.put(`/api/documents/${id}`, change)).statusCode).toBe(404);
    const pages = await app.db.selectFrom('document_pages').select('number').where('document_id', '=', id).execute();
    expect(pages).toHaveLength(1);
    const actions = (await trailAbout(app, patient.patientId)).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['document.added', 'document.withdrawn']));
    const copy = (await own.get(`/api/patients/${patient.patientId}/everything`)).json();
    expect(copy.documents).toMatchObject([{ id, title: 'Blood test of March', deletedAt: expect.any(String) }]);
  });

  test('changes nothing of another patient', async () => {
    const [patient, other] = [await app.aPatient(), await app.aPatient()];
    const { id } = await aDocument(app, patient, { sharedWith: 'doctors' });
    const theirs = app.as(other.cookie);
    const answers = [
      await theirs.put(`/api/documents/${id}`, { title: 'Mine', kind: 'other', version: 1 }),
      await theirs.put(`/api/documents/${id}/sharing`, { sharedWith: 'nobody', version: 1 }),
      await theirs.delete(`/api/documents/${id}`),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(await titles(patient, patient)).toEqual(['Blood test of March']);
  });
});
