// A clinic that worked with the version before, whose database is not sealed, is started with this one.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enrol } from '#server/credentials/testing.ts';
import { dumpOf, whatWasTold } from '#server/demo/testing-dump.ts';
import { aDocument } from '#server/documents/testing.ts';
import { aThreadWithPhotos, aVisitedPatient } from '#server/inbox/testing.ts';
import { mergeRecords, undo } from '#server/merges/testing.ts';
import { fillSounds } from '#server/patients/search/fill-sounds.ts';
import { asMasterKey, type MasterKeys } from '#server/platform/encryption/master-keys.ts';
import { PlainError } from '#server/platform/plain-error.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import { COLD } from '#server/triage/testing.ts';
import { aVisitLetIn } from '#server/visits/testing.ts';
import { assertKeyIsHere, openKeys } from './open-keys.ts';
import { sealExisting } from './seal-existing.ts';
import { unsealAll } from './testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { SYMPTOM_BUDGET_MS: '10000' } });
});
afterAll(() => app.close());

const work = () =>
  sealExisting({ ownerUrl: app.database.ownerUrl, sealed: app.database.opened.sealed, log: app.deps.log });
const readable = async () => {
  const dump = await dumpOf(app);
  return (await whatWasTold(app)).filter((text) => dump.includes(text));
};

const ALLERGY = {
  allergyState: 'listed',
  allergyDetails: [
    { substance: 'Walnuts', reaction: 'Her lips swelled within minutes.', severity: null, source: null },
  ],
};
const DRAFT = {
  ...{ diagnosis: '', code: null, medications: [], tests: [], staffTasks: [], followUpOn: null, answers: {} },
  notes: 'Speaks of a cough that wakes her.',
};

describe('what was written before', () => {
  test('is read at once, found by phone, and sealed in pieces by whichever server comes', async () => {
    const { patient, doctor } = await aVisitedPatient(app);
    const browser = app.as(patient.cookie);
    const contact = { EmergencyContact: { name: 'Leela Rao', phone: '+91 98200 55443' } };
    expect(
      (await browser.put(`/api/patients/${patient.patientId}/profile`, { ...contact, ...ALLERGY, version: 0 }))
        .statusCode,
    ).toBe(200);
    const draft = `/api/patients/${patient.patientId}/diagnosis-draft`;
    expect((await app.as(doctor.cookie).put(draft, { form: DRAFT, version: 0 })).statusCode).toBe(200);
    expect((await browser.post('/api/symptoms/analyze', { symptoms: COLD })).statusCode).toBeLessThan(300);
    expect((await browser.post('/api/alerts', { reason: 'Fell on the stairs', place: '4 Hill Road' })).statusCode).toBe(
      201,
    );
    const { id } = await aThreadWithPhotos(app, patient, doctor);
    await aDocument(app, patient);
    await aVisitLetIn(app);
    await enrol(app, await app.aNurse());
    const [kept, other] = [await app.aPatient({ name: 'Asha Pillai' }), await app.aPatient({ name: 'Asha Pillai' })];
    const merged = await mergeRecords(app, { kept: kept.patientId, other: other.patientId }, { login: 'kept' });
    await sql`update patient_merges set other_row = other_row || '{"phone": "+91 98200 66554"}'`.execute(
      app.database.ownerDb,
    );

    expect(await unsealAll(app)).toBeGreaterThan(50);
    expect(await readable()).toEqual(expect.arrayContaining(['+91 98200 55443', DRAFT.notes]));
    expect(await dumpOf(app)).toContain('lips swelled');
    const seen = async () => {
      const profile = (await browser.get(`/api/patients/${patient.patientId}/profile`)).json();
      const thread = (await browser.get(`/api/inbox/${id}`)).json();
      const photo = await browser.get(thread.messages[0].photos[0].url);
      const documents = (await browser.get(`/api/patients/${patient.patientId}/documents`)).json();
      const { phone } = (await browser.get('/api/me')).json();
      const found = (await app.as(doctor.cookie).get(`/api/patients/search?q=${phone.slice(-4)}`)).json();
      const isFound = JSON.stringify(found).includes(patient.patientId);
      const kept = (await app.as(doctor.cookie).get(draft)).json().draft.form.notes;
      const { reaction } = profile.allergyDetails[0];
      return [
        profile.EmergencyContact,
        thread.messages[0].text,
        photo.statusCode,
        documents[0].title,
        isFound,
        kept,
        reaction,
      ];
    };
    const before = await seen();
    expect(before).toMatchObject([
      { name: 'Leela Rao' },
      'This is the rash on my arm.',
      200,
      'Blood test of March',
      true,
      DRAFT.notes,
      'Her lips swelled within minutes.',
    ]);

    await work().first();
    // Two servers at once, each of which dies after every piece.
    const piece = () => Promise.all([work().next(), work().next()]);
    for (let [one, two] = await piece(); one || two; [one, two] = await piece());
    while (await fillSounds(app.deps));

    expect(await readable()).toEqual([]);
    expect(await dumpOf(app)).not.toContain('lips swelled');
    expect(await seen()).toEqual(before);
    expect((await undo(app, merged)).statusCode).toBe(200);
    const again = app.db.selectFrom('patients').select(['id', 'phone']).where('id', '=', other.patientId);
    expect(await again.executeTakeFirst()).toMatchObject({ phone: '+91 98200 66554' });
    expect(await readable()).toEqual([]);
  });

  test('is sealed also if it was written after all was done, once a server starts again', async () => {
    const { patientId } = await app.aPatient();
    await sql`update patients set phone = '+91 98200 31415' where id = ${patientId}`.execute(app.database.ownerDb);
    const begun = work();
    while (await begun.next());
    expect(await dumpOf(app)).not.toContain('98200 31415');
  });
});

describe('a master key', () => {
  const ring = (bytes: Buffer): MasterKeys => {
    const key = asMasterKey(bytes);
    return {
      current: () => key,
      all: () => [key],
      byId: (id) => (key.id.equals(id) ? key : undefined),
      reload() {},
      reloadFile() {},
    };
  };
  const keysNow = () => app.db.selectFrom('data_keys').selectAll().orderBy('owner').execute();

  test('that is another one than the clinic’s is refused in one sentence, and nothing is changed', async () => {
    const before = await keysNow();
    const { sealed } = app.database.opened;
    const { keys } = sealed;
    await expect(openKeys(app.database.opened, ring(randomBytes(32)))).rejects.toThrow(PlainError);
    expect([await keysNow(), sealed.keys]).toEqual([before, keys]);
  });

  test('that is lost is not replaced by a new one', async () => {
    const source = { masterKeyFile: '/nowhere/master.key', masterKey: undefined, masterKeyCommand: undefined };
    await expect(assertKeyIsHere(app.database.opened, source)).rejects.toThrow(
      /does not exist, and this database is sealed/,
    );
  });
});
