import { randomUUID } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import type { Database, Tx } from '#server/db/connect.ts';
import type { DB } from '#server/db/rows.generated.ts';
import { sealCells, sealText } from '#server/db/sealed/open-results.ts';
import { SEALED } from '#server/db/sealed/sealed-columns.ts';

/** Plans each dose once; one that a change cancelled comes back. */
export async function insertTasks(tx: Tx, orderId: string, dueAt: readonly Date[]): Promise<void> {
  if (dueAt.length === 0) return;
  await tx
    .insertInto('medication_tasks')
    .values(dueAt.map((at) => ({ order_id: orderId, due_at: at })))
    .onConflict((known) =>
      known.constraint('one_task_per_order_and_time').doUpdateSet({ cancelled_at: null, was_due: false }),
    )
    .execute();
}

const isUnrecorded = sql<boolean>`not exists (select from administrations record
  where record.task_id = medication_tasks.id and record.wrong_since is null)`;

/** When the doses of these orders are due that nobody has recorded. */
export const openDoses = (tx: Tx, orderIds: readonly string[]) =>
  tx
    .selectFrom('medication_tasks')
    .select(['order_id', 'due_at'])
    .where('order_id', 'in', [...orderIds])
    .where('cancelled_at', 'is', null)
    .where(isUnrecorded)
    .execute();

type Cancelled = {
  at: Date;
  after?: Date;
  before?: Date;
  /** The dose that is due under another order from now on. */
  passedOn?: Date | null;
};

/**
 * Cancels the order's doses that nobody has recorded: all of them, those still to come, or those due before a moment. Returns those
 * that were due and are not given any more: they stay on the chart.
 */
export async function cancelTasks(tx: Tx, orderId: string, cancelled: Cancelled): Promise<Date[]> {
  const rows = await cancel(tx, orderId, cancelled);
  return rows.filter(({ was_due }) => was_due).map(({ due_at }) => due_at);
}

/** Takes the order's doses of that time off the plan: they were given under another order. Returns them. */
export async function takeOff(tx: Tx, orderId: string, span: Required<Pick<Cancelled, 'at' | 'after' | 'before'>>) {
  return (await cancel(tx, orderId, { ...span, isGiven: true })).map(({ due_at }) => due_at);
}

type Dropped = Cancelled & { isGiven?: boolean };

async function cancel(tx: Tx, orderId: string, { at, after, before, passedOn = null, isGiven = false }: Dropped) {
  const wasDue = sql<boolean>`not ${isGiven}::boolean and due_at <= ${at}::timestamptz
    and due_at is distinct from ${passedOn}::timestamptz`;
  let query = tx
    .updateTable('medication_tasks')
    .set({ cancelled_at: at, was_due: wasDue })
    .where('order_id', '=', orderId)
    .where('cancelled_at', 'is', null)
    .where(isUnrecorded);
  if (after) query = query.where('due_at', '>', after);
  if (before) query = query.where('due_at', '<', before);
  return query.returning(['due_at', 'was_due']).execute();
}

/** It was given before it was cancelled. It stays cancelled: crossed out, the record leaves a dose that is not to be given. */
export const keepOnChart = (tx: Tx, id: string) =>
  tx.updateTable('medication_tasks').set({ was_due: true }).where('id', '=', id).execute();

/** Doses of these stays that ended since a moment with their order, although they were due, and that nobody has recorded. */
export const endedUnrecorded = (db: Database, admissionIds: readonly string[], since: Date) =>
  db
    .selectFrom('medication_tasks')
    .innerJoin('medication_orders', 'medication_orders.id', 'medication_tasks.order_id')
    .select(['medication_tasks.id', 'medication_tasks.order_id', 'medication_tasks.due_at'])
    .select(['medication_tasks.cancelled_at', 'medication_orders.admission_id', 'medication_orders.stopped_at'])
    .select(['medication_orders.medication', 'medication_orders.ingredients'])
    .where('medication_orders.admission_id', 'in', [...admissionIds])
    .where('medication_tasks.was_due', '=', true)
    .where('medication_tasks.cancelled_at', '>', since)
    .where(isUnrecorded)
    .orderBy('medication_tasks.due_at')
    .execute();

const allTasks = (db: Database) =>
  db
    .selectFrom('medication_tasks')
    .innerJoin('medication_orders', 'medication_orders.id', 'medication_tasks.order_id')
    .innerJoin('medication_order_versions as terms', (join) =>
      join
        .onRef('terms.order_id', '=', 'medication_orders.id')
        .onRef('terms.version', '=', 'medication_orders.version'),
    )
    .innerJoin('admissions', 'admissions.id', 'medication_orders.admission_id')
    .leftJoin('administrations as record', (join) =>
      join.onRef('record.task_id', '=', 'medication_tasks.id').on('record.wrong_since', 'is', null),
    )
    .select(['medication_tasks.id', 'medication_tasks.due_at', 'medication_tasks.order_id'])
    .select(['record.id as record_id', 'medication_tasks.cancelled_at'])
    .where('admissions.discharged_at', 'is', null);

/** What was cancelled is a dose only where it was given before. */
const tasks = (db: Database) =>
  allTasks(db).where((where) =>
    where.or([where('medication_tasks.cancelled_at', 'is', null), where('record.id', 'is not', null)]),
  );

export type TaskRow = Awaited<ReturnType<ReturnType<typeof tasks>['execute']>>[number];

/** Also one that was cancelled, because it may have been given before. */
export const taskById = (db: Database, id: string): Promise<TaskRow | undefined> =>
  allTasks(db).where('medication_tasks.id', '=', id).executeTakeFirst();

type Window = { openUntil: Date; recordedSince: Date };

/** Open ones up to a moment, however old; recorded ones since a moment. In the order of their time. */
export const tasksIn = (db: Database, { openUntil, recordedSince }: Window): Promise<TaskRow[]> =>
  tasks(db)
    .where((where) =>
      where.or([
        where.and([
          where('record.id', 'is', null),
          where('medication_tasks.due_at', '<=', openUntil),
          where('medication_orders.stopped_at', 'is', null),
        ]),
        where('record.recorded_at', '>=', recordedSince),
      ]),
    )
    .orderBy('medication_tasks.due_at')
    .orderBy('medication_tasks.id')
    .execute();

/** The next open one of each order. */
export const nextTasks = (db: Database, orderIds: readonly string[]) =>
  tasks(db)
    .distinctOn('medication_tasks.order_id')
    .where('medication_tasks.order_id', 'in', [...orderIds])
    .where('record.id', 'is', null)
    .orderBy('medication_tasks.order_id')
    .orderBy('medication_tasks.due_at')
    .execute();

const records = (db: Database) =>
  db
    .selectFrom('administrations')
    .innerJoin('accounts as recorder', 'recorder.id', 'administrations.recorded_by')
    .leftJoin('accounts as corrector', 'corrector.id', 'administrations.wrong_by')
    .selectAll('administrations')
    .select(['recorder.name as recorder', 'corrector.name as corrector']);

export type RecordRow = Awaited<ReturnType<ReturnType<typeof records>['execute']>>[number];

export const recordById = (db: Database, id: string): Promise<RecordRow | undefined> =>
  records(db).where('administrations.id', '=', id).executeTakeFirst();

export const recordsById = (db: Database, ids: readonly string[]): Promise<RecordRow[]> =>
  records(db)
    .where('administrations.id', 'in', [...ids])
    .execute();

/** Reads all records, also those entered in error. */
export const recordsOf = (db: Database, patientId: string) =>
  records(db)
    .innerJoin('medication_orders', 'medication_orders.id', 'administrations.order_id')
    .select('medication_orders.medication')
    .where('administrations.patient_id', '=', patientId)
    .orderBy('administrations.given_at', 'desc')
    .execute();

export const liveRecordOf = (db: Database, taskId: string): Promise<RecordRow | undefined> =>
  records(db)
    .where('administrations.task_id', '=', taskId)
    .where('administrations.wrong_since', 'is', null)
    .executeTakeFirst();

const given = (db: Database) =>
  records(db)
    .innerJoin('medication_orders', 'medication_orders.id', 'administrations.order_id')
    .innerJoin('medication_order_versions as terms', (join) =>
      join
        .onRef('terms.order_id', '=', 'administrations.order_id')
        .onRef('terms.version', '=', 'administrations.order_version'),
    )
    .select(['medication_orders.medication', 'medication_orders.medicine_id', 'medication_orders.ingredients'])
    .select(['medication_orders.stopped_at', 'terms.least_gap_hours', 'terms.route'])
    .where('administrations.outcome', '=', 'given')
    .where('administrations.wrong_since', 'is', null);

export type GivenRow = Awaited<ReturnType<ReturnType<typeof given>['execute']>>[number];

/** Doses that count, given after a moment, under whichever order, newest first. */
export const givenToPatients = (db: Database, patientIds: readonly string[], since: Date): Promise<GivenRow[]> =>
  given(db)
    .where('administrations.patient_id', 'in', [...patientIds])
    .where('administrations.given_at', '>', since)
    .orderBy('administrations.given_at', 'desc')
    .execute();

/** The same lock as the trigger's: doses of one patient come one after the other. */
export const lockDoses = (tx: Tx, patientId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended('doses:' || ${patientId}::text, 0))`.execute(tx);

/** The last dose of each order that counts. */
export const lastGiven = (db: Database, orderIds: readonly string[]): Promise<RecordRow[]> =>
  records(db)
    .distinctOn('administrations.order_id')
    .where('administrations.order_id', 'in', [...orderIds])
    .where('administrations.outcome', '=', 'given')
    .where('administrations.wrong_since', 'is', null)
    .orderBy('administrations.order_id')
    .orderBy('administrations.given_at', 'desc')
    .execute();

/** Null when the dose has a live record already: one_live_record_per_dose lets one through. */
export async function insertRecord(tx: Tx, record: Insertable<DB['administrations']>): Promise<string | null> {
  const id = randomUUID();
  const values = await sealCells(tx, { owner: record.patient_id, row: [id] }, { reason: SEALED.doseReason }, record);
  const row = await tx
    .insertInto('administrations')
    .values({ ...values, id })
    .onConflict((taken) =>
      taken.column('task_id').where('wrong_since', 'is', null).where('task_id', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

type CrossedOut = { by: string; at: Date; reason: string };

/** True for exactly one of those who cross it out at once. */
export async function crossOutRecord(
  tx: Tx,
  { id, patient_id: owner }: RecordRow,
  { by, at, reason }: CrossedOut,
): Promise<boolean> {
  const wrong_reason = await sealText(tx, { column: SEALED.doseWrong, owner, row: [id] }, reason);
  const changed = await tx
    .updateTable('administrations')
    .set({ wrong_since: at, wrong_by: by, wrong_reason })
    .where('id', '=', id)
    .where('wrong_since', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** The doses of a stay whose time, planned or given, is not before a moment: planned ones, and those as needed. */
export async function dosesOfStay(db: Database, admissionId: string, since: Date) {
  const ofStay = db
    .selectFrom('medication_orders')
    .leftJoin('medication_tasks as task', (join) =>
      join
        .onRef('task.order_id', '=', 'medication_orders.id')
        .on((on) => on.or([on('task.cancelled_at', 'is', null), on('task.was_due', '=', true)])),
    )
    .where('medication_orders.admission_id', '=', admissionId);
  const planned = await ofStay
    .leftJoin('administrations as record', (join) =>
      join.onRef('record.task_id', '=', 'task.id').on('record.wrong_since', 'is', null),
    )
    .leftJoin('accounts as recorder', 'recorder.id', 'record.recorded_by')
    .select(['medication_orders.id as order_id', 'task.id as task_id', 'task.due_at', 'task.cancelled_at'])
    .select(['record.given_at', 'record.outcome', 'recorder.name as recorder'])
    .select(['record.amount', 'record.unit', 'record.route'])
    .where('task.due_at', '>=', since)
    .orderBy('task.due_at')
    .execute();
  const asNeeded = await db
    .selectFrom('administrations as record')
    .innerJoin('medication_orders', 'medication_orders.id', 'record.order_id')
    .innerJoin('accounts as recorder', 'recorder.id', 'record.recorded_by')
    .select(['record.order_id', 'record.given_at', 'record.outcome', 'recorder.name as recorder'])
    .select(['record.amount', 'record.unit', 'record.route'])
    .where('medication_orders.admission_id', '=', admissionId)
    .where('record.task_id', 'is', null)
    .where('record.wrong_since', 'is', null)
    .where('record.given_at', '>=', since)
    .orderBy('record.given_at')
    .execute();
  return [...planned, ...asNeeded.map((row) => ({ ...row, task_id: null, due_at: null, cancelled_at: null }))];
}

type LeftOutcome = 'held' | 'refused' | 'missed';

/** Recorded as not given, newest first, without records entered in error. */
export async function leftOutSince(db: Database, admissionIds: readonly string[], since: Date) {
  const rows = await db
    .selectFrom('administrations as record')
    .innerJoin('medication_orders', 'medication_orders.id', 'record.order_id')
    .select(['record.id', 'record.recorded_at', 'record.outcome', 'record.reason', 'record.amount', 'record.unit'])
    .select(['medication_orders.admission_id', 'medication_orders.medication'])
    .where('medication_orders.admission_id', 'in', [...admissionIds])
    .where('record.outcome', '<>', 'given')
    .where('record.wrong_since', 'is', null)
    .where('record.recorded_at', '>', since)
    .orderBy('record.recorded_at', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, outcome: row.outcome as LeftOutcome }));
}
