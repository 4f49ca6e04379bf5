import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/db/connect.ts';

/** From each of these records to the one that it was merged into, through later merges as well. */
export async function mergedInto(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; kept_id: string }>`
    with recursive chain (id, kept_id) as (
      select other_id, kept_id from patient_merges where state = 'done' and other_id = any(${ids}::uuid[])
      union
      select chain.id, next.kept_id from chain join patient_merges next on next.other_id = chain.kept_id and next.state = 'done')
    select id, kept_id from chain
    where not exists (select from patient_merges later where later.other_id = chain.kept_id and later.state = 'done')`.execute(
    db,
  );
  return new Map(rows.map(({ id, kept_id }) => [id, kept_id]));
}

/** The ids under which one person's record was and is kept, for the trail: its entries are never written anew. */
export const recordIds = (patientId: string): RawBuilder<string[]> => sql<string[]>`(
  with recursive records (id) as (
    select ${patientId}::uuid
    union
    select other_id from patient_merges join records on records.id = kept_id where state = 'done')
  select array_agg(id) from records)::uuid[]`;

export async function recordIdsOf(db: Database, patientId: string): Promise<string[]> {
  const { rows } = await sql<{ ids: string[] }>`select ${recordIds(patientId)} as ids`.execute(db);
  return rows[0]?.ids ?? [patientId];
}

/**
 * For a list that names patients by this column: the PUDs under which each was known before, oldest first. Almost nobody has any:
 * that is looked up first, because following the merges of each row costs more than the rest of it.
 */
export const formerPuds = (column: string): RawBuilder<string[]> => sql<string[]>`case when exists (
    select from patient_merges where kept_id = ${sql.ref(column)} and state = 'done') then array(
  with recursive former (id, pud, at) as (
    select other_id, other_pud, ended_at from patient_merges where kept_id = ${sql.ref(column)} and state = 'done'
    union select m.other_id, m.other_pud, m.ended_at from patient_merges m join former on m.kept_id = former.id
      where m.state = 'done')
  select pud from former order by at) else array[]::text[] end`;

/** Left out of an answer where there are none. */
export const presentFormerPuds = (puds: readonly string[]): { formerPuds?: string[] } =>
  puds.length > 0 ? { formerPuds: [...puds] } : {};

type Former = { id: string; pud: string; name: string; phone: string };

/** The records that were merged into this one, as they were found before. */
export async function formerRecordsOf(db: Database, patientId: string): Promise<Former[]> {
  const { rows } = await sql<Former>`
    select other_id as id, other_pud as pud, other_row ->> 'name' as name, other_row ->> 'phone' as phone
    from patient_merges where state = 'done' and other_id = any(${recordIds(patientId)}) order by ended_at`.execute(db);
  return rows;
}

/** The record that this PUD led to before it was merged. */
export async function mergedPud(db: Database, pud: string): Promise<string | null> {
  const { rows } = await sql<{ other_id: string }>`
    select other_id from patient_merges where state = 'done' and other_pud = ${pud}`.execute(db);
  const [merged] = rows;
  return merged ? ((await mergedInto(db, [merged.other_id])).get(merged.other_id) ?? null) : null;
}
