import { randomUUID } from 'node:crypto';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { ShiftName } from '#contract/ward/handover.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import type { DB } from '#server/db/rows.generated.ts';
import { CLINIC } from '#server/db/sealed/data-keys.ts';
import { sealCells } from '#server/db/sealed/open-results.ts';
import { SEALED } from '#server/db/sealed/sealed-columns.ts';

const handovers = (db: Database) =>
  db
    .selectFrom('handovers')
    .leftJoin('accounts as giver', 'giver.id', 'handovers.handed_over_by')
    .leftJoin('accounts as taker', 'taker.id', 'handovers.accepted_by')
    .selectAll('handovers')
    .select(['giver.name as giver', 'taker.name as taker']);

export type HandoverRow = Awaited<ReturnType<ReturnType<typeof handovers>['execute']>>[number];
type When = { name: ShiftName; day: string };

export const handoverOf = (db: Database, { name, day }: When): Promise<HandoverRow | undefined> =>
  handovers(db).where('handovers.on_day', '=', day).where('handovers.shift', '=', name).executeTakeFirst();

export const handoverById = (db: Database, id: string): Promise<HandoverRow | undefined> =>
  handovers(db).where('handovers.id', '=', id).executeTakeFirst();

/** Newest first: of one day the night comes after the day. */
export const handoversSince = (db: Database, day: string): Promise<HandoverRow[]> =>
  handovers(db)
    .where('handovers.on_day', '>=', day)
    .orderBy('handovers.on_day', 'desc')
    .orderBy('handovers.shift', 'desc')
    .execute();

const WORDS = { written: SEALED.handoverWritten, handed_over: SEALED.handedOver, note: SEALED.handoverNote };

/** Null when someone else began this shift's handover first. */
export async function insertHandover(tx: Tx, handover: Insertable<DB['handovers']>): Promise<string | null> {
  const id = randomUUID();
  const row = await tx
    .insertInto('handovers')
    .values(await sealCells(tx, { owner: CLINIC, row: [id] }, WORDS, { ...handover, id }))
    .onConflict((known) => known.constraint('one_handover_per_shift').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Changes the handover only in the version that was read, and only before it was handed over. */
export async function changeOpenHandoverIf(
  tx: Tx,
  id: string,
  version: number,
  change: Updateable<DB['handovers']>,
): Promise<boolean> {
  const changed = await tx
    .updateTable('handovers')
    .set({ ...(await sealCells(tx, { owner: CLINIC, row: [id] }, WORDS, change)), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('handed_over_at', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** True for the one who came first. */
export async function acceptOnce(tx: Tx, id: string, by: string, at: Date): Promise<boolean> {
  const changed = await tx
    .updateTable('handovers')
    .set({ accepted_by: by, accepted_at: at, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('handed_over_at', 'is not', null)
    .where('accepted_at', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

type NewToDo = Insertable<DB['handover_to_dos']>;

export async function insertToDo(tx: Tx, patientId: string | null, toDo: NewToDo): Promise<string> {
  const id = randomUUID();
  const words = { words: SEALED.handoverToDo };
  const values = await sealCells(tx, { owner: patientId ?? CLINIC, row: [id] }, words, { ...toDo, id });
  await tx.insertInto('handover_to_dos').values(values).execute();
  return id;
}

export const toDoById = (db: Database, id: string) =>
  db
    .selectFrom('handover_to_dos')
    .leftJoin('accounts', 'accounts.id', 'handover_to_dos.done_by')
    .selectAll('handover_to_dos')
    .select('accounts.name as doer')
    .where('handover_to_dos.id', '=', id)
    .executeTakeFirst();

export async function finishToDoOnce(tx: Tx, id: string, by: string, at: Date): Promise<boolean> {
  const changed = await tx
    .updateTable('handover_to_dos')
    .set({ done_by: by, done_at: at })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

// Reads what other modules hold open, as far as the next shift must know of it.
export const openToDos = (db: Database) =>
  db.selectFrom('handover_to_dos').selectAll().where('done_at', 'is', null).orderBy('left_at').execute();

export const openTasks = (db: Database, patientIds: readonly string[]) =>
  db
    .selectFrom('staff_tasks')
    .leftJoin('accounts', 'accounts.id', 'staff_tasks.taken_by')
    .select(['staff_tasks.id', 'staff_tasks.patient_id', 'staff_tasks.task', 'staff_tasks.due_at'])
    .select(['staff_tasks.priority', 'accounts.name as taker'])
    .where('staff_tasks.patient_id', 'in', [...patientIds])
    .where('staff_tasks.state', '<>', 'done')
    .orderBy('staff_tasks.given_at')
    .execute();

/** Critical ones that a doctor wrote and nobody of the ward has taken note of. */
export const unansweredMessages = (db: Database) =>
  db
    .selectFrom('message_threads')
    .innerJoin('accounts as author', 'author.id', 'message_threads.started_by')
    .select(['message_threads.id', 'message_threads.patient_id', 'message_threads.subject', 'author.name as author'])
    .where('message_threads.priority', '=', 'critical')
    .where('message_threads.acknowledged_at', 'is', null)
    .where('author.role', '=', 'doctor')
    .orderBy('message_threads.started_at')
    .execute();

export const openAlertsOf = (db: Database, patientIds: readonly string[]) =>
  db
    .selectFrom('alerts')
    .select(['alerts.id', 'alerts.patient_id', 'alerts.reason', 'alerts.raised_at'])
    .where('alerts.patient_id', 'in', [...patientIds])
    .where('alerts.closed_at', 'is', null)
    .orderBy('alerts.raised_at')
    .execute();

/** Samples to take and results to enter. */
export const openLabOrders = (db: Database, patientIds: readonly string[]) =>
  db
    .selectFrom('lab_orders')
    .select(['lab_orders.id', 'lab_orders.patient_id', 'lab_orders.test', 'lab_orders.state'])
    .where('lab_orders.patient_id', 'in', [...patientIds])
    .where('lab_orders.state', 'in', ['ordered', 'collected'])
    .orderBy('lab_orders.ordered_at')
    .execute();

type Erased = { id: string; stays: { id: string; from: string; until: string }[] };

/** Patients who were erased and may still stand in handovers, with the days of their stays. */
export async function inHandovers(db: Database): Promise<Erased[]> {
  const { rows } = await sql<Erased>`select p.id, jsonb_agg(jsonb_build_object('id', a.id,
      'from', (a.admitted_at - interval '1 day')::date, 'until', (coalesce(a.discharged_at, now()) + interval '1 day')::date)) as stays
    from patients p join admissions a on a.patient_id = p.id where p.is_in_handovers group by p.id limit 20`.execute(
    db,
  );
  return rows;
}

export const handoversOf = (tx: Tx, { from, until }: Erased['stays'][number]) =>
  tx
    .selectFrom('handovers')
    .select(['id', 'written', 'handed_over'])
    .where('on_day', '>=', from)
    .where('on_day', '<=', until)
    .forUpdate()
    .execute();

/** Also what was handed over: only to take out who was erased. */
export async function changeHandover(tx: Tx, id: string, change: Updateable<DB['handovers']>): Promise<void> {
  const sealed = await sealCells(tx, { owner: CLINIC, row: [id] }, WORDS, change);
  await tx.updateTable('handovers').set(sealed).where('id', '=', id).execute();
}

export async function markForgotten(tx: Tx, patientId: string): Promise<void> {
  await tx.updateTable('patients').set({ is_in_handovers: false }).where('id', '=', patientId).execute();
}
