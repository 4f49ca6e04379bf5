// Tokens, visits of a day over all doctors, and what the reception knows of the people who come.
import { sql } from 'kysely';
import type { AppointmentStatus } from '#contract/appointments/appointments.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import type { AgeFacts } from '#server/patients/age.ts';
import { type AppointmentRow, appointments, slot, startsAt } from '../store.ts';

const SHOWN: AppointmentStatus[] = ['pending', 'approved', 'completed', 'no-show'];

/** Of all doctors, in the order of their start. */
export const visitsBetween = (db: Database, from: Date, until: Date): Promise<AppointmentRow[]> =>
  appointments(db)
    .where(startsAt, '>=', from)
    .where(startsAt, '<', until)
    .where('appointments.status', 'in', SHOWN)
    .orderBy(startsAt)
    .orderBy('appointments.token_number')
    .orderBy('appointments.id')
    .execute();

/** Of all doctors: approved, and nobody has noted what became of them. */
export const unfinishedBetween = (db: Database, from: Date, until: Date): Promise<AppointmentRow[]> =>
  appointments(db)
    .where(startsAt, '>=', from)
    .where(startsAt, '<', until)
    .where('appointments.status', '=', 'approved')
    .orderBy(startsAt)
    .orderBy('appointments.id')
    .execute();

const MAX_COMING = 50;

type FromThen = { from: Date; unfinishedFrom: Date };

/** From then on, and before it what is not finished. */
export const visitsOfPatientFrom = (
  db: Database,
  patientId: string,
  { from, unfinishedFrom }: FromThen,
): Promise<AppointmentRow[]> =>
  appointments(db)
    .where('appointments.patient_id', '=', patientId)
    .where((where) =>
      where.or([
        where.and([where(startsAt, '>=', from), where('appointments.status', 'in', SHOWN)]),
        where.and([where(startsAt, '>=', unfinishedFrom), where('appointments.status', '=', 'approved')]),
      ]),
    )
    .orderBy(startsAt)
    .orderBy('appointments.id')
    .limit(MAX_COMING)
    .execute();

export async function agesOf(db: Database, patientIds: readonly string[]): Promise<Map<string, AgeFacts>> {
  if (patientIds.length === 0) return new Map();
  const { rows } = await sql<AgeFacts & { patient_id: string }>`
    select distinct on (patient_id) patient_id, date_of_birth, age_years, age_given_on
    from health_profiles where patient_id = any(${[...new Set(patientIds)]}::uuid[])
    order by patient_id, version desc`.execute(db);
  return new Map(rows.map((row) => [row.patient_id, row]));
}

type VisitOf = { patientId: string; doctorId: string; from: Date; until: Date; exceptId: string | null };

/** An approved visit of this patient to this doctor. */
export async function hasVisitBetween(
  tx: Tx,
  { patientId, doctorId, from, until, exceptId }: VisitOf,
): Promise<boolean> {
  const { rows } = await sql`
    select from appointments
    where patient_id = ${patientId} and doctor_id = ${doctorId} and status = 'approved'
    and ${startsAt} >= ${from} and ${startsAt} < ${until} and id is distinct from ${exceptId}::uuid
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** How many sit in the waiting room for each doctor. */
export async function waitingFor(db: Database, from: Date, until: Date): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('appointments')
    .select(['doctor_id', sql<number>`count(*)::int`.as('count')])
    .where(startsAt, '>=', from)
    .where(startsAt, '<', until)
    .where('status', '=', 'approved')
    .where('arrived_at', 'is not', null)
    .where('with_doctor_at', 'is', null)
    .groupBy('doctor_id')
    .execute();
  return new Map(rows.map(({ doctor_id, count }) => [doctor_id, count]));
}

export async function roomsOf(db: Database, doctorIds: readonly string[]): Promise<Map<string, string>> {
  if (doctorIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('doctor_pages')
    .select(['doctor_id', 'room'])
    .where('doctor_id', 'in', [...doctorIds])
    .execute();
  return new Map(rows.map(({ doctor_id, room }) => [doctor_id, room ?? '']));
}

export type Token = { letters: string; number: number };

/** The next number of a doctor who has letters on this day. One statement: of many at once each gets a number of its own. */
export async function nextNumber(tx: Tx, day: string, doctorId: string): Promise<Token | undefined> {
  return tx
    .updateTable('queue_letters')
    .set((row) => ({ last_number: sql<number>`${row.ref('last_number')} + 1` }))
    .where('on_day', '=', day)
    .where('doctor_id', '=', doctorId)
    .returning(['letters', 'last_number as number'])
    .executeTakeFirst();
}

/** Doctors get their letters one after the other: until the transaction ends nobody else gets any on this day. */
export async function lockLetters(tx: Tx, day: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`letters ${day}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('queue_letters')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('on_day', '=', day)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertLetters(tx: Tx, day: string, doctorId: string, letters: string): Promise<void> {
  await tx.insertInto('queue_letters').values({ on_day: day, doctor_id: doctorId, letters }).execute();
}

/** Leaves the version as it is: whoever noted the arrival gave the token with it. */
export async function setToken(tx: Tx, id: string, day: string, { letters, number }: Token): Promise<void> {
  await tx
    .updateTable('appointments')
    .set({ token_day: day, token_letters: letters, token_number: number })
    .where('id', '=', id)
    .execute();
}

type WalkIn = {
  patientId: string;
  doctorId: string;
  departmentId: string;
  start: Date;
  now: Date;
  by: string;
  day: string;
  token: Token;
};

/** Approved and arrived at once. A second one of the same patient and doctor is refused by one_place_in_queue. */
export async function insertWalkIn(tx: Tx, walkIn: WalkIn): Promise<string> {
  const { id } = await tx
    .insertInto('appointments')
    .values({
      patient_id: walkIn.patientId,
      doctor_id: walkIn.doctorId,
      department_id: walkIn.departmentId,
      during: slot(walkIn.start),
      status: 'approved',
      holds_slot: false,
      is_queued: true,
      is_walk_in: true,
      reason: '',
      requested_at: walkIn.now,
      expires_at: walkIn.now,
      decided_at: walkIn.now,
      decided_by: walkIn.by,
      arrived_at: walkIn.now,
      token_day: walkIn.day,
      token_letters: walkIn.token.letters,
      token_number: walkIn.token.number,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
