import { aTreatedPatient } from '../care/testing.ts';
import { dayIn } from '../platform/zoned-time.ts';
import type { TestApp } from '../testing-app.ts';
import type { Examples } from '../testing-calls.ts';
import { answerDose } from './answer-dose.ts';
import { aHeldMedicine, anAskedRepeat, aPatientAtHome } from './testing.ts';

/** A single dose is due when it is prescribed, whatever the time. */
const due = async (app: TestApp) => {
  const { patient, medicineId } = await aPatientAtHome(app, [
    { name: 'Cetirizine', dose: { amount: 10, unit: 'mg' }, route: 'by mouth', frequency: 'once' },
  ]);
  return { patient, medicineId, day: dayIn(app.deps.config.clinic.timeZone, app.deps.clock.now()), nth: 0 };
};

export const EXAMPLES: Examples = {
  'POST /prescribed-medicines/{id}/after-stay': async (app) => {
    const { doctor, medicineId } = await aHeldMedicine(app);
    return {
      cookie: doctor.cookie,
      id: medicineId,
      body: { decision: 'continue' },
      leaves: 'medicine.decided_after_stay',
    };
  },
  'POST /prescribed-medicines/{id}/doses': async (app) => {
    const { patient, medicineId, day, nth } = await due(app);
    return { cookie: patient.cookie, id: medicineId, body: { day, nth, outcome: 'taken' }, leaves: 'dose.taken' };
  },
  'POST /prescribed-medicines/{id}/snooze': async (app) => {
    const { patient, medicineId, day, nth } = await due(app);
    return { cookie: patient.cookie, id: medicineId, body: { day, nth, minutes: 15 }, leaves: 'dose.snoozed' };
  },
  'POST /dose-answers/{id}/undo': async (app) => {
    const { patient, medicineId, day, nth } = await due(app);
    const { answer } = await answerDose(app.deps, patient.actor, medicineId, { day, nth, outcome: 'taken' });
    return { cookie: patient.cookie, id: answer?.id ?? '', leaves: 'dose.taken_back' };
  },
  'PUT /prescribed-medicines/{id}/times': async (app) => {
    const { patient, medicineId } = await aPatientAtHome(app);
    return {
      cookie: patient.cookie,
      id: medicineId,
      body: { times: ['08:30'], version: 0 },
      leaves: 'dose.times_moved',
    };
  },
  'POST /prescribed-medicines/{id}/repeats': async (app) => {
    const { patient, medicineId } = await aPatientAtHome(app);
    return { cookie: patient.cookie, id: medicineId, leaves: 'repeat.asked' };
  },
  'POST /repeats/{id}/decision': async (app) => {
    const treated = await aTreatedPatient(app);
    const id = await anAskedRepeat(app, treated);
    return { cookie: treated.doctor.cookie, id, body: { decision: 'renewed' }, leaves: 'repeat.renewed' };
  },
};
