import type { Insertable, Updateable } from 'kysely';
import type { Database, Tx } from '../db/connect.ts';
import type { DB } from '../db/rows.generated.ts';

const alerts = (db: Database) =>
  db
    .selectFrom('alerts')
    .innerJoin('patients', 'patients.id', 'alerts.patient_id')
    .leftJoin('accounts as acknowledger', 'acknowledger.id', 'alerts.acknowledged_by')
    .leftJoin('accounts as attendant', 'attendant.id', 'alerts.attended_by')
    .leftJoin('accounts as closer', 'closer.id', 'alerts.closed_by')
    .selectAll('alerts')
    .select([
      'patients.name as patient',
      'patients.pud',
      'patients.phone',
      'patients.account_id as patient_account_id',
      'patients.place as place_now',
      'acknowledger.name as acknowledged_name',
      'attendant.name as attended_name',
      'closer.name as closed_name',
    ]);

export type AlertRow = NonNullable<Awaited<ReturnType<typeof alertById>>>;

export const alertById = (db: Database, id: string) => alerts(db).where('alerts.id', '=', id).executeTakeFirst();

/** Unanswered ones first, then the oldest; what was closed since then at the end. */
export const currentAlerts = (db: Database, closedSince: Date) =>
  alerts(db)
    .where((where) => where.or([where('alerts.closed_at', 'is', null), where('alerts.closed_at', '>=', closedSince)]))
    .orderBy((row) => row('alerts.closed_at', 'is not', null))
    .orderBy((row) => row('alerts.acknowledged_at', 'is not', null))
    .orderBy('alerts.raised_at')
    .limit(200)
    .execute();

export const openAlertsOf = (db: Database, patientId: string) =>
  alerts(db)
    .where('alerts.patient_id', '=', patientId)
    .where('alerts.closed_at', 'is', null)
    .orderBy('alerts.raised_at')
    .execute();

export const openAlert = (db: Database, patientId: string, source: AlertRow['source']) =>
  alerts(db)
    .where('alerts.patient_id', '=', patientId)
    .where('alerts.source', '=', source)
    .where('alerts.closed_at', 'is', null)
    .executeTakeFirst();

/** Null when one of this patient and source is open already. */
export async function insertAlert(tx: Tx, alert: Insertable<DB['alerts']>): Promise<string | null> {
  const row = await tx
    .insertInto('alerts')
    .values(alert)
    .onConflict((known) => known.columns(['patient_id', 'source']).where('closed_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

type Step = 'acknowledged_at' | 'attended_at' | 'closed_at';

/** True for the one who took the step; `before` must have been taken, `step` not yet. */
export async function takeStep(
  tx: Tx,
  id: string,
  { before, step }: { before: Step | null; step: Step },
  change: Updateable<DB['alerts']>,
): Promise<boolean> {
  let query = tx.updateTable('alerts').set(change).where('id', '=', id).where(step, 'is', null);
  if (before) query = query.where(before, 'is not', null);
  const changed = await query.executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

type Told = 'repeated_at' | 'doctors_told_at' | 'admins_told_at';

/** Unanswered since then and not yet told of; claimed by whoever gets the rows, once. */
export async function claimUnanswered(tx: Tx, told: Told, raisedBefore: Date, now: Date): Promise<AlertRow[]> {
  const claimed = await tx
    .updateTable('alerts')
    .set({ [told]: now })
    .where('acknowledged_at', 'is', null)
    .where('closed_at', 'is', null)
    .where('raised_at', '<=', raisedBefore)
    .where(told, 'is', null)
    .returning('id')
    .execute();
  if (claimed.length === 0) return [];
  return alerts(tx)
    .where(
      'alerts.id',
      'in',
      claimed.map(({ id }) => id),
    )
    .execute();
}
