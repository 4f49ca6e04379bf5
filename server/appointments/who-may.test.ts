// Another's appointment answers like one that does not exist, whatever is tried with it.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { anAppointment, type MadeAppointment, rowOf, statusOf } from './testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const MOVE = { date: '2026-03-05', time: '10:00' };
const AS_DOCTOR: [string, 'GET' | 'PUT' | 'PATCH' | 'POST' | 'DELETE', string, object?][] = [
  ['read', 'GET', ''],
  ['cancel', 'DELETE', ''],
  ['take back', 'POST', '/undo'],
  ['move', 'POST', '/move', { ...MOVE, reason: 'A meeting', version: 1 }],
  ...['approved', 'rejected', 'completed', 'no-show', 'cancelled', 'pending', 'expired'].map(
    (status): [string, 'PATCH', string, object] => [`set to ${status}`, 'PATCH', '/status', { status }],
  ),
];
const AS_PATIENT: typeof AS_DOCTOR = [
  ['read', 'GET', ''],
  ['cancel', 'DELETE', ''],
  ['move', 'PUT', '', MOVE],
  ['confirm', 'POST', '/confirm'],
  ['arrive', 'POST', '/arrive', { code: '0000' }],
  ['set to cancelled', 'PATCH', '/status', { status: 'cancelled' }],
  ['set to approved', 'PATCH', '/status', { status: 'approved' }],
];

describe.each([
  ['pending', 1],
  ['approved', 2],
] as const)("another's appointment that is %s", (status, version) => {
  let made: MadeAppointment;
  beforeAll(async () => {
    made = await anAppointment(app, { status });
  });

  const tryAs = async (cookie: string, [, method, path, body]: (typeof AS_DOCTOR)[number]) => {
    const [real, unreal] = await Promise.all(
      [made.id, randomUUID()].map((id) => app.as(cookie).send(method, `/api/appointments/${id}${path}`, body)),
    );
    const seen = (answer: typeof real) => ({ ...answer?.json(), requestId: null, status: answer?.statusCode });
    expect(seen(real)).toEqual(seen(unreal));
    expect(seen(real)).toMatchObject({ status: 404, code: 'not_found' });
    expect(await rowOf(app, made)).toMatchObject({ status, version });
  };

  // spec: 6.5
  test.each(AS_DOCTOR)('does not exist for another doctor: %s', async (...verb) => {
    await tryAs((await app.aDoctor()).cookie, verb);
  });

  test.each(AS_PATIENT)('does not exist for another patient: %s', async (...verb) => {
    await tryAs((await app.aPatient()).cookie, verb);
  });

  // spec: 7.18
  test('not through the address of the doctors either', async () => {
    const { cookie } = await app.aDoctor();
    const url = `/api/doctor/appointments/${made.id}/status`;
    expect((await app.as(cookie).put(url, { status: 'approved' })).statusCode).toBe(404);
  });
});

describe('lists', () => {
  const idsFor = async (cookie: string, url = '/api/appointments') =>
    ((await app.as(cookie).get(url)).json() as { id: string }[]).map(({ id }) => id);

  // spec: 7.17, 7.19
  test('show each side their own, and the desk all', async () => {
    const one = await anAppointment(app);
    const two = await anAppointment(app);
    expect(await idsFor(one.doctor.cookie)).toEqual([one.id]);
    expect(await idsFor(one.doctor.cookie, '/api/doctor/appointments')).toEqual([one.id]);
    expect(await idsFor(one.patient.cookie)).toEqual([one.id]);
    const desk = await idsFor((await app.aNurse()).cookie);
    expect(desk).toEqual(expect.arrayContaining([one.id, two.id]));
  });

  // spec: 7.19
  test('of one patient: all to the patient and the desk, their own to a doctor in care, none to others', async () => {
    const one = await anAppointment(app, { time: '09:00' });
    const two = await anAppointment(app, { patient: one.patient, time: '10:00' });
    const url = `/api/appointments/patient/${one.patient.patientId}`;
    expect(await idsFor(one.patient.cookie, url)).toEqual([two.id, one.id]);
    expect(await idsFor((await app.aNurse()).cookie, url)).toEqual([two.id, one.id]);
    expect(await idsFor(one.doctor.cookie, url)).toEqual([one.id]);
    for (const stranger of [await app.aDoctor(), await app.aPatient()]) {
      expect((await app.as(stranger.cookie).get(url)).statusCode).toBe(404);
    }
    const nobody = `/api/appointments/patient/${randomUUID()}`;
    expect((await app.as((await app.aNurse()).cookie).get(nobody)).statusCode).toBe(404);
  });

  // spec: 7.17
  test('come page by page, newest start first, each once', async () => {
    const first = await anAppointment(app, { time: '09:00' });
    const { doctor } = first;
    const made = [first];
    for (const time of ['09:15', '09:30', '09:45', '10:00']) made.push(await anAppointment(app, { doctor, time }));
    const seen: string[] = [];
    let url: string | undefined = '/api/doctor/appointments?limit=2';
    while (url) {
      const page: Awaited<ReturnType<ReturnType<typeof app.as>['get']>> = await app.as(doctor.cookie).get(url);
      seen.push(...page.json().map(({ id }: { id: string }) => id));
      url = /<([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1];
    }
    expect(seen).toEqual(made.map(({ id }) => id).reverse());
  });

  test('can be narrowed to one status', async () => {
    const { doctor } = await anAppointment(app, { time: '09:00' });
    const approved = await anAppointment(app, { doctor, time: '10:00', status: 'approved' });
    expect(await idsFor(doctor.cookie, '/api/appointments?status=approved')).toEqual([approved.id]);
    expect((await app.as(doctor.cookie).get('/api/appointments?status=lost')).statusCode).toBe(400);
  });
});

test('the desk sees an appointment without its reason, may cancel and move it, and decides nothing', async () => {
  const made = await anAppointment(app, { reason: 'A lump' });
  const desk = app.as((await app.aNurse()).cookie);
  expect((await desk.get(`/api/appointments/${made.id}`)).json()).toMatchObject({
    id: made.id,
    reason: '',
    triageId: null,
    can: { approve: false, reject: false, cancel: true, move: true, reschedule: false, confirm: false, undo: false },
  });
  for (const url of ['/api/appointments', `/api/appointments/patient/${made.patient.patientId}`]) {
    expect((await desk.get(url)).body).not.toContain('A lump');
  }
  const attempt = await desk.send('PATCH', `/api/appointments/${made.id}/status`, { status: 'approved' });
  expect(attempt.statusCode).toBe(403);
  const cancel = { status: 'cancelled', reason: 'The patient phoned.' };
  expect((await desk.send('PATCH', `/api/appointments/${made.id}/status`, cancel)).statusCode).toBe(200);
  expect(await statusOf(app, made)).toBe('cancelled');
});

test('an administrator sees no appointment, and a visitor none either', async () => {
  const made = await anAppointment(app);
  const { cookie } = await app.anAdministrator();
  for (const url of ['', `/${made.id}`, `/patient/${made.patient.patientId}`]) {
    expect((await app.as(cookie).get(`/api/appointments${url}`)).statusCode).toBe(403);
    expect((await app.as().get(`/api/appointments${url}`)).statusCode).toBe(401);
  }
  expect((await app.as(cookie).delete(`/api/appointments/${made.id}`)).statusCode).toBe(403);
  expect(await statusOf(app, made)).toBe('pending');
});
