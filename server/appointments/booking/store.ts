// What a booking locks, asks and writes.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { VisitMode } from '#contract/appointments/visit-modes.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import type { Urgency } from '#contract/triage/triage-result.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import { executeLater, executePrepared } from '#server/db/prepared-statements.ts';
import { sealText } from '#server/db/sealed/open-results.ts';
import { SEALED } from '#server/db/sealed/sealed-columns.ts';
import { SLOT_MS } from '#server/schedule/slots.ts';
import type { ReasonCells } from '../reasons/reason-cells.ts';
import { startsAt } from '../store.ts';

/** Every quarter of an hour that a visit takes a part of. */
const quarters = (during: string) =>
  sql<Date>`generate_series(lower(${sql.raw(during)}), upper(${sql.raw(during)}) - interval '1 minute', interval '15 minutes')`;

/** `by`: the visit that holds it; null where it is held for someone on the waiting list. */
export type HeldTime = { from: number; until: number; by: string | null };

/**
 * The times that are held, by a booking with its pause or for someone on the waiting list, whoever holds them: also in a call for
 * someone else, to whom a private visit would otherwise show as a free time that everybody else sees taken.
 */
export async function heldTimes(db: Database, doctorId: string, from: Date, until: Date): Promise<HeldTime[]> {
  const between = sql`tstzrange(${from}, ${until})`;
  const held = (of: string, by: RawBuilder<string | null>) => [
    sql<Date>`lower(${sql.ref(`${of}.held`)})`.as('from'),
    sql<Date>`upper(${sql.ref(`${of}.held`)})`.as('until'),
    by.as('by'),
  ];
  const all = db.withSchema('public');
  const rows = await all
    .selectFrom('appointments')
    .select(held('appointments', sql`id`))
    .where('doctor_id', '=', doctorId)
    .where('holds_slot', '=', true)
    .where(sql<SqlBool>`held && ${between}`)
    .unionAll(
      all
        .selectFrom('waitlist_offers')
        .select(held('waitlist_offers', sql`null::uuid`))
        .where('doctor_id', '=', doctorId)
        .where('state', '=', 'open')
        .where(sql<SqlBool>`held && ${between}`),
    )
    .execute();
  return rows.map(({ from, until, by }) => ({ from: from.getTime(), until: until.getTime(), by }));
}

/** When a patient is expected somewhere from now on. */
export async function startsOfPatient(db: Database, patientId: string, from: Date): Promise<Set<number>> {
  const rows = await db
    .selectFrom('appointments')
    .select(quarters('appointments.during').as('starts_at'))
    .where('patient_id', '=', patientId)
    .where('holds_slot', '=', true)
    .where(startsAt, '>=', from)
    .execute();
  return new Set(rows.map((row) => row.starts_at.getTime()));
}

const QUEUE = 'select pg_advisory_xact_lock(hashtextextended($1, 0))';
// A visit that is moved gives up its own time, but for its start: moved to where it is, it is not moved.
const HELD = `select from public.appointments where doctor_id = $1 and holds_slot and held && tstzrange($2, $3)
    and (id is distinct from $4 or lower(during) = $2)
  union all select from public.waitlist_offers where doctor_id = $1 and state = 'open' and held && tstzrange($2, $3)`;

/**
 * Makes those who want the same slot come one after the other. The exclusion constraint alone would be correct, but rows
 * inserted at once wait for each other until PostgreSQL's deadlock timeout.
 */
export async function queueForSlot(tx: Tx, doctorId: string, start: Date): Promise<void> {
  await executeLater(tx, { text: QUEUE, values: [slotKey(doctorId, start)] });
}

/** The same line, without waiting in it: false when someone is at this slot. */
export async function tryQueueForSlot(tx: Tx, doctorId: string, start: Date): Promise<boolean> {
  const { rows } = await sql<{ is_mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${slotKey(doctorId, start)}, 0)) as is_mine`.execute(tx);
  return rows[0]?.is_mine === true;
}

const slotKey = (doctorId: string, start: Date) => `${doctorId} ${start.toISOString()}`;

/** The quarters of an hour after the first that a visit with its pause takes, in order: whoever wants one of them waits, too. */
export async function queueForRest(tx: Tx, doctorId: string, start: Date, minutes: number): Promise<void> {
  for (const quarter of restOf(start, minutes)) await queueForSlot(tx, doctorId, quarter);
}

export async function tryQueueForRest(tx: Tx, doctorId: string, start: Date, minutes: number): Promise<boolean> {
  for (const quarter of restOf(start, minutes)) if (!(await tryQueueForSlot(tx, doctorId, quarter))) return false;
  return true;
}

const restOf = (start: Date, minutes: number): Date[] =>
  Array.from(
    { length: Math.ceil((minutes * MINUTE_MS) / SLOT_MS) - 1 },
    (_, n) => new Date(start.getTime() + (n + 1) * SLOT_MS),
  );

/**
 * True when a booking with its pause, or an offer to the waiting list, holds a part of the time. `moving`: the visit that would
 * leave its own time for this one.
 */
export async function isSlotTaken(
  tx: Tx,
  { doctorId, start, moving }: { doctorId: string; start: Date; moving?: string | undefined },
  minutes = 1,
): Promise<boolean> {
  const end = new Date(start.getTime() + minutes * MINUTE_MS);
  return (await executePrepared(tx, { text: HELD, values: [doctorId, start, end, moving ?? null] })).length > 0;
}

// Looked up through (select $1): PostgreSQL then expects as many of everyone and keeps one plan; else it plans anew for each patient,
// which takes longer than counting.
const PENDING = `select count(*)::int as count from appointments
  where patient_id = (select $1::uuid) and status = 'pending' and is_asked_by_other = (select $2::boolean)
    and id is distinct from (select $3::uuid)`;

/**
 * Those of the patient, or those of everyone who acts for them: they have a number of their own and use up none of the patient's, and
 * what the patient keeps private takes none of theirs.
 */
export async function countPending(
  tx: Tx,
  { patientId, isAskedByOther }: Pick<NewAppointment, 'patientId' | 'isAskedByOther'>,
  exceptId: string | null = null,
): Promise<number> {
  const [counted] = await executePrepared<{ count: number }>(tx, {
    text: PENDING,
    values: [patientId, isAskedByOther, exceptId],
  });
  return counted?.count ?? 0;
}

export type NewAppointment = {
  id: string;
  patientId: string;
  doctorId: string;
  departmentId: string;
  start: Date;
  mode: VisitMode;
  minutes: number;
  pauseMinutes: number;
  reason: string;
  /** What was read in it. */
  reasonCells: ReasonCells;
  triageId: string | null;
  requestedAt: Date;
  expiresAt: Date;
  /** Somebody who acts for the patient asks. */
  isAskedByOther: boolean;
  /** The clinic books it: there is nobody to ask. */
  approvedBy?: string | undefined;
};

/** Nobody waits for it: it travels with the next statement of the transaction, and what the table refuses is told then. */
export async function insertAppointment(tx: Tx, booked: NewAppointment): Promise<void> {
  const { id, patientId, doctorId, departmentId, start, reason, triageId, requestedAt, expiresAt } = booked;
  const { approvedBy = null, mode, minutes, pauseMinutes, isAskedByOther, reasonCells } = booked;
  const sealed = await sealReason(tx, { id, patient_id: patientId }, reason);
  const end = new Date(start.getTime() + minutes * MINUTE_MS);
  const [status, decidedAt] = approvedBy ? ['approved', requestedAt] : ['pending', null];
  await executeLater(tx, {
    text: INSERT,
    values: [
      ...[id, patientId, doctorId, departmentId, start, end, sealed, triageId, requestedAt, expiresAt],
      ...[status, approvedBy, decidedAt, mode, pauseMinutes, isAskedByOther],
      ...[reasonCells.reason_danger, reasonCells.reason_check_at],
    ],
  });
}

/** Why somebody comes, as it is stored. */
export const sealReason = (tx: Tx, visit: { id: string; patient_id: string }, reason: string): Promise<string> =>
  sealText(tx, { column: SEALED.visitReason, owner: visit.patient_id, row: [visit.id] }, reason);

const INSERT = `
  insert into appointments (id, patient_id, doctor_id, department_id, during, reason, triage_id, requested_at, expires_at,
    status, decided_by, decided_at, mode, pause_minutes, is_asked_by_other, reason_danger, reason_check_at)
  values ($1, $2, $3, $4, tstzrange($5, $6), $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`;

/** What a symptom check found, if the caller may see it. */
export const triageCarried = async (tx: Tx, triageId: string) =>
  (
    await executePrepared<{ urgency: Urgency; specialist: string }>(tx, {
      text: 'select id, urgency, specialist from triage_results where id = $1',
      values: [triageId],
    })
  )[0];

/**
 * What the patient or a doctor made private counts only where nobody acts for the patient: the length of a visit that others see would
 * tell of it. A department's rule hides the next visit there, too.
 */
const TELLS_NOBODY = sql<boolean>`not (exists (select from public.confidential_marks m
    where m.subject_id = appointments.id and m.lifted_at is null and m.cause <> 'department')
  and exists (select from patient_access a
    where a.patient_id = appointments.patient_id and a.relation <> 'self' and a.ended_at is null))`;

/** Whether the doctor has seen the patient since then, as far as a length may tell. */
export async function wasSeenSince(
  db: Database,
  { patientId, doctorId, since }: { patientId: string; doctorId: string; since: Date },
): Promise<boolean> {
  const seen = await db
    .selectFrom('appointments')
    .select('id')
    .where('patient_id', '=', patientId)
    .where('doctor_id', '=', doctorId)
    .where('status', '=', 'completed')
    .where(startsAt, '>=', since)
    .where(TELLS_NOBODY)
    .limit(1)
    .executeTakeFirst();
  return seen !== undefined;
}

export async function patientsSeenSince(db: Database, doctorId: string, since: Date): Promise<Set<string>> {
  const rows = await db
    .selectFrom('appointments')
    .select('patient_id')
    .distinct()
    .where('doctor_id', '=', doctorId)
    .where('status', '=', 'completed')
    .where(startsAt, '>=', since)
    .execute();
  return new Set(rows.map((row) => row.patient_id));
}

/** Of the newest symptom check since then; null: none, or one without. */
export async function lastUrgencySince(db: Database, patientId: string, since: Date): Promise<number | null> {
  const last = await db
    .selectFrom('triage_results')
    .select('urgency')
    .where('patient_id', '=', patientId)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.urgency ?? null;
}
