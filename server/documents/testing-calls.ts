import type { TestApp } from '../testing-app.ts';
import type { Examples } from '../testing-calls.ts';
import { aJpeg } from '../triage/testing-photos.ts';
import { A_REPORT, aDocument, aDocumentForm } from './testing.ts';

const ofPatient = async (app: TestApp) => {
  const patient = await app.aPatient();
  return { cookie: patient.cookie, id: (await aDocument(app, patient)).id };
};
const { sharedWith: _nobody, ...FACTS } = A_REPORT;

export const EXAMPLES: Examples = {
  'POST /documents': async (app) => {
    const { cookie } = await app.aPatient();
    return { cookie, body: A_REPORT, ...aDocumentForm(await aJpeg()), leaves: 'document.added' };
  },
  'PUT /documents/{id}': async (app) => ({
    ...(await ofPatient(app)),
    body: { ...FACTS, title: 'Blood test of April', version: 1 },
    leaves: 'document.changed',
  }),
  'PUT /documents/{id}/sharing': async (app) => ({
    ...(await ofPatient(app)),
    body: { sharedWith: 'doctors', version: 1 },
    leaves: 'document.shared',
  }),
  'DELETE /documents/{id}': async (app) => ({ ...(await ofPatient(app)), leaves: 'document.withdrawn' }),
};
