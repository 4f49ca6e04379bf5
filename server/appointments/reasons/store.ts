import { sql } from 'kysely';
import { MINUTE_MS } from '#contract/durations.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import { cellsOf, type ReasonCells, type ReasonRead } from './reason-cells.ts';

/** A text that the engine never reads in time is left to people, who are told so. */
const MAX_TRIES = 5;

const isHeld = sql<boolean>`status in ('pending', 'approved')`;

/** Reasons that nobody has read, of visits that are still to come; the next ones first. */
export const dueReasons = (db: Database, now: Date, limit: number) =>
  db
    .selectFrom('appointments')
    .select(['id', 'patient_id', 'doctor_id', 'reason', 'reason_danger', 'reason_check_tries', 'version'])
    .where('reason_check_at', '<=', now)
    .where(isHeld)
    .where(sql<boolean>`upper(during) > ${now}`)
    .orderBy(sql`lower(during)`)
    .limit(limit)
    .execute();

export type DueReason = Awaited<ReturnType<typeof dueReasons>>[number];

/** What is over needs no reading: it stays marked as not read. */
export async function dropStaleReasons(db: Database, now: Date): Promise<void> {
  await sql`update appointments set reason_check_at = null
    where reason_check_at <= ${now} and (status not in ('pending', 'approved') or upper(during) <= ${now})`.execute(db);
}

/** Of several servers one asks the engine. */
export async function claimReason(
  db: Database,
  { id, reason_check_tries: tries }: DueReason,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('appointments')
    .set({ reason_check_tries: tries + 1, reason_check_at: new Date(now.getTime() + MINUTE_MS * 2 ** tries) })
    .where('id', '=', id)
    .where('reason_check_tries', '=', tries)
    .where('reason_check_at', '<=', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False when the visit has changed since it was read, and with it perhaps the reason. */
export async function keepRead(tx: Tx, due: DueReason, read: ReasonRead, now: Date): Promise<boolean> {
  const left = due.reason_danger === 'unread' ? null : due.reason_danger;
  return change(tx, due, cellsOf(read, now, left));
}

/** True once the engine has had its tries. */
export const isGivenUp = (due: DueReason): boolean => due.reason_check_tries + 1 >= MAX_TRIES;

export const giveUp = (tx: Tx, due: DueReason): Promise<boolean> => change(tx, due, { reason_check_at: null });

async function change(tx: Tx, due: DueReason, cells: Partial<ReasonCells>): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('appointments')
    .set(cells)
    .where('id', '=', due.id)
    .where('version', '=', due.version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
