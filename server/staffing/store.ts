import { randomUUID } from 'node:crypto';
import { type Insertable, type NotNull, sql } from 'kysely';
import type { Database, Tx } from '../db/connect.ts';
import type { DB } from '../db/rows.generated.ts';
import { CLINIC } from '../db/sealed/data-keys.ts';
import { addressHash, sealText } from '../db/sealed/open-results.ts';
import { SEALED } from '../db/sealed/sealed-columns.ts';

const applications = (db: Database) =>
  db
    .selectFrom('doctor_applications')
    .innerJoin('departments', 'departments.id', 'doctor_applications.department_id')
    .leftJoin('accounts', 'accounts.id', 'doctor_applications.decided_by')
    .selectAll('doctor_applications')
    .select(['departments.name as department', 'accounts.name as decided_by_name']);

export type ApplicationRow = NonNullable<Awaited<ReturnType<typeof applicationById>>>;

export const allApplications = (db: Database) =>
  applications(db)
    .orderBy(sql`doctor_applications.status <> 'waiting'`)
    .orderBy('doctor_applications.applied_at', 'desc')
    .limit(500)
    .execute();

export const applicationById = (db: Database, id: string) =>
  applications(db).where('doctor_applications.id', '=', id).executeTakeFirst();

export async function insertApplication(tx: Tx, application: Insertable<DB['doctor_applications']>): Promise<string> {
  const id = randomUUID();
  const cell = { owner: CLINIC, row: [id] };
  const sealed = {
    email: await sealText(tx, { ...cell, column: SEALED.applicantEmail }, application.email),
    email_hash: addressHash(tx, application.email),
    phone: await sealText(tx, { ...cell, column: SEALED.applicantPhone }, application.phone),
  };
  await tx
    .insertInto('doctor_applications')
    .values({ ...application, id, ...sealed })
    .execute();
  return id;
}

type Decision = { status: 'approved' | 'declined'; reason: string | null; decided_at: Date; decided_by: string };

/** True for the one decision that came first. */
export async function decideApplication(tx: Tx, id: string, decision: Decision): Promise<boolean> {
  const decided = await tx
    .updateTable('doctor_applications')
    .set(decision)
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  return decided.numUpdatedRows === 1n;
}

export async function insertClinician(tx: Tx, clinician: Insertable<DB['clinicians']>): Promise<void> {
  await tx.insertInto('clinicians').values(clinician).execute();
}

// Patients are never in it: an administrator sees who works here, not who is treated here.
const workers = (db: Database) =>
  db
    .selectFrom('accounts')
    .leftJoin('clinicians', 'clinicians.account_id', 'accounts.id')
    .leftJoin('departments', 'departments.id', 'clinicians.department_id')
    .leftJoin('second_factors', 'second_factors.account_id', 'accounts.id')
    .where('accounts.role', '<>', 'patient')
    .select([
      'accounts.id',
      'accounts.role',
      'accounts.name',
      'accounts.email',
      'accounts.created_at',
      'accounts.last_login_at',
      'accounts.disabled_at',
      sql<boolean>`accounts.password_hash is not null`.as('has_password'),
      'clinicians.title',
      'clinicians.license_number',
      'clinicians.employee_id',
      'departments.name as department',
      'second_factors.confirmed_at as second_factor_since',
    ])
    // only_patients_lack_an_email
    .$narrowType<{ email: NotNull }>();

export type WorkerRow = NonNullable<Awaited<ReturnType<typeof workerById>>>;

export const allWorkers = (db: Database) => workers(db).orderBy('accounts.role').orderBy('accounts.name').execute();

export const workerById = (db: Database, id: string) => workers(db).where('accounts.id', '=', id).executeTakeFirst();

/** False for opening one that is open. */
export async function setDisabled(tx: Tx, accountId: string, disabledAt: Date | null): Promise<boolean> {
  const set = tx.updateTable('accounts').set({ disabled_at: disabledAt }).where('id', '=', accountId);
  const changed = await (disabledAt ? set : set.where('disabled_at', 'is not', null)).executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** False where it is so already. */
export async function setRole(tx: Tx, accountId: string, role: 'staff' | 'admin'): Promise<boolean> {
  const set = tx.updateTable('accounts').set({ role }).where('id', '=', accountId).where('role', '<>', role);
  return (await set.executeTakeFirst()).numUpdatedRows === 1n;
}

/** Administrators who can act, locked until the transaction ends, so that two cannot remove each other at once. */
export async function lockAdministrators(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('accounts')
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .where('password_hash', 'is not', null)
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export const clinicianOf = (db: Database, accountId: string) =>
  db
    .selectFrom('clinicians')
    .innerJoin('accounts', 'accounts.id', 'clinicians.account_id')
    .select(['clinicians.on_duty_since', 'accounts.role', 'accounts.disabled_at'])
    .where('clinicians.account_id', '=', accountId)
    .executeTakeFirst();

/** Whoever was on duty already keeps the time. */
export async function setOnDuty(tx: Tx, accountId: string, since: Date | null): Promise<void> {
  await tx
    .updateTable('clinicians')
    .set((row) => ({ on_duty_since: since && row.fn.coalesce('on_duty_since', row.val(since)) }))
    .where('account_id', '=', accountId)
    .execute();
}

export async function onDuty(db: Database, role: 'doctor' | 'staff'): Promise<string[]> {
  const rows = await db
    .selectFrom('clinicians')
    .innerJoin('accounts', 'accounts.id', 'clinicians.account_id')
    .select('accounts.id')
    .where('accounts.role', '=', role)
    .where('accounts.disabled_at', 'is', null)
    .where('clinicians.on_duty_since', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

export const enabledAdministrators = (db: Database): Promise<string[]> => enabledOf(db, 'admin');

export const enabledDoctors = (db: Database): Promise<string[]> => enabledOf(db, 'doctor');

async function enabledOf(db: Database, role: 'admin' | 'doctor'): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', role)
    .where('disabled_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
