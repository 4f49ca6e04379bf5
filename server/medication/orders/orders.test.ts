import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anInpatient } from '#server/admissions/testing.ts';
import { stopMedicine } from '#server/care/prescriptions/stop-medicine.ts';
import { signDiagnosis } from '#server/care/sign-diagnosis.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import { refuseRows } from '#server/testing-failing-rows.ts';
import { listTasks } from '../doses/list-tasks.ts';
import { anOrder, PARACETAMOL } from '../testing.ts';
import { changeMedication } from './change-medication.ts';
import { listOrders } from './list-orders.ts';
import { takeOverPrescriptions } from './take-over-prescriptions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const PRESCRIBED = {
  name: 'Paracetamol',
  dose: { amount: 500, unit: 'mg' },
  route: 'by mouth',
  frequency: '4-times-a-day',
  days: 3,
  instructions: 'After food',
} as const;
const sign = (stay: Awaited<ReturnType<typeof anInpatient>>) =>
  signDiagnosis(app.deps, stay.doctor.actor, {
    patient: stay.patient.patientId,
    diagnosis: 'Pneumonia',
    medications: [PRESCRIBED],
    tests: [],
    staffTasks: [],
  });

describe('a diagnosis that is signed for an inpatient', () => {
  test('makes an order of each medicine, once, however often it is looked for', async () => {
    const stay = await anInpatient(app);
    const { prescription } = await sign(stay);

    await Promise.all([takeOverPrescriptions(app.deps), takeOverPrescriptions(app.deps)]);
    await takeOverPrescriptions(app.deps);

    const orders = await listOrders(app.deps, stay.nurse.actor, stay.id);
    expect(orders).toMatchObject([
      {
        ...{ medication: 'Paracetamol', dosage: '500 mg', instructions: 'After food', doctor: 'Dr. Mira Das' },
        ...{ state: 'running', times: ['06:00', '12:00', '18:00', '22:00'] },
        prescribedMedicineId: prescription?.medicines[0]?.id,
      },
    ]);
    const tasks = await listTasks(app.deps, stay.nurse.actor, { inpatientId: stay.id });
    // It is 14:30 in the clinic: the next dose is at 18:00.
    expect(tasks).toMatchObject([{ medication: 'Paracetamol', time: '2026-03-02T12:30:00.000Z', status: 'pending' }]);
  });

  test('stops its order where the medicine is stopped', async () => {
    const stay = await anInpatient(app);
    const { prescription } = await sign(stay);
    await takeOverPrescriptions(app.deps);
    await stopMedicine(app.deps, stay.doctor.actor, prescription?.medicines[0]?.id ?? '', 'No fever any more.');

    await takeOverPrescriptions(app.deps);

    const orders = await listOrders(app.deps, stay.nurse.actor, stay.id);
    expect(orders).toMatchObject([{ state: 'stopped', stopReason: 'No fever any more.' }]);
    expect(await listTasks(app.deps, stay.nurse.actor, { inpatientId: stay.id })).toEqual([]);
  });

  test('makes none of what was prescribed before the admission', async () => {
    const before = await anInpatient(app);
    await sign(before);
    await app.db
      .updateTable('admissions')
      .set({ admitted_at: new Date(app.clock.now().getTime() + 1000) })
      .where('id', '=', before.id)
      .execute();
    await takeOverPrescriptions(app.deps);
    expect(await listOrders(app.deps, before.nurse.actor, before.id)).toEqual([]);
  });

  test('makes and stops its orders although those of another cannot be, which are tried again', async () => {
    const [stuck, other] = [await anInpatient(app), await anInpatient(app)];
    const signed = [await sign(stuck), await sign(other)];
    const states = async () => {
      const orders = [];
      for (const stay of [stuck, other]) orders.push(await listOrders(app.deps, stay.nurse.actor, stay.id));
      return orders.map((ofStay) => ofStay.map(({ state }) => state));
    };
    const when = `new.patient_id = '${stuck.patient.patientId}'`;
    const making = await refuseRows(app, { on: 'insert', table: 'medication_orders', when });
    await expect(takeOverPrescriptions(app.deps)).rejects.toThrow(/^Failed: prescribed-medicine \S+$/);
    expect(await states()).toEqual([[], ['running']]);
    await making.mend();
    await takeOverPrescriptions(app.deps);
    expect(await states()).toEqual([['running'], ['running']]);

    for (const [n, { doctor }] of [stuck, other].entries()) {
      await stopMedicine(app.deps, doctor.actor, signed[n]?.prescription?.medicines[0]?.id ?? '', 'No fever any more.');
    }
    const stopping = await refuseRows(app, { on: 'update', table: 'medication_orders', when });
    await expect(takeOverPrescriptions(app.deps)).rejects.toThrow(/^Failed: medication-order \S+$/);
    expect(await states()).toEqual([['running'], ['stopped']]);
    await stopping.mend();
    await takeOverPrescriptions(app.deps);
    expect(await states()).toEqual([['stopped'], ['stopped']]);
  });
});

describe('a change of an order', () => {
  const { medication: _same, ...terms } = PARACETAMOL;

  test('keeps the old terms, says what is new, and moves the doses that are still to come', async () => {
    const stay = await anInpatient(app);
    const { id } = await anOrder(app, stay, { frequency: 'twice-a-day', times: ['15:00', '18:00'] });

    const changed = await changeMedication(app.deps, stay.doctor.actor, id, {
      ...terms,
      ...{ frequency: 'twice-a-day', times: ['16:00', '18:00'], route: 'into a vein', version: 1 },
    });

    expect(changed.changed).toMatchObject([
      {
        version: 2,
        by: 'Dr. Mira Das',
        changes: [
          { what: 'Route', before: 'by mouth', after: 'into a vein' },
          { what: 'How often', before: 'Twice a day: 15:00, 18:00', after: 'Twice a day: 16:00, 18:00' },
        ],
      },
    ]);
    const tasks = await listTasks(app.deps, stay.nurse.actor, { inpatientId: stay.id });
    expect(tasks.map(({ time, route }) => [time.slice(11, 16), route])).toEqual([
      ['10:30', 'into a vein'],
      ['12:30', 'into a vein'],
    ]);
  });

  test('by two doctors at once is one change, and the other looks again', async () => {
    const stay = await anInpatient(app);
    const { id } = await anOrder(app, stay);
    const change = (amount: number) =>
      changeMedication(app.deps, stay.doctor.actor, id, { ...terms, dose: { amount, unit: 'mg' }, version: 1 });

    const outcomes = await Promise.allSettled([change(250), change(750)]);

    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
    expect(refused).toEqual(['version_outdated']);
  });

  test('is checked for safety together with everything else that is given', async () => {
    const stay = await anInpatient(app);
    await anOrder(app, stay, { frequency: '4-times-a-day', dose: { amount: 1, unit: 'g' } });
    const body = { ...PARACETAMOL, frequency: '4-times-a-day', dose: { amount: 1, unit: 'g' } };
    const answer = await app.as(stay.doctor.cookie).post(`/api/inpatients/${stay.id}/medication-orders`, body);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'safety_unanswered']);
  });
});
