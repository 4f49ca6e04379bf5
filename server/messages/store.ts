import { randomUUID } from 'node:crypto';
import { type ExpressionBuilder, type Insertable, sql } from 'kysely';
import type { Database, Tx } from '../db/connect.ts';
import type { DB } from '../db/rows.generated.ts';
import { CLINIC } from '../db/sealed/data-keys.ts';
import { sealText } from '../db/sealed/open-results.ts';
import { SEALED } from '../db/sealed/sealed-columns.ts';

/** Selects threads: a doctor's own, or all of the ward's. */
export type Side = { readerId: string; doctorId: string | null };

const isUnread = (readerId: string) => sql<boolean>`exists (
  select from messages where messages.thread_id = message_threads.id and messages.author_id <> ${readerId}
  and not exists (select from message_reads r where r.message_id = messages.id and r.reader_id = ${readerId}))`;

/** Has written in it, read it or acknowledged it. */
const isParty = (
  readerId: string,
) => sql<boolean>`(message_threads.acknowledged_by is not distinct from ${readerId}::uuid or exists (
  select from messages where messages.thread_id = message_threads.id and (messages.author_id = ${readerId}
  or exists (select from message_reads r where r.message_id = messages.id and r.reader_id = ${readerId}))))`;

/** Some nurse has. */
const IS_TAKEN_ON = sql<boolean>`(exists (
  select from messages join message_reads r on r.message_id = messages.id join accounts reader on reader.id = r.reader_id
  where messages.thread_id = message_threads.id and reader.role = 'staff') or exists (
  select from messages join accounts writer on writer.id = messages.author_id
  where messages.thread_id = message_threads.id and writer.role = 'staff'))`;

const threads = (db: Database, side: Side) => {
  const all = db
    .selectFrom('message_threads')
    .innerJoin('accounts as doctor', 'doctor.id', 'message_threads.doctor_id')
    .innerJoin('accounts as starter', 'starter.id', 'message_threads.started_by')
    .leftJoin('clinicians', 'clinicians.account_id', 'message_threads.doctor_id')
    .leftJoin('departments', 'departments.id', 'clinicians.department_id')
    .leftJoin('patients', 'patients.id', 'message_threads.patient_id')
    .leftJoin('accounts as acknowledger', 'acknowledger.id', 'message_threads.acknowledged_by')
    .selectAll('message_threads')
    .select([
      'doctor.name as doctor',
      'starter.name as author',
      'starter.role as author_role',
      'departments.name as specialty',
      'patients.name as patient',
      'patients.place as place',
      'acknowledger.name as acknowledged_name',
    ])
    .select([isUnread(side.readerId).as('is_unread'), isParty(side.readerId).as('is_party')])
    .select(IS_TAKEN_ON.as('is_taken_on'));
  return side.doctorId ? all.where('message_threads.doctor_id', '=', side.doctorId) : all;
};

export type ThreadRow = NonNullable<Awaited<ReturnType<typeof threadById>>>;

export const threadById = (db: Database, side: Side, id: string) =>
  threads(db, side).where('message_threads.id', '=', id).executeTakeFirst();

export const lockThread = (tx: Tx, id: string) =>
  tx.selectFrom('message_threads').select('id').where('id', '=', id).forUpdate().execute();

type Wanted = { limit: number; after?: string | undefined; onlyUnread: boolean };

export async function newestThreads(db: Database, side: Side, wanted: Wanted) {
  let query = threads(db, side)
    .orderBy('message_threads.last_at', 'desc')
    .orderBy('message_threads.id')
    .limit(wanted.limit);
  if (wanted.onlyUnread) query = query.where(isUnread(side.readerId));
  if (wanted.after) {
    const last = await threadById(db, side, wanted.after);
    if (!last) return [];
    query = query.where((where) =>
      where.or([
        where('message_threads.last_at', '<', last.last_at),
        where.and([where('message_threads.last_at', '=', last.last_at), where('message_threads.id', '>', last.id)]),
      ]),
    );
  }
  return query.execute();
}

export async function countUnread(db: Database, side: Side): Promise<number> {
  let query = db
    .selectFrom('message_threads')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(isUnread(side.readerId));
  if (side.doctorId) query = query.where('message_threads.doctor_id', '=', side.doctorId);
  return (await query.executeTakeFirstOrThrow()).count;
}

export type MessageRow = Awaited<ReturnType<typeof messagesOf>>[number];

export const messagesOf = (db: Database, threadIds: string[]) =>
  db
    .selectFrom('messages')
    .innerJoin('accounts', 'accounts.id', 'messages.author_id')
    .selectAll('messages')
    .select(['accounts.name as author', 'accounts.role as role'])
    .where('messages.thread_id', 'in', threadIds)
    .orderBy('messages.number')
    .execute();

export type ReadRow = Awaited<ReturnType<typeof readsOf>>[number];

export const readsOf = (db: Database, threadIds: string[]) =>
  db
    .selectFrom('message_reads')
    .innerJoin('messages', 'messages.id', 'message_reads.message_id')
    .innerJoin('accounts', 'accounts.id', 'message_reads.reader_id')
    .select(['message_reads.message_id', 'message_reads.at', 'accounts.name'])
    .where('messages.thread_id', 'in', threadIds)
    .orderBy('message_reads.at')
    .execute();

export async function insertThread(tx: Tx, thread: Insertable<DB['message_threads']>): Promise<string> {
  const id = randomUUID();
  const cell = { column: SEALED.threadSubject, owner: thread.patient_id ?? CLINIC, row: [id] };
  await tx
    .insertInto('message_threads')
    .values({ ...thread, id, subject: await sealText(tx, cell, thread.subject) })
    .execute();
  return id;
}

type NewMessage = Insertable<DB['messages']>;

export async function insertMessage(tx: Tx, patientId: string | null, message: NewMessage): Promise<void> {
  const id = randomUUID();
  const cell = { column: SEALED.messageBody, owner: patientId ?? CLINIC, row: [id] };
  await tx
    .insertInto('messages')
    .values({ ...message, id, body: await sealText(tx, cell, message.body) })
    .execute();
  await tx
    .updateTable('message_threads')
    .set({ last_at: sql<Date>`greatest(last_at, ${message.at})` })
    .where('id', '=', message.thread_id)
    .execute();
}

/** Keeps the time of an earlier read. Returns how many were new. */
export async function insertReads(tx: Tx, threadId: string, readerId: string, at: Date): Promise<number> {
  const inserted = await tx
    .insertInto('message_reads')
    .columns(['message_id', 'reader_id', 'at'])
    .expression((select) =>
      select
        .selectFrom('messages')
        .select((row) => ['messages.id', row.val(readerId).as('reader_id'), row.val(at).as('at')])
        .where('messages.thread_id', '=', threadId)
        .where('messages.author_id', '<>', readerId),
    )
    .onConflict((known) => known.doNothing())
    .executeTakeFirst();
  return Number(inserted.numInsertedOrUpdatedRows ?? 0n);
}

/**
 * Patients who do not lie here, besides one of them, about whom this nurse has read what a doctor wrote to the ward since then,
 * and answered nothing. Of several at once from one nurse each counts those before it.
 */
export async function countUnanswered(tx: Tx, nurseId: string, since: Date, besides: string | null): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('message-takes:' || ${nurseId}::text, 0))`.execute(tx);
  const { rows } = await sql<{ count: number }>`select count(distinct thread.patient_id)::int as count
    from message_reads r
    join messages on messages.id = r.message_id
    join message_threads thread on thread.id = messages.thread_id
    join accounts starter on starter.id = thread.started_by
    where r.reader_id = ${nurseId} and r.at > ${since} and starter.role = 'doctor' and thread.priority <> 'critical'
    and thread.patient_id is distinct from ${besides}::uuid
    and not exists (select from messages own where own.thread_id = thread.id and own.author_id = ${nurseId})
    and not exists (select from charts_open_to_nurses open
      where open.patient_id = thread.patient_id and open.closed_at is null)`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** True for the one who came first. */
export async function acknowledgeOnce(tx: Tx, id: string, by: string, at: Date): Promise<boolean> {
  const changed = await tx
    .updateTable('message_threads')
    .set({ acknowledged_by: by, acknowledged_at: at })
    .where('id', '=', id)
    .where('acknowledged_at', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

export const unansweredCritical = (db: Database, side: Side) =>
  threads(db, side)
    .where('message_threads.priority', '=', 'critical')
    .where('message_threads.acknowledged_at', 'is', null)
    .orderBy('message_threads.started_at')
    .execute();

export type EscalationStage = 'repeated_at' | 'readers_told_at' | 'admins_told_at';

/** Critical, unacknowledged since then and not yet escalated to this stage. */
const isUnacknowledged = (told: EscalationStage, before: Date) => (where: ExpressionBuilder<DB, 'message_threads'>) =>
  where.and([
    where('message_threads.priority', '=', 'critical'),
    where('message_threads.acknowledged_at', 'is', null),
    where('message_threads.started_at', '<=', before),
    where(`message_threads.${told}`, 'is', null),
  ]);

export const unacknowledgedThreads = (db: Database, told: EscalationStage, before: Date) =>
  db.selectFrom('message_threads').select('id').where(isUnacknowledged(told, before)).orderBy('started_at').execute();

/** Of several servers one claims it, once. */
export const claimUnacknowledged = (
  tx: Tx,
  id: string,
  told: EscalationStage,
  { before, now }: { before: Date; now: Date },
) =>
  tx
    .updateTable('message_threads')
    .from('accounts as author')
    .set({ [told]: now, ...(told === 'repeated_at' ? { rung_at: now } : {}) })
    .whereRef('author.id', '=', 'message_threads.started_by')
    .where('message_threads.id', '=', id)
    .where(isUnacknowledged(told, before))
    .returning([
      'message_threads.id',
      'message_threads.doctor_id',
      'message_threads.patient_id',
      'message_threads.started_by',
      'author.name as author',
      'author.role as author_role',
    ])
    .executeTakeFirst();

export type UnacknowledgedRow = NonNullable<Awaited<ReturnType<typeof claimUnacknowledged>>>;

/** For the audit entry only: the patient of a thread that the caller may not read. */
export const patientOfThread = async (db: Database, id: string): Promise<string | null> =>
  (await db.selectFrom('message_threads').select('patient_id').where('id', '=', id).executeTakeFirst())?.patient_id ??
  null;
