import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LabOrder } from '#contract/labs/lab-orders.ts';
import { toldTo } from '../appointments/testing.ts';
import { takeIntoCare } from '../patients/testing.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import type { Person } from '../testing-people.ts';
import { MAX_BYTES } from './reports/upload-report.ts';
import { aLabOrder, aPdf, aReportForm } from './testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const read = async ({ cookie }: Person, id: string) => app.as(cookie).get(`/api/lab-orders/${id}`);
const step = ({ cookie }: Person, id: string, what: string, body?: object) =>
  app.as(cookie).post(`/api/lab-orders/${id}/${what}`, body);
const value = (number: number, more = {}) => ({ values: [{ name: 'HbA1c', unit: '%', value: number, ...more }] });
const reports = async ({ cookie }: Person, patientId: string) =>
  (await app.as(cookie).get(`/api/patients/${patientId}/lab-reports`)).json();
const send = ({ cookie }: Person, id: string, file: Buffer, details?: object) => {
  const { payload, type } = aReportForm(file, details);
  return app.as(cookie).send('POST', `/api/lab-orders/${id}/report`, payload, { 'content-type': type });
};

describe('an order', () => {
  test('goes from the order to the patient, each step by whom it falls to', async () => {
    const { id, doctor, nurse, patient } = await aLabOrder(app);
    const own = async () => (await read(patient, id)).json<LabOrder>();

    expect((await step(nurse, id, 'collect')).json()).toMatchObject({
      state: 'collected',
      collectedBy: 'Priya Thomas',
    });
    const resulted = (await step(nurse, id, 'result', value(7.4))).json<LabOrder>();
    expect(resulted).toMatchObject({
      state: 'resulted',
      result: { values: [{ value: 7.4, low: 4, high: 6.5, flag: 'High' }], isAbnormal: true },
    });
    expect(await own()).toMatchObject({ state: 'resulted', result: null });

    const reviewed = (
      await step(doctor, id, 'review', { note: 'Better than last time.', version: resulted.version })
    ).json();
    expect(reviewed).toMatchObject({ state: 'reviewed', reviewedBy: 'Dr. Arjun Nair' });
    expect(await own()).toMatchObject({ result: null, reviewNote: null });

    expect((await step(doctor, id, 'release')).statusCode).toBe(200);
    expect(await own()).toMatchObject({
      state: 'released',
      reviewNote: 'Better than last time.',
      result: { values: [{ value: 7.4 }] },
    });
    expect((await toldTo(app, patient))[0]?.title).toBe('Your result is here: HbA1c');
    const trail = (await app.trail()).filter(({ subject_id }) => subject_id === id).map(({ action }) => action);
    expect(trail).toEqual(
      expect.arrayContaining([
        'lab_order.collected',
        'lab_result.entered',
        'lab_result.reviewed',
        'lab_result.released',
      ]),
    );
  });

  test('tells its doctor, at once and by mail when it is abnormal, and the mail names nobody', async () => {
    const { doctor } = await aLabOrder(app, { state: 'resulted', value: 9.9 });
    expect((await toldTo(app, doctor))[0]).toMatchObject({ title: 'HbA1c of Anjali Deshmukh: abnormal' });
    const [mail] = await app.mails(doctor.email);
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/HbA1c|Anjali/);
    const normal = await aLabOrder(app, { state: 'resulted', value: 5.1 });
    expect(await app.mails(normal.doctor.email)).toEqual([]);
  });

  test('is taken a step further by one of two who try at once; the other is told', async () => {
    const { id, nurse, patient } = await aLabOrder(app);
    const other = await app.aNurse();
    await takeIntoCare(app, other, patient);
    const replies = await Promise.all([nurse, other].map((who) => step(who, id, 'collect')));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().message).toMatch(
      /^This order was collected by /,
    );
  });

  test('corrected after the doctor looked is looked at again', async () => {
    const { id, nurse, doctor, order } = await aLabOrder(app, { state: 'resulted', value: 7.4 });
    const corrected = (await step(nurse, id, 'result', { ...value(5.2), version: order.version })).json<LabOrder>();
    expect(corrected.result).toMatchObject({ version: 2, isAbnormal: false });
    const stale = await step(doctor, id, 'review', { version: order.version });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'lab_order_moved_on']);
    const kept = await app.db
      .selectFrom('lab_results')
      .select('version')
      .where('order_id', '=', id)
      .orderBy('version')
      .execute();
    expect(kept).toEqual([{ version: 1 }, { version: 2 }]);
    expect((await step(doctor, id, 'review', { version: corrected.version })).statusCode).toBe(200);
    expect((await step(nurse, id, 'result', { ...value(5.3), version: corrected.version })).statusCode).toBe(409);
  });

  test('can be taken back before there is a result, not after', async () => {
    const { id, doctor } = await aLabOrder(app, { state: 'collected' });
    expect((await step(doctor, id, 'cancel', { reason: 'Done elsewhere.' })).json()).toMatchObject({
      state: 'cancelled',
    });
    const late = await aLabOrder(app, { state: 'resulted' });
    expect((await step(late.doctor, late.id, 'cancel', { reason: 'x' })).statusCode).toBe(409);
  });

  test('is known to those who care for the patient and to nobody else', async () => {
    const { id, doctor, patient, nurse } = await aLabOrder(app, { state: 'resulted' });
    const strangers = [await app.aDoctor(), await app.aNurse(), await app.aPatient()];
    for (const stranger of strangers) expect((await read(stranger, id)).statusCode).toBe(404);
    expect((await step(await app.aDoctor(), id, 'review', { version: 3 })).statusCode).toBe(404);
    for (const known of [doctor, patient, nurse]) expect((await read(known, id)).statusCode).toBe(200);
    expect((await step(patient, id, 'review', { version: 3 })).statusCode).toBe(403);
    expect((await step(doctor, id, 'collect')).statusCode).toBe(403);
  });
});

describe('lists', () => {
  test('nurses see what is to be done, without results; a doctor their own to review, abnormal ones first', async () => {
    const doctor = await app.aDoctor();
    const waiting = await aLabOrder(app, { doctor });
    const normal = await aLabOrder(app, { doctor, state: 'resulted', value: 5 });
    const abnormal = await aLabOrder(app, { doctor, state: 'resulted', value: 9 });
    await aLabOrder(app, { state: 'resulted', value: 9 });

    const open: LabOrder[] = (await app.as(waiting.nurse.cookie).get('/api/lab-orders?list=open&limit=200')).json();
    expect(open.map(({ id }) => id)).toContain(waiting.id);
    expect(open.every(({ state, result }) => ['ordered', 'collected'].includes(state) && result === null)).toBe(true);
    const mine: LabOrder[] = (await app.as(doctor.cookie).get('/api/lab-orders?list=to-review')).json();
    expect(mine.map(({ id }) => id)).toEqual([abnormal.id, normal.id]);
    const all: LabOrder[] = (await app.as(doctor.cookie).get('/api/lab-orders?limit=2')).json();
    expect(all).toHaveLength(2);
    const rest: LabOrder[] = (await app.as(doctor.cookie).get(`/api/lab-orders?limit=2&after=${all[1]?.id}`)).json();
    expect(new Set([...all, ...rest].map(({ id }) => id))).toEqual(new Set([waiting.id, normal.id, abnormal.id]));
  });

  test('an unreviewed result makes the patient a follow-up until someone has looked', async () => {
    const { id, doctor, order } = await aLabOrder(app, { state: 'resulted' });
    const statusOf = async () => (await app.as(doctor.cookie).get('/api/patients')).json()[0].status;
    expect(await statusOf()).toBe('Follow-up');
    await step(doctor, id, 'review', { version: order.version, release: true });
    expect(await statusOf()).toBe('Active');
  });

  test('a chart shows each value with its range, its flag and the earlier ones', async () => {
    const { doctor, patient } = await aLabOrder(app, { state: 'released', value: 8.6 });
    app.clock.advance(86_400_000);
    await aLabOrder(app, { doctor, patient, state: 'resulted', value: 7.4 });
    await aLabOrder(app, { doctor, patient, test: 'ECG' });
    const cookie = await app.login(doctor);
    const seen = await reports({ ...doctor, cookie }, patient.patientId);
    expect(seen.reports).toMatchObject([
      {
        test: 'HbA1c',
        measure: 'HbA1c',
        result: '7.4 %',
        low: 4,
        high: 6.5,
        status: 'abnormal',
        flag: 'High',
        pdfUrl: null,
        earlier: [{ date: '2026-03-02', value: 8.6 }],
      },
      { result: '8.6 %', date: '2026-03-02', earlier: [] },
    ]);
    expect(seen.waiting).toMatchObject([{ test: 'ECG', state: 'ordered' }]);
    const own = await reports({ ...patient, cookie: await app.login(patient) }, patient.patientId);
    expect(own.reports).toMatchObject([{ result: '8.6 %' }]);
    expect(own.waiting.map(({ test }: LabOrder) => test).toSorted()).toEqual(['ECG', 'HbA1c']);
    app.clock.advance(-86_400_000);
  });

  test('a patient gets the released result with its codes, who ordered it, and what the doctor wrote', async () => {
    const { id, doctor, nurse, patient } = await aLabOrder(app, { state: 'collected' });
    // 6.5 % itself is in the range of diabetes.
    const { version } = (await step(nurse, id, 'result', value(6.5))).json<LabOrder>();
    const own = async () => (await reports(patient, patient.patientId)).reports;
    expect(await own()).toEqual([]);
    await step(doctor, id, 'review', { note: 'We talk about it.', version, release: true });
    const codes = { testCode: '4548-4', measureCode: '4548-4' };
    const orderedById = doctor.actor.accountId;
    expect(await own()).toMatchObject([
      {
        ...codes,
        orderedBy: 'Dr. Arjun Nair',
        orderedById,
        note: 'We talk about it.',
        status: 'abnormal',
        flag: 'High',
      },
    ]);
  });

  test('a value in another unit keeps its code; called abnormal without a range, it does not read as normal', async () => {
    const { id, doctor, nurse, patient } = await aLabOrder(app, { state: 'collected' });
    const typed = { values: [{ name: 'HbA1c', unit: 'mmol/mol', value: 60 }], isAbnormal: true, confirmed: true };
    expect((await step(nurse, id, 'result', typed)).statusCode).toBe(200);
    expect((await reports(doctor, patient.patientId)).reports).toMatchObject([
      { unit: 'mmol/mol', measureCode: '4548-4', low: null, high: null, flag: null, status: 'abnormal' },
    ]);
  });

  test('a report in words has the code of its test', async () => {
    const ecg = await aLabOrder(app, { test: 'ECG' });
    await step(ecg.nurse, ecg.id, 'result', { text: 'Sinus rhythm, 72.', isAbnormal: false });
    expect((await reports(ecg.doctor, ecg.patient.patientId)).reports).toMatchObject([
      { testCode: '11524-6', measureCode: null, value: null },
    ]);
  });
});

describe('what is entered', () => {
  test.each([
    [{}, 'values'],
    [{ values: [{ name: 'Something', unit: 'x', value: 3 }] }, 'isAbnormal'],
    [{ text: 'Sinus rhythm.' }, 'isAbnormal'],
  ])('%j says too little', async (body, field) => {
    const { id, nurse } = await aLabOrder(app, { state: 'collected' });
    const refused = await step(nurse, id, 'result', body);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'result_needed']);
    expect(Object.keys(refused.json().fields)).toEqual([field]);
  });

  test('a report in words says whether it is normal; a range of the laboratory goes before ours', async () => {
    const ecg = await aLabOrder(app, { test: 'ECG' });
    expect(
      (await step(ecg.nurse, ecg.id, 'result', { text: 'Sinus rhythm, 72.', isAbnormal: false })).json(),
    ).toMatchObject({ state: 'resulted', result: { isAbnormal: false } });
    const { id, nurse } = await aLabOrder(app);
    expect((await step(nurse, id, 'result', value(6.8, { low: 4, high: 7 }))).json()).toMatchObject({
      result: { isAbnormal: false },
    });
  });
});

describe('a report as a PDF', () => {
  test('is kept sealed and given back whole, to whom the result is open', async () => {
    const { id, doctor, nurse, patient } = await aLabOrder(app, { state: 'collected', test: 'Chest X-ray' });
    const pdf = aPdf(2_000);
    const sent = await send(nurse, id, pdf, { isAbnormal: true, text: 'Consolidation, right base.' });
    expect(sent.json()).toMatchObject({
      state: 'resulted',
      result: { hasFile: true, isAbnormal: true, text: 'Consolidation, right base.' },
    });

    const { sealed } = await app.db
      .selectFrom('lab_files')
      .select('sealed')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(sealed.includes(Buffer.from('%PDF'))).toBe(false);
    const opened = await app.as(doctor.cookie).get(`/api/lab-orders/${id}/report`);
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(opened.rawPayload.equals(pdf)).toBe(true);

    expect((await app.as(patient.cookie).get(`/api/lab-orders/${id}/report`)).statusCode).toBe(404);
    await step(doctor, id, 'review', { version: sent.json().version, release: true });
    expect((await app.as(patient.cookie).get(`/api/lab-orders/${id}/report`)).statusCode).toBe(200);
    const stranger = await app.aDoctor();
    expect((await app.as(stranger.cookie).get(`/api/lab-orders/${id}/report`)).statusCode).toBe(404);
  });

  test.each([
    ['an empty file', Buffer.alloc(0), 422, 'pdf_needed'],
    ['a web page that is called report.pdf', Buffer.from('<html>%%EOF</html>'), 422, 'pdf_unreadable'],
    ['half a PDF', Buffer.from('%PDF-1.4\n and no end'), 422, 'pdf_unreadable'],
    ['more than 5 MB', aPdf(MAX_BYTES), 413, 'pdf_too_large'],
  ])('%s is refused, and the order stays as it was', async (_what, file, status, code) => {
    const { id, nurse, doctor } = await aLabOrder(app, { state: 'collected' });
    const refused = await send(nurse, id, file);
    expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
    expect((await read(doctor, id)).json()).toMatchObject({ state: 'collected', result: null });
  });
});

test('a nurse whose task it was sees the result of that patient while it lasts', async () => {
  const { id, patient } = await aLabOrder(app, { state: 'reviewed' });
  const nurse = await app.aNurse();
  expect((await read(nurse, id)).statusCode).toBe(404);
  await takeIntoCare(app, nurse, patient);
  expect((await read(nurse, id)).json()).toMatchObject({ result: { isAbnormal: true } });
});
