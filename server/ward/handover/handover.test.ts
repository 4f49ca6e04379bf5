import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Handover } from '#contract/ward/handover.ts';
import type { TypedSet } from '#contract/ward/observations.ts';
import { declineAdmission } from '#server/admissions/decline-admission.ts';
import { type Admitted, anInpatient, aWaitingInpatient } from '#server/admissions/testing.ts';
import { signDiagnosis } from '#server/care/sign-diagnosis.ts';
import { listTasks } from '#server/medication/doses/list-tasks.ts';
import { giveDose } from '#server/medication/doses/record-dose.ts';
import { stopMedication } from '#server/medication/orders/change-medication.ts';
import { orderMedication } from '#server/medication/orders/order-medication.ts';
import { aDose } from '#server/medication/testing.ts';
import { acknowledgeMessage } from '#server/messages/answer-message.ts';
import { listMessages } from '#server/messages/list-messages.ts';
import { sendMessage } from '#server/messages/send-message.ts';
import { changeDuty } from '#server/staffing/duty.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import { observe } from '../observe.ts';
import { ILL, ILL_13, WELL } from '../testing.ts';
import { acceptHandover, handOver } from './hand-over.ts';
import { listHandovers, readHandover, readHandoverKept } from './read-handover.ts';
import { shiftAt } from './shift.ts';
import { finishToDo, leaveToDo } from './to-dos.ts';
import { writeHandover } from './write-handover.ts';

let app: TestApp;
let stay: Admitted;
const HOUR_MS = 3_600_000;

// One ward, one story: it is 14:30 in the clinic, the day shift runs until 19:00.
beforeAll(async () => {
  app = await startTestApp();
  stay = await anInpatient(app, { name: 'Kavya Iyer' });
  const { id, doctor, nurse, patient } = stay;
  await observe(app.deps, nurse.actor, id, ILL);
  await aDose(app, stay);
  await signDiagnosis(app.deps, doctor.actor, {
    ...{ patient: patient.patientId, diagnosis: 'Pneumonia', medications: [] },
    tests: [{ name: 'Complete blood count' }],
    staffTasks: [{ task: 'Weigh before breakfast', priority: 'normal' }],
  });
  await sendMessage(app.deps, doctor.actor, {
    ...{ patientId: patient.patientId, priority: 'critical', subject: 'Potassium', message: 'Repeat it now.' },
  });
  app.clock.advance(2 * HOUR_MS);
});
afterAll(() => app.close());

const current = async (): Promise<Handover> => (await readHandover(app.deps, stay.nurse.actor)).current;
const open = async () => (await current()).patients[0]?.open.map(({ kind, words }) => `${kind}: ${words}`);

test.each([
  ['2026-03-02T01:30:00Z', 'day', '2026-03-02'],
  ['2026-03-02T01:29:00Z', 'night', '2026-03-01'],
  ['2026-03-02T13:29:00Z', 'day', '2026-03-02'],
  ['2026-03-02T13:30:00Z', 'night', '2026-03-02'],
])('at %s it is the %s shift of %s', (now, name, day) => {
  expect(shiftAt(new Date(now), 'Asia/Kolkata')).toMatchObject({ name, day });
});

describe('the handover', () => {
  test('is filled in from scores, notes, medicines and whatever is open, in SBAR order', async () => {
    const [patient] = (await current()).patients;
    expect(patient).toMatchObject({
      ...{ name: 'Kavya Iyer', status: 'critical', score: 9, edited: [] },
      situation: 'Critical: Pneumonia. NEWS2 9 at 14:30.',
      background: 'Admitted on 2 March 2026 for Pneumonia under Dr. Mira Das. Allergies: None known.',
      assessment: 'At 14:30: respiration 24, SpO2 93 %, on oxygen 4 L, pressure 104/60, pulse 108, alert, 38.4 °C.',
    });
    expect(await open()).toEqual([
      'alert: Open alert: NEWS2 is 9.',
      'observation: The observation is late',
      'dose: Overdue: Paracetamol 500 mg',
      'message: Dr. Mira Das waits for an answer: Potassium',
      'task: Weigh before breakfast',
      'result: Collect: Complete blood count',
    ]);
  });

  test('names who lies here and is not accepted yet, with the bed and nothing of the chart', async () => {
    const { id, doctor } = await aWaitingInpatient(app, { name: 'Leela Nambiar' });
    const { open, patients } = await current();
    expect(patients.map(({ name }) => name)).toEqual(['Kavya Iyer']);
    const [waiting] = open.filter(({ kind }) => kind === 'admission');
    expect(waiting).toMatchObject({ id, isUrgent: true });
    expect(waiting?.words).toMatch(/^\S.*, Leela Nambiar: not accepted yet by Dr\. Mira Das$/);
    await declineAdmission(app.deps, doctor.actor, id, 'No bed is needed: seen and sent home.');
    expect((await current()).open.some(({ kind }) => kind === 'admission')).toBe(false);
  });

  test('is edited letter by letter; an empty text brings back what was filled in; an outdated screen is told', async () => {
    const text = (situation: string, version: number) =>
      writeHandover(app.deps, stay.nurse.actor, {
        patients: [{ inpatientId: stay.id, situation }],
        note: 'Short of linen.',
        version,
      });
    const written = await text('Worse since noon.', 0);
    expect(written).toMatchObject({
      note: 'Short of linen.',
      version: 1,
      patients: [{ situation: 'Worse since noon.', edited: ['situation'] }],
    });
    await expect(text('Overwritten?', 0)).rejects.toMatchObject({ code: 'version_outdated' });
    expect((await text('', 1)).patients[0]).toMatchObject({ edited: [] });
    await text('Worse since noon.', 2);
  });

  test('loses nothing open by being edited; a to-do stays until it is ticked off, once', async () => {
    const { patients } = await leaveToDo(app.deps, stay.nurse.actor, {
      inpatientId: stay.id,
      words: 'Call the son.',
    });
    const toDo = patients[0]?.open.find(({ isToDo }) => isToDo);
    expect(await open()).toContain('to-do: Call the son.');

    const [thread] = await listMessages(app.deps, stay.nurse.actor, { limit: 5, onlyUnread: true });
    await acknowledgeMessage(app.deps, stay.nurse.actor, thread?.id ?? '');
    expect((await open())?.some((one) => one.startsWith('message'))).toBe(false);

    const other = await app.aNurse({ name: 'Asha Rao' });
    await finishToDo(app.deps, other.actor, toDo?.id ?? '');
    const again = finishToDo(app.deps, stay.nurse.actor, toDo?.id ?? '');
    await expect(again).rejects.toMatchObject({ message: 'Asha Rao has done this already.' });
    await leaveToDo(app.deps, stay.nurse.actor, { words: 'Order masks.' });
  });

  test('is handed over once, accepted by someone else, once, and then only read', async () => {
    const { nurse } = stay;
    const [next, third] = [await app.aNurse({ name: 'Asha Rao' }), await app.aNurse()];
    const given = await handOver(app.deps, nurse.actor, 3);
    expect(given).toMatchObject({ state: 'handed-over', handedOver: { by: 'Sita Pillai' }, can: { edit: false } });
    const late = writeHandover(app.deps, next.actor, { patients: [], note: 'Mine', version: 4 });
    await expect(late).rejects.toMatchObject({ code: 'handover_moved_on' });

    app.clock.advance(3 * HOUR_MS);
    const { toAccept, current: night } = await readHandover(app.deps, next.actor);
    expect(toAccept).toMatchObject({ id: given.id, note: 'Short of linen.', can: { accept: true } });
    expect(night).toMatchObject({ shift: { name: 'night' }, state: 'open', note: '' });

    const own = acceptHandover(app.deps, nurse.actor, given.id ?? '');
    await expect(own).rejects.toMatchObject({ code: 'handover_moved_on' });
    const outcomes = await Promise.allSettled(
      [next, third].map(({ actor }) => acceptHandover(app.deps, actor, given.id ?? '')),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await readHandover(app.deps, next.actor)).toAccept).toBeNull();
    expect(await listHandovers(app.deps, nurse.actor)).toMatchObject([{ id: given.id, shift: { name: 'day' } }]);
    const kept = await readHandoverKept(app.deps, nurse.actor, given.id ?? '');
    expect(kept.patients[0]?.situation).toBe('Worse since noon.');
  });

  test('on file is read by who gave it, who took it over and who is on duty; for others it does not exist', async () => {
    const [given] = await listHandovers(app.deps, stay.nurse.actor);
    const idle = await app.aNurse();
    const asked = () => app.as(idle.cookie).get(`/api/handovers/${given?.id}`);
    expect((await asked()).statusCode).toBe(404);
    await changeDuty(app.deps, idle.actor, true);
    expect((await asked()).statusCode).toBe(200);
    await changeDuty(app.deps, idle.actor, false);
    expect((await asked()).statusCode).toBe(404);
    const taker = await app.db.selectFrom('handovers').select('accepted_by').executeTakeFirstOrThrow();
    const accountId = taker.accepted_by ?? '';
    const reader = { ...idle.actor, accountId };
    expect((await readHandoverKept(app.deps, reader, given?.id ?? '')).id).toBe(given?.id);
  });

  test('carries what is open into the next shift, and what a shift wrote but never handed over', async () => {
    expect((await current()).open.map(({ words }) => words)).toEqual(['Order masks.']);
    await writeHandover(app.deps, stay.nurse.actor, { patients: [], note: 'Written at night.', version: 0 });
    app.clock.advance(12 * HOUR_MS);
    expect(await current()).toMatchObject({ shift: { name: 'day' }, note: 'Written at night.', version: 0 });
  });

  test('that waits is marked beside its words where someone is worse by now, and stays as it was written', async () => {
    const { nurse, id } = stay;
    await observe(app.deps, nurse.actor, id, WELL);
    await handOver(app.deps, nurse.actor, 0);
    const waits = async () => (await readHandover(app.deps, nurse.actor)).toAccept?.patients[0];
    const written = await waits();
    expect(written).toMatchObject({ status: 'stable', score: 0, worseNow: null });

    const markAfter = async (set: TypedSet) => {
      app.clock.advance(HOUR_MS / 4);
      await observe(app.deps, nurse.actor, id, set);
      const { worseNow, ...words } = (await waits()) ?? {};
      expect({ ...words, worseNow: null }).toEqual(written);
      return worseNow;
    };
    const at = () => app.clock.now().toISOString();
    expect(await markAfter({ oxygenSaturation: 85 })).toEqual({ words: 'one reading of 3: SpO2', at: at() });
    expect(await markAfter(ILL_13)).toEqual({ words: 'NEWS2 13', at: at() });
    expect((await readHandover(app.deps, nurse.actor)).current.patients[0]?.worseNow?.words).toBe('NEWS2 13');
    expect(await markAfter(WELL)).toBeNull();
    app.clock.advance(36 * HOUR_MS);
    expect((await waits())?.worseNow).toEqual({ words: 'The observation is late', at: null });
  });

  test('names a dose of which nobody knows whether it was given, also to the next shift, until it is recorded', async () => {
    const { id, doctor, nurse } = await anInpatient(app, { name: 'Joseph Thomas' });
    const startOfDay = new Date('2026-03-10T02:00:00.000Z');
    app.clock.set(startOfDay);
    const dose = async (medication: string) => {
      const order = await orderMedication(app.deps, doctor.actor, id, {
        ...{ medication, dose: { amount: 5, unit: 'mg' }, route: 'by mouth', frequency: 'once-a-day' },
        ...{ times: ['08:00'], priority: 'medium' },
      });
      return order.id;
    };
    const [first, second] = [await dose('Amlodipine'), await dose('Bisoprolol')];
    app.clock.advance(HOUR_MS);
    const cards = await listTasks(app.deps, nurse.actor, { inpatientId: id });
    for (const order of [first, second]) await stopMedication(app.deps, doctor.actor, order, 'Low pressure.');

    const unrecorded = async () =>
      (await current()).patients
        .filter(({ name }) => name === 'Joseph Thomas')
        .flatMap(({ open: items }) => items.filter(({ kind }) => kind === 'dose'))
        .map(({ words, dueAt, isUrgent }) => ({ words, dueAt, isUrgent }));
    const named = (medication: string) => ({
      words: `Not recorded: ${medication} 5 mg by mouth, its order ended at 08:30. Ask whether it was given`,
      dueAt: '2026-03-10T02:30:00.000Z',
      isUrgent: true,
    });
    expect(await unrecorded()).toEqual([named('Amlodipine'), named('Bisoprolol')]);

    app.clock.advance(11 * HOUR_MS);
    expect((await current()).shift.name).toBe('night');
    const given = cards.find(({ orderId }) => orderId === first)?.id ?? '';
    await giveDose(app.deps, nurse.actor, given, { orderVersion: 1, givenAt: '2026-03-10T02:40:00.000Z' });
    expect(await unrecorded()).toEqual([named('Bisoprolol')]);
    app.clock.advance(12 * HOUR_MS);
    expect(await unrecorded()).toEqual([]);
  });
});
