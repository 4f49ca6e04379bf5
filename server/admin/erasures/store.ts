import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '#server/db/connect.ts';
import { CLINIC } from '#server/db/sealed/data-keys.ts';
import { sealText } from '#server/db/sealed/open-results.ts';
import { SEALED } from '#server/db/sealed/sealed-columns.ts';

/** Somebody is in a call with them, waits for them, or they are in the house: arrived today, and neither finished nor left. */
const isInVisit = (
  record: RawBuilder<unknown>,
  now: RawBuilder<unknown>,
) => sql<boolean>`exists (select from appointments a
  left join video_visits v on v.appointment_id = a.id where a.patient_id = ${record} and a.status = 'approved'
    and (v.state in ('waiting', 'let-in', 'in-visit') or (a.finished_at is null and a.left_at is null
      and greatest(a.arrived_at, a.with_doctor_at) > ${now}::timestamptz - interval '12 hours')))`;

const erasures = (db: Database, now: Date) =>
  db
    .selectFrom('erasures')
    .innerJoin('accounts as asker', 'asker.id', 'erasures.asked_by')
    .leftJoin('accounts as approver', 'approver.id', 'erasures.approved_by')
    .leftJoin('patients', (join) => join.onRef('patients.id', '=', 'record_id').on('erased_at', 'is', null))
    .selectAll('erasures')
    .select(['asker.name as asked_by_name', 'approver.name as approved_by_name', 'patients.name'])
    .select(
      sql<boolean>`exists (select from admissions where patient_id = record_id and discharged_at is null)`.as(
        'lies_here',
      ),
    )
    .select(
      sql<boolean>`exists (select from alerts where patient_id = record_id and closed_at is null)`.as('has_alert'),
    )
    .select(isInVisit(sql.ref('record_id'), sql.lit(now.toISOString())).as('in_visit'));

export type ErasureRow = NonNullable<Awaited<ReturnType<typeof erasureById>>>;

export const erasureById = (db: Database, id: string, now: Date) =>
  erasures(db, now).where('erasures.id', '=', id).executeTakeFirst();

/** Those that wait first. */
export const latestErasures = (db: Database, now: Date) =>
  erasures(db, now)
    .orderBy(sql`coalesce(done_at, stopped_at) is not null`)
    .orderBy('asked_at', 'desc')
    .limit(200)
    .execute();

export async function isBeingSeen(tx: Tx, recordId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select ${isInVisit(sql`${recordId}::uuid`, sql`${now}`)} as is`.execute(
    tx,
  );
  return rows[0]?.is === true;
}

type NewErasure = { record_id: string; pud: string; reason: string; asked_by: string; asked_at: Date };

/** Null when one waits for this patient already. */
export async function insertErasure(tx: Tx, erasure: NewErasure): Promise<string | null> {
  const id = randomUUID();
  const cell = { owner: CLINIC, row: [id], column: SEALED.erasureReason };
  const row = await tx
    .insertInto('erasures')
    .values({ ...erasure, id, reason: await sealText(tx, cell, erasure.reason) })
    .onConflict((open) =>
      open.column('record_id').where('done_at', 'is', null).where('stopped_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

const isOpen = sql`done_at is null and stopped_at is null`;
const isAdministrator = sql`(select id from accounts where role = 'admin' and disabled_at is null)`;

/** True for the one yes that counts. Whoever asked must still be one who may. */
export async function approveOpen(tx: Tx, id: string, by: string, now: Date, effectiveAt: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update erasures set approved_by = ${by}::uuid, approved_at = ${now}, effective_at = ${effectiveAt}
    where id = ${id}::uuid and ${isOpen} and approved_by is null and asked_by in ${isAdministrator}`.execute(tx);
  return numAffectedRows === 1n;
}

export async function stopOpen(tx: Tx, id: string, by: string | null, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update erasures set stopped_by = ${by}::uuid, stopped_at = ${now} where id = ${id}::uuid and ${isOpen}`.execute(tx);
  return numAffectedRows === 1n;
}

type Ending = { id: string; record_id: string; pud: string; approved_by: string | null; is_wanted: boolean };

/** What is to be carried out now, and what nobody may want any more: also a record that was merged or separated since. */
export async function endingErasures(db: Database, now: Date): Promise<Ending[]> {
  const isWanted = sql`asked_by in ${isAdministrator} and (approved_by is null or approved_by in ${isAdministrator})
    and exists (select from patients where id = record_id)
    and not exists (select from patient_merges m where record_id in (m.kept_id, m.other_id)
      and ((m.state = 'done' and m.ended_at > asked_at) or m.undone_at > asked_at))`;
  const { rows } = await sql<Ending>`select id, record_id, pud, approved_by, ${isWanted} as is_wanted from erasures
    where ${isOpen} and (effective_at <= ${now} or not (${isWanted})) order by asked_at limit 20`.execute(db);
  return rows;
}

/** Whose keys were destroyed; null where it was stopped or done a moment before. The database does it in one go, as its owner. */
export async function eraseInDatabase(tx: Tx, id: string, now: Date): Promise<string[] | null> {
  const { rows } = await sql<{ keys: string[] | null }>`select carry_out_erasure(${id}::uuid, ${now}) as keys`.execute(
    tx,
  );
  return rows[0]?.keys ?? null;
}

/** Those that were carried out long enough ago to look once more for what was under way then. */
export async function erasuresToSweep(db: Database, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from erasures
    where swept_at is null and done_at <= ${now}::timestamptz - interval '15 minutes' order by done_at limit 20`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export const sweepInDatabase = (db: Database, id: string, now: Date) =>
  sql`select sweep_erasure(${id}::uuid, ${now})`.execute(db);

type Declined = { id: string; kept_id: string; other_id: string };

/** What was proposed with a record that is erased cannot be agreed to any more. */
export async function declineMergesWith(tx: Tx, record: string, by: string, at: Date): Promise<Declined[]> {
  const { rows } =
    await sql<Declined>`update patient_merges set state = 'declined', ended_by = ${by}::uuid, ended_at = ${at}
    where state = 'proposed' and ${record}::uuid in (kept_id, other_id) returning id, kept_id, other_id`.execute(tx);
  return rows;
}

/** Mails to an address that belongs to no account. */
export async function deleteMailsTo(tx: Tx, addressHash: Buffer): Promise<void> {
  await tx.deleteFrom('mails').where('account_id', 'is', null).where('to_hash', '=', addressHash).execute();
}

/** For the list beside the backups. */
export const erasedRecords = (db: Database) =>
  db.selectFrom('patients').select(['id', 'erased_at']).where('erased_at', 'is not', null).orderBy('id').execute();

/** Of these records those that are here, and not erased. */
export async function countUnerased(db: Database, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from patients where id = any(${ids}::uuid[]) and erased_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** As the owner: who was erased before is here again, from an older copy. False for one that is not. */
export async function eraseAgain(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ keys: string[] | null }>`select erase_record(${id}::uuid, ${now}) as keys`.execute(tx);
  return (rows[0]?.keys ?? null) !== null;
}

/** As the owner. */
export const forgetUnusedWords = (tx: Tx) => sql`select forget_unused_words()`.execute(tx);
