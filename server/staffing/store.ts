import { randomUUID } from 'node:crypto';
import { type Insertable, type NotNull, type Selectable, sql } from 'kysely';
import type { Language } from '#contract/staffing/doctor-pages.ts';
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

export type Clinician = Omit<Insertable<DB['clinicians']>, 'account_id'>;

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
      'clinicians.licence_ends_on',
      'clinicians.version',
      sql<
        Language[]
      >`coalesce((select languages from doctor_pages where doctor_id = accounts.id and accounts.role = 'doctor'),
        clinicians.languages, '{}')`.as('languages'),
      sql<number>`(select count(*)::int from sessions where account_id = accounts.id and ended_at is null
        and stage = 'open')`.as('sessions'),
      'departments.name as department',
      sql<Date | null>`coalesce(second_factors.confirmed_at,
        (select min(created_at) from passkeys where passkeys.account_id = accounts.id))`.as('second_factor_since'),
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

export const enabledNurses = (db: Database): Promise<string[]> => enabledOf(db, 'staff');

async function enabledOf(db: Database, role: 'admin' | 'doctor' | 'staff'): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', role)
    .where('disabled_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Those whose licence holds on this day, or has no known end. */
export async function licensedAmong(db: Database, ids: readonly string[], today: string): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('clinicians')
    .select('account_id')
    .where('account_id', 'in', [...ids])
    .where((row) => row.or([row('licence_ends_on', 'is', null), row('licence_ends_on', '>=', today)]))
    .execute();
  return rows.map(({ account_id }) => account_id);
}

type Edit = Pick<
  Selectable<DB['clinicians']>,
  'title' | 'department_id' | 'license_number' | 'licence_ends_on' | 'employee_id'
> & { languages?: Language[] };

/** Keeps what is known before a change. Of two at once the second finds it kept, and its change is refused. */
export async function keepVersion(
  tx: Tx,
  accountId: string,
  version: number,
  { at, by }: { at: Date; by: string },
): Promise<void> {
  await sql`insert into clinician_versions
      (account_id, version, name, title, license_number, licence_ends_on, department_id, until, changed_by)
    select account_id, version, name, title, license_number, licence_ends_on, department_id, ${at}, ${by}
    from clinicians join accounts on accounts.id = clinicians.account_id
    where account_id = ${accountId} and version = ${version}
    on conflict (account_id, version) do nothing`.execute(tx);
}

/** False when somebody changed it since this version. */
export async function editClinician(tx: Tx, accountId: string, version: number, edit: Edit): Promise<boolean> {
  const edited = await tx
    .updateTable('clinicians')
    .set({ ...edit, version: version + 1 })
    .where('account_id', '=', accountId)
    .where('version', '=', version)
    .executeTakeFirst();
  return edited.numUpdatedRows === 1n;
}

export async function setName(tx: Tx, accountId: string, name: string): Promise<void> {
  await tx.updateTable('accounts').set({ name }).where('id', '=', accountId).execute();
}

/** Of those who work here, from a day until another; the one who ends first comes first. */
export const licencesEnding = (db: Database, { from, until }: { from: string; until: string }) =>
  db
    .selectFrom('clinicians')
    .innerJoin('accounts', 'accounts.id', 'clinicians.account_id')
    .select(['accounts.id', 'accounts.name', 'clinicians.licence_ends_on as ends_on'])
    .where('accounts.disabled_at', 'is', null)
    .where('clinicians.licence_ends_on', '>=', from)
    .where('clinicians.licence_ends_on', '<=', until)
    .orderBy('clinicians.licence_ends_on')
    .$narrowType<{ ends_on: NotNull }>()
    .execute();

/** The role of each that is known, by the address that they log in with. */
export async function accountsByLogin(db: Database, logins: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (logins.length === 0) return new Map();
  const hashes = logins.map((login) => addressHash(db, login));
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'login', 'role'])
    .where('login_hash', 'in', hashes)
    .execute();
  return new Map(rows.map(({ login, role }) => [login, role]));
}

/** Which of these numbers somebody has. */
export async function holdersOf(
  db: Database,
  numbers: readonly string[],
): Promise<{ licences: ReadonlySet<string>; employees: ReadonlySet<string> }> {
  if (numbers.length === 0) return { licences: new Set(), employees: new Set() };
  const rows = await db
    .selectFrom('clinicians')
    .select(['license_number', 'employee_id'])
    .where((where) => where.or([where('license_number', 'in', [...numbers]), where('employee_id', 'in', [...numbers])]))
    .execute();
  return {
    licences: new Set(rows.flatMap((row) => row.license_number ?? [])),
    employees: new Set(rows.flatMap((row) => row.employee_id ?? [])),
  };
}

/** Until the transaction ends, another file of people waits. */
export const lockPeople = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('people-import', 0))`.execute(tx);
