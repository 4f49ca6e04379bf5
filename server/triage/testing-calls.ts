import type { Examples } from '../testing-calls.ts';
import { HEART } from './testing.ts';
import { aForm, aJpeg } from './testing-photos.ts';

const SYMPTOMS = 'A sore throat and a runny nose since Tuesday, no fever.';

export const EXAMPLES: Examples = {
  'POST /symptoms/analyze': async (app) => {
    const { cookie } = await app.aPatient();
    return { cookie, body: { symptoms: SYMPTOMS }, leaves: 'triage.made' };
  },
  'POST /symptoms/answers': async (app) => {
    const { cookie } = await app.aPatient();
    return { cookie, body: { part: 'left-leg', answers: [0, 3] }, leaves: 'triage.made' };
  },
  'POST /symptoms/sketch': async (app) => {
    const { cookie } = await app.aPatient();
    const place = { region: 'right-low-back', strength: 5, kinds: ['aching'], movesTo: [] };
    return { cookie, body: { sketch: { figure: 'adult', places: [place] } }, leaves: 'triage.made' };
  },
  'POST /symptoms/scan': async (app) => {
    const { cookie } = await app.aPatient();
    const form = aForm({ image: await aJpeg(), text: { context: 'It itches.' } });
    return { cookie, body: {}, ...form, leaves: 'triage.made' };
  },
  'POST /symptoms/{id}/alert': async (app) => {
    const { cookie } = await app.aPatient();
    const made = await app.as(cookie).post('/api/symptoms/analyze', { symptoms: HEART });
    return { cookie, id: made.json().resultId, body: {}, leaves: 'alert.raised' };
  },
  'POST /readings/{id}/tell': async (app) => {
    const { cookie, patientId } = await app.aPatient();
    const readings = [{ kind: 'blood-pressure', value: 192, second: 124 }];
    const added = await app.as(cookie).post(`/api/patients/${patientId}/readings`, { readings });
    return { cookie, id: added.json()[0].id, body: { signs: [] }, leaves: 'reading.told' };
  },
  'POST /symptoms/save': async (app) => {
    const { cookie } = await app.aPatient();
    const result = { potentialCauses: ['Common cold'], nextSteps: ['Rest and drink enough.'] };
    return { cookie, body: { pud: 'UNKNOWN', symptoms: SYMPTOMS, result }, leaves: 'triage.saved' };
  },
};
