import type { Insertable } from 'kysely';
import type { VisitLengths } from '#contract/appointments/visit-lengths.ts';
import { compileOnce } from '../db/compile-once.ts';
import type { Database, Tx } from '../db/connect.ts';
import { executePrepared } from '../db/prepared-statements.ts';
import type { DB } from '../db/rows.generated.ts';
import { type DoctorSchedule, USUAL_LENGTHS } from './slots.ts';

const doctors = (db: Database) =>
  db
    .selectFrom('accounts')
    .innerJoin('clinicians', 'clinicians.account_id', 'accounts.id')
    .innerJoin('departments', 'departments.id', 'clinicians.department_id')
    .where('accounts.role', '=', 'doctor')
    .where('accounts.disabled_at', 'is', null)
    .where('accounts.password_hash', 'is not', null)
    .where('departments.closed_at', 'is', null)
    .select([
      'accounts.id',
      'accounts.name',
      'clinicians.title',
      'departments.id as department_id',
      'departments.name as department',
    ]);

export type DoctorRow = Awaited<ReturnType<typeof allDoctors>>[number];

const inOrder = (db: Database) =>
  doctors(db).orderBy('departments.position').orderBy('accounts.created_at').orderBy('accounts.name');
const ofDepartment = compileOnce<{ department: string }>()((db, value) =>
  inOrder(db).where('departments.name', '=', value('department')),
);

export const allDoctors = (db: Database, department?: string | undefined) =>
  department ? ofDepartment.rows(db, { department }) : inOrder(db).execute();

const withRoom = (db: Database) =>
  doctors(db)
    .leftJoin('doctor_pages', 'doctor_pages.doctor_id', 'accounts.id')
    .select(['doctor_pages.room', 'doctor_pages.directions']);

const byId = compileOnce<{ id: string }>()((db, value) => withRoom(db).where('accounts.id', '=', value('id')));

/** Also where the doctor is found. */
export type DoctorWithRoom = Awaited<ReturnType<ReturnType<typeof withRoom>['execute']>>[number];

export const doctorById = (db: Database, id: string): Promise<DoctorWithRoom | undefined> => byId.first(db, { id });

/** Locks the doctor while they work here. Several may share the lock; whoever changes the hours or the account waits. */
export async function lockDoctorShared(tx: Tx, id: string): Promise<boolean> {
  return (await executePrepared(tx, { text: LOCK_DOCTOR, values: [id] })).length > 0;
}

const LOCK_DOCTOR = `select id from accounts where id = $1 and role = 'doctor' and disabled_at is null for share`;

const HOURS = `to_char(first_start, 'HH24:MI') as "firstStart", to_char(last_start, 'HH24:MI') as "lastStart",
  offers, video_minutes as "videoMinutes"`;
const listOf = (rows: string) => `(select coalesce(json_agg(one), '[]') from (${rows}) one)`;

const LENGTHS = `json_build_object('first', first_minutes, 'followUp', follow_up_minutes, 'video', video_minutes,
  'pause', pause_minutes)`;

// Written out, because every look at free times and every booking sends it.
const SCHEDULE = `select
  ${listOf(`select weekday, ${HOURS} from working_hours where doctor_id = $1`)} as hours,
  array(select on_day::text from days_off where doctor_id = $1 and on_day >= $2) as "daysOff",
  array(select on_day::text from closed_days where on_day >= $2) as "closedDays",
  ${listOf(`select on_day as day, ${HOURS} from extra_sessions where doctor_id = $1 and on_day >= $2`)} as "extraSessions",
  (select licence_ends_on::text from clinicians where account_id = $1) as "licenceEndsOn",
  coalesce(
    (select case when first_minutes is null then null else ${LENGTHS} end from visit_lengths where doctor_id = $1
      order by number desc limit 1),
    (select ${LENGTHS} from visit_lengths where doctor_id is null order by number desc limit 1)
  ) as lengths`;

export async function scheduleOf(db: Database, doctorId: string, from: string): Promise<DoctorSchedule> {
  const [schedule] = await executePrepared<Omit<DoctorSchedule, 'lengths'> & { lengths: VisitLengths | null }>(db, {
    text: SCHEDULE,
    values: [doctorId, from],
  });
  const none = { hours: [], daysOff: [], closedDays: [], extraSessions: [], licenceEndsOn: null };
  return { ...(schedule ?? none), lengths: schedule?.lengths ?? USUAL_LENGTHS };
}

export const hoursOf = (db: Database, doctorIds: string[]) =>
  db
    .selectFrom('working_hours')
    .selectAll()
    .where('doctor_id', 'in', doctorIds)
    .orderBy('weekday')
    .orderBy('first_start')
    .execute();

export const daysOffOf = (db: Database, doctorIds: string[], from: string) =>
  db
    .selectFrom('days_off')
    .selectAll()
    .where('doctor_id', 'in', doctorIds)
    .where('on_day', '>=', from)
    .orderBy('on_day')
    .execute();

export const extraSessionsOf = (db: Database, doctorIds: string[], from: string) =>
  db
    .selectFrom('extra_sessions')
    .selectAll()
    .where('doctor_id', 'in', doctorIds)
    .where('on_day', '>=', from)
    .orderBy('on_day')
    .orderBy('first_start')
    .execute();

/** The newest of the clinic, or of a doctor. */
export const newestLengths = (db: Database, doctorId: string | null) =>
  db
    .selectFrom('visit_lengths')
    .innerJoin('accounts', 'accounts.id', 'visit_lengths.set_by')
    .selectAll('visit_lengths')
    .select('accounts.name as setter')
    .where('doctor_id', doctorId === null ? 'is' : '=', doctorId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function insertLengths(tx: Tx, lengths: Insertable<DB['visit_lengths']>): Promise<void> {
  await tx.insertInto('visit_lengths').values(lengths).execute();
}

/** Changes of one doctor's schedule come one after the other: two at once would leave the hours of both. */
export async function lockSchedule(tx: Tx, doctorId: string): Promise<void> {
  await tx.selectFrom('accounts').select('id').where('id', '=', doctorId).forNoKeyUpdate().execute();
}

export async function replaceHours(tx: Tx, doctorId: string, hours: Insertable<DB['working_hours']>[]): Promise<void> {
  await tx.deleteFrom('working_hours').where('doctor_id', '=', doctorId).execute();
  if (hours.length > 0) await tx.insertInto('working_hours').values(hours).execute();
}

export async function insertDayOff(tx: Tx, dayOff: Insertable<DB['days_off']>): Promise<void> {
  await tx
    .insertInto('days_off')
    .values(dayOff)
    .onConflict((taken) =>
      taken.constraint('one_day_off_per_day').doUpdateSet({ reason: dayOff.reason, leave_id: null }),
    )
    .execute();
}

export async function insertDaysOff(tx: Tx, days: Insertable<DB['days_off']>[]): Promise<void> {
  await tx
    .insertInto('days_off')
    .values(days)
    .onConflict((taken) => taken.constraint('one_day_off_per_day').doNothing())
    .execute();
}

/** Returns the days that are given back, the first one first. */
export async function deleteLeave(
  tx: Tx,
  doctorId: string,
  { leaveId, from }: { leaveId: string; from: string },
): Promise<string[]> {
  const deleted = await tx
    .deleteFrom('days_off')
    .where('doctor_id', '=', doctorId)
    .where('leave_id', '=', leaveId)
    .where('on_day', '>=', from)
    .returning('on_day')
    .execute();
  return deleted.map(({ on_day: day }) => day).toSorted();
}

export async function insertExtraSession(tx: Tx, session: Insertable<DB['extra_sessions']>): Promise<void> {
  await tx.insertInto('extra_sessions').values(session).execute();
}

export const deleteExtraSessions = (tx: Tx, doctorId: string, days: readonly string[]) =>
  tx
    .deleteFrom('extra_sessions')
    .where('doctor_id', '=', doctorId)
    .where('on_day', 'in', days)
    .returning(['on_day', 'first_start', 'last_start'])
    .execute();

/** A day off or an extra session of this doctor; false when it is neither. */
export async function deleteException(tx: Tx, doctorId: string, id: string): Promise<boolean> {
  const dayOff = await tx
    .deleteFrom('days_off')
    .where('id', '=', id)
    .where('doctor_id', '=', doctorId)
    .executeTakeFirst();
  if (dayOff.numDeletedRows === 1n) return true;
  const extra = await tx
    .deleteFrom('extra_sessions')
    .where('id', '=', id)
    .where('doctor_id', '=', doctorId)
    .executeTakeFirst();
  return extra.numDeletedRows === 1n;
}

export const closedDaysFrom = (db: Database, from: string) =>
  db
    .selectFrom('closed_days')
    .select(['id', 'on_day as date', 'name'])
    .where('on_day', '>=', from)
    .orderBy('on_day')
    .execute();

/** Waits for whoever books with any doctor, and makes whoever comes after wait. */
export async function lockEverySchedule(tx: Tx): Promise<void> {
  await tx
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'doctor')
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export async function insertClosedDay(tx: Tx, closedDay: Insertable<DB['closed_days']>): Promise<string> {
  return (await tx.insertInto('closed_days').values(closedDay).returning('id').executeTakeFirstOrThrow()).id;
}

/** Returns the day; undefined when there is none, or it is over. */
export async function deleteClosedDay(tx: Tx, id: string, from: string): Promise<string | undefined> {
  const deleted = await tx
    .deleteFrom('closed_days')
    .where('id', '=', id)
    .where('on_day', '>=', from)
    .returning('on_day')
    .executeTakeFirst();
  return deleted?.on_day;
}

export async function doctorsByVideo(db: Database, from: string): Promise<string[]> {
  const rows = await db
    .selectFrom('working_hours')
    .select('doctor_id')
    .where('offers', '<>', 'in-person')
    .union(
      db
        .selectFrom('extra_sessions')
        .select('doctor_id')
        .where('offers', '<>', 'in-person')
        .where('on_day', '>=', from),
    )
    .execute();
  return rows.map(({ doctor_id }) => doctor_id);
}
