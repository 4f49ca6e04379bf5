import type { Examples } from '../testing-calls.ts';
import { addReadings } from './readings/add-readings.ts';

export const EXAMPLES: Examples = {
  'POST /family/children': async (app) => ({
    cookie: (await app.aPatient()).cookie,
    body: { name: 'Kabir Rao', dateOfBirth: '2020-05-01', sex: 'male', isGuardian: true },
    leaves: 'patient.registered',
  }),
  'POST /patients/{id}/readings': async (app) => {
    const { cookie, patientId: id } = await app.aPatient();
    return { cookie, id, body: { readings: [{ kind: 'heart-rate', value: 72 }] }, leaves: 'readings.added' };
  },
  'DELETE /readings/{id}': async (app) => {
    const { cookie, patientId, actor } = await app.aPatient();
    const [reading] = await addReadings(app.deps, actor, patientId, { readings: [{ kind: 'weight', value: 61.4 }] });
    return { cookie, id: reading?.id ?? '', leaves: 'reading.marked_wrong' };
  },
  'POST /reception/patients/{id}/correction': async (app) => {
    const [{ cookie }, { patientId: id }] = [await app.aReceptionist(), await app.aPatient()];
    const body = { name: 'Asha Rao Pai', reason: 'As on the identity card.', version: 1 };
    return { cookie, id, body, leaves: 'patient.corrected' };
  },
  'POST /readings/{id}/correction': async (app) => {
    const { cookie, patientId, actor } = await app.aPatient();
    const [reading] = await addReadings(app.deps, actor, patientId, { readings: [{ kind: 'weight', value: 61.4 }] });
    return {
      cookie,
      id: reading?.id ?? '',
      body: { value: 64.1, reason: 'Two digits were exchanged.' },
      leaves: 'reading.corrected',
    };
  },
  'PUT /patients/{id}/profile': async (app) => {
    const { cookie, patientId: id } = await app.aPatient();
    return { cookie, id, body: { sex: 'female', bloodGroup: 'B+' }, leaves: 'profile.saved' };
  },
};
