import { anInpatient } from '../admissions/testing.ts';
import type { Examples } from '../testing-calls.ts';
import type { TestHouse } from '../testing-house.ts';
import { giveAsNeeded } from './doses/give-as-needed.ts';
import { giveDose } from './doses/record-dose.ts';
import { AS_NEEDED, aDose, anOrder, PARACETAMOL } from './testing.ts';

async function aTask(house: TestHouse, { isGiven = false } = {}) {
  const stay = await anInpatient(house);
  const task = await aDose(house, stay);
  if (isGiven) await giveDose(house.deps, stay.nurse.actor, task.id, { orderVersion: 1 });
  return { cookie: stay.nurse.cookie, id: task.id };
}

async function aRecord(house: TestHouse) {
  const stay = await anInpatient(house);
  const { id } = await anOrder(house, stay, AS_NEEDED);
  const order = await giveAsNeeded(house.deps, stay.nurse.actor, id, { orderVersion: 1 });
  return { cookie: stay.nurse.cookie, id: order.lastGiven?.id ?? '' };
}

export const EXAMPLES: Examples = {
  'POST /inpatients/{id}/medication-orders': async (house) => {
    const { id, doctor } = await anInpatient(house);
    return { cookie: doctor.cookie, id, body: PARACETAMOL, leaves: 'medication.ordered' };
  },
  'POST /inpatients/{id}/medication-orders/check': async (house) => {
    const { id, doctor } = await anInpatient(house);
    return { cookie: doctor.cookie, id, body: PARACETAMOL, leaves: 'chart.opened' };
  },
  'PUT /medication-orders/{id}': async (house) => {
    const stay = await anInpatient(house);
    const { id } = await anOrder(house, stay);
    const { medication: _same, ...terms } = PARACETAMOL;
    const body = { ...terms, dose: { amount: 1, unit: 'g' }, version: 1 };
    return { cookie: stay.doctor.cookie, id, body, leaves: 'medication.changed' };
  },
  'POST /medication-orders/{id}/stop': async (house) => {
    const stay = await anInpatient(house);
    const { id } = await anOrder(house, stay);
    return { cookie: stay.doctor.cookie, id, body: { reason: 'No pain any more.' }, leaves: 'medication.stopped' };
  },
  'POST /medication-orders/{id}/give': async (house) => {
    const stay = await anInpatient(house);
    const { id } = await anOrder(house, stay, AS_NEEDED);
    return { cookie: stay.nurse.cookie, id, body: { orderVersion: 1 }, leaves: 'dose.given' };
  },
  'POST /administrations/{id}/entered-in-error': async (house) => ({
    ...(await aRecord(house)),
    body: { reason: 'Wrong patient.' },
    leaves: 'dose.marked_wrong',
  }),
  'POST /administrations/{id}/undo': async (house) => ({ ...(await aRecord(house)), leaves: 'dose.undone' }),
  'POST /medication-tasks/{id}/complete': async (house) => ({
    ...(await aTask(house)),
    body: { orderVersion: 1 },
    leaves: 'dose.given',
  }),
  'POST /medication-tasks/{id}/not-given': async (house) => ({
    ...(await aTask(house)),
    body: { outcome: 'refused', reason: 'Feels sick.' },
    leaves: 'dose.not_given',
  }),
  'POST /medication-tasks/{id}/undo': async (house) => ({
    ...(await aTask(house, { isGiven: true })),
    leaves: 'dose.undone',
  }),
  'POST /medication-tasks/{id}/entered-in-error': async (house) => ({
    ...(await aTask(house, { isGiven: true })),
    body: { reason: 'It was the other bed.' },
    leaves: 'dose.marked_wrong',
  }),
};
