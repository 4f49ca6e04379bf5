import { randomUUID } from 'node:crypto';
import { type Insertable, type Selectable, type SqlBool, sql } from 'kysely';
import type { Database, Tx } from '../db/connect.ts';
import type { DB } from '../db/rows.generated.ts';
import { sealBytes, sealCells } from '../db/sealed/open-results.ts';
import { SEALED } from '../db/sealed/sealed-columns.ts';

/** JSON as text: it is sealed before it is stored. */
type InJson = {
  input: string;
  answer: string;
  told: string;
  from_model: string | null;
  reported: string | null;
  scan: string | null;
};
export type NewTriage = Omit<Insertable<DB['triage_results']>, keyof InJson> & InJson;

const WORDS = {
  symptoms: SEALED.symptoms,
  input: SEALED.triageInput,
  answer: SEALED.triageAnswer,
  told: SEALED.triageTold,
  from_model: SEALED.fromModel,
  reported: SEALED.triageReported,
  scan: SEALED.triageScan,
};

export async function insertTriage(tx: Tx, row: NewTriage): Promise<string> {
  const id = randomUUID();
  const values = await sealCells(tx, { owner: row.patient_id, row: [id] }, WORDS, { ...row, id });
  await tx.insertInto('triage_results').values(values).execute();
  return id;
}

/** False when the record of this patient holds as many as it may. */
export async function insertPhoto(
  tx: Tx,
  { result_id, sealed }: { result_id: string; sealed: Buffer },
  { patientId, most }: { patientId: string; most: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into triage_photos (result_id, sealed)
    select ${result_id}::uuid, ${await sealBytes(tx, patientId, sealed)}
    where ${most}::int > (
      select count(*) from triage_photos p join triage_results r on r.id = p.result_id where r.patient_id = ${patientId})`.execute(
    tx,
  );
  return numAffectedRows === 1n;
}

const results = (db: Database) =>
  db
    .selectFrom('triage_results')
    .innerJoin('patients', 'patients.id', 'triage_results.patient_id')
    .selectAll('triage_results')
    .select([
      'patients.name as patient_name',
      'patients.pud',
      sql<boolean>`exists (select from triage_photos where result_id = triage_results.id)`.as('has_photo'),
      // The newest, should several name it.
      sql<string | null>`(select later.id from triage_results later where later.replaces = triage_results.id
        order by later.created_at desc, later.id limit 1)`.as('replaced_by'),
    ]);

export type TriageRow = Selectable<DB['triage_results']> & {
  patient_name: string;
  pud: string;
  has_photo: boolean;
  replaced_by: string | null;
};

export const triageById = (db: Database, id: string): Promise<TriageRow | undefined> =>
  results(db).where('triage_results.id', '=', id).executeTakeFirst();

export type TriageScope = { patientId: string } | { inCareOf: string; now: Date };

/** Newest first; what was corrected is shown as its correction. */
export async function triagesOf(
  db: Database,
  whose: TriageScope,
  page: { limit: number; after?: string | undefined },
): Promise<TriageRow[]> {
  let query = results(db)
    .where(sql<SqlBool>`not exists (select from triage_results later where later.replaces = triage_results.id)`)
    .orderBy('triage_results.created_at', 'desc')
    .orderBy('triage_results.id')
    .limit(page.limit);
  if ('patientId' in whose) query = query.where('triage_results.patient_id', '=', whose.patientId);
  else {
    query = query.where('triage_results.patient_id', 'in', (inCare) =>
      inCare
        .selectFrom('care_relationships')
        .select('patient_id')
        .where('clinician_id', '=', whose.inCareOf)
        .where((where) => where.or([where('closes_at', 'is', null), where('closes_at', '>', whose.now)])),
    );
  }
  if (page.after) {
    const last = await triageById(db, page.after);
    if (!last) return [];
    query = query.where(
      sql<SqlBool>`(triage_results.created_at < ${last.created_at}
        or (triage_results.created_at = ${last.created_at} and triage_results.id > ${last.id}))`,
    );
  }
  return query.execute();
}

/** Newest first, with those that were corrected. */
export const allTriagesOf = (db: Database, patientId: string): Promise<TriageRow[]> =>
  results(db)
    .where('triage_results.patient_id', '=', patientId)
    .orderBy('triage_results.created_at', 'desc')
    .orderBy('triage_results.id')
    .execute();

export const sealedPhoto = (db: Database, resultId: string) =>
  db.selectFrom('triage_photos').select('sealed').where('result_id', '=', resultId).executeTakeFirst();
