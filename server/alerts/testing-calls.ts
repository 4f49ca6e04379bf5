import { anInpatient } from '../admissions/testing.ts';
import type { TestApp } from '../testing-app.ts';
import type { Examples } from '../testing-calls.ts';
import { markObservationWrong } from '../ward/mark-observation-wrong.ts';
import { observe } from '../ward/observe.ts';
import { ILL } from '../ward/testing.ts';
import { acknowledgeAlert, attendAlert } from './answer-alert.ts';
import { callForHelp } from './call-for-help.ts';
import { listAlerts } from './list-alerts.ts';

async function anAlert(app: TestApp, { isAcknowledged = false, isAttended = false } = {}) {
  const [patient, nurse] = [await app.aPatient(), await app.aNurse()];
  const { id } = await callForHelp(app.deps, patient.actor, {});
  if (isAcknowledged || isAttended) await acknowledgeAlert(app.deps, nurse.actor, id, null);
  if (isAttended) await attendAlert(app.deps, nurse.actor, id);
  return { cookie: nurse.cookie, id };
}

export const EXAMPLES: Examples = {
  'POST /alerts': async (app) => ({
    cookie: (await app.aPatient()).cookie,
    body: { place: 'Waiting room' },
    leaves: 'alert.raised',
  }),
  'POST /alerts/{id}/take-back': async (app) => {
    const { cookie, actor } = await app.aPatient();
    const { id } = await callForHelp(app.deps, actor, {});
    return { cookie, id, leaves: 'alert.taken_back' };
  },
  'POST /alerts/{id}/acknowledge': async (app) => ({ ...(await anAlert(app)), leaves: 'alert.acknowledged' }),
  'POST /alerts/{id}/read': async (app) => {
    const [{ id: stay, nurse, patient }, reader] = [await anInpatient(app), await app.aNurse()];
    const { observation } = await observe(app.deps, nurse.actor, stay, ILL);
    const alerts = await listAlerts(app.deps, reader.actor);
    const alert = alerts.find(({ patientId }) => patientId === patient.patientId);
    await markObservationWrong(app.deps, nurse.actor, observation.id, 'The other bed.');
    return { cookie: reader.cookie, id: alert?.id ?? '', leaves: 'alert.taken_back_read' };
  },
  'POST /alerts/{id}/attend': async (app) => ({
    ...(await anAlert(app, { isAcknowledged: true })),
    leaves: 'alert.attended',
  }),
  'POST /alerts/{id}/close': async (app) => ({
    ...(await anAlert(app, { isAttended: true })),
    body: { outcome: 'Sugar given, feels well.' },
    leaves: 'alert.closed',
  }),
};
