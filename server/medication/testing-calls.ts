import { anInpatient } from '../admissions/testing.ts';
import type { TestApp } from '../testing-app.ts';
import type { Examples } from '../testing-calls.ts';
import { giveAsNeeded } from './doses/give-as-needed.ts';
import { giveDose } from './doses/record-dose.ts';
import { AS_NEEDED, aDose, anOrder, PARACETAMOL } from './testing.ts';

async function aTask(app: TestApp, { isGiven = false } = {}) {
  const stay = await anInpatient(app);
  const task = await aDose(app, stay);
  if (isGiven) await giveDose(app.deps, stay.nurse.actor, task.id, { orderVersion: 1 });
  return { cookie: stay.nurse.cookie, id: task.id };
}

async function aRecord(app: TestApp) {
  const stay = await anInpatient(app);
  const { id } = await anOrder(app, stay, AS_NEEDED);
  const order = await giveAsNeeded(app.deps, stay.nurse.actor, id, { orderVersion: 1 });
  return { cookie: stay.nurse.cookie, id: order.lastGiven?.id ?? '' };
}

export const EXAMPLES: Examples = {
  'POST /inpatients/{id}/medication-orders': async (app) => {
    const { id, doctor } = await anInpatient(app);
    return { cookie: doctor.cookie, id, body: PARACETAMOL, leaves: 'medication.ordered' };
  },
  'POST /inpatients/{id}/medication-orders/check': async (app) => {
    const { id, doctor } = await anInpatient(app);
    return { cookie: doctor.cookie, id, body: PARACETAMOL, leaves: 'chart.opened' };
  },
  'PUT /medication-orders/{id}': async (app) => {
    const stay = await anInpatient(app);
    const { id } = await anOrder(app, stay);
    const { medication: _same, ...terms } = PARACETAMOL;
    const body = { ...terms, dose: { amount: 1, unit: 'g' }, version: 1 };
    return { cookie: stay.doctor.cookie, id, body, leaves: 'medication.changed' };
  },
  'POST /medication-orders/{id}/stop': async (app) => {
    const stay = await anInpatient(app);
    const { id } = await anOrder(app, stay);
    return { cookie: stay.doctor.cookie, id, body: { reason: 'No pain any more.' }, leaves: 'medication.stopped' };
  },
  'POST /medication-orders/{id}/give': async (app) => {
    const stay = await anInpatient(app);
    const { id } = await anOrder(app, stay, AS_NEEDED);
    return { cookie: stay.nurse.cookie, id, body: { orderVersion: 1 }, leaves: 'dose.given' };
  },
  'POST /administrations/{id}/entered-in-error': async (app) => ({
    ...(await aRecord(app)),
    body: { reason: 'Wrong patient.' },
    leaves: 'dose.marked_wrong',
  }),
  'POST /administrations/{id}/undo': async (app) => ({ ...(await aRecord(app)), leaves: 'dose.undone' }),
  'POST /medication-tasks/{id}/complete': async (app) => ({
    ...(await aTask(app)),
    body: { orderVersion: 1 },
    leaves: 'dose.given',
  }),
  'POST /medication-tasks/{id}/not-given': async (app) => ({
    ...(await aTask(app)),
    body: { outcome: 'refused', reason: 'Feels sick.' },
    leaves: 'dose.not_given',
  }),
  'POST /medication-tasks/{id}/undo': async (app) => ({
    ...(await aTask(app, { isGiven: true })),
    leaves: 'dose.undone',
  }),
  'POST /medication-tasks/{id}/entered-in-error': async (app) => ({
    ...(await aTask(app, { isGiven: true })),
    body: { reason: 'It was the other bed.' },
    leaves: 'dose.marked_wrong',
  }),
};
