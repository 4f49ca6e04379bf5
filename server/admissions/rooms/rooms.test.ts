import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Bed, Room, RoomChange } from '#contract/ward/rooms.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Person } from '#server/testing-people.ts';
import { openStream } from '#server/testing-stream.ts';
import { admitPatient } from '../admit-patient.ts';
import { dischargeInpatient } from '../discharge-inpatient.ts';
import { insertAdmission } from '../store.ts';
import { aBed, anInpatient } from '../testing.ts';
import { transferInpatient } from '../transfer-inpatient.ts';
import { closeBed, closeRoom, openBed } from './close-rooms.ts';

let app: TestApp;
let admin: Person;
let nurse: Person;
let doctor: Person;
beforeAll(async () => {
  app = await startTestApp();
  [admin, nurse, doctor] = [await app.anAdministrator(), await app.aNurse(), await app.aDoctor()];
});
afterAll(() => app.close());

const REASON = { reason: 'Call bell does not ring' };
const as = ({ cookie }: Person) => app.as(cookie);
const roomsFor = async (person: Person) => (await as(person).get('/api/rooms')).json<Room[]>();
const roomOf = async (bedId: string, person = admin): Promise<Room> => {
  const room = (await roomsFor(person)).find(({ beds }) => beds.some(({ id }) => id === bedId));
  if (!room) throw new Error('No room has this bed.');
  return room;
};
const bedSeenBy = async (person: Person, bedId: string): Promise<Bed | undefined> =>
  (await roomOf(bedId, person)).beds.find(({ id }) => id === bedId);

async function admitTo(bedId: string): Promise<string> {
  const { patientId } = await app.aPatient();
  return admitPatient(app.deps, nurse.actor, { patientId, bedId, doctorId: doctor.id, diagnosis: 'Fever' });
}

describe('setting up', () => {
  test('several rooms are added at once, numbered on, each with its beds', async () => {
    const body = { ward: 'Day ward', firstNumber: 101, rooms: 3, bedsEach: 2 };
    const answer = await as(admin).post('/api/rooms/several', body);
    expect(answer.statusCode).toBe(201);
    const places = answer.json<Room[]>().map(({ ward, beds }) => [ward, beds.map(({ place }) => place)]);
    expect(places).toEqual([
      ['Day ward', ['101-A', '101-B']],
      ['Day ward', ['102-A', '102-B']],
      ['Day ward', ['103-A', '103-B']],
    ]);
  });

  test('a number that is taken stops the whole list: none of the others is added', async () => {
    expect((await as(admin).post('/api/rooms', { name: '152', beds: ['A'] })).statusCode).toBe(201);
    const before = (await roomsFor(admin)).length;
    const answer = await as(admin).post('/api/rooms/several', { ward: null, firstNumber: 150, rooms: 4, bedsEach: 1 });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'room_exists']);
    expect(await roomsFor(admin)).toHaveLength(before);
  });

  test('an empty room and an empty bed are renamed, and a second one of the name is refused', async () => {
    const { beds, id } = (await as(admin).post('/api/rooms', { name: '160', beds: ['A', 'B'] })).json<Room>();
    const rename = (name: string, was: object) =>
      as(admin).send('PATCH', `/api/rooms/${id}`, { name, ward: 'Ward 3', was });
    const then = { name: '160', ward: null };
    expect((await rename('160a', then)).json()).toMatchObject({ name: '160a', ward: 'Ward 3' });
    const late = await rename('160b', then);
    expect([late.statusCode, late.json().code]).toEqual([409, 'version_outdated']);
    const now = { name: '160a', ward: 'Ward 3' };
    expect((await rename('101', now)).json()).toMatchObject({
      code: 'room_exists',
      fields: { name: expect.any(String) },
    });
    const first = beds[0] as Bed;
    const bed = await as(admin).send('PATCH', `/api/beds/${first.id}`, { name: 'Window', was: 'A' });
    expect(bed.json<Room>().beds.map(({ place }) => place)).toEqual(['160a-B', '160a-Window']);
    const stale = await as(admin).send('PATCH', `/api/beds/${first.id}`, { name: 'Door', was: 'A' });
    expect(stale.json().code).toBe('version_outdated');
    const twice = await as(admin).send('PATCH', `/api/beds/${first.id}`, { name: 'B', was: 'Window' });
    expect(twice.json()).toMatchObject({ code: 'room_exists', fields: { name: expect.any(String) } });
  });

  test('where someone lies the name stays, and the ward can still change', async () => {
    const { bed } = await anInpatient(app);
    const { id, name, ward } = await roomOf(bed.id);
    const change = (to: object) => as(admin).send('PATCH', `/api/rooms/${id}`, { ...to, was: { name, ward } });
    expect((await change({ name: 'Elsewhere', ward: null })).json().code).toBe('room_occupied');
    expect((await change({ name, ward: 'Ward 9' })).json().ward).toBe('Ward 9');
    const renamed = await as(admin).send('PATCH', `/api/beds/${bed.id}`, { name: 'Z', was: 'A' });
    expect([renamed.statusCode, renamed.json().code]).toEqual([409, 'room_occupied']);
  });
});

describe('closing', () => {
  test('a closed bed tells the ward why and until when, cannot be given, and opens only when somebody says so', async () => {
    const bed = await aBed(app);
    await closeBed(app.deps, admin.actor, bed.id, { ...REASON, until: '2026-03-05' });
    expect(await bedSeenBy(nurse, bed.id)).toMatchObject({
      isClosed: true,
      closing: { reason: REASON.reason, until: '2026-03-05', by: 'Asha Rao', at: app.clock.now().toISOString() },
    });
    await expect(admitTo(bed.id)).rejects.toMatchObject({ code: 'unknown_bed', message: /closed meanwhile/ });
    await openBed(app.deps, admin.actor, bed.id);
    expect(await bedSeenBy(nurse, bed.id)).toMatchObject({ isClosed: false, closing: null });
    await expect(admitTo(bed.id)).resolves.toEqual(expect.any(String));
  });

  test('a day that is over or today is refused at its field', async () => {
    const { id } = await aBed(app);
    for (const until of ['2026-03-01', '2026-03-02']) {
      const answer = await as(admin).post(`/api/beds/${id}/close`, { ...REASON, until });
      expect(answer.json()).toMatchObject({ code: 'time_past', fields: { until: expect.any(String) } });
    }
    const empty = await as(admin).post(`/api/beds/${id}/close`, { reason: ' ' });
    expect(empty.json().fields).toEqual({ reason: 'Reason is needed.' });
  });

  test('an occupied bed is closed only when that is said: whoever lies there stays, and nobody comes after', async () => {
    const { id, bed, nurse: hers } = await anInpatient(app);
    const close = (body: object) => as(admin).post(`/api/beds/${bed.id}/close`, body);
    expect((await close(REASON)).json().code).toBe('bed_taken');
    expect((await close({ ...REASON, afterDischarge: true })).statusCode).toBe(200);
    expect(await bedSeenBy(admin, bed.id)).toMatchObject({ isTaken: true, isClosed: true });
    await dischargeInpatient(app.deps, hers.actor, id, { summary: 'Well again.', version: 1 });
    expect(await bedSeenBy(admin, bed.id)).toMatchObject({ isTaken: false, isClosed: true });
    await expect(admitTo(bed.id)).rejects.toMatchObject({ code: 'unknown_bed' });
  });

  test('a closed room closes all its beds, waits for who lies there, and opening it leaves single closings alone', async () => {
    const { id, beds } = (await as(admin).post('/api/rooms', { name: '170', beds: ['A', 'B', 'C'] })).json<Room>();
    const [a, b, c] = beds as [Bed, Bed, Bed];
    await admitTo(a.id);
    await closeBed(app.deps, admin.actor, b.id, REASON);
    const close = (body: object) => as(admin).post(`/api/rooms/${id}/close`, body);
    expect((await close(REASON)).json().code).toBe('room_occupied');
    const closed = (await close({ reason: 'Painting', afterDischarge: true })).json<Room>();
    expect(closed.closing?.reason).toBe('Painting');
    expect(closed.beds.map(({ isClosed }) => isClosed)).toEqual([true, true, true]);
    await expect(admitTo(c.id)).rejects.toMatchObject({ code: 'unknown_bed' });
    const { id: stay, nurse: hers } = await anInpatient(app);
    const move = transferInpatient(app.deps, hers.actor, stay, { bedId: c.id, version: 1 });
    await expect(move).rejects.toMatchObject({ code: 'unknown_bed' });

    const opened = (await as(admin).post(`/api/rooms/${id}/open`)).json<Room>();
    expect(opened.beds.map(({ isClosed }) => isClosed)).toEqual([false, true, false]);
  });

  test('of an admission and a closing at once one comes first, and a bed is never given after it was closed', async () => {
    for (const what of ['bed', 'room'] as const) {
      for (let round = 0; round < 4; round += 1) {
        const bed = await aBed(app);
        const { id: roomId } = await roomOf(bed.id);
        const closing =
          what === 'bed'
            ? closeBed(app.deps, admin.actor, bed.id, REASON)
            : closeRoom(app.deps, admin.actor, roomId, REASON);
        const [admitted, closed] = await Promise.allSettled([admitTo(bed.id), closing]);
        expect([admitted.status, closed.status].toSorted()).toEqual(['fulfilled', 'rejected']);
        const is = await bedSeenBy(admin, bed.id);
        expect([is?.isTaken, is?.isClosed]).toEqual([admitted.status === 'fulfilled', closed.status === 'fulfilled']);
      }
    }
  });

  test('the database itself refuses a closed bed, whatever code asks for it', async () => {
    const bed = await aBed(app);
    await closeBed(app.deps, admin.actor, bed.id, REASON);
    const { patientId } = await app.aPatient();
    const stay = { bed_id: bed.id, patient_id: patientId, doctor_id: doctor.id, diagnosis: 'Fever' };
    const past = app.db
      .transaction()
      .execute((tx) => insertAdmission(tx, { ...stay, admitted_at: app.clock.now(), admitted_by: nurse.id }));
    await expect(past).rejects.toMatchObject({ constraint: 'closed_bed_stays_empty' });
  });
});

test('what was changed is kept with who did it, and each change is in the trail', async () => {
  const { id, beds } = (await as(admin).post('/api/rooms', { name: '180', beds: ['A'] })).json<Room>();
  const before = (await app.trail()).length;
  await as(admin).post(`/api/rooms/${id}/beds`, { name: 'B' });
  await as(admin).send('PATCH', `/api/rooms/${id}`, { name: '180a', ward: null, was: { name: '180', ward: null } });
  await as(admin).post(`/api/beds/${beds[0]?.id}/close`, { ...REASON, until: '2026-03-05' });
  const changes = (await as(admin).get(`/api/rooms/${id}/changes`)).json<RoomChange[]>();
  expect(changes).toMatchObject([
    { change: 'closed', bed: 'A', reason: REASON.reason, until: '2026-03-05', by: 'Asha Rao' },
    { change: 'renamed', bed: null, was: '180', became: '180a' },
    { change: 'added', bed: 'B' },
    { change: 'added', bed: null, became: '180' },
  ]);
  const trail = (await app.trail()).slice(before).map(({ action, subject_id }) => [action, subject_id]);
  expect(trail).toEqual([
    ['bed.added', id],
    ['room.changed', id],
    ['bed.closed', id],
  ]);
  expect((await as(admin).get(`/api/rooms/${randomUUID()}/changes`)).statusCode).toBe(404);
});

test('an administrator is told live that a bed is taken, and never by whom', async () => {
  const watching = await app.anAdministrator();
  const stream = await openStream(app, watching.cookie);
  const lying = await anInpatient(app, { name: 'Ravi Menon' });
  const room = await roomOf(lying.bed.id);
  await as(watching).post('/api/logout');
  await stream.ended;
  expect(stream.news()).toContainEqual({ event: 'change', data: { type: 'rooms', id: null } });
  const told = `${JSON.stringify(stream.heard)} ${JSON.stringify(room)} ${JSON.stringify(await roomsFor(admin))}`;
  for (const secret of ['Ravi', 'Pneumonia', lying.id, lying.patient.patientId, lying.patient.pud])
    expect(told).not.toContain(secret);
});
