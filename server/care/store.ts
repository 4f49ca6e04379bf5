import { randomUUID } from 'node:crypto';
import { type Insertable, type SqlBool, sql } from 'kysely';
import type { DraftForm } from '#contract/patients/diagnoses.ts';
import { compileOnce } from '../db/compile-once.ts';
import type { Database, Tx } from '../db/connect.ts';
import type { DB } from '../db/rows.generated.ts';
import { sealText } from '../db/sealed/open-results.ts';
import { SEALED } from '../db/sealed/sealed-columns.ts';
import { nameAt } from '../staffing/licences/public.ts';

const diagnoses = (db: Database) =>
  db
    .selectFrom('diagnoses')
    .innerJoin('patients', 'patients.id', 'diagnoses.patient_id')
    .innerJoin('accounts as signers', 'signers.id', 'diagnoses.signed_by')
    .selectAll('diagnoses')
    .select([
      'patients.name as patient_name',
      nameAt({ account: 'signers', signedAt: 'diagnoses.signed_at' }).as('signer_name'),
    ]);

export type DiagnosisRow = Awaited<ReturnType<ReturnType<typeof diagnoses>['execute']>>[number];

export const diagnosisById = (db: Database, id: string): Promise<DiagnosisRow | undefined> =>
  diagnoses(db).where('diagnoses.id', '=', id).executeTakeFirst();

/** Newest first. */
export async function diagnosesOf(
  db: Database,
  patientId: string,
  page: { limit: number; after?: string | undefined },
) {
  if (!page.after) return newest.rows(db, { patientId, limit: page.limit });
  const last = await diagnosisById(db, page.after);
  if (last?.patient_id !== patientId) return [];
  const isOlder = sql<SqlBool>`(diagnoses.signed_at < ${last.signed_at}
    or (diagnoses.signed_at = ${last.signed_at} and diagnoses.id > ${last.id}))`;
  return newestFirst(db, patientId, page.limit).where(isOlder).execute();
}

const newestFirst = (db: Database, patientId: string, limit: number) =>
  diagnoses(db)
    .where('diagnoses.patient_id', '=', patientId)
    .orderBy('diagnoses.signed_at', 'desc')
    .orderBy('diagnoses.id')
    .limit(limit);

const newest = compileOnce<{ patientId: string; limit: number }>()((db, value) =>
  newestFirst(db, value('patientId'), value('limit')),
);

/** Reads the signed diagnoses of this patient, newest first, to compare a prescription with them. */
export const codedDiagnosesOf = (db: Database, patientId: string) =>
  db
    .selectFrom('diagnoses')
    .select(['code', 'diagnosis', 'signed_at', 'signed_by', 'last_met'])
    .where('patient_id', '=', patientId)
    .orderBy('signed_at', 'desc')
    .limit(500)
    .execute();

export async function insertDiagnosis(tx: Tx, diagnosis: Insertable<DB['diagnoses']>): Promise<string> {
  const id = randomUUID();
  const cell = { column: SEALED.diagnosisNotes, owner: diagnosis.patient_id, row: [id] };
  await tx
    .insertInto('diagnoses')
    .values({ ...diagnosis, id, notes: await sealText(tx, cell, diagnosis.notes) })
    .execute();
  return id;
}

/** Diagnoses of this patient that asked for a follow-up. */
export async function withFollowUp(db: Database, patientId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('diagnoses')
    .select('id')
    .where('patient_id', '=', patientId)
    .where('follow_up_on', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

export const addendaOf = (db: Database, diagnosisIds: readonly string[]) =>
  db
    .selectFrom('diagnosis_addenda')
    .innerJoin('accounts', 'accounts.id', 'diagnosis_addenda.written_by')
    .selectAll('diagnosis_addenda')
    .select(nameAt({ account: 'accounts', signedAt: 'diagnosis_addenda.written_at' }).as('writer_name'))
    .where('diagnosis_id', 'in', [...diagnosisIds])
    .orderBy('written_at')
    .orderBy('diagnosis_addenda.id')
    .execute();

type NewAddendum = Insertable<DB['diagnosis_addenda']>;

export async function insertAddendum(tx: Tx, patientId: string, addendum: NewAddendum): Promise<void> {
  const id = randomUUID();
  const cell = { column: SEALED.addendum, owner: patientId, row: [id] };
  await tx
    .insertInto('diagnosis_addenda')
    .values({ ...addendum, id, text: await sealText(tx, cell, addendum.text) })
    .execute();
}

/** How often this doctor has signed each code since then. */
export async function codesUsed(db: Database, doctorId: string, since: Date): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('diagnoses')
    .select(['code', sql<number>`count(*)::int`.as('times')])
    .where('signed_by', '=', doctorId)
    .where('signed_at', '>', since)
    .where('code', 'is not', null)
    .groupBy('code')
    .execute();
  return new Map(rows.flatMap(({ code, times }) => (code ? [[code, times] as const] : [])));
}

export const draftOf = (db: Database, authorId: string, patientId: string) =>
  db
    .selectFrom('diagnosis_drafts')
    .selectAll()
    .where('author_id', '=', authorId)
    .where('patient_id', '=', patientId)
    .executeTakeFirst();

type NewDraft = Omit<Insertable<DB['diagnosis_drafts']>, 'form' | 'id'> & { form: DraftForm };

const sealForm = (tx: Tx, id: string, { patient_id: owner, form }: NewDraft): Promise<string> =>
  sealText(tx, { column: SEALED.draftForm, owner, row: [id] }, JSON.stringify(form));

/** The first version of a draft, or the one after the version that was read; false when another tab was quicker. */
export async function writeDraft(tx: Tx, draft: NewDraft): Promise<boolean> {
  if (draft.version === 1) {
    const id = randomUUID();
    const inserted = await tx
      .insertInto('diagnosis_drafts')
      .values({ ...draft, id, form: await sealForm(tx, id, draft) })
      .onConflict((known) => known.columns(['author_id', 'patient_id']).doNothing())
      .executeTakeFirst();
    return inserted.numInsertedOrUpdatedRows === 1n;
  }
  const known = await draftOf(tx, draft.author_id, draft.patient_id);
  if (!known) return false;
  const form = await sealForm(tx, known.id, draft);
  const changed = await tx
    .updateTable('diagnosis_drafts')
    .set({ form, saved_at: draft.saved_at, version: draft.version })
    .where('id', '=', known.id)
    .where('version', '=', draft.version - 1)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

export async function deleteDraft(tx: Tx, authorId: string, patientId: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('diagnosis_drafts')
    .where('author_id', '=', authorId)
    .where('patient_id', '=', patientId)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}

export type WaitingRow = {
  kind: 'draft' | 'visit';
  patient_id: string;
  patient_name: string;
  pud: string;
  about: string;
  since: Date;
};

/** In the words of the visit, or of the draft. */
type About = { reason: string | null; form: DraftForm | null };

/** Drafts, and visits that ended without a diagnosis signed since and without a draft; oldest first, all of them counted. */
export async function waitingFor(db: Database, doctorId: string, times: { now: Date; from: Date }, limit: number) {
  const { rows } = await sql<Omit<WaitingRow, 'about'> & About & { count: number }>`
    with waiting as (
      select 'draft' as kind, draft.patient_id, draft.id as draft_id, draft.form,
        null::text as reason, null::uuid as visit_id, draft.saved_at as since
      from diagnosis_drafts draft
      where draft.author_id = ${doctorId} and exists (
        select from care_relationships care where care.patient_id = draft.patient_id
        and care.clinician_id = ${doctorId} and (care.closes_at is null or care.closes_at > ${times.now}))
      union all
      select 'visit', visit.patient_id, null, null, visit.reason, visit.id, upper(visit.during)
      from appointments visit
      where visit.doctor_id = ${doctorId} and visit.status = 'completed' and lower(visit.during) > ${times.from}
      and not exists (select from diagnoses signed where signed.patient_id = visit.patient_id
        and signed.signed_by = ${doctorId} and signed.signed_at >= lower(visit.during))
      and not exists (select from diagnosis_drafts draft where draft.author_id = ${doctorId}
        and draft.patient_id = visit.patient_id)
    )
    select waiting.*, patients.name as patient_name, patients.pud, count(*) over ()::int as count
    from waiting join patients on patients.id = waiting.patient_id
    order by since, patient_id limit ${limit}`.execute(db);
  return {
    count: rows[0]?.count ?? 0,
    rows: rows.map((row): WaitingRow => ({ ...row, about: row.reason ?? row.form?.diagnosis ?? '' })),
  };
}
