import type { TestApp } from '../testing-app.ts';
import type { Examples } from '../testing-calls.ts';
import { addNote } from './change-notes.ts';

const aNote = async (app: TestApp) => {
  const patient = await app.aPatient();
  const note = await addNote(app.deps, patient.actor, { type: 'reminder', title: 'Measure blood pressure' });
  return { cookie: patient.cookie, id: note.id };
};

export const EXAMPLES: Examples = {
  'POST /board/notes': async (app) => ({
    cookie: (await app.aPatient()).cookie,
    body: { type: 'prescription', title: 'Amlodipine 5 mg', detail: 'One each morning' },
    leaves: 'note.added',
  }),
  'PUT /board/notes/{id}': async (app) => ({
    ...(await aNote(app)),
    body: { title: 'Measure blood pressure twice', version: 1 },
    leaves: 'note.changed',
  }),
  'DELETE /board/notes/{id}': async (app) => ({ ...(await aNote(app)), leaves: 'note.removed' }),
};
