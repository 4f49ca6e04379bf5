import { type Insertable, sql, type Updateable } from 'kysely';
import type { DocumentPage } from '#contract/patients/documents.ts';
import type { Database, Tx } from '../db/connect.ts';
import type { DB } from '../db/rows.generated.ts';
import { sealBytes } from '../db/sealed/open-results.ts';

const documents = (db: Database, now: Date) =>
  db
    .selectFrom('documents')
    .innerJoin('patients', 'patients.id', 'documents.patient_id')
    .leftJoin('accounts as doctor', 'doctor.id', 'documents.shared_doctor_id')
    .selectAll('documents')
    .select([
      'patients.account_id as patient_account_id',
      'doctor.name as doctor',
      sql<boolean>`exists (select from care_relationships c where c.patient_id = documents.patient_id
        and c.clinician_id = documents.shared_doctor_id and (c.closes_at is null or c.closes_at > ${now}))
        and doctor.disabled_at is null`.as('is_open_now'),
      sql<DocumentPage[]>`(select json_agg(json_build_object(
          'number', p.number, 'state', p.state, 'width', p.width, 'height', p.height) order by p.number)
        from document_pages p where p.document_id = documents.id)`.as('pages'),
    ]);

export type DocumentRow = NonNullable<Awaited<ReturnType<typeof documentById>>>;

/** Any document: the policy says who may see it. */
export const documentById = (db: Database, id: string, now: Date) =>
  documents(db, now).where('documents.id', '=', id).executeTakeFirst();

/** Newest first, without those that were withdrawn. */
export const documentsOf = (db: Database, patientId: string, now: Date): Promise<DocumentRow[]> =>
  allDocuments(db, patientId, now).where('documents.withdrawn_at', 'is', null).execute();

/** Newest first, also those that were withdrawn. */
export const allDocumentsOf = (db: Database, patientId: string, now: Date): Promise<DocumentRow[]> =>
  allDocuments(db, patientId, now).execute();

const allDocuments = (db: Database, patientId: string, now: Date) =>
  documents(db, now)
    .where('documents.patient_id', '=', patientId)
    .orderBy('documents.added_at', 'desc')
    .orderBy('documents.id');

type NewRow = Insertable<DB['documents']>;
type NewPage = Insertable<DB['document_pages']>;

export async function insertDocument(tx: Tx, row: NewRow, pages: readonly NewPage[]): Promise<void> {
  const owner = row.patient_id;
  const sealed_words = await sealBytes(tx, owner, row.sealed_words);
  await tx
    .insertInto('documents')
    .values({ ...row, sealed_words })
    .execute();
  // One by one: together they may weigh several megabytes.
  for (const page of pages) {
    const sealed = await sealBytes(tx, owner, page.sealed ?? null);
    await tx
      .insertInto('document_pages')
      .values({ ...page, sealed })
      .execute();
  }
}

/** How many documents this patient added since then, how many pages the record holds, and how many with those that were withdrawn. */
export async function countDocuments(
  db: Database,
  patientId: string,
  since: Date,
): Promise<{ addedLately: number; pagesKept: number; pagesEver: number }> {
  const { rows } = await sql<{ added: number; kept: number; ever: number }>`
    select
      (select count(*)::int from documents where patient_id = ${patientId} and added_at > ${since}) as added,
      (select count(*)::int from document_pages p join documents d on d.id = p.document_id
        where d.patient_id = ${patientId} and d.withdrawn_at is null) as kept,
      (select count(*)::int from document_pages p join documents d on d.id = p.document_id
        where d.patient_id = ${patientId}) as ever`.execute(db);
  return { addedLately: rows[0]?.added ?? 0, pagesKept: rows[0]?.kept ?? 0, pagesEver: rows[0]?.ever ?? 0 };
}

/** Changes the document only in the version that was read, so that another tab's change is not overwritten. */
export async function changeIf(
  tx: Tx,
  which: { id: string; patient_id: string; version: number },
  change: Updateable<DB['documents']>,
): Promise<boolean> {
  const { sealed_words: plain } = change;
  const words = plain ? { sealed_words: await sealBytes(tx, which.patient_id, plain as Buffer) } : {};
  const { numUpdatedRows } = await tx
    .updateTable('documents')
    .set({ ...change, ...words, version: sql<number>`version + 1` })
    .where('id', '=', which.id)
    .where('version', '=', which.version)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False when it was withdrawn before. */
export async function setWithdrawn(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('documents')
    .set({ withdrawn_at: now, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const sealedPage = (db: Database, documentId: string, number: number) =>
  db
    .selectFrom('document_pages')
    .select('sealed')
    .where('document_id', '=', documentId)
    .where('number', '=', number)
    .executeTakeFirst();

/** Doctors with whom this patient has or had an appointment, and who still work here; those whose visit is last come first. */
export async function doctorsOf(db: Database, patientId: string, now: Date) {
  const { rows } = await sql<{ id: string; name: string; department: string | null; is_open_now: boolean }>`
    select accounts.id, accounts.name, departments.name as department,
      exists (select from care_relationships c where c.patient_id = ${patientId} and c.clinician_id = accounts.id
        and (c.closes_at is null or c.closes_at > ${now})) as is_open_now
    from (
      select doctor_id, max(lower(during)) as last_at from appointments
      where patient_id = ${patientId} and status in ('pending', 'approved', 'completed') group by doctor_id
    ) visits
    join accounts on accounts.id = visits.doctor_id and accounts.disabled_at is null
    join clinicians on clinicians.account_id = accounts.id
    left join departments on departments.id = clinicians.department_id
    order by visits.last_at desc, accounts.id`.execute(db);
  return rows;
}
