import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#contract/durations.ts';
import type { InboxThreadInFull } from '#contract/inbox.ts';
import { trailAbout } from '#server/patients/testing.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Patient, Person } from '#server/testing-people.ts';
import { aFlatPng, aForm, aHeic, aJpeg, aJpegWithMetadata, aPng, aWebp } from '#server/triage/testing-photos.ts';
import { aThreadWithPhotos, aVisitedPatient, CHEST_PAIN } from '../testing.ts';
import { deleteUnsentPhotos, MAX_PHOTOS } from './add-photo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_CALLS: '100000' } });
});
afterAll(() => app.close());

const RASH = 'This is the rash on my arm.';

function add({ cookie }: Person, image: Buffer) {
  const { payload, type } = aForm({ image });
  return app.as(cookie).post('/api/inbox/photos', payload, { 'content-type': type });
}
const added = async (person: Person): Promise<string> => (await add(person, await aJpeg())).json().id;
type Sent = { message?: string; photos?: string[]; isDangerDenied?: boolean };
const write = ({ cookie }: Person, sent: Sent, key: string = randomUUID()) =>
  app.as(cookie).post('/api/inbox', { doctorId: null, message: RASH, ...sent }, { 'idempotency-key': key });
const read = ({ cookie }: Person, id: string) => app.as(cookie).get(`/api/inbox/${id}`);
const open = ({ cookie }: Person, photo: string) => app.as(cookie).get(`/api/inbox/photos/${photo}`);
const firstPhoto = ({ messages }: InboxThreadInFull): string => messages[0]?.photos[0]?.id ?? '';
const doneBy = async (patient: Patient, { id }: Person) =>
  (await trailAbout(app, patient.patientId)).filter(({ actor_id }) => actor_id === id).map(({ action }) => action);
const waiting = ({ id }: Person) =>
  app.db.selectFrom('inbox_waiting_photos').selectAll().where('author_id', '=', id).execute();
const sentBy = ({ id }: Person) => app.db.selectFrom('inbox_photos').selectAll().where('author_id', '=', id).execute();

describe('a photo of a message', () => {
  test.each([
    ['JPEG', aJpeg],
    ['PNG', aPng],
    ['WebP', aWebp],
  ])('may be %s', async (_kind, make) => {
    const answer = await add(await app.aPatient(), await make());
    expect([answer.statusCode, answer.json()]).toEqual([201, { id: expect.any(String) }]);
  });

  test.each<[string, number, string, () => Buffer | Promise<Buffer>]>([
    ['HEIC', 422, 'image_is_heic', aHeic],
    ['a PDF under the name of a photo', 422, 'image_unreadable', () => Buffer.from('%PDF-1.7 and so on')],
    ['half a JPEG', 422, 'image_unreadable', async () => (await aJpeg()).subarray(0, 900)],
    ['more than 25 megapixels', 422, 'image_too_many_pixels', () => aFlatPng(6000, 4200)],
    ['an empty file', 422, 'image_needed', () => Buffer.alloc(0)],
    ['more than 10 MB', 413, 'image_too_large', async () => Buffer.concat([await aJpeg(), Buffer.alloc(10_000_000)])],
  ])('that cannot be read is refused with what to do, and nothing is kept: %s', async (_what, status, code, make) => {
    const patient = await app.aPatient();
    const answer = await add(patient, await make());
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(await waiting(patient)).toEqual([]);
  });

  test('is sent with words, in the order in which it was chosen, at most three at once', async () => {
    const patient = await app.aPatient();
    const photos = [await added(patient), await added(patient), await added(patient)].reverse();
    const sent = await write(patient, { photos });
    expect(sent.statusCode).toBe(201);
    expect(sent.json().messages[0].photos).toEqual(photos.map((id) => ({ id, url: `/api/inbox/photos/${id}` })));
    expect(await waiting(patient)).toEqual([]);

    const four = await write(patient, { photos: [...photos, randomUUID()] });
    expect([four.statusCode, four.json().fields]).toEqual([400, { photos: 'At most three photos.' }]);
  });

  test('without a word is refused at the field of the words: they are what is read for danger', async () => {
    const patient = await app.aPatient();
    const photos = [await added(patient)];
    const refused = await write(patient, { photos, message: '  ' });
    expect([refused.statusCode, refused.json().fields]).toEqual([400, { message: expect.any(String) }]);
    expect((await write(patient, { photos })).statusCode).toBe(201);
  });

  test('changes nothing of a danger in the words, and is still there after the danger signs', async () => {
    const patient = await app.aPatient();
    const photos = [await added(patient)];
    expect((await write(patient, { photos, message: CHEST_PAIN })).json().code).toBe('danger_in_message');
    const sent = await write(patient, { photos, message: CHEST_PAIN, isDangerDenied: true });
    expect(sent.json()).toMatchObject({ isDanger: true, messages: [{ photos: [{ id: photos[0] }] }] });
  });

  test('is sent once with its message, also when Send is pressed three times at once', async () => {
    const patient = await app.aPatient();
    const photos = [await added(patient), await added(patient)];
    const key = randomUUID();
    const sent = await Promise.all(Array.from({ length: 3 }, () => write(patient, { photos }, key)));
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(sent[0]?.json().messages).toHaveLength(1);
    expect(await sentBy(patient)).toHaveLength(2);
  });

  test.each<[string, (patient: Patient) => Promise<string[]>]>([
    ['was sent before', async (patient) => [firstPhoto(await aThreadWithPhotos(app, patient, null))]],
    ['is named twice', async (patient) => Array(2).fill(await added(patient))],
    ['belongs to somebody else', async () => [await added(await app.aPatient())]],
    ['never existed', async () => [randomUUID()]],
  ])('that %s is refused at its field, and no message is sent', async (_which, choose) => {
    const patient = await app.aPatient();
    const photos = await choose(patient);
    const before = await sentBy(patient);
    const refused = await write(patient, { photos });
    expect([refused.statusCode, refused.json().code, refused.json().fields]).toEqual([
      409,
      'photo_gone',
      { photos: 'A photo is no longer here. Press Send again.' },
    ]);
    expect(await sentBy(patient)).toEqual(before);
    const messages = await app.db
      .selectFrom('inbox_messages')
      .select('id')
      .where('author_id', '=', patient.id)
      .execute();
    expect(messages).toHaveLength(before.length);
  });

  test('that is not sent within an hour is deleted, one that was sent stays', async () => {
    const patient = await app.aPatient();
    const { id } = await aThreadWithPhotos(app, patient, null);
    const unsent = await added(patient);
    app.clock.advance(HOUR_MS - 1000);
    await deleteUnsentPhotos(app.deps);
    expect((await waiting(patient)).map((photo) => photo.id)).toEqual([unsent]);
    app.clock.advance(2000);
    await deleteUnsentPhotos(app.deps);
    expect(await waiting(patient)).toEqual([]);
    const cookie = await app.login(patient);
    expect((await read({ ...patient, cookie }, id)).json().messages[0].photos).toHaveLength(1);
    expect((await write({ ...patient, cookie }, { photos: [unsent] })).json().code).toBe('photo_gone');
    app.clock.advance(-HOUR_MS - 1000);
  });

  test('is one of so many that a record holds', async () => {
    const patient = await app.aPatient();
    const { messages } = await aThreadWithPhotos(app, patient, null);
    const [like] = await sentBy(patient);
    if (!like) throw new Error('No photo was kept.');
    const message = await app.db
      .selectFrom('inbox_messages')
      .selectAll()
      .where('id', '=', messages[0]?.id ?? '')
      .executeTakeFirstOrThrow();
    const { number: _number, ...row } = message;
    const others = Array.from({ length: MAX_PHOTOS - 1 }, () => randomUUID());
    await app.db
      .insertInto('inbox_messages')
      .values(others.map((id) => ({ ...row, id })))
      .execute();
    await app.db
      .insertInto('inbox_photos')
      .values(others.map((id) => ({ ...like, id, message_id: id, sealed: Buffer.alloc(1) })))
      .execute();
    const refused = await add(patient, await aJpeg());
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'photos_full']);
  });

  test('of a patient whose record is held is not taken', async () => {
    const patient = await app.aPatient();
    const thread = await aThreadWithPhotos(app, patient, null);
    await app.db
      .updateTable('patients')
      .set({ record_held_since: app.clock.now() })
      .where('id', '=', patient.patientId)
      .execute();
    const refused = [await add(patient, await aJpeg()), await open(patient, firstPhoto(thread))];
    expect(refused.map((answer) => answer.json().code)).toEqual(Array(2).fill('identity_unconfirmed'));
  });
});

describe('who sees a photo', () => {
  test('the patient and the doctor it was sent to; for anybody else it does not exist, and the trail says who tried', async () => {
    const { patient, doctor } = await aVisitedPatient(app);
    const thread = await aThreadWithPhotos(app, patient, doctor);
    const photo = firstPhoto(thread);
    const own = await open(patient, photo);
    expect([own.statusCode, own.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(own.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    expect((await open(doctor, photo)).rawPayload).toEqual(own.rawPayload);

    for (const stranger of [await app.aPatient(), await app.aDoctor(), await app.aNurse()]) {
      expect((await open(stranger, photo)).statusCode).toBe(404);
      expect(await doneBy(patient, stranger)).toEqual(['access.refused']);
    }
    expect((await open(await app.anAdministrator(), photo)).statusCode).toBe(403);
  });

  test('the desk what was sent to it, and whoever a thread was given to', async () => {
    const patient = await app.aPatient();
    const thread = await aThreadWithPhotos(app, patient, null);
    const [nurse, doctor] = [await app.aNurse(), await app.aDoctor()];
    expect((await open(nurse, firstPhoto(thread))).statusCode).toBe(200);
    expect((await open(doctor, firstPhoto(thread))).statusCode).toBe(404);
    await app.as(nurse.cookie).post(`/api/inbox/${thread.id}/assign`, { to: doctor.id, version: thread.version });
    expect((await open(doctor, firstPhoto(thread))).statusCode).toBe(200);
  });

  test('nobody before it was sent', async () => {
    const patient = await app.aPatient();
    const photo = await added(patient);
    for (const person of [patient, await app.aNurse()]) expect((await open(person, photo)).statusCode).toBe(404);
  });

  test('each opening by the clinic is in the trail, and the patient reads of it', async () => {
    const patient = await app.aPatient();
    const photo = firstPhoto(await aThreadWithPhotos(app, patient, null));
    const nurse = await app.aNurse();
    await open(nurse, photo);
    await open(nurse, photo);
    expect(await doneBy(patient, nurse)).toEqual(['inbox.photo_opened', 'inbox.photo_opened']);
    const everything = (await app.as(patient.cookie).get(`/api/patients/${patient.patientId}/everything`)).json();
    expect(everything.whoOpened).toContainEqual(
      expect.objectContaining({ who: nurse.name, what: 'opened a photo of a message of yours' }),
    );
  });
});

test('a photo lies sealed, without place or camera, and nobody edits it', async () => {
  const patient = await app.aPatient();
  const { id } = (await add(patient, await aJpegWithMetadata())).json<{ id: string }>();
  const kept = (await waiting(patient))[0]?.sealed ?? Buffer.alloc(0);
  await write(patient, { photos: [id] });
  const [sent] = await sentBy(patient);
  const jpeg = (await open(patient, id)).rawPayload;
  expect(jpeg.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  for (const sealed of [kept, sent?.sealed ?? Buffer.alloc(0)]) {
    expect(sealed.length).toBeGreaterThan(1000);
    // Long enough that chance does not write it.
    expect(sealed.includes(jpeg.subarray(0, 16))).toBe(false);
  }
  for (const secret of ['Asha', '77.5946', 'Exif']) expect(jpeg.includes(Buffer.from(secret))).toBe(false);
  await expect(app.db.deleteFrom('inbox_photos').where('id', '=', id).execute()).rejects.toThrow(/permission denied/);
  await expect(app.db.updateTable('inbox_photos').set({ place: 2 }).where('id', '=', id).execute()).rejects.toThrow(
    /permission denied/,
  );
});

test('the copy of everything names each photo and its address, and notices and mails say nothing of it', async () => {
  const { patient, doctor } = await aVisitedPatient(app);
  const photo = firstPhoto(await aThreadWithPhotos(app, patient, doctor));
  const everything = (await app.as(patient.cookie).get(`/api/patients/${patient.patientId}/everything`)).json();
  expect(everything.messages).toMatchObject([
    { messages: [{ photos: [{ id: photo, url: `/api/inbox/photos/${photo}` }] }] },
  ]);
  const notices = (await app.as(doctor.cookie).get('/api/notices')).json();
  expect(JSON.stringify([notices, await app.mails()])).not.toMatch(/photo|rash/);
});
