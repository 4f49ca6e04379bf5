import { type NotNull, type SqlBool, sql } from 'kysely';
import type { Database, Tx } from '#server/db/connect.ts';

/** Of a patient who lies here nobody is reminded: the ward decides. Of one whose record was closed neither, until it is opened again. */
const due = (db: Database, now: Date) =>
  db
    .selectFrom('hold_clocks')
    .innerJoin('admissions', 'admissions.id', 'hold_clocks.admission_id')
    .innerJoin('patients', 'patients.id', 'hold_clocks.patient_id')
    .select(['admissions.id', 'admissions.doctor_id', 'admissions.discharged_at', 'hold_clocks.reminders'])
    .select(['hold_clocks.patient_id', 'patients.name as patient', 'patients.account_id'])
    .where('hold_clocks.remind_at', '<=', now)
    .where('admissions.discharged_at', 'is not', null)
    .where('patients.deactivated_at', 'is', null)
    .where(
      sql<SqlBool>`not exists (select from admissions live where live.patient_id = hold_clocks.patient_id
        and live.discharged_at is null)`,
    )
    .$narrowType<{ discharged_at: NotNull }>();

export const dueHoldClocks = (db: Database, now: Date, limit: number) =>
  due(db, now).orderBy('hold_clocks.remind_at').orderBy('hold_clocks.admission_id').limit(limit).execute();

export type DueHoldClock = Awaited<ReturnType<typeof dueHoldClocks>>[number];

/** Undefined when it is not due any more. */
export const dueHoldClock = (tx: Tx, admissionId: string, now: Date) =>
  due(tx, now).where('hold_clocks.admission_id', '=', admissionId).executeTakeFirst();

type Claim = { now: Date; isSent: boolean; nextAt: Date | null };

/** Of several servers one claims a reminder, once. */
export async function claimHoldClock(tx: Tx, clock: DueHoldClock, { now, isSent, nextAt }: Claim): Promise<boolean> {
  const claimed = await tx
    .updateTable('hold_clocks')
    .set({ remind_at: nextAt, reminders: clock.reminders + (isSent ? 1 : 0) })
    .where('admission_id', '=', clock.id)
    .where('reminders', '=', clock.reminders)
    .where('remind_at', '<=', now)
    .executeTakeFirst();
  return claimed.numUpdatedRows === 1n;
}

/** The clocks of earlier stays end: what waits since then is told with this one. Null: nothing waits. */
export async function setHoldClock(
  tx: Tx,
  { id, patient_id }: { id: string; patient_id: string },
  remindAt: Date | null,
): Promise<void> {
  await tx
    .updateTable('hold_clocks')
    .set({ remind_at: null })
    .where('patient_id', '=', patient_id)
    .where('remind_at', 'is not', null)
    .execute();
  if (!remindAt) return;
  await tx.insertInto('hold_clocks').values({ admission_id: id, patient_id, remind_at: remindAt }).execute();
}
