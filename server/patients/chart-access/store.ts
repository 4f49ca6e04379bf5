import { randomUUID } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import { askTogether } from '#server/db/ask-together.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import { executeLater, executePrepared, type Statement } from '#server/db/prepared-statements.ts';
import type { DB } from '#server/db/rows.generated.ts';
import { sealCells } from '#server/db/sealed/open-results.ts';
import { SEALED } from '#server/db/sealed/sealed-columns.ts';
import type { ChartRow } from '../store.ts';
import { type Clinician, chartsOpenAmong } from './who-may-open.ts';

type Care = Insertable<DB['care_relationships']>;

const UPSERT_CARE = `insert into care_relationships (patient_id, clinician_id, kind, source_id, opened_at, closes_at)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (source_id, clinician_id) do update set closes_at = excluded.closes_at`;

/** The same source and clinician again: the relationship goes on, with its new end. */
export const upsertCare = (tx: Tx, { patient_id, clinician_id, kind, source_id, opened_at, closes_at }: Care) =>
  executeLater(tx, {
    text: UPSERT_CARE,
    values: [patient_id, clinician_id, kind, source_id, opened_at, closes_at ?? null],
  });

/** What has ended before stays ended. */
export async function endCare(tx: Tx, sourceId: string, at: Date): Promise<void> {
  await executeLater(tx, {
    text: 'update care_relationships set closes_at = least(closes_at, $2) where source_id = $1',
    values: [sourceId, at],
  });
}

export async function setCareEnd(tx: Tx, sourceId: string, closesAt: Date): Promise<void> {
  await tx.updateTable('care_relationships').set({ closes_at: closesAt }).where('source_id', '=', sourceId).execute();
}

export const readChart = async (db: Database, statement: Statement): Promise<ChartRow | undefined> =>
  (await askTogether<ChartRow>(db, statement))[0];

/** Returns which of these charts the clinician may open, by the same conditions as one chart, in one query. */
export async function openChartsAmong(
  db: Database,
  patientIds: readonly string[],
  clinician: Clinician,
  now: Date,
): Promise<string[]> {
  const rows = await executePrepared<{ id: string }>(db, chartsOpenAmong(patientIds, clinician, now));
  return rows.map(({ id }) => id);
}

/** Each patient once. In two looks, because each of them stays inside the index; one with "or" would not. */
export async function countInCare(db: Database, clinicianId: string, at: Date): Promise<number> {
  const caredFor = sql`select patient_id from care_relationships where clinician_id = ${clinicianId} and opened_at <= ${at}`;
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    ${caredFor} and closes_at > ${at} union ${caredFor} and closes_at is null) as in_care`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Clinicians whose care of this patient is open now; while the patient lies here, every nurse. */
export async function clinicianIdsOf(db: Database, patientId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select clinician_id as id from care_relationships
    where patient_id = ${patientId} and (closes_at is null or closes_at > ${now})
    union
    select accounts.id from accounts, charts_open_to_nurses open
    where open.patient_id = ${patientId} and open.closed_at is null
    and accounts.role = 'staff' and accounts.disabled_at is null`.execute(db);
  return rows.map(({ id }) => id);
}

type Lately = { clinicianId: string; patientId: string; now: Date; since: Date };

/** The kinds of care that are open now, and the emergencies since then; an alert that is open to everyone counts as one. */
export async function careOfLate(db: Database, { clinicianId, patientId, now, since }: Lately): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    select kind from care_relationships
    where patient_id = ${patientId} and clinician_id = ${clinicianId}
    and (closes_at is null or closes_at > ${now} or (kind in ('broken-glass', 'alert') and opened_at > ${since}))
    union
    select 'alert' from charts_open_by_alert where patient_id = ${patientId} and closes_at > ${now}`.execute(db);
  return rows.map(({ kind }) => kind);
}

export async function caredForAmong(db: Database, patientIds: readonly string[], clinicianId: string, now: Date) {
  if (patientIds.length === 0) return [];
  const rows = await db
    .selectFrom('care_relationships')
    .select('patient_id')
    .where('clinician_id', '=', clinicianId)
    .where('patient_id', 'in', [...patientIds])
    .where((where) => where.or([where('closes_at', 'is', null), where('closes_at', '>', now)]))
    .execute();
  return rows.map(({ patient_id }) => patient_id);
}

export const upsertChartByAlert = (tx: Tx, chart: Insertable<DB['charts_open_by_alert']>) =>
  tx
    .insertInto('charts_open_by_alert')
    .values(chart)
    .onConflict((known) => known.column('alert_id').doUpdateSet({ closes_at: chart.closes_at }))
    .execute();

export const endChartByAlert = (tx: Tx, alertId: string, at: Date) =>
  tx.updateTable('charts_open_by_alert').set({ closes_at: at }).where('alert_id', '=', alertId).execute();

export const openToNurses = (tx: Tx, chart: Insertable<DB['charts_open_to_nurses']>) =>
  tx.insertInto('charts_open_to_nurses').values(chart).execute();

export const closeToNurses = (tx: Tx, sourceId: string, at: Date) =>
  tx.updateTable('charts_open_to_nurses').set({ closed_at: at }).where('source_id', '=', sourceId).execute();

export async function insertBrokenGlass(tx: Tx, glass: Insertable<DB['broken_glass']>): Promise<void> {
  const id = glass.id ?? randomUUID();
  const words = { reason: SEALED.glassReason };
  const sealed = await sealCells(tx, { owner: glass.patient_id, row: [id] }, words, { ...glass, id });
  await tx.insertInto('broken_glass').values(sealed).execute();
}

/**
 * Patients whose charts were opened by glass and by one's own alarms, besides one of them. Of several at once from one
 * clinician each counts those before it.
 */
export async function countOpenings(tx: Tx, clinicianId: string, since: Date, besides: string | null = null) {
  await sql`select pg_advisory_xact_lock(hashtextextended('glass:' || ${clinicianId}::text, 0))`.execute(tx);
  const { rows } = await sql<{ count: number }>`select
    (select count(*) from broken_glass where clinician_id = ${clinicianId} and broken_at > ${since})::int
    + (select count(distinct patient_id) from charts_opened_by_own_alarm
      where clinician_id = ${clinicianId} and opened_at > ${since} and not needs_proof
      and patient_id is distinct from ${besides}::uuid)::int as count`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Called when a set was recorded, or crossed out so that an earlier one counts. */
export const upsertOwnAlarm = (tx: Tx, opened: Insertable<DB['charts_opened_by_own_alarm']>) =>
  tx
    .insertInto('charts_opened_by_own_alarm')
    .values(opened)
    .onConflict((known) =>
      known.column('source_id').doUpdateSet({
        opened_at: opened.opened_at,
        // Once a chart needed her password, it goes on needing it.
        needs_proof: sql<boolean>`charts_opened_by_own_alarm.needs_proof or excluded.needs_proof`,
      }),
    )
    .execute();

export const needsProofSince = async (db: Database, clinicianId: string, patientId: string, since: Date) =>
  (await db
    .selectFrom('charts_opened_by_own_alarm')
    .select('source_id')
    .where('clinician_id', '=', clinicianId)
    .where('patient_id', '=', patientId)
    .where('needs_proof', '=', true)
    .where('opened_at', '>', since)
    .executeTakeFirst()) !== undefined;
