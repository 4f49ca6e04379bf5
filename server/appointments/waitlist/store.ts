// Doctors whose free times are compared again with who waits for them.
import { sql } from 'kysely';
import type { Database, Tx } from '#server/db/connect.ts';
import type { WaitsFor } from './wishes/store.ts';

export async function markDoctor(tx: Tx, doctorId: string): Promise<void> {
  await tx.insertInto('waitlist_rechecks').values({ doctor_id: doctorId }).execute();
}

/** Every doctor whose time could fulfil this wish. */
export async function markForWish(tx: Tx, { doctor_id, department_id }: WaitsFor): Promise<void> {
  if (doctor_id) return markDoctor(tx, doctor_id);
  await sql`insert into waitlist_rechecks (doctor_id)
    select account_id from clinicians join accounts on accounts.id = account_id
    where department_id = ${department_id}::uuid and role = 'doctor'`.execute(tx);
}

/** Every doctor for whom someone waits. */
export async function markAllAwaited(db: Database): Promise<void> {
  await sql`insert into waitlist_rechecks (doctor_id)
    select doctor_id from waitlist_wishes where ended_at is null and doctor_id is not null
    union
    select account_id from clinicians join accounts on accounts.id = account_id
    where role = 'doctor' and department_id in
      (select department_id from waitlist_wishes where ended_at is null and doctor_id is null)
    union
    select doctor_id from waitlist_offers where state = 'open'`.execute(db);
}

export async function markedDoctors(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('waitlist_rechecks').select('doctor_id').distinct().limit(50).execute();
  return rows.map((row) => row.doctor_id);
}

/** Takes the marks away that no other server is at; false when there is none left. */
export async function takeMarks(tx: Tx, doctorId: string): Promise<boolean> {
  const { rows } = await sql`delete from waitlist_rechecks where number in
    (select number from waitlist_rechecks where doctor_id = ${doctorId}::uuid for update skip locked)
    returning number`.execute(tx);
  return rows.length > 0;
}
