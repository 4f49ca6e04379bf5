import { anInpatient } from '../admissions/testing.ts';
import type { Examples } from '../testing-calls.ts';
import type { TestHouse } from '../testing-house.ts';
import { markObservationWrong } from '../ward/mark-observation-wrong.ts';
import { observe } from '../ward/observe.ts';
import { ILL } from '../ward/testing.ts';
import { acknowledgeAlert, attendAlert } from './answer-alert.ts';
import { callForHelp } from './call-for-help.ts';
import { listAlerts } from './list-alerts.ts';

async function anAlert(house: TestHouse, { isAcknowledged = false, isAttended = false } = {}) {
  const [patient, nurse] = [await house.aPatient(), await house.aNurse()];
  const { id } = await callForHelp(house.deps, patient.actor, {});
  if (isAcknowledged || isAttended) await acknowledgeAlert(house.deps, nurse.actor, id, null);
  if (isAttended) await attendAlert(house.deps, nurse.actor, id);
  return { cookie: nurse.cookie, id };
}

export const EXAMPLES: Examples = {
  'POST /alerts': async (house) => ({
    cookie: (await house.aPatient()).cookie,
    body: { place: 'Waiting room' },
    leaves: 'alert.raised',
  }),
  'POST /alerts/{id}/acknowledge': async (house) => ({ ...(await anAlert(house)), leaves: 'alert.acknowledged' }),
  'POST /alerts/{id}/read': async (house) => {
    const [{ id: stay, nurse, patient }, reader] = [await anInpatient(house), await house.aNurse()];
    const { observation } = await observe(house.deps, nurse.actor, stay, ILL);
    const alerts = await listAlerts(house.deps, reader.actor);
    const alert = alerts.find(({ patientId }) => patientId === patient.patientId);
    await markObservationWrong(house.deps, nurse.actor, observation.id, 'The other bed.');
    return { cookie: reader.cookie, id: alert?.id ?? '', leaves: 'alert.taken_back_read' };
  },
  'POST /alerts/{id}/attend': async (house) => ({
    ...(await anAlert(house, { isAcknowledged: true })),
    leaves: 'alert.attended',
  }),
  'POST /alerts/{id}/close': async (house) => ({
    ...(await anAlert(house, { isAttended: true })),
    body: { outcome: 'Sugar given, feels well.' },
    leaves: 'alert.closed',
  }),
};
