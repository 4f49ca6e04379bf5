import { type Insertable, type SqlBool, sql } from 'kysely';
import type { Database, Tx } from '#server/db/connect.ts';
import type { DB } from '#server/db/rows.generated.ts';
import { sealText } from '#server/db/sealed/open-results.ts';
import { SEALED } from '#server/db/sealed/sealed-columns.ts';

const requests = (db: Database) =>
  db
    .selectFrom('repeat_requests')
    .innerJoin('prescribed_medicines as medicine', 'medicine.id', 'repeat_requests.medicine_id')
    .innerJoin('prescriptions', 'prescriptions.id', 'medicine.prescription_id')
    .innerJoin('diagnoses', 'diagnoses.id', 'prescriptions.diagnosis_id')
    .innerJoin('patients', 'patients.id', 'repeat_requests.patient_id')
    .innerJoin('accounts as doctor', 'doctor.id', 'repeat_requests.doctor_id')
    .leftJoin('accounts as decider', 'decider.id', 'repeat_requests.decided_by')
    .selectAll('repeat_requests')
    .select(['patients.name as patient', 'patients.pud', 'patients.account_id as patient_account_id'])
    .select(['medicine.name', 'medicine.amount', 'medicine.unit', 'medicine.route', 'medicine.frequency'])
    .select([
      'medicine.gap_hours',
      'medicine.most_in_24h',
      'medicine.days',
      'medicine.instructions',
      'medicine.ends_on',
    ])
    .select(['medicine.stopped_at', 'diagnoses.diagnosis', 'doctor.name as prescriber', 'decider.name as decider'])
    .select(sql<boolean>`doctor.disabled_at is null`.as('is_doctor_here'));

export type RequestRow = NonNullable<Awaited<ReturnType<typeof requestById>>>;

export const requestById = (db: Database, id: string) =>
  requests(db).where('repeat_requests.id', '=', id).executeTakeFirst();

/** Two who decide at once come one after the other. */
export async function lockRequest(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('repeat_requests').select('id').where('id', '=', id).forUpdate().execute();
}

type Reader = { accountId: string; isOnDuty: boolean; now: Date; waitedSince: Date };

/** Open ones of what runs: the doctor's own, of patients in care, and on duty what waits too long or has nobody. Oldest first. */
export const openRequestsFor = (db: Database, { accountId, isOnDuty, now, waitedSince }: Reader, limit: number) =>
  requests(db)
    .where('repeat_requests.state', '=', 'open')
    .where('medicine.stopped_at', 'is', null)
    .where(
      sql<SqlBool>`(repeat_requests.doctor_id = ${accountId} or exists (select from care_relationships care
        where care.patient_id = repeat_requests.patient_id and care.clinician_id = ${accountId}
        and (care.closes_at is null or care.closes_at > ${now}))
        or (${isOnDuty}::boolean and (doctor.disabled_at is not null or repeat_requests.asked_at <= ${waitedSince})))`,
    )
    .orderBy('repeat_requests.asked_at')
    .orderBy('repeat_requests.id')
    .limit(limit)
    .execute();

/** A second one while it is open is refused by one_open_repeat_per_medicine. */
export async function insertRequest(tx: Tx, request: Insertable<DB['repeat_requests']>): Promise<string> {
  const { id } = await tx.insertInto('repeat_requests').values(request).returning('id').executeTakeFirstOrThrow();
  return id;
}

type Decision = {
  state: 'renewed' | 'refused' | 'visit-first';
  decided_by: string;
  decided_at: Date;
  answer: string;
  renewed_as: string | null;
};

/** True for the first who decides. */
export async function decideIfOpen(
  tx: Tx,
  { id, patient_id: owner }: RequestRow,
  decision: Decision,
): Promise<boolean> {
  const answer = await sealText(tx, { column: SEALED.repeatAnswer, owner, row: [id] }, decision.answer);
  const decided = await tx
    .updateTable('repeat_requests')
    .set({ ...decision, answer })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return decided.numUpdatedRows === 1n;
}

const waiting = (db: Database, waitedSince: Date) =>
  requests(db)
    .where('repeat_requests.state', '=', 'open')
    .where('repeat_requests.told_late_at', 'is', null)
    .where('repeat_requests.asked_at', '<=', waitedSince)
    .where('medicine.stopped_at', 'is', null);

export const waitingSince = (db: Database, waitedSince: Date) => waiting(db, waitedSince).execute();

/** Of several servers one claims it, once. */
export async function claimLate(tx: Tx, id: string, now: Date): Promise<boolean> {
  const claimed = await tx
    .updateTable('repeat_requests')
    .set({ told_late_at: now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('told_late_at', 'is', null)
    .executeTakeFirst();
  return claimed.numUpdatedRows === 1n;
}

/** The last visit that took place. */
export async function lastVisitAt(db: Database, patientId: string): Promise<Date | null> {
  const { at } = await db
    .selectFrom('appointments')
    .select(sql<Date | null>`max(lower(during))`.as('at'))
    .where('patient_id', '=', patientId)
    .where('status', '=', 'completed')
    .executeTakeFirstOrThrow();
  return at;
}

/** The last visit that took place, or the last diagnosis that was signed: when a doctor last looked. */
export async function lastReviewAt(db: Database, patientId: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select greatest(
    (select max(lower(during)) from appointments where patient_id = ${patientId} and status = 'completed'),
    (select max(signed_at) from diagnoses where patient_id = ${patientId})) as at`.execute(db);
  return rows[0]?.at ?? null;
}

/** All that this patient asked for, oldest first. */
export const requestsOf = (db: Database, patientId: string) =>
  requests(db).where('repeat_requests.patient_id', '=', patientId).orderBy('repeat_requests.asked_at').execute();
