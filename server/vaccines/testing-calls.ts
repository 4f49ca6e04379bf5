import { anAppointment } from '../appointments/testing.ts';
import type { TestApp } from '../testing-app.ts';
import type { Examples } from '../testing-calls.ts';
import { currentSchedule } from './store.ts';
import { aVaccineDose, CARD_DOSE } from './testing.ts';

async function aRecord(app: TestApp) {
  const patient = await app.aPatient();
  const { doctor } = await anAppointment(app, { patient, status: 'approved' });
  return { cookie: doctor.cookie, id: patient.patientId, ...(await aVaccineDose(app, doctor, patient)) };
}

export const EXAMPLES: Examples = {
  'POST /patients/{id}/vaccines': async (app) => {
    const { cookie, id } = await aRecord(app);
    return { cookie, id, body: { ...CARD_DOSE, series: 'td' }, leaves: 'vaccine.recorded' };
  },
  'PUT /vaccine-doses/{id}': async (app) => {
    const { cookie, dose } = await aRecord(app);
    const body = { ...CARD_DOSE, version: 1, reason: 'The wrong line was read.' };
    return { cookie, id: dose, body, leaves: 'vaccine.corrected' };
  },
  'POST /patients/{id}/vaccine-decisions': async (app) => {
    const { cookie, id } = await aRecord(app);
    const body = { series: 'mr', kind: 'not-needed', reason: 'Had measles as a child.' };
    return { cookie, id, body, leaves: 'vaccine.decided' };
  },
  'DELETE /vaccine-decisions/{id}': async (app) => {
    const { cookie, decision } = await aRecord(app);
    return { cookie, id: decision, leaves: 'vaccine.decision_ended' };
  },
  'POST /vaccine-schedule/confirmation': async (app) => {
    const { version } = await currentSchedule(app.db);
    return { cookie: (await app.aDoctor()).cookie, body: { version }, leaves: 'vaccine.schedule_confirmed' };
  },
  'PUT /vaccine-schedule': async (app) => {
    const { version, name, doses } = await currentSchedule(app.db);
    const body = { version, name, note: 'Read and agreed by Dr. Iyer.', doses };
    return { cookie: await app.login('admin'), body, leaves: 'vaccine.schedule_saved' };
  },
};
