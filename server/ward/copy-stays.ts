import type { DataExport } from '#contract/patients/data-export.ts';
import { findStaysOf } from '../admissions/list-admissions.ts';
import type { Database } from '../db/connect.ts';
import { copyDoses } from '../medication/copy-doses.ts';
import type { Actor } from '../platform/actor.ts';
import { presentNote } from './present-inpatient.ts';
import { presentObservation } from './present-observation.ts';
import { notesOf, setsOf } from './store.ts';

const ALL = 100_000;

/** All that was written at the bed, for the patient, who asks for it. */
export async function copyStays(
  db: Database,
  actor: Actor,
  patientId: string,
): Promise<Pick<DataExport, 'stays' | 'observations' | 'doses'>> {
  const stays = await findStaysOf(db, patientId);
  const notes =
    stays.length === 0
      ? []
      : await notesOf(
          db,
          stays.map(({ id }) => id),
        );
  const sets = await Promise.all(stays.map(({ id }) => setsOf(db, id, ALL)));
  return {
    stays: stays.map((stay) => ({
      ...stay,
      notes: notes.filter(({ admission_id }) => admission_id === stay.id).map(presentNote),
    })),
    observations: sets.flat().map((row) => presentObservation(row, actor)),
    doses: await copyDoses(db, patientId),
  };
}
