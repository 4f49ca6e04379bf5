import type { Examples } from '../testing-calls.ts';
import type { TestHouse } from '../testing-house.ts';
import { addNote } from './change-notes.ts';

const aNote = async (house: TestHouse) => {
  const patient = await house.aPatient();
  const note = await addNote(house.deps, patient.actor, { type: 'reminder', title: 'Measure blood pressure' });
  return { cookie: patient.cookie, id: note.id };
};

export const EXAMPLES: Examples = {
  'POST /board/notes': async (house) => ({
    cookie: (await house.aPatient()).cookie,
    body: { type: 'prescription', title: 'Amlodipine 5 mg', detail: 'One each morning' },
    leaves: 'note.added',
  }),
  'PUT /board/notes/{id}': async (house) => ({
    ...(await aNote(house)),
    body: { title: 'Measure blood pressure twice', version: 1 },
    leaves: 'note.changed',
  }),
  'DELETE /board/notes/{id}': async (house) => ({ ...(await aNote(house)), leaves: 'note.removed' }),
};
