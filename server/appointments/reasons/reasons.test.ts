import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE_MS } from '#contract/durations.ts';
import type { CheckedText } from '#contract/triage/danger-in-message.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import { checkText } from '#server/triage/engine/check-text.ts';
import { bookAppointment } from '../booking/book-appointment.ts';
import { cancelAppointment } from '../changing/cancel-appointment.ts';
import { rescheduleAppointment } from '../changing/reschedule-appointment.ts';
import { anAppointment, aRequest, aScheduledDoctor, listenAs, rowOf, toldTo, tomorrow } from '../testing.ts';
import { checkReasons } from './check-reasons.ts';
import { asRead, type CheckText, readReason } from './read-reason.ts';
import { cellsOf, leftOf, type ReasonRead } from './reason-cells.ts';

const CHEST_PAIN = 'Crushing chest pain since this morning';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { EMERGENCY_NUMBER: '108' } });
});
afterAll(() => app.close());

const DANGER = { words: 'chest pain', isCrisis: false, key: 'chest-pain' };
const CRISIS = { ...DANGER, isCrisis: true };
/** The engine, as it answers each text. */
const reads =
  (answer: (text: string) => CheckedText): CheckText =>
  async (_deps, _caller, text) =>
    answer(text);
const hearsChestPain = reads((text) => (/chest pain/i.test(text) ? DANGER : null));

const titles = async (who: Parameters<typeof toldTo>[1]) => (await toldTo(app, who)).map(({ title }) => title);

test('a danger in the reason is read by the server when the visit is booked, and told to the doctor, the nurses and the desk', async () => {
  const [doctor, nurse, patient] = [
    await aScheduledDoctor(app),
    await app.aNurse(),
    await app.aPatient({ name: 'Farida Khan' }),
  ];
  const desk = await app.someone('desk');

  // The engine is here before anybody waits for it.
  await checkText(app.deps, patient.actor, 'A cough', null);
  const booked = await app
    .as(patient.cookie)
    .post('/api/appointments/book', aRequest(app, doctor, { reason: CHEST_PAIN, time: '10:00' }));

  expect([booked.statusCode, booked.json().reasonDanger]).toEqual([201, 'danger']);
  const [request] = (await app.as(doctor.cookie).get('/api/appointments?status=pending')).json();
  expect(request).toMatchObject({ reason: CHEST_PAIN, reasonDanger: 'danger' });
  const { visits } = (await app.as(desk.cookie).get(`/api/reception/day?date=${tomorrow(app)}`)).json();
  expect(visits).toContainEqual(expect.objectContaining({ id: booked.json().id, reason: '', reasonDanger: 'danger' }));
  const [seenByNurse] = (await app.as(nurse.cookie).get(`/api/appointments/patient/${patient.patientId}`)).json();
  expect(seenByNurse).toMatchObject({ isReasonWithheld: true, reasonDanger: 'danger' });
  expect(await titles(doctor)).toContain('Read first: Farida Khan asks for an appointment');
  for (const who of [nurse, desk]) expect(await titles(who)).toContain('Read first: Farida Khan may be in danger');
  expect(JSON.stringify(await toldTo(app, nurse))).not.toMatch(/chest/i);
});

test('a reason without a danger, and no reason, are marked with nothing', async () => {
  const [doctor, patient] = [await aScheduledDoctor(app), await app.aPatient()];
  const book = (input: object, read: ReasonRead) =>
    bookAppointment(app.deps, patient.actor, aRequest(app, doctor, input), read);
  const booked = [
    await book({ reason: 'To have my spectacles checked', time: '11:00' }, asRead(null)),
    await book({ time: '12:00' }, await readReason(app.deps, patient.actor, undefined, null, hearsChestPain)),
  ];
  for (const visit of booked) expect(visit).not.toHaveProperty('reasonDanger');
  expect((await titles(doctor)).filter((title) => title.startsWith('Read first'))).toEqual([]);
});

test('a reason that is changed is read again, and a danger that was told stays told', async () => {
  const visit = await anAppointment(app, { time: '13:00' });
  const change = (reason: string, time: string) =>
    app.as(visit.patient.cookie).put(`/api/appointments/${visit.id}`, { date: visit.date, time, reason });

  expect((await change(CHEST_PAIN, '13:15')).json().reasonDanger).toBe('danger');
  expect(await titles(visit.doctor)).toContainEqual(expect.stringMatching(/^Read first: .* asks for another time$/));
  expect((await change('A check-up', '13:30')).json().reasonDanger).toBe('earlier');
  expect((await change(CHEST_PAIN, '13:45')).json().reasonDanger).toBe('danger');
  const moved = await app
    .as(visit.patient.cookie)
    .put(`/api/appointments/${visit.id}`, { date: visit.date, time: '14:00' });
  expect(moved.json().reasonDanger).toBe('danger');
});

test('the desk learns that there is a danger, not that somebody wants to end their life', async () => {
  const [doctor, patient, desk] = [await aScheduledDoctor(app), await app.aPatient(), await app.someone('desk')];
  const { id } = await bookAppointment(
    app.deps,
    patient.actor,
    aRequest(app, doctor, { reason: 'x', time: '10:00' }),
    'crisis',
  );
  const read = async (cookie: string) =>
    (await app.as(cookie).get(`/api/appointments/patient/${patient.patientId}`)).json();
  expect((await read(patient.cookie))[0]).toMatchObject({ id, reasonDanger: 'crisis' });
  const { visits } = (await app.as(desk.cookie).get(`/api/reception/day?date=${tomorrow(app)}`)).json();
  expect(visits.find((visit: { id: string }) => visit.id === id).reasonDanger).toBe('danger');
});

test('what the engine could not read in time is read afterwards and told once, to the patient too', async () => {
  const visit = await anAppointment(app, { read: 'not-read', reason: CHEST_PAIN, time: '15:00' });
  expect((await rowOf(app, visit)).reason_danger).toBe('unread');
  await checkReasons(app.deps, hearsChestPain);
  await checkReasons(app.deps, hearsChestPain);

  expect(await rowOf(app, visit)).toMatchObject({ reason_danger: 'danger', reason_check_at: null, version: 1 });
  expect((await titles(visit.doctor)).filter((title) => title.startsWith('Read first'))).toHaveLength(1);
  expect(await titles(visit.patient)).toContain('This may be an emergency: call 108');
});

test('a reason that nothing has read yet says so to the doctor, the nurses, the desk and the patient, until it is read', async () => {
  const visit = await anAppointment(app, { read: 'not-read', reason: 'Words without end', time: '15:30' });
  const [nurse, desk] = [await app.aNurse(), await app.someone('desk')];
  const marks = async () => {
    const { visits } = (await app.as(desk.cookie).get(`/api/reception/day?date=${visit.date}`)).json();
    return Promise.all([
      ...[visit.doctor, visit.patient].map(
        async ({ cookie }) => (await app.as(cookie).get(`/api/appointments/${visit.id}`)).json().reasonDanger,
      ),
      (await app.as(nurse.cookie).get(`/api/appointments/patient/${visit.patient.patientId}`)).json()[0].reasonDanger,
      visits.find(({ id }: { id: string }) => id === visit.id).reasonDanger,
    ]);
  };
  expect(await marks()).toEqual(['unread', 'unread', 'unread', 'unread']);
  const { heard } = listenAs(app, visit.doctor);
  await checkReasons(
    app.deps,
    reads(() => null),
  );
  expect(await marks()).toEqual([undefined, undefined, undefined, undefined]);
  await expect.poll(() => heard.map(({ type }) => type)).toContain('appointments');
});

const NOTHING_READS: [string, CheckText][] = [
  ['has no time for it', reads(() => 'not-checked')],
  ['fails', () => Promise.reject(new Error('The engine stands still.'))],
];

test.each(NOTHING_READS)(
  'where the engine %s, the doctor, the nurses and the desk are told after a minute, once',
  async (_why, nothing) => {
    const visit = await anAppointment(app, { read: 'not-read', reason: 'Words without end', date: tomorrow(app, 2) });
    const [nurse, desk] = [await app.aNurse(), await app.someone('desk')];
    const toldNotChecked = () =>
      Promise.all(
        [visit.doctor, nurse, desk].map(async (who) =>
          (await toldTo(app, who))
            .filter(({ text }) => text.includes('was not checked for danger signs'))
            .map(({ title }) => title),
        ),
      );
    const tryToRead = () => checkReasons(app.deps, nothing).catch(() => undefined);
    await tryToRead();
    expect(await toldNotChecked()).toEqual([[], [], []]);
    app.clock.advance(MINUTE_MS);
    await tryToRead();
    const told = [
      ['Read first: Asha Rao wrote a reason that was not checked'],
      ['Read first: the reason of Asha Rao was not checked'],
      ['Read first: the reason of Asha Rao was not checked'],
    ];
    expect(await toldNotChecked()).toEqual(told);

    for (const minutes of [2, 4, 8]) {
      expect((await rowOf(app, visit)).reason_check_at).not.toBeNull();
      app.clock.advance(minutes * MINUTE_MS);
      await tryToRead();
    }
    expect(await rowOf(app, visit)).toMatchObject({ reason_danger: 'unread', reason_check_at: null });
    expect(await toldNotChecked()).toEqual(told);
  },
);

test('a reason that was not read and is changed stays marked and is told: the first words are gone', async () => {
  const visit = await anAppointment(app, {
    read: 'not-read',
    reason: CHEST_PAIN,
    date: tomorrow(app, 3),
    time: '09:00',
  });
  const desk = await app.someone('desk');
  const change = async (time: string, reason: string, read?: 'none') => {
    await rescheduleAppointment(app.deps, visit.patient.actor, visit.id, { date: visit.date, time, reason }, read);
    return rowOf(app, visit);
  };
  expect(await change('09:15', 'A check-up', 'none')).toMatchObject({
    reason_danger: 'earlier-unread',
    reason_check_at: null,
  });
  expect((await app.as(visit.doctor.cookie).get(`/api/appointments/${visit.id}`)).json().reasonDanger).toBe('unread');
  expect(await titles(visit.doctor)).toContain('Read first: Asha Rao asks for another time');
  expect(await titles(desk)).toContain('Read first: the reason of Asha Rao was not checked');

  // The second words are read and harmless; that does not speak for the first.
  await change('09:30', 'A cough');
  await checkReasons(
    app.deps,
    reads(() => null),
  );
  expect(await rowOf(app, visit)).toMatchObject({ reason_danger: 'earlier-unread', reason_check_at: null });
  await change('09:45', CHEST_PAIN);
  await checkReasons(app.deps, hearsChestPain);
  expect((await rowOf(app, visit)).reason_danger).toBe('danger');
});

test('a visit that is over before its reason was read stays marked as not checked', async () => {
  const visit = await anAppointment(app, { read: 'not-read', time: '17:30' });
  await cancelAppointment(app.deps, visit.patient.actor, visit.id, null);
  await checkReasons(
    app.deps,
    reads(() => null),
  );
  expect(await rowOf(app, visit)).toMatchObject({ reason_danger: 'unread', reason_check_at: null });
});

test('a visit that changes while its reason is read keeps what is written there now', async () => {
  const visit = await anAppointment(app, { read: 'not-read', reason: CHEST_PAIN, time: '17:00' });
  const changing: CheckText = async (deps, caller, text, address) => {
    await app.db.updateTable('appointments').set({ version: 2 }).where('id', '=', visit.id).execute();
    return hearsChestPain(deps, caller, text, address);
  };
  await checkReasons(app.deps, changing);
  expect((await rowOf(app, visit)).reason_danger).toBe('unread');
  app.clock.advance(2 * MINUTE_MS);
  await checkReasons(app.deps, hearsChestPain);
  expect((await rowOf(app, visit)).reason_danger).toBe('danger');
});

test('nobody waits long with a time for an engine that does not answer', async () => {
  const never: CheckText = () => new Promise(() => undefined);
  expect(await readReason(app.deps, (await app.aPatient()).actor, 'A cough', null, never, 5)).toBe('not-read');
  expect(
    await readReason(
      app.deps,
      (await app.aPatient()).actor,
      'A cough',
      null,
      reads(() => CRISIS),
    ),
  ).toBe('crisis');
});

test.each([
  ['danger', null, 'danger'],
  ['crisis', 'danger', 'crisis'],
  ['none', null, 'none'],
  ['none', 'danger', 'earlier'],
  ['none', 'earlier', 'earlier'],
  ['not-read', 'crisis', 'earlier'],
  ['not-read', 'none', 'unread'],
  ['none', 'unread', 'earlier-unread'],
  ['none', 'earlier-unread', 'earlier-unread'],
  ['not-read', 'earlier-unread', 'earlier-unread'],
  ['danger', 'unread', 'danger'],
] as const)('%s after %s is kept as %s', (read, before, kept) => {
  expect(cellsOf(read, new Date(0), leftOf(before)).reason_danger).toBe(kept);
});
