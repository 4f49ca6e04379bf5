import { randomUUID } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import type { ScheduledDose, VaccineSchedule } from '#contract/childhood/vaccines.ts';
import type { Database, Tx } from '../db/connect.ts';
import type { DB } from '../db/rows.generated.ts';
import { sealCells, sealText } from '../db/sealed/open-results.ts';
import { SEALED } from '../db/sealed/sealed-columns.ts';
import { someoneActs } from '../patients/public.ts';

/** The newest version of the schedule. */
export async function currentSchedule(db: Database): Promise<VaccineSchedule> {
  const schedule = await db
    .selectFrom('vaccine_schedules')
    .leftJoin('accounts', 'accounts.id', 'vaccine_schedules.written_by')
    .leftJoin('vaccine_schedule_confirmations as c', 'c.version', 'vaccine_schedules.version')
    .leftJoin('accounts as reader', 'reader.id', 'c.confirmed_by')
    .selectAll('vaccine_schedules')
    .select(['accounts.name as writer', 'reader.name as reader', 'c.confirmed_at'])
    .orderBy('vaccine_schedules.version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const doses = await db
    .selectFrom('vaccine_schedule_doses')
    .selectAll()
    .where('version', '=', schedule.version)
    .orderBy('place')
    .execute();
  return {
    version: schedule.version,
    name: schedule.name,
    note: schedule.note,
    writtenBy: schedule.writer,
    writtenAt: schedule.written_at.toISOString(),
    confirmed:
      schedule.reader && schedule.confirmed_at
        ? { by: schedule.reader, at: schedule.confirmed_at.toISOString() }
        : null,
    doses: doses.map((row) => ({
      ...{ code: row.code, series: row.series, nth: row.nth, name: row.name, source: row.source },
      dueAge: row.due_age,
      overdueAge: row.overdue_age,
      leastAge: row.least_age,
      onlyBefore: row.only_before,
      lateWords: row.late_words,
      afterCode: row.after_code,
      leastGap: row.least_gap,
      insteadOf: row.instead_of,
      isLive: row.is_live,
      keepsApart: row.keeps_apart,
      whereGiven: row.where_given,
    })),
  };
}

/** False when someone else wrote this version first. */
export async function insertSchedule(
  tx: Tx,
  schedule: Insertable<DB['vaccine_schedules']>,
  doses: readonly ScheduledDose[],
): Promise<boolean> {
  const inserted = await tx
    .insertInto('vaccine_schedules')
    .values(schedule)
    .onConflict((taken) => taken.column('version').doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows !== 1n) return false;
  await tx
    .insertInto('vaccine_schedule_doses')
    .values(
      doses.map((dose, index) => ({
        ...{ version: schedule.version, place: index + 1 },
        ...{ code: dose.code, series: dose.series, nth: dose.nth, name: dose.name, source: dose.source },
        due_age: dose.dueAge,
        overdue_age: dose.overdueAge,
        least_age: dose.leastAge,
        only_before: dose.onlyBefore,
        late_words: dose.lateWords,
        after_code: dose.afterCode,
        least_gap: dose.leastGap,
        instead_of: dose.insteadOf,
        is_live: dose.isLive,
        keeps_apart: dose.keepsApart,
        where_given: dose.whereGiven,
      })),
    )
    .execute();
  return true;
}

/** False when another doctor has confirmed it. */
export async function insertConfirmation(
  tx: Tx,
  row: Insertable<DB['vaccine_schedule_confirmations']>,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('vaccine_schedule_confirmations')
    .values(row)
    .onConflict((taken) => taken.column('version').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export type DoseRow = Awaited<ReturnType<typeof allDoseVersions>>[number];

/** Every version of every dose, oldest first. */
export const allDoseVersions = (db: Database, patientId: string) =>
  db
    .selectFrom('vaccine_doses')
    .innerJoin('accounts', 'accounts.id', 'vaccine_doses.written_by')
    .selectAll('vaccine_doses')
    .select('accounts.name as writer')
    .where('patient_id', '=', patientId)
    .orderBy('given_on')
    .orderBy('id')
    .orderBy('version')
    .execute();

/** The newest version of each dose that holds, also where it was put right to an earlier day. */
export async function dosesOf(db: Database, patientId: string): Promise<DoseRow[]> {
  const all = await allDoseVersions(db, patientId);
  const newest = new Map<string, number>();
  for (const { id, version } of all) newest.set(id, Math.max(version, newest.get(id) ?? 0));
  return all.filter(({ id, version, is_wrong }) => version === newest.get(id) && !is_wrong);
}

export const newestOfDose = (db: Database, id: string) =>
  db
    .selectFrom('vaccine_doses')
    .selectAll()
    .where('id', '=', id)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function insertDose(tx: Tx, row: Insertable<DB['vaccine_doses']>): Promise<boolean> {
  const cell = { owner: row.patient_id, row: [row.id, row.version] };
  const inserted = await tx
    .insertInto('vaccine_doses')
    .values(await sealCells(tx, cell, { reason: SEALED.vaccineCorrection }, row))
    .onConflict((taken) => taken.columns(['id', 'version']).doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

const decisions = (db: Database, patientId: string) =>
  db
    .selectFrom('vaccine_decisions')
    .innerJoin('accounts', 'accounts.id', 'vaccine_decisions.decided_by')
    .selectAll('vaccine_decisions')
    .select('accounts.name as decider')
    .where('patient_id', '=', patientId)
    .orderBy('decided_at');

export const allDecisionsOf = (db: Database, patientId: string) => decisions(db, patientId).execute();

export type DecisionRow = Awaited<ReturnType<typeof allDecisionsOf>>[number];

/** A postponement ends by itself on its day. */
export const openDecisionsOf = (db: Database, patientId: string, today: string): Promise<DecisionRow[]> =>
  decisions(db, patientId)
    .where('ended_at', 'is', null)
    .where((where) => where.or([where('until_day', 'is', null), where('until_day', '>', today)]))
    .execute();

/** Makes room for a new decision: what was put off until today or before has ended, by nobody. */
export const endExpired = (tx: Tx, patientId: string, today: string, now: Date) =>
  tx
    .updateTable('vaccine_decisions')
    .set({ ended_at: now })
    .where('patient_id', '=', patientId)
    .where('ended_at', 'is', null)
    .where('until_day', '<=', today)
    .execute();

export async function insertDecision(tx: Tx, row: Omit<Insertable<DB['vaccine_decisions']>, 'id'>) {
  const id = randomUUID();
  const reason = await sealText(tx, { column: SEALED.vaccineDecision, owner: row.patient_id, row: [id] }, row.reason);
  await tx
    .insertInto('vaccine_decisions')
    .values({ ...row, id, reason })
    .execute();
  return { id };
}

/** Whose decision it was; null when there is none, or it has ended. */
export async function endDecision(tx: Tx, id: string, by: string, now: Date): Promise<string | null> {
  const ended = await tx
    .updateTable('vaccine_decisions')
    .set({ ended_by: by, ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('patient_id')
    .executeTakeFirst();
  return ended?.patient_id ?? null;
}

export const patientOfDecision = async (db: Database, id: string): Promise<string | null> =>
  (await db.selectFrom('vaccine_decisions').select('patient_id').where('id', '=', id).executeTakeFirst())?.patient_id ??
  null;

export type DueLook = { patient_id: string; account_id: string | null };

/** Children with a login of their own, or someone who acts for them, whose record was not looked at today. */
export async function childrenToLookAt(db: Database, today: string, bornAfter: string, limit: number) {
  const { rows } = await sql<DueLook>`
    select p.id as patient_id, p.account_id from patients p
    join lateral (select date_of_birth from health_profiles h where h.patient_id = p.id order by version desc limit 1) h on true
    left join vaccine_reminders r on r.patient_id = p.id
    where (p.account_id is not null or ${someoneActs('p.id', [])}) and p.deactivated_at is null and h.date_of_birth > ${bornAfter}::date
      and (r.looked_on is null or r.looked_on < ${today}::date)
    order by p.id limit ${limit}`.execute(db);
  return rows;
}

/** False when another server has looked today. */
export async function markLooked(tx: Tx, patientId: string, today: string): Promise<boolean> {
  const { rows } = await sql`
    insert into vaccine_reminders (patient_id, looked_on) values (${patientId}, ${today}::date)
    on conflict (patient_id) do update set looked_on = excluded.looked_on
    where vaccine_reminders.looked_on < excluded.looked_on returning patient_id`.execute(tx);
  return rows.length === 1;
}
