// Every change of a visit that is booked: of two at once one wins.
import { type ExpressionBuilder, sql, type Updateable } from 'kysely';
import type { AppointmentStatus } from '#contract/appointments/appointments.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import { executeLater } from '#server/db/prepared-statements.ts';
import type { DB } from '#server/db/rows.generated.ts';
import { sealCells } from '#server/db/sealed/open-results.ts';
import { SEALED } from '#server/db/sealed/sealed-columns.ts';
import { type AppointmentRow, rowsOf, slot, startsAt } from '../store.ts';

type Change = Omit<Updateable<DB['appointments']>, 'during'> & { start?: Date; minutes?: number };

/**
 * Changes the row only while it is in one of these states and of this version, and returns it as it is then. Of two changes
 * at once one wins.
 */
export async function changeIf(
  tx: Tx,
  id: string,
  expected: { statuses: AppointmentStatus[]; version?: number | undefined; decidedAfter?: Date; decidedBy?: string },
  { start, minutes, ...values }: Change,
): Promise<AppointmentRow | undefined> {
  const sealed = await sealChange(tx, id, values);
  let query = tx
    .updateTable('appointments')
    .set({ ...sealed, ...(start ? { during: slot(start, minutes) } : {}), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('status', 'in', expected.statuses)
    .returningAll();
  if (expected.version !== undefined) query = query.where('version', '=', expected.version);
  if (expected.decidedAfter) query = query.where('decided_at', '>', expected.decidedAfter);
  if (expected.decidedBy) query = query.where('decided_by', '=', expected.decidedBy);
  const { sql: text, parameters } = query.compile();
  return (await rowsOf(tx, { text, values: parameters }))[0];
}

const REASONS = { decision_reason: SEALED.decisionReason, move_reason: SEALED.moveReason };

/** Why it was decided or moved, as it is stored. Most changes give no reason. */
async function sealChange<Values extends { decision_reason?: unknown; move_reason?: unknown }>(
  tx: Tx,
  id: string,
  values: Values,
): Promise<Values> {
  if (!values.decision_reason && !values.move_reason) return values;
  const visit = await tx.selectFrom('appointments').select('patient_id').where('id', '=', id).executeTakeFirst();
  return visit ? sealCells(tx, { owner: visit.patient_id, row: [id] }, REASONS, values) : values;
}

const overdue = (db: Database, now: Date) =>
  db.selectFrom('appointments').select('id').where('status', '=', 'pending').where('expires_at', '<=', now);

/** Requests that nobody answered in time. */
export const overdueRequests = (db: Database, now: Date) => overdue(db, now).orderBy('expires_at').limit(50).execute();

/** False when it was answered or moved meanwhile, or another server is at it. */
export async function lockOverdueRequest(tx: Tx, id: string, now: Date): Promise<boolean> {
  const row = await overdue(tx, now).where('id', '=', id).forUpdate().skipLocked().executeTakeFirst();
  return row !== undefined;
}

const isReleasable = (decidedBefore: Date) => (where: ExpressionBuilder<DB, 'appointments'>) =>
  where.and([
    where('status', '=', 'rejected'),
    where('holds_slot', '=', true),
    where('decided_at', '<=', decidedBefore),
  ]);

/** Rejected before then, and the slot is still held. */
export const rejectedToRelease = (db: Database, decidedBefore: Date) =>
  db.selectFrom('appointments').select('id').where(isReleasable(decidedBefore)).orderBy('decided_at').execute();

/** The slot that is free now. Undefined when another server released it. */
export const releaseRejected = (tx: Tx, id: string, decidedBefore: Date) =>
  tx
    .updateTable('appointments')
    .set({ holds_slot: false })
    .where('id', '=', id)
    .where(isReleasable(decidedBefore))
    .returning(['doctor_id as doctorId', startsAt.as('start')])
    .executeTakeFirst();

const DECIDE = `update appointments set status = $2, decided_at = $3, decided_by = $4, decision_reason = $5, decision_mail = $6,
  version = version + 1 where id = $1`;

type Decided = Pick<
  AppointmentRow,
  'id' | 'patient_id' | 'status' | 'decided_at' | 'decided_by' | 'decision_reason' | 'decision_mail'
>;

/** The caller has locked it. Travels with the next statement of the transaction. */
export async function decideLocked(tx: Tx, visit: Decided): Promise<void> {
  const { id, patient_id: owner, status, decided_at, decided_by, decision_mail } = visit;
  const { decision_reason } = await sealCells(
    tx,
    { owner, row: [id] },
    { decision_reason: SEALED.decisionReason },
    visit,
  );
  await executeLater(tx, {
    text: DECIDE,
    values: [id, status, decided_at, decided_by, decision_reason, decision_mail],
  });
}
