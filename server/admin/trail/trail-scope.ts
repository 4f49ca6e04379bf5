import type { TrailFilter } from '#contract/trail/trail.ts';
import type { Details } from '#server/audit/append-entry.ts';
import type { Database } from '#server/db/connect.ts';
import { findPatientByPud, findRecordIds } from '#server/patients/find-patient.ts';
import { dayBounds } from '#server/platform/zoned-time.ts';
import type { TrailScope } from './store.ts';
import { actionsOf } from './trail-words.ts';

/** A filter as it was typed, with ids and instants. An unknown PUD answers 404. */
export async function scopeOf(db: Database, timeZone: string, filter: TrailFilter): Promise<TrailScope> {
  const { person, pud, kind, from, to } = filter;
  const patientId = pud ? (await findPatientByPud(db, pud)).id : null;
  return {
    actorId: person ?? null,
    patientId,
    recordIds: patientId ? await findRecordIds(db, patientId) : [],
    actions: kind ? actionsOf(kind) : null,
    from: from ? dayBounds(from, timeZone).from : null,
    until: to ? dayBounds(to, timeZone).until : null,
  };
}

/** The filter as the entry about its reading keeps it: ids, codes and days. */
export const filterForTrail = ({ person, kind, from, to }: TrailFilter): Details => ({
  ...(person ? { person } : {}),
  ...(kind ? { kind } : {}),
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
});
