import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallBack, DoctorToCall } from '#contract/labs/lab-call-backs.ts';
import type { LabOrder } from '#contract/labs/lab-orders.ts';
import type { Message } from '#contract/messages.ts';
import { toldTo } from '#server/appointments/testing.ts';
import { takeIntoCare } from '#server/patients/testing.ts';
import { changeDuty } from '#server/staffing/duty.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Person } from '#server/testing-people.ts';
import { aLabOrder, aPdf, aReportForm, type MadeOrder } from '../testing.ts';

let app: TestApp;
let colleague: Person;
beforeAll(async () => {
  app = await startTestApp();
  colleague = await app.aDoctor({ name: 'Dr. Meera Iyer' });
  await changeDuty(app.deps, colleague.actor, true);
});
afterAll(() => app.close());

const KIDNEYS = ['Creatinine', 'Urea', 'Sodium', 'Potassium'];
const UNITS: Record<string, string> = { Creatinine: 'mg/dL', Urea: 'mg/dL', Sodium: 'mmol/L', Potassium: 'mmol/L' };
const salts = (values: Record<string, number>) =>
  KIDNEYS.flatMap((name) =>
    values[name] === undefined ? [] : [{ name, unit: UNITS[name] ?? '', value: values[name] }],
  );

const versionOf = async ({ nurse, id }: Pick<MadeOrder, 'nurse' | 'id'>) =>
  (await app.as(nurse.cookie).get(`/api/lab-orders/${id}`)).json<LabOrder>().version;
const enter = async (order: Pick<MadeOrder, 'nurse' | 'id'>, values: Record<string, number>, more: object = {}) => {
  const body = { values: salts(values), version: await versionOf(order), ...more };
  return app.as(order.nurse.cookie).post(`/api/lab-orders/${order.id}/result`, body);
};
const call = ({ cookie }: Person, id: string, body: object) =>
  app.as(cookie).post(`/api/lab-orders/${id}/calls`, { resultVersion: 1, ...body });
const openOnes = async ({ cookie }: Person) =>
  (await app.as(cookie).get('/api/lab-call-backs')).json<{ open: CallBack[] }>().open;
const messagesOf = async ({ cookie }: Person) => (await app.as(cookie).get('/api/messages')).json<Message[]>();
const readBack = (value: number) => ({ outcome: 'read-back', readBack: [{ name: 'Potassium', value }] });

let made: MadeOrder;
beforeEach(async () => {
  made = await aLabOrder(app, { test: 'Kidney function', state: 'collected' });
  await changeDuty(app.deps, made.doctor.actor, true);
});

describe('a result that cannot be', () => {
  test('is refused at each field, with a hint that two were mixed up, and nothing is stored', async () => {
    const refused = await enter(made, { Sodium: 4.1, Potassium: 140 });
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'impossible_value']);
    expect(refused.json().fields).toEqual({
      'values.0.value': 'Sodium 4.1 is not possible. Was it potassium?',
      'values.1.value': 'Potassium 140 is not possible. Was it sodium?',
    });
    const order = await app.as(made.doctor.cookie).get(`/api/lab-orders/${made.id}`);
    expect(order.json()).toMatchObject({ state: 'collected', result: null });
    expect((await enter(made, { Potassium: 140 }, { confirmed: true })).statusCode).toBe(422);
  });

  test('is asked about where it is only unusual, and stored once it was confirmed', async () => {
    const asked = await enter(made, { Creatinine: 16, Potassium: 5.8 });
    expect([asked.statusCode, asked.json().code]).toEqual([409, 'implausible_value']);
    expect(Object.keys(asked.json().fields)).toEqual(['values.0.value']);
    expect((await enter(made, { Creatinine: 16, Potassium: 5.8 }, { confirmed: true })).statusCode).toBe(200);
  });
});

describe('a critical result', () => {
  test('is stored at once, opens a call-back and reaches its doctor as a critical message', async () => {
    const order = (await enter(made, { Sodium: 139, Potassium: 6.8 })).json<LabOrder>();
    expect(order).toMatchObject({
      state: 'resulted',
      result: { isCritical: true, values: [{ flag: null }, { flag: 'Critical high', criticalLimit: 6.2 }] },
      callBack: { state: 'open', values: [{ name: 'Potassium', value: 6.8 }], doctor: 'Dr. Arjun Nair', closed: null },
    });
    expect((await openOnes(await app.aNurse())).map(({ orderId }) => orderId)).toContain(made.id);
    expect((await messagesOf(made.doctor))[0]).toMatchObject({
      priority: 'critical',
      subject: 'Critical result: Kidney function',
      message: expect.stringContaining('Potassium 6.8 mmol/L, critical above 6.2'),
      can: { acknowledge: true },
    });
    expect((await toldTo(app, made.doctor))[0]?.title).toBe('Kidney function of Anjali Deshmukh: critical');
    const trail = (await app.trail()).filter(({ subject_id }) => subject_id === made.id);
    expect(trail.map(({ action }) => action)).toContain('lab_call_back.opened');
  });

  test('names the telephone number of each doctor where one is known', async () => {
    await enter(made, { Potassium: 6.8 });
    const nurse = await app.aNurse();
    for (const phone of ['+91 98200 55001', null]) {
      await app.deps.db.updateTable('accounts').set({ phone }).where('id', '=', colleague.id).execute();
      const answer = await app.as(nurse.cookie).get('/api/lab-call-backs');
      const { doctors } = answer.json<{ doctors: DoctorToCall[] }>();
      expect(doctors.find(({ id }) => id === colleague.id)).toMatchObject({ phone });
    }
  });

  test('that is only high opens none', async () => {
    expect((await enter(made, { Potassium: 6.1 })).json()).toMatchObject({
      result: { isCritical: false },
      callBack: null,
    });
  });

  test('comes first among the results to review, before older abnormal ones', async () => {
    await enter(made, { Potassium: 5.9 });
    app.clock.advance(60_000);
    const critical = await aLabOrder(app, { test: 'Kidney function', state: 'collected', doctor: made.doctor });
    await enter(critical, { Potassium: 6.8 });
    const list = (await app.as(made.doctor.cookie).get('/api/lab-orders?list=to-review')).json<LabOrder[]>();
    expect(list.map(({ id }) => id)).toEqual([critical.id, made.id]);
  });

  test('tells the doctors on duty at once when its own doctor is not', async () => {
    await changeDuty(app.deps, made.doctor.actor, false);
    await enter(made, { Potassium: 6.8 });
    expect((await toldTo(app, colleague))[0]?.title).toBe(
      'Critical result of Anjali Deshmukh: Dr. Arjun Nair is not reached',
    );
    const [mail] = (await app.mails(colleague.email)).slice(-1);
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/Anjali|Potassium/);
  });
});

describe('a call', () => {
  beforeEach(async () => {
    await enter(made, { Potassium: 6.8 });
  });

  test('that was read back closes it, with who, whom, when and what was asked for', async () => {
    const { nurse, doctor, id } = made;
    const done = await call(nurse, id, { ...readBack(6.8), doctorId: doctor.id, request: 'ECG now' });
    expect([done.statusCode, done.json()]).toMatchObject([
      200,
      { state: 'read-back', closed: { by: 'Priya Thomas', doctor: 'Dr. Arjun Nair', request: 'ECG now' } },
    ]);
    expect((await openOnes(nurse)).map(({ orderId }) => orderId)).not.toContain(id);
    const trail = (await app.trail()).filter(({ subject_id }) => subject_id === id);
    expect(trail.map(({ action }) => action)).toContain('lab_call.read_back');
  });

  test('that was read back acknowledges the message of that doctor, and says by whom, to whom and when', async () => {
    const { nurse, doctor, id } = made;
    await call(nurse, id, { outcome: 'not-reached', doctorId: colleague.id });
    await call(nurse, id, { ...readBack(6.8), doctorId: doctor.id });
    const critical = async ({ cookie }: Person) =>
      (await app.as(cookie).get('/api/messages/critical')).json<{ patientId: string }[]>();
    expect((await critical(doctor)).map(({ patientId }) => patientId)).not.toContain(made.patient.patientId);
    const [message] = await messagesOf(doctor);
    expect(message?.acknowledged?.name).toBe('Dr. Arjun Nair');
    const said = expect.stringMatching(/^Dr\. Arjun Nair read it back to Priya Thomas at \d\d:\d\d\.$/);
    expect(message?.replies).toMatchObject([{ author: 'Priya Thomas', message: said }]);
    const [theirs] = await messagesOf(colleague);
    expect(theirs).toMatchObject({ acknowledged: null, replies: [{ message: said }] });
  });

  test('in which another figure was read back is refused at its field and stays open', async () => {
    const { nurse, doctor, id } = made;
    const refused = await call(nurse, id, { ...readBack(6.3), doctorId: doctor.id });
    expect([refused.statusCode, refused.json().fields]).toEqual([
      422,
      { 'readBack.Potassium': 'The result is 6.8. Say it again.' },
    ]);
    const none = await call(nurse, id, { outcome: 'read-back', readBack: [], doctorId: doctor.id });
    expect(none.statusCode).toBe(422);
    expect((await openOnes(nurse)).map(({ orderId }) => orderId)).toContain(id);
  });

  test('that reached nobody keeps it open, is counted, and tells the doctors on duty once', async () => {
    const { nurse, doctor, id } = made;
    const before = (await toldTo(app, colleague)).length;
    await call(nurse, id, { outcome: 'not-reached', doctorId: doctor.id });
    const after = await call(nurse, id, { outcome: 'not-reached', doctorId: colleague.id });
    expect(after.json()).toMatchObject({
      state: 'open',
      attempts: [
        { doctor: 'Dr. Arjun Nair', by: 'Priya Thomas' },
        { doctor: 'Dr. Meera Iyer', by: 'Priya Thomas' },
      ],
    });
    expect((await toldTo(app, colleague)).length).toBe(before + 1);
    expect((await messagesOf(colleague))[0]).toMatchObject({ priority: 'critical', patient: 'Anjali Deshmukh' });
  });

  test('of two nurses at once is recorded once; the other is told who reached whom', async () => {
    const { nurse, doctor, id } = made;
    const other = await app.aNurse();
    const body = { ...readBack(6.8), doctorId: doctor.id };
    const replies = await Promise.all([nurse, other].map((who) => call(who, id, body)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().message).toMatch(
      / reached Dr\. Arjun Nair, who read it back at \d\d:\d\d\.$/,
    );
  });

  test('to somebody who is no doctor here, or at a time to come, is refused', async () => {
    const { nurse, doctor, id } = made;
    expect((await call(nurse, id, { outcome: 'not-reached', doctorId: nurse.id })).json().code).toBe('unknown_doctor');
    const tomorrow = new Date(app.clock.now().getTime() + 86_400_000).toISOString();
    const late = await call(nurse, id, { outcome: 'not-reached', doctorId: doctor.id, calledAt: tomorrow });
    expect(Object.keys(late.json().fields)).toEqual(['calledAt']);
  });

  test('about a result that was corrected meanwhile is refused; the new result needs its own call', async () => {
    const { nurse, doctor, id } = made;
    app.clock.advance(60_000);
    await enter(made, { Potassium: 7.1 });
    const stale = await call(nurse, id, { ...readBack(6.8), doctorId: doctor.id });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'call_back_closed']);
    expect(await openOnes(nurse)).toContainEqual(expect.objectContaining({ orderId: id, resultVersion: 2 }));
    const told = await messagesOf(doctor);
    const about = (value: string) => told.find(({ message }) => message.includes(`Potassium ${value}`));
    expect(about('6.8')?.replies[0]?.message).toBe('This result was corrected. Look at the new one.');
    expect(about('7.1')?.replies).toEqual([]);
  });

  test('is no longer needed when the value was corrected to a harmless one', async () => {
    const corrected = (await enter(made, { Potassium: 4.8 })).json<LabOrder>();
    expect(corrected).toMatchObject({ result: { isCritical: false }, callBack: null });
    expect((await openOnes(made.nurse)).map(({ orderId }) => orderId)).not.toContain(made.id);
  });
});

test.each([
  ['of the order before it', true],
  ['of a page that names none', false],
])('a critical result is not overwritten unseen by a sheet %s: the call-back stays open', async (_what, isNamed) => {
  const { id, patient } = made;
  const other = await app.aNurse();
  await takeIntoCare(app, other, patient);
  const version = await versionOf(made);
  await enter(made, { Potassium: 6.9 });

  const unseen = isNamed ? { version } : { version: undefined };
  const stale = await enter({ nurse: other, id }, { Potassium: 4.2 }, unseen);
  expect([stale.statusCode, stale.json()]).toMatchObject([
    409,
    {
      code: 'lab_order_moved_on',
      message: 'This order has a new result by Priya Thomas. Look at it again.',
    },
  ]);
  const { payload, type } = aReportForm(aPdf(), { isAbnormal: false, ...unseen });
  const report = { 'content-type': type };
  expect((await app.as(other.cookie).send('POST', `/api/lab-orders/${id}/report`, payload, report)).statusCode).toBe(
    409,
  );
  expect(await openOnes(other)).toContainEqual(expect.objectContaining({ orderId: id, resultVersion: 1 }));
});

describe('a doctor who', () => {
  beforeEach(async () => {
    await enter(made, { Potassium: 6.8 });
  });

  test('acknowledges the message closes the call-back, by name', async () => {
    const { doctor, nurse, id } = made;
    const [message] = await messagesOf(doctor);
    await app.as(doctor.cookie).post(`/api/messages/${message?.id}/acknowledge`);
    expect((await app.as(nurse.cookie).get(`/api/lab-orders/${id}`)).json()).toMatchObject({
      callBack: { state: 'acknowledged', closed: { by: 'Dr. Arjun Nair' } },
    });
    const late = await call(nurse, id, { ...readBack(6.8), doctorId: doctor.id });
    expect(late.json().message).toMatch(/^Dr\. Arjun Nair acknowledged the result at \d\d:\d\d\.$/);
  });

  test('reviews the result closes the call-back and answers the message', async () => {
    const { doctor, id } = made;
    const { version } = (await app.as(doctor.cookie).get(`/api/lab-orders/${id}`)).json<LabOrder>();
    const reviewed = await app.as(doctor.cookie).post(`/api/lab-orders/${id}/review`, { version });
    expect(reviewed.json()).toMatchObject({ callBack: { state: 'reviewed', closed: { by: 'Dr. Arjun Nair' } } });
    expect((await messagesOf(doctor))[0]?.acknowledged?.name).toBe('Dr. Arjun Nair');
  });
});

test('a nurse without the chart sees a critical result while it must be called, and not after', async () => {
  await enter(made, { Potassium: 6.8 });
  const other = await app.aNurse();
  const read = () => app.as(other.cookie).get(`/api/lab-orders/${made.id}`);
  expect((await read()).json()).toMatchObject({ result: { isCritical: true } });
  await call(other, made.id, { ...readBack(6.8), doctorId: made.doctor.id });
  expect((await read()).statusCode).toBe(404);
});

test('a patient sees neither who was called nor that somebody was', async () => {
  const order = (await enter(made, { Potassium: 6.8 })).json<LabOrder>();
  await app.as(made.doctor.cookie).post(`/api/lab-orders/${made.id}/review`, { version: order.version, release: true });
  const own = (await app.as(made.patient.cookie).get(`/api/lab-orders/${made.id}`)).json<LabOrder>();
  expect(own).toMatchObject({ callBack: null, result: { values: [{ flag: 'Critical high' }] } });
});

test('a report in words that is called critical is confirmed by a tick instead of a figure', async () => {
  const { id, nurse, doctor } = await aLabOrder(app, { test: 'CT of the head' });
  const text = 'Bleeding beneath the dura, left.';
  const entered = await app.as(nurse.cookie).post(`/api/lab-orders/${id}/result`, { text, isCritical: true });
  expect(entered.json()).toMatchObject({
    result: { isCritical: true, isAbnormal: true },
    callBack: { text, values: [] },
  });
  const body = { outcome: 'read-back', readBack: [], doctorId: doctor.id };
  expect((await call(nurse, id, body)).statusCode).toBe(422);
  expect((await call(nurse, id, { ...body, isConfirmed: true })).statusCode).toBe(200);
});

test('a PDF that is added to a report in words leaves it critical, and the call is still owed', async () => {
  const { id, nurse } = await aLabOrder(app, { test: 'CT of the head' });
  const text = 'Bleeding beneath the dura, left.';
  const typed = await app.as(nurse.cookie).post(`/api/lab-orders/${id}/result`, { text, isCritical: true });
  const add = async (version: number, details: object) => {
    const { payload, type } = aReportForm(aPdf(), { isAbnormal: true, version, ...details });
    const head = { 'content-type': type };
    return (await app.as(nurse.cookie).send('POST', `/api/lab-orders/${id}/report`, payload, head)).json<LabOrder>();
  };
  const withFile = await add(typed.json().version, {});
  expect(withFile).toMatchObject({ result: { isCritical: true, hasFile: true, text }, callBack: { state: 'open' } });
  // Other words are another judgement.
  const judgedAnew = await add(withFile.version, { text: 'An old scar, no blood.' });
  expect(judgedAnew).toMatchObject({ result: { isCritical: false, isAbnormal: true }, callBack: null });
});

test('the sheet for a result gives the limits for this patient, and the last values to who has the chart', async () => {
  await enter(made, { Potassium: 5.6 });
  const next = await aLabOrder(app, {
    test: 'Kidney function',
    state: 'collected',
    doctor: made.doctor,
    patient: made.patient,
  });
  const sheet = (await app.as(next.nurse.cookie).get(`/api/lab-orders/${next.id}/result-sheet`)).json();
  expect(sheet).toMatchObject({ ageGroup: 'unknown' });
  expect(sheet.measures[3]).toMatchObject({
    name: 'Potassium',
    limits: { refuse: { below: 1, above: 15 }, critical: { below: 2.8, above: 6.2 } },
    last: null,
  });
});
