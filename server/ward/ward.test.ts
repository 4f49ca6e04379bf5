import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acceptAdmission } from '../admissions/accept-admission.ts';
import { dischargeInpatient } from '../admissions/discharge-inpatient.ts';
import { aBed, anInpatient } from '../admissions/testing.ts';
import { giveDose } from '../medication/doses/record-dose.ts';
import { aDose, anOrder } from '../medication/testing.ts';
import { fixedClock } from '../platform/clock.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { countInpatients, listInpatients } from './list-inpatients.ts';
import { observe } from './observe.ts';
import { readInpatient } from './read-inpatient.ts';
import { setStatus } from './set-status.ts';
import { ILL, WELL } from './testing.ts';
import { writeNote } from './write-note.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const afterMinutes = (minutes: number) => ({
  ...app.deps,
  clock: fixedClock(new Date(app.clock.now().getTime() + minutes * 60_000)),
});

describe('who has no score', () => {
  test.each([
    ['a child', { born: '2015-05-05' }, 'under-16'],
    ['someone pregnant', { born: '1996-05-05', pregnancy: 'yes' }, 'pregnancy'],
  ] as const)('%s is not scored, and the nurse says how they are', async (_who, about, notScored) => {
    const { id, nurse } = await anInpatient(app, about);
    await observe(app.deps, nurse.actor, id, WELL);
    expect(await readInpatient(app.deps, nurse.actor, id)).toMatchObject({
      ...{ status: 'not-scored', notScored, news2: null, can: { setStatus: true } },
    });

    const said = await setStatus(app.deps, nurse.actor, id, { status: 'attention', reason: 'Drinks little.' });

    expect(said).toMatchObject({ status: 'attention', statusBecause: 'Set by Sita Pillai', news2: null });
  });

  test('whoever has one is not talked well', async () => {
    const { id, nurse } = await anInpatient(app);
    await observe(app.deps, nurse.actor, id, ILL);
    const attempt = setStatus(app.deps, nurse.actor, id, { status: 'stable', reason: 'Looks fine.' });
    await expect(attempt).rejects.toMatchObject({ code: 'status_is_scored' });
  });
});

describe('the ward', () => {
  // spec: 3.13
  test('shows each inpatient as the specification names it, with medicines, notes and what is next', async () => {
    const stay = await anInpatient(app, { name: 'Kavya Iyer', allergies: ['Penicillin'] });
    await observe(app.deps, stay.nurse.actor, stay.id, { ...WELL, pulse: 95 });
    await observe(afterMinutes(1), stay.nurse.actor, stay.id, WELL);
    await aDose(app, stay, { frequency: 'once-a-day', times: ['16:00'] });
    await writeNote(app.deps, stay.nurse.actor, stay.id, 'Slept well.');

    const ward = await listInpatients(app.deps, stay.nurse.actor);

    expect(ward.find(({ id }) => id === stay.id)).toMatchObject({
      ...{ name: 'Kavya Iyer', age: 56, condition: 'Pneumonia', status: 'stable', doctor: 'Dr. Mira Das' },
      ...{ place: stay.bed.place, nextMedication: '16:00 Paracetamol 500 mg', allergiesInWords: 'Penicillin' },
      vitals: { bp: '122/78', hr: 72, temp: 36.8, o2: 98 },
      news2: { score: 0, from: 1, trend: 'down' },
      history: {
        admissionDate: '2026-03-02',
        diagnosis: 'Pneumonia',
        allergies: ['Penicillin'],
        vitals: [{ hr: 72, score: 0 }, { hr: 95 }],
        medications: [{ name: 'Paracetamol', frequency: 'Once a day: 16:00', lastGiven: null }],
        notes: [{ author: 'Sita Pillai', note: 'Slept well.' }],
      },
    });
  });

  // spec: 2.56, 4.10
  test('has the critical first, and Need Attention counts them with those who need attention', async () => {
    const own = await startTestApp();
    const [well, ill, confused, fresh] = [
      await anInpatient(own),
      await anInpatient(own),
      await anInpatient(own),
      await anInpatient(own),
    ];
    const nurse = well.nurse.actor;
    await observe(own.deps, nurse, well.id, WELL);
    await observe(own.deps, nurse, ill.id, ILL);
    await observe(own.deps, nurse, confused.id, { ...WELL, consciousness: 'C' });

    const order = (await listInpatients(own.deps, nurse)).map(({ id }) => id);

    expect(order).toEqual([ill.id, confused.id, fresh.id, well.id]);
    expect(await countInpatients(own.deps, nurse)).toMatchObject({
      ...{ inpatients: 4, needAttention: 2, critical: 1, attention: 1, stable: 1, notScored: 1, openDoses: 0 },
    });
    await own.close();
  });

  // spec: 6.10
  test('shows a doctor those whose charts are open to them, and strangers nobody', async () => {
    const { id, doctor, nurse } = await anInpatient(app);
    expect((await listInpatients(app.deps, doctor.actor)).map((one) => one.id)).toEqual([id]);
    const stranger = await app.aDoctor();
    expect(await listInpatients(app.deps, stranger.actor)).toEqual([]);
    expect((await app.as(stranger.cookie).get(`/api/inpatients/${id}`)).statusCode).toBe(404);
    expect((await app.as(stranger.cookie).post(`/api/inpatients/${id}/observations`, WELL)).statusCode).toBe(404);
    expect((await app.as(nurse.cookie).get(`/api/inpatients/${id}`)).statusCode).toBe(200);
  });

  test('no longer has the doses of whoever has left, who may come back to another bed', async () => {
    const stay = await anInpatient(app);
    const order = await anOrder(app, stay);
    await dischargeInpatient(app.deps, stay.nurse.actor, stay.id, { summary: 'Well.', version: 1 });
    const tasks = (await app.as(stay.nurse.cookie).get('/api/medication-tasks')).json<{ orderId: string }[]>();
    expect(tasks.filter(({ orderId }) => orderId === order.id)).toEqual([]);
    const back = await app.as(stay.nurse.cookie).post('/api/inpatients', {
      ...{ patientId: stay.patient.patientId, bedId: (await aBed(app)).id, doctorId: stay.doctor.id },
      ...{ diagnosis: 'Fever again', note: 'Came back by himself.' },
    });
    const { id } = back.json<{ id: string }>();
    await acceptAdmission(app.deps, stay.doctor.actor, id);
    expect((await app.as(stay.nurse.cookie).get(`/api/inpatients/${id}`)).json()).toMatchObject({
      status: 'not-scored',
      history: { notes: [{ note: 'Came back by himself.' }] },
    });
  });
});

test('the page of a patient has the doses of the last days, given or open, with how late they are', async () => {
  const stay = await anInpatient(app);
  const task = await aDose(app, stay, { frequency: 'once-a-day', times: ['14:30'] });
  const open = await readInpatient(afterMinutes(90), stay.nurse.actor, stay.id);
  expect(open.doses).toMatchObject([
    { taskId: task.id, name: 'Paracetamol', at: null, outcome: null, isOverdue: true },
  ]);

  await giveDose(app.deps, stay.nurse.actor, task.id, { orderVersion: 1 });

  const given = await readInpatient(app.deps, stay.nurse.actor, stay.id);
  expect(given.doses[0]).toMatchObject({ taskId: task.id, outcome: 'given', by: 'Sita Pillai', isOverdue: false });
});

test('a patient takes away what was written at the bed: the stay, its notes, the sets and the doses', async () => {
  const stay = await anInpatient(app);
  const task = await aDose(app, stay);
  await giveDose(app.deps, stay.nurse.actor, task.id, { orderVersion: 1 });
  await observe(app.deps, stay.nurse.actor, stay.id, WELL);
  await writeNote(app.deps, stay.nurse.actor, stay.id, 'Slept well.');
  const { cookie, patientId } = stay.patient;
  const everything = (await app.as(cookie).get(`/api/patients/${patientId}/everything`)).json();
  expect(everything).toMatchObject({
    stays: [{ diagnosis: 'Pneumonia', notes: [{ note: 'Slept well.' }] }],
    observations: [{ score: 0, pulse: 72 }],
    doses: [{ medication: 'Paracetamol', outcome: 'given', by: 'Sita Pillai' }],
  });
});
