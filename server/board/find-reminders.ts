import type { Database } from '../db/connect.ts';
import { presentNote } from './present.ts';
import { notesOf } from './store.ts';

/** Notes with a time that is still to come, and not done. The caller has decided who may. */
export async function findComingNotes(db: Database, patientId: string, from: Date, until: Date) {
  const notes = (await notesOf(db, patientId)).map(presentNote);
  return notes.filter(
    ({ at, doneAt }) =>
      at !== null && doneAt === null && Date.parse(at) >= from.getTime() && Date.parse(at) < until.getTime(),
  );
}
