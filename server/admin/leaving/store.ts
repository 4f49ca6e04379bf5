import { sql } from 'kysely';
import type { Database, Tx } from '#server/db/connect.ts';

type Left = { inpatients: number; results: number; messages: number; requests: number; drafts: number };

export async function countCareLeft(db: Database, doctorId: string): Promise<Left> {
  const { rows } = await sql<Left>`select
    (select count(*)::int from admissions where doctor_id = ${doctorId} and discharged_at is null) as inpatients,
    (select count(*)::int from lab_orders where ordered_by = ${doctorId} and state = 'resulted') as results,
    (select count(*)::int from message_threads where doctor_id = ${doctorId} and started_by <> ${doctorId}
      and priority = 'critical' and acknowledged_at is null) as messages,
    (select count(*)::int from lab_orders where ordered_by = ${doctorId} and state in ('ordered', 'collected'))
      + (select count(*)::int from staff_tasks where given_by = ${doctorId} and state <> 'done') as requests,
    (select count(*)::int from diagnosis_drafts where author_id = ${doctorId}) as drafts`.execute(db);
  return rows[0] ?? { inpatients: 0, results: 0, messages: 0, requests: 0, drafts: 0 };
}

/** Everyone who lies here in the care of the first, now in that of the second. */
export const passInpatients = (tx: Tx, from: string, to: string) =>
  tx
    .updateTable('admissions')
    .set({ doctor_id: to })
    .where('doctor_id', '=', from)
    .where('discharged_at', 'is', null)
    .returning(['id', 'patient_id', 'accepted_at'])
    .execute();

export const resultsToReview = (tx: Tx, orderedBy: string) =>
  tx
    .selectFrom('lab_orders')
    .select(['id', 'patient_id'])
    .where('ordered_by', '=', orderedBy)
    .where('state', '=', 'resulted')
    .execute();

export const liesHere = async (tx: Tx, patientId: string): Promise<boolean> =>
  (await tx
    .selectFrom('admissions')
    .select('id')
    .where('patient_id', '=', patientId)
    .where('discharged_at', 'is', null)
    .executeTakeFirst()) !== undefined;

export const hasOpenAlert = async (tx: Tx, patientId: string): Promise<boolean> =>
  (await tx
    .selectFrom('alerts')
    .select('id')
    .where('patient_id', '=', patientId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()) !== undefined;
