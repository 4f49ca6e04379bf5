import type { Examples } from '../testing-calls.ts';
import type { TestHouse } from '../testing-house.ts';
import { saveDraft } from './drafts.ts';
import { aForm, aTreatedPatient, EMPTY_DRAFT, PARACETAMOL, signFor } from './testing.ts';

const FORM = { ...EMPTY_DRAFT, diagnosis: 'Pneum' };

const signed = async (house: TestHouse) => {
  const treated = await aTreatedPatient(house);
  return { cookie: treated.doctor.cookie, diagnosis: await signFor(house, treated, { medications: [PARACETAMOL] }) };
};

export const EXAMPLES: Examples = {
  'GET /diagnosis-codes': async () => ({ search: '?q=pneum', leaves: { nothing: 'it only reads a list of words' } }),
  'POST /diagnoses/check': async (house) => {
    const { doctor, patient } = await aTreatedPatient(house);
    return {
      cookie: doctor.cookie,
      body: { patient: patient.patientId, medications: [PARACETAMOL] },
      leaves: 'chart.opened',
    };
  },
  'POST /diagnoses': async (house) => {
    const { doctor, patient } = await aTreatedPatient(house);
    const body = aForm(patient, { medications: [PARACETAMOL], tests: [{ name: 'ECG' }], staffTasks: [] });
    return { cookie: doctor.cookie, body, leaves: 'diagnosis.signed' };
  },
  'POST /diagnoses/{id}/addenda': async (house) => {
    const { cookie, diagnosis } = await signed(house);
    return { cookie, id: diagnosis.id, body: { text: 'The film shows one lobe.' }, leaves: 'diagnosis.addendum' };
  },
  'PUT /patients/{id}/diagnosis-draft': async (house) => {
    const { doctor, patient } = await aTreatedPatient(house);
    return { cookie: doctor.cookie, id: patient.patientId, body: { form: FORM, version: 0 }, leaves: 'draft.saved' };
  },
  'DELETE /patients/{id}/diagnosis-draft': async (house) => {
    const { doctor, patient } = await aTreatedPatient(house);
    await saveDraft(house.deps, doctor.actor, patient.patientId, { form: FORM, version: 0 });
    return { cookie: doctor.cookie, id: patient.patientId, leaves: 'draft.cleared' };
  },
  'POST /prescribed-medicines/{id}/stop': async (house) => {
    const { cookie, diagnosis } = await signed(house);
    const id = diagnosis.prescription?.medicines[0]?.id ?? '';
    return { cookie, id, body: { reason: 'A rash.' }, leaves: 'medicine.stopped' };
  },
};
