import { randomUUID } from 'node:crypto';
import { type ExpressionBuilder, type Insertable, sql, type Updateable } from 'kysely';
import { RANKED_AS_SCORE, RANKED_WITHOUT_SCORE } from '#contract/alarm-order.ts';
import { MAX_CLOSED_ALERTS } from '#contract/alerts.ts';
import type { Database, Tx } from '../db/connect.ts';
import type { DB } from '../db/rows.generated.ts';
import { sealCells } from '../db/sealed/open-results.ts';
import { SEALED } from '../db/sealed/sealed-columns.ts';
import { formerPuds } from '../patients/public.ts';

const alerts = (db: Database) =>
  db
    .selectFrom('alerts')
    .innerJoin('patients', 'patients.id', 'alerts.patient_id')
    .leftJoin('accounts as acknowledger', 'acknowledger.id', 'alerts.acknowledged_by')
    .leftJoin('accounts as earlier', 'earlier.id', 'alerts.before_by')
    .leftJoin('accounts as attendant', 'attendant.id', 'alerts.attended_by')
    .leftJoin('accounts as closer', 'closer.id', 'alerts.closed_by')
    .selectAll('alerts')
    .select([
      'patients.name as patient',
      'patients.pud',
      // One damaged number must not keep all alarms from everyone.
      'patients.phone as shown_anyway_phone',
      'patients.account_id as patient_account_id',
      'patients.place as place_now',
      'acknowledger.name as acknowledged_name',
      'earlier.name as before_name',
      'attendant.name as attended_name',
      'closer.name as closed_name',
    ])
    .select(formerPuds('patients.id').as('former_puds'));

export type AlertRow = NonNullable<Awaited<ReturnType<typeof alertById>>>;

export const alertById = (db: Database, id: string) => alerts(db).where('alerts.id', '=', id).executeTakeFirst();

/** As in contract/alarm-order.ts: unacknowledged ones first, then by the higher score, then by the longer wait. */
const byNeed = sql`alerts.acknowledged_at is not null,
  case alerts.source when 'news2' then coalesce(alerts.score, ${RANKED_WITHOUT_SCORE}::int)
    when 'sos' then ${RANKED_AS_SCORE.sos}::int else ${RANKED_AS_SCORE.triage}::int end desc,
  alerts.unanswered_since, alerts.id`;

/** All of one patient, newest first; none in a transaction that withholds something. */
export const callsOf = (db: Database, patientId: string) =>
  db
    .selectFrom('alerts')
    .leftJoin('accounts as raiser', 'raiser.id', 'alerts.raised_by')
    .leftJoin('accounts as attendant', 'attendant.id', 'alerts.attended_by')
    .selectAll('alerts')
    .select(['raiser.name as raised_by_name', 'attendant.name as attended_name'])
    .where('alerts.patient_id', '=', patientId)
    .where(sql<boolean>`coalesce(current_setting('nadi.withholds', true), '') = ''`)
    .orderBy('alerts.raised_at', 'desc')
    .execute();

/** Those that need somebody first. */
export const openAlertsByNeed = (db: Database, limit: number) =>
  alerts(db).where('alerts.closed_at', 'is', null).orderBy(byNeed).limit(limit).execute();

/** The last that were closed since then, the last closed first. */
export const closedAlerts = (db: Database, since: Date) =>
  alerts(db)
    .where('alerts.closed_at', '>=', since)
    .orderBy('alerts.closed_at', 'desc')
    .limit(MAX_CLOSED_ALERTS)
    .execute();

/** Of all that are open, however many are listed. */
export const countOpenAlerts = (db: Database) =>
  db
    .selectFrom('alerts')
    .select((row) => [
      row.fn.countAll<string>().as('open'),
      row.fn.countAll<string>().filterWhere('acknowledged_at', 'is', null).as('unacknowledged'),
      row.fn.max('rung_at').filterWhere('acknowledged_at', 'is', null).as('rung_at'),
    ])
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();

export const openAlertsOf = (db: Database, patientId: string) =>
  alerts(db)
    .where('alerts.patient_id', '=', patientId)
    .where('alerts.closed_at', 'is', null)
    .orderBy('alerts.raised_at')
    .execute();

type Source = AlertRow['source'];

/** Locked until the transaction ends: nobody acknowledges it while its score changes. */
export const lockOpenAlert = (tx: Tx, patientId: string, source: Source) =>
  alerts(tx)
    .where('alerts.patient_id', '=', patientId)
    .where('alerts.source', '=', source)
    .where('alerts.closed_at', 'is', null)
    .forUpdate('alerts')
    .executeTakeFirst();

/** Whether one of this patient and source was open at that time or later. */
export async function wasOpenSince(tx: Tx, patientId: string, source: Source, since: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('alerts')
    .select('id')
    .where('patient_id', '=', patientId)
    .where('source', '=', source)
    .where((alert) => alert.or([alert('closed_at', 'is', null), alert('closed_at', '>=', since)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const WORDS = { reason: SEALED.alertReason, place: SEALED.alertPlace, outcome: SEALED.alertOutcome };

type AlertChange = Updateable<DB['alerts']>;
type Which = Pick<AlertRow, 'id' | 'patient_id'>;

const sealed = <Values extends Partial<AlertChange>>(
  tx: Tx,
  { id, patient_id }: Which,
  words: Values,
): Promise<Values> => sealCells(tx, { owner: patient_id, row: [id] }, WORDS, words);

/** Null when one of this patient and source is open already. */
export async function insertAlert(tx: Tx, alert: Insertable<DB['alerts']>): Promise<string | null> {
  const id = randomUUID();
  const row = await tx
    .insertInto('alerts')
    .values(await sealed(tx, { id, patient_id: alert.patient_id }, { ...alert, id }))
    .onConflict((known) => known.columns(['patient_id', 'source']).where('closed_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Changes an alert that the transaction has locked. */
export const changeAlert = async (tx: Tx, which: Which, change: AlertChange) =>
  tx
    .updateTable('alerts')
    .set(await sealed(tx, which, change))
    .where('id', '=', which.id)
    .execute();

/** True for the one who came first, and only if no score has risen above the one that was seen. */
export async function acknowledgeUpTo(tx: Tx, id: string, seenScore: number | null, by: string, at: Date) {
  const changed = await tx
    .updateTable('alerts')
    .set({
      acknowledged_at: at,
      acknowledged_by: by,
      acknowledged_score: sql`coalesce(score, gravity)`,
      raise_above: sql`coalesce(score, gravity)`,
    })
    .where('id', '=', id)
    .where('acknowledged_at', 'is', null)
    .where('closed_at', 'is', null)
    .where((where) => where.or([where('score', 'is', null), where('score', '<=', seenScore)]))
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** True if nobody has it, nor had it before new words raised it again. */
export async function takeBackUnanswered(
  tx: Tx,
  which: Which & Pick<AlertRow, 'is_joined'>,
  change: AlertChange,
): Promise<boolean> {
  const changed = await tx
    .updateTable('alerts')
    .set({ ...(await sealed(tx, which, change)), is_taken_back: true })
    .where('id', '=', which.id)
    .where('acknowledged_at', 'is', null)
    .where('before_at', 'is', null)
    .where('closed_at', 'is', null)
    // Somebody may have joined since it was read.
    .where('is_joined', '=', which.is_joined)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

export async function takenBackSince(tx: Tx, patientId: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('alerts')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('patient_id', '=', patientId)
    .where('source', '=', 'sos')
    .where('is_taken_back', '=', true)
    .where('closed_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

type Moment = { now: Date; timeZone: string };

/** Open, and acknowledged by a doctor before the licence lapsed. */
const isOfLapsed = ({ now, timeZone }: Moment) => sql<boolean>`alerts.closed_at is null and exists (
  select from clinicians join accounts on accounts.id = clinicians.account_id and accounts.role = 'doctor'
  where clinicians.account_id = alerts.acknowledged_by
    and clinicians.licence_ends_on < (${now}::timestamptz at time zone ${timeZone})::date
    and alerts.acknowledged_at < ((clinicians.licence_ends_on + 1)::timestamp at time zone ${timeZone}))`;

export const alertsOfLapsed = (db: Database, moment: Moment) =>
  db.selectFrom('alerts').select('id').where(isOfLapsed(moment)).orderBy('unanswered_since').execute();

/** Of several servers one finds it still so. */
export const lockAlertOfLapsed = (tx: Tx, id: string, moment: Moment) =>
  alerts(tx).where('alerts.id', '=', id).where(isOfLapsed(moment)).forUpdate('alerts').executeTakeFirst();

type Step = 'acknowledged_at' | 'attended_at' | 'closed_at';

/** True for the one who took the step; `before` must have been taken, `step` not yet. */
export async function takeStep(
  tx: Tx,
  which: Which,
  { before, step }: { before: Step; step: Step },
  change: AlertChange,
): Promise<boolean> {
  const changed = await tx
    .updateTable('alerts')
    .set(await sealed(tx, which, change))
    .where('id', '=', which.id)
    .where(step, 'is', null)
    .where(before, 'is not', null)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** Alerts of scores that were raised, or raised again, since then. */
export async function withholdSince(tx: Tx, patientId: string, since: Date): Promise<string[]> {
  const rows = await tx
    .updateTable('alerts')
    .set({ opens_chart: false })
    .where('patient_id', '=', patientId)
    .where('source', '=', 'news2')
    .where(sql<Date>`greatest(raised_at, raised_again_at)`, '>=', since)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export type EscalationStage = 'repeated_at' | 'doctors_told_at' | 'admins_told_at';

/** Unanswered since then and not yet escalated to this stage. */
const isUnanswered = (told: EscalationStage, before: Date) => (where: ExpressionBuilder<DB, 'alerts'>) =>
  where.and([
    where('alerts.acknowledged_at', 'is', null),
    where('alerts.closed_at', 'is', null),
    where('alerts.unanswered_since', '<=', before),
    where(`alerts.${told}`, 'is', null),
  ]);

export const unansweredAlerts = (db: Database, told: EscalationStage, before: Date) =>
  db.selectFrom('alerts').select('id').where(isUnanswered(told, before)).orderBy('unanswered_since').execute();

/** Of several servers one claims it, once. */
export async function claimUnanswered(
  tx: Tx,
  id: string,
  told: EscalationStage,
  { before, now }: { before: Date; now: Date },
): Promise<AlertRow | undefined> {
  const claimed = await tx
    .updateTable('alerts')
    .set({ [told]: now, ...(told === 'repeated_at' ? { rung_at: now } : {}) })
    .where('id', '=', id)
    .where(isUnanswered(told, before))
    .executeTakeFirst();
  return claimed.numUpdatedRows === 1n ? alertById(tx, id) : undefined;
}

/** Which of these the reader has read. */
export async function readBy(db: Database, readerId: string, alertIds: readonly string[]): Promise<Set<string>> {
  if (alertIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('alert_reads')
    .select('alert_id')
    .where('reader_id', '=', readerId)
    .where('alert_id', 'in', [...alertIds])
    .execute();
  return new Set(rows.map(({ alert_id }) => alert_id));
}

export const insertRead = (tx: Tx, read: Insertable<DB['alert_reads']>) =>
  tx
    .insertInto('alert_reads')
    .values(read)
    .onConflict((known) => known.doNothing())
    .execute();
