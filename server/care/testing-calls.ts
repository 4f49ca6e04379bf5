import type { TestApp } from '../testing-app.ts';
import type { Examples } from '../testing-calls.ts';
import { saveDraft } from './drafts.ts';
import { aForm, aTreatedPatient, EMPTY_DRAFT, PARACETAMOL, signFor } from './testing.ts';

const FORM = { ...EMPTY_DRAFT, diagnosis: 'Pneum' };

const signed = async (app: TestApp) => {
  const treated = await aTreatedPatient(app);
  return { cookie: treated.doctor.cookie, diagnosis: await signFor(app, treated, { medications: [PARACETAMOL] }) };
};

export const EXAMPLES: Examples = {
  'GET /diagnosis-codes': async () => ({ search: '?q=pneum', leaves: { nothing: 'it only reads a list of words' } }),
  'POST /diagnoses/check': async (app) => {
    const { doctor, patient } = await aTreatedPatient(app);
    return {
      cookie: doctor.cookie,
      body: { patient: patient.patientId, medications: [PARACETAMOL] },
      leaves: 'chart.opened',
    };
  },
  'POST /diagnoses': async (app) => {
    const { doctor, patient } = await aTreatedPatient(app);
    const body = aForm(patient, { medications: [PARACETAMOL], tests: [{ name: 'ECG' }], staffTasks: [] });
    return { cookie: doctor.cookie, body, leaves: 'diagnosis.signed' };
  },
  'POST /diagnoses/{id}/addenda': async (app) => {
    const { cookie, diagnosis } = await signed(app);
    return { cookie, id: diagnosis.id, body: { text: 'The film shows one lobe.' }, leaves: 'diagnosis.addendum' };
  },
  'PUT /patients/{id}/diagnosis-draft': async (app) => {
    const { doctor, patient } = await aTreatedPatient(app);
    return { cookie: doctor.cookie, id: patient.patientId, body: { form: FORM, version: 0 }, leaves: 'draft.saved' };
  },
  'DELETE /patients/{id}/diagnosis-draft': async (app) => {
    const { doctor, patient } = await aTreatedPatient(app);
    await saveDraft(app.deps, doctor.actor, patient.patientId, { form: FORM, version: 0 });
    return { cookie: doctor.cookie, id: patient.patientId, leaves: 'draft.cleared' };
  },
  'POST /prescribed-medicines/{id}/stop': async (app) => {
    const { cookie, diagnosis } = await signed(app);
    const id = diagnosis.prescription?.medicines[0]?.id ?? '';
    return { cookie, id, body: { reason: 'A rash.' }, leaves: 'medicine.stopped' };
  },
};
