import { randomUUID } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import type { Database, Tx } from '../db/connect.ts';
import type { DB } from '../db/rows.generated.ts';
import { sealText } from '../db/sealed/open-results.ts';
import { SEALED } from '../db/sealed/sealed-columns.ts';

const observations = (db: Database) =>
  db
    .selectFrom('observations')
    .innerJoin('accounts as recorder', 'recorder.id', 'observations.recorded_by')
    .leftJoin('accounts as corrector', 'corrector.id', 'observations.wrong_by')
    .selectAll('observations')
    .select(['recorder.name as recorder', 'corrector.name as corrector']);

export type ObservationRow = Awaited<ReturnType<ReturnType<typeof observations>['execute']>>[number];

export const observationById = (db: Database, id: string): Promise<ObservationRow | undefined> =>
  observations(db).where('observations.id', '=', id).executeTakeFirst();

/** Reads the newest sets of each stay, without those entered in error. */
export function newestSets(db: Database, admissionIds: readonly string[], each: number): Promise<ObservationRow[]> {
  return observations(db)
    .where('observations.id', 'in', (from) =>
      from
        .selectFrom((inner) =>
          inner
            .selectFrom('observations as o')
            .select('o.id')
            .select(
              sql<number>`row_number() over (partition by admission_id order by measured_at desc, recorded_at desc)`.as(
                'place',
              ),
            )
            .where('o.admission_id', 'in', [...admissionIds])
            .where('o.wrong_since', 'is', null)
            .as('numbered'),
        )
        .select('numbered.id')
        .where('numbered.place', '<=', each),
    )
    .orderBy('observations.measured_at', 'desc')
    .orderBy('observations.recorded_at', 'desc')
    .execute();
}

/** Reads the newest sets of a stay, also those entered in error. */
export const setsOf = (db: Database, admissionId: string, limit: number): Promise<ObservationRow[]> =>
  observations(db)
    .where('observations.admission_id', '=', admissionId)
    .orderBy('observations.measured_at', 'desc')
    .orderBy('observations.recorded_at', 'desc')
    .limit(limit)
    .execute();

export async function insertObservation(tx: Tx, set: Insertable<DB['observations']>): Promise<string> {
  return (await tx.insertInto('observations').values(set).returning('id').executeTakeFirstOrThrow()).id;
}

/** Entered since then, and not in error. */
export const setsSince = (tx: Tx, admissionId: string, since: Date): Promise<ObservationRow[]> =>
  observations(tx)
    .where('observations.admission_id', '=', admissionId)
    .where('observations.wrong_since', 'is', null)
    .where('observations.recorded_at', '>=', since)
    .execute();

type CrossedOut = { owner: string; by: string; at: Date; reason: string };

/** One's own only; true for exactly one of those who try at once. */
export async function crossOutSet(tx: Tx, id: string, { owner, by, at, reason }: CrossedOut): Promise<boolean> {
  const wrong_reason = await sealText(tx, { column: SEALED.observationWrong, owner, row: [id] }, reason);
  const changed = await tx
    .updateTable('observations')
    .set({ wrong_since: at, wrong_by: by, wrong_reason })
    .where('id', '=', id)
    .where('recorded_by', '=', by)
    .where('wrong_since', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** The last word about each. */
export const lastWords = (db: Database, admissionIds: readonly string[]) =>
  db
    .selectFrom('ward_statuses')
    .innerJoin('accounts', 'accounts.id', 'ward_statuses.set_by')
    .distinctOn('ward_statuses.admission_id')
    .selectAll('ward_statuses')
    .select('accounts.name as setter')
    .where('ward_statuses.admission_id', 'in', [...admissionIds])
    .orderBy('ward_statuses.admission_id')
    .orderBy('ward_statuses.set_at', 'desc')
    .execute();

export async function insertNurseStatus(
  tx: Tx,
  owner: string,
  nurseStatus: Omit<Insertable<DB['ward_statuses']>, 'id'>,
): Promise<void> {
  const id = randomUUID();
  const reason = await sealText(tx, { column: SEALED.wardStatusReason, owner, row: [id] }, nurseStatus.reason);
  await tx
    .insertInto('ward_statuses')
    .values({ ...nurseStatus, id, reason })
    .execute();
}

const notes = (db: Database) =>
  db
    .selectFrom('ward_notes')
    .innerJoin('accounts', 'accounts.id', 'ward_notes.author_id')
    .selectAll('ward_notes')
    .select('accounts.name as author');

export type NoteRow = Awaited<ReturnType<ReturnType<typeof notes>['execute']>>[number];

export const notesOf = (db: Database, admissionIds: readonly string[]): Promise<NoteRow[]> =>
  notes(db)
    .where('ward_notes.admission_id', 'in', [...admissionIds])
    .orderBy('ward_notes.written_at', 'desc')
    .orderBy('ward_notes.id')
    .execute();

type NewNote = Insertable<DB['ward_notes']>;

export async function insertNote(tx: Tx, patientId: string, note: NewNote): Promise<NoteRow> {
  const id = randomUUID();
  const cell = { column: SEALED.wardNote, owner: patientId, row: [id] };
  await tx
    .insertInto('ward_notes')
    .values({ ...note, id, note: await sealText(tx, cell, note.note) })
    .execute();
  return notes(tx).where('ward_notes.id', '=', id).executeTakeFirstOrThrow();
}
