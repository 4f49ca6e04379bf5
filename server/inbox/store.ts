import { type Insertable, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Tx } from '../db/connect.ts';
import type { DB } from '../db/rows.generated.ts';
import { sealBytes } from '../db/sealed/open-results.ts';
import type { Reader } from './policy.ts';

/** A visit that took place: over, or approved and begun. */
const VISIT = sql`a.status in ('completed', 'approved')`;

/** The messages of the other side that this reader has not read. */
const unreadOf = ({ accountId, side }: Reader) => sql<number>`(select count(*)::int from inbox_messages m
  where m.thread_id = inbox_threads.id and m.side <> ${side} and m.number > coalesce(
    (select up_to from inbox_reads r where r.thread_id = inbox_threads.id and r.reader_id = ${accountId}), 0))`;

const threads = (db: Database, reader: Reader, now: Date) =>
  db
    .selectFrom('inbox_threads')
    .innerJoin('patients', 'patients.id', 'inbox_threads.patient_id')
    .leftJoin('accounts as doctor', 'doctor.id', 'inbox_threads.doctor_id')
    // Whoever left, or does something else now, has it no longer.
    .leftJoin('accounts as assignee', (join) =>
      join
        .onRef('assignee.id', '=', 'inbox_threads.assigned_to')
        .on('assignee.disabled_at', 'is', null)
        .on('assignee.role', 'in', ['doctor', 'staff']),
    )
    .innerJoinLateral(
      (last) =>
        last
          .selectFrom('inbox_messages')
          .select(['inbox_messages.id as last_id', 'sealed_text as last_sealed', 'side as last_side'])
          .whereRef('inbox_messages.thread_id', '=', 'inbox_threads.id')
          .orderBy('inbox_messages.number', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .selectAll('inbox_threads')
    .select([
      'patients.name as patient',
      'patients.account_id as patient_account_id',
      'doctor.name as doctor',
      'assignee.name as assignee',
      'last.last_id',
      'last.last_sealed',
      'last.last_side',
      sql<boolean>`doctor.id is not null and doctor.disabled_at is null`.as('is_doctor_here'),
      sql<Date | null>`(select max(lower(a.during)) from appointments a where a.patient_id = inbox_threads.patient_id
        and a.doctor_id = inbox_threads.doctor_id and lower(a.during) <= ${now} and ${VISIT})`.as('visit_at'),
      unreadOf(reader).as('unread'),
    ]);

export type ThreadRow = NonNullable<Awaited<ReturnType<typeof threadById>>>;

/** For what the server does by itself: nobody's own unread count is asked for. */
export const NOBODY: Reader = {
  accountId: '00000000-0000-0000-0000-000000000000',
  side: 'clinic',
  isDesk: false,
  patientId: null,
};

/** Any thread: the policy says who may know of it. */
export const threadById = (db: Database, reader: Reader, now: Date, id: string) =>
  threads(db, reader, now).where('inbox_threads.id', '=', id).executeTakeFirst();

/** Since a message names a danger, or was not checked for one. */
const READ_FIRST_SINCE = sql<Date | null>`least(inbox_threads.danger_since, inbox_threads.not_checked_since)`;

/** What belongs to this reader; the desk's too is what is late or to be read first; everyone's is such a one that nobody has answered. */
function isListed({ accountId, side, isDesk, patientId }: Reader, now: Date) {
  if (side === 'patient') {
    return sql<SqlBool>`inbox_threads.patient_id = ${patientId}`;
  }
  return sql<SqlBool>`(inbox_threads.doctor_id = ${accountId} or inbox_threads.assigned_to = ${accountId} or (${isDesk}::boolean
    and (inbox_threads.doctor_id is null or inbox_threads.answer_by < ${now} or ${READ_FIRST_SINCE} is not null))
    or (${READ_FIRST_SINCE} is not null and inbox_threads.danger_told_at is not null))`;
}

/**
 * Danger first, then what was not checked, then by the time until which an answer is promised. All that was written while nobody
 * answers is promised for the same time: there whoever waits longest is first. What waits for nobody comes last, the newest first.
 */
export const threadsOf = (
  db: Database,
  reader: Reader,
  now: Date,
  { status, limit }: { status?: 'open' | 'closed' | undefined; limit: number },
) => {
  const all = threads(db, reader, now)
    .where(isListed(reader, now))
    .orderBy(sql`inbox_threads.danger_since nulls last`)
    .orderBy(sql`inbox_threads.not_checked_since nulls last`)
    .orderBy(sql`inbox_threads.answer_by nulls last`)
    .orderBy(sql`inbox_threads.waiting_since nulls last`)
    .orderBy('inbox_threads.last_at', 'desc')
    .orderBy('inbox_threads.id')
    .limit(limit);
  return (status ? all.where('inbox_threads.status', '=', status) : all).execute();
};

export type Counts = { unread: number; waiting: number; late: number; danger: number; notChecked: number };

/** A patient counts messages, the clinic threads. */
export async function countThreads(db: Database, reader: Reader, now: Date): Promise<Counts> {
  const isPatient = reader.side === 'patient';
  const { rows } = await sql<Counts>`select
      coalesce(sum(case when ${isPatient}::boolean then unread else least(unread, 1) end), 0)::int as unread,
      count(waiting_since)::int as waiting,
      (count(*) filter (where answer_by < ${now}))::int as late,
      count(danger_since)::int as danger,
      count(not_checked_since)::int as "notChecked"
    from (select inbox_threads.*, ${unreadOf(reader)} as unread from inbox_threads where ${isListed(reader, now)}) listed`.execute(
    db,
  );
  return rows[0] ?? { unread: 0, waiting: 0, late: 0, danger: 0, notChecked: 0 };
}

/** A message would go into a conversation that is hidden from whoever writes. False outside a transaction that withholds. */
const hasHiddenThread = (patient: RawBuilder<unknown>, doctor: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from public.inbox_threads hidden where hidden.patient_id = ${patient}
    and hidden.doctor_id is not distinct from ${doctor} and is_withheld(hidden.id))`;

export const isDeskHidden = async (db: Database, patientId: string): Promise<boolean> => {
  const { rows } = await sql<{ hidden: boolean }>`
    select ${hasHiddenThread(sql`${patientId}::uuid`, sql`null::uuid`)} as hidden`.execute(db);
  return rows[0]?.hidden === true;
};

/** Everyone whom this patient has seen since then and who works here, the last one first. */
export const doctorsVisited = (db: Database, patientId: string, since: Date, now: Date) =>
  db
    .selectFrom('appointments as a')
    .innerJoin('accounts as doctor', 'doctor.id', 'a.doctor_id')
    .innerJoin('departments', 'departments.id', 'a.department_id')
    .select([
      'doctor.id as doctor_id',
      'doctor.name as doctor',
      sql<string>`min(departments.name)`.as('specialty'),
      sql<Date>`max(lower(a.during))`.as('visit_at'),
    ])
    .where('a.patient_id', '=', patientId)
    .where('doctor.disabled_at', 'is', null)
    .where(sql<SqlBool>`lower(a.during) between ${since} and ${now} and ${VISIT}`)
    .where(sql<SqlBool>`not ${hasHiddenThread(sql.ref('a.patient_id'), sql.ref('a.doctor_id'))}`)
    .groupBy(['doctor.id', 'doctor.name'])
    .orderBy('visit_at', 'desc')
    .execute();

export const messagesOf = (db: Database, threadId: string) =>
  db
    .selectFrom('inbox_messages')
    .innerJoin('accounts', 'accounts.id', 'inbox_messages.author_id')
    .leftJoin('inbox_checks as later', 'later.message_id', 'inbox_messages.id')
    .selectAll('inbox_messages')
    .select(['accounts.name as author', 'later.result as found_later'])
    .select(
      sql<string[]>`array(select p.id from inbox_photos p where p.message_id = inbox_messages.id order by p.place)`.as(
        'photos',
      ),
    )
    .select(
      sql<boolean>`exists (select from inbox_reads r join inbox_threads t on t.id = r.thread_id
        join accounts reader on reader.id = r.reader_id where r.thread_id = inbox_messages.thread_id
        and r.up_to >= inbox_messages.number
        and (reader.role = 'patient') = (inbox_messages.side = 'clinic'))`.as('is_read'),
    )
    .where('inbox_messages.thread_id', '=', threadId)
    .orderBy('inbox_messages.number')
    .execute();

export type MessageRow = Awaited<ReturnType<typeof messagesOf>>[number];

export const lockThread = (tx: Tx, id: string) =>
  tx.selectFrom('inbox_threads').select('id').where('id', '=', id).forUpdate().execute();

export const patientOfThread = async (db: Database, id: string): Promise<string | null> =>
  (await db.selectFrom('inbox_threads').select('patient_id').where('id', '=', id).executeTakeFirst())?.patient_id ??
  null;

export async function countWritten(tx: Tx, authorId: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('inbox_messages')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('author_id', '=', authorId)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

type Written = {
  patientId: string;
  doctorId: string | null;
  now: Date;
  answerBy: Date;
  isDanger: boolean;
  isNotChecked: boolean;
};

/** Opens the thread of this patient and addressee, also one that was closed, and locks it until the message is in. */
export async function openThread(
  tx: Tx,
  { patientId, doctorId, now, answerBy, isDanger, isNotChecked }: Written,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into inbox_threads as t
      (patient_id, doctor_id, started_at, last_at, waiting_since, answer_by, danger_since, not_checked_since)
    values (${patientId}, ${doctorId}, ${now}, ${now}, ${now}, ${answerBy}, ${isDanger ? now : null},
      ${isNotChecked ? now : null})
    on conflict (patient_id, doctor_id) do update set
      status = 'open',
      last_at = greatest(t.last_at, excluded.last_at),
      waiting_since = coalesce(t.waiting_since, excluded.waiting_since),
      answer_by = coalesce(t.answer_by, excluded.answer_by),
      danger_since = coalesce(t.danger_since, excluded.danger_since),
      not_checked_since = coalesce(t.not_checked_since, excluded.not_checked_since),
      -- Who helped with an earlier message has not taken the doctor's place.
      assigned_to = case when t.waiting_since is null and t.doctor_id is not null then null else t.assigned_to end,
      version = t.version + 1
    returning id`.execute(tx);
  return rows[0]?.id ?? '';
}

type NewMessage = Insertable<DB['inbox_messages']>;

export async function insertMessage(tx: Tx, patientId: string, message: NewMessage): Promise<void> {
  const sealed_text = await sealBytes(tx, patientId, message.sealed_text);
  await tx
    .insertInto('inbox_messages')
    .values({ ...message, sealed_text })
    .execute();
}

/** What the patient wrote after the message that was seen, oldest first. */
export const writtenAfter = (tx: Tx, threadId: string, seen: number) =>
  tx
    .selectFrom('inbox_messages')
    .leftJoin('inbox_checks as later', 'later.message_id', 'inbox_messages.id')
    .select(['at', 'is_danger', 'is_not_checked', 'later.result as found_later'])
    .where('thread_id', '=', threadId)
    .where('side', '=', 'patient')
    .where('number', '>', seen)
    .orderBy('number')
    .execute();

/** Whether a danger was found since then, after it was sent, in a message up to this one. */
export async function foundSince(
  tx: Tx,
  threadId: string,
  { upTo, since }: { upTo: number; since: Date },
): Promise<boolean> {
  const found = await tx
    .selectFrom('inbox_checks')
    .innerJoin('inbox_messages', 'inbox_messages.id', 'inbox_checks.message_id')
    .select('inbox_messages.id')
    .where('inbox_messages.thread_id', '=', threadId)
    .where('inbox_messages.number', '<=', upTo)
    .where('inbox_checks.result', '=', 'danger')
    .where('inbox_checks.checked_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export const numberOf = async (db: Database, threadId: string, messageId: string): Promise<number | null> =>
  (
    await db
      .selectFrom('inbox_messages')
      .select('number')
      .where('id', '=', messageId)
      .where('thread_id', '=', threadId)
      .executeTakeFirst()
  )?.number ?? null;

type Waiting = { since: Date; answerBy: Date; dangerSince: Date | null; notCheckedSince: Date | null } | null;

/** After an answer: nothing waits any more, or only what came after it. */
export async function setAnswered(tx: Tx, id: string, now: Date, waiting: Waiting): Promise<void> {
  await tx
    .updateTable('inbox_threads')
    .set({
      status: 'open',
      last_at: sql<Date>`greatest(last_at, ${now})`,
      waiting_since: waiting?.since ?? null,
      answer_by: waiting?.answerBy ?? null,
      danger_since: waiting?.dangerSince ?? null,
      not_checked_since: waiting?.notCheckedSince ?? null,
      late_told_at: null,
      danger_told_at: null,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

export async function setClosed(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('inbox_threads')
    .set({
      status: 'closed',
      waiting_since: null,
      answer_by: null,
      danger_since: null,
      not_checked_since: null,
      late_told_at: null,
      danger_told_at: null,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

export async function setAssignee(tx: Tx, id: string, to: string | null): Promise<void> {
  await tx
    .updateTable('inbox_threads')
    .set({ assigned_to: to, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Returns whether this is further than before. */
export async function setRead(
  tx: Tx,
  { threadId, readerId, upTo, at }: { threadId: string; readerId: string; upTo: number; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into inbox_reads as r (thread_id, reader_id, up_to, at) values (${threadId}, ${readerId}, ${upTo}, ${at})
    on conflict (thread_id, reader_id) do update set up_to = excluded.up_to, at = excluded.at
    where r.up_to < excluded.up_to`.execute(tx);
  return numAffectedRows === 1n;
}

export const colleagues = (db: Database) =>
  db
    .selectFrom('accounts')
    .innerJoin('clinicians', 'clinicians.account_id', 'accounts.id')
    .select(['accounts.id', 'accounts.name', sql<'doctor' | 'staff'>`accounts.role`.as('role')])
    .where('accounts.role', 'in', ['doctor', 'staff'])
    .where('accounts.disabled_at', 'is', null)
    .orderBy('accounts.name')
    .execute();

export type Reminder = 'late_told_at' | 'danger_told_at';

const isDue = (reminder: Reminder, { now, dangerBefore }: { now: Date; dangerBefore: Date }) =>
  reminder === 'late_told_at'
    ? sql<SqlBool>`late_told_at is null and answer_by < ${now}`
    : sql<SqlBool>`coalesce(danger_told_at, ${READ_FIRST_SINCE}) <= ${dangerBefore} and ${READ_FIRST_SINCE} is not null`;

export const dueThreads = (db: Database, reminder: Reminder, when: { now: Date; dangerBefore: Date }) =>
  db.selectFrom('inbox_threads').select('id').where(isDue(reminder, when)).execute();

/** Of several servers one claims it, once. */
export async function claimDue(
  tx: Tx,
  id: string,
  reminder: Reminder,
  when: { now: Date; dangerBefore: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('inbox_threads')
    .set({ [reminder]: when.now })
    .where('id', '=', id)
    .where(isDue(reminder, when))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
