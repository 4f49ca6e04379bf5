import type { Examples } from '../testing-calls.ts';
import { HEART } from './testing.ts';
import { aForm, aJpeg } from './testing-photos.ts';

const SYMPTOMS = 'A sore throat and a runny nose since Tuesday, no fever.';

export const EXAMPLES: Examples = {
  'POST /symptoms/analyze': async (house) => {
    const { cookie } = await house.aPatient();
    return { cookie, body: { symptoms: SYMPTOMS }, leaves: 'triage.made' };
  },
  'POST /symptoms/answers': async (house) => {
    const { cookie } = await house.aPatient();
    return { cookie, body: { part: 'left-leg', answers: [0, 3] }, leaves: 'triage.made' };
  },
  'POST /symptoms/sketch': async (house) => {
    const { cookie } = await house.aPatient();
    const place = { region: 'right-low-back', strength: 5, kinds: ['aching'], movesTo: [] };
    return { cookie, body: { sketch: { figure: 'adult', places: [place] } }, leaves: 'triage.made' };
  },
  'POST /symptoms/scan': async (house) => {
    const { cookie } = await house.aPatient();
    const form = aForm({ image: await aJpeg(), text: { context: 'It itches.' } });
    return { cookie, body: {}, ...form, leaves: 'triage.made' };
  },
  'POST /symptoms/{id}/alert': async (house) => {
    const { cookie } = await house.aPatient();
    const made = await house.as(cookie).post('/api/symptoms/analyze', { symptoms: HEART });
    return { cookie, id: made.json().resultId, body: {}, leaves: 'alert.raised' };
  },
  'POST /readings/{id}/tell': async (house) => {
    const { cookie, patientId } = await house.aPatient();
    const readings = [{ kind: 'blood-pressure', value: 192, second: 124 }];
    const added = await house.as(cookie).post(`/api/patients/${patientId}/readings`, { readings });
    return { cookie, id: added.json()[0].id, body: { signs: [] }, leaves: 'reading.told' };
  },
  'POST /symptoms/save': async (house) => {
    const { cookie } = await house.aPatient();
    const result = { potentialCauses: ['Common cold'], nextSteps: ['Rest and drink enough.'] };
    return { cookie, body: { pud: 'UNKNOWN', symptoms: SYMPTOMS, result }, leaves: 'triage.saved' };
  },
};
