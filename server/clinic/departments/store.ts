import { sql } from 'kysely';
import type { Database, Tx } from '#server/db/connect.ts';

/** Who works in it now, without those whose account is closed. */
const doctors = sql<number>`(select count(*)::int from clinicians join accounts on accounts.id = account_id
  where clinicians.department_id = departments.id and accounts.disabled_at is null)`;
const waiting = sql<number>`(select count(*)::int from doctor_applications
  where doctor_applications.department_id = departments.id and status = 'waiting')`;

export const allDepartments = (db: Database) =>
  db
    .selectFrom('departments')
    .selectAll()
    .select([doctors.as('doctors'), waiting.as('applications')])
    .orderBy('position')
    .orderBy('name')
    .execute();

export type DepartmentRow = Awaited<ReturnType<typeof allDepartments>>[number];

/** Departments are changed one after the other: of two that are closed at once one stays. */
export async function lockDepartments(tx: Tx): Promise<DepartmentRow[]> {
  await tx.selectFrom('departments').select('id').orderBy('id').forUpdate().execute();
  return allDepartments(tx);
}

export const insertDepartment = async (tx: Tx, name: string): Promise<string> =>
  (
    await tx
      .insertInto('departments')
      .values({ name, position: sql<number>`(select coalesce(max(position), 0) + 1 from departments)` })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

/** False when it is called otherwise by now. */
export async function setName(tx: Tx, id: string, { name, was }: { name: string; was: string }): Promise<boolean> {
  const set = tx.updateTable('departments').set({ name }).where('id', '=', id).where('name', '=', was);
  return (await set.executeTakeFirst()).numUpdatedRows === 1n;
}

/** False where it is so already. */
export async function setClosed(tx: Tx, id: string, at: Date | null): Promise<boolean> {
  const set = tx
    .updateTable('departments')
    .set({ closed_at: at })
    .where('id', '=', id)
    .where('closed_at', at ? 'is' : 'is not', null);
  return (await set.executeTakeFirst()).numUpdatedRows === 1n;
}

/** Visits and wishes that are there become private as well. Those that were stay so when the rule ends: somebody relied on it. */
export async function setPrivate(tx: Tx, id: string, isPrivate: boolean): Promise<void> {
  await tx.updateTable('departments').set({ is_confidential: isPrivate }).where('id', '=', id).execute();
  if (!isPrivate) return;
  await sql`select mark_confidential(patient_id, 'appointment', id, 'department', null, null)
    from appointments where department_id = ${id}`.execute(tx);
  await sql`select mark_confidential(patient_id, 'wish', id, 'department', null, null)
    from waitlist_wishes where department_id = ${id}`.execute(tx);
}

type Moving = { from: string; to: string; at: Date; by: string };

/**
 * Doctors, also those whose account is closed, and who waits to become one. What was known of each is kept, and a form that shows
 * them in the old department is out of date.
 */
export async function moveDoctors(tx: Tx, { from, to, at, by }: Moving): Promise<void> {
  await sql`insert into clinician_versions
      (account_id, version, name, title, license_number, licence_ends_on, department_id, until, changed_by)
    select account_id, version, name, title, license_number, licence_ends_on, department_id, ${at}, ${by}
    from clinicians join accounts on accounts.id = clinicians.account_id where department_id = ${from}
    on conflict (account_id, version) do nothing`.execute(tx);
  await tx
    .updateTable('clinicians')
    .set((row) => ({ department_id: to, version: sql<number>`${row.ref('version')} + 1` }))
    .where('department_id', '=', from)
    .execute();
  await tx
    .updateTable('doctor_applications')
    .set({ department_id: to })
    .where('department_id', '=', from)
    .where('status', '=', 'waiting')
    .execute();
}

const placed = sql<string[]>`array(select specialist from specialist_departments
  where specialist_departments.department_id = departments.id)`;

/** Those that are open, in their order, with the specialists who were placed there. */
export const departmentsWithSpecialists = (db: Database) =>
  db
    .selectFrom('departments')
    .select(['id', 'name', placed.as('specialists')])
    .where('closed_at', 'is', null)
    .orderBy('position')
    .execute();

type Placing = { specialist: string; department_id: string; set_by: string; set_at: Date };

export const placeSpecialist = (tx: Tx, { specialist, ...placing }: Placing) =>
  tx
    .insertInto('specialist_departments')
    .values({ specialist, ...placing })
    .onConflict((known) => known.column('specialist').doUpdateSet(placing))
    .execute();

export const leaveToNames = (tx: Tx, specialist: string) =>
  tx.deleteFrom('specialist_departments').where('specialist', '=', specialist).execute();
