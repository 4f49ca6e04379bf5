import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql, type Updateable } from 'kysely';
import type { AppointmentStatus } from '#contract/appointments/appointments.ts';
import { BOOKABLE_DAYS } from '#contract/appointments/bookable-days.ts';
import type { VisitMode } from '#contract/appointments/visit-modes.ts';
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts';
import type { Urgency } from '#contract/triage/triage-result.ts';
import { askTogether } from '../db/ask-together.ts';
import type { Database, Tx } from '../db/connect.ts';
import { executeLater, executePrepared, type Statement } from '../db/prepared-statements.ts';
import type { DB } from '../db/rows.generated.ts';
import { sealCells, sealText } from '../db/sealed/open-results.ts';
import { SEALED } from '../db/sealed/sealed-columns.ts';
import { VISIT_OPENS_CHART_MS } from '../patients/chart-access/visit-opens-chart.ts';
import { SLOT_MS } from '../schedule/slots.ts';

export const startsAt = sql<Date>`lower(appointments.during)`;
export const slot = (start: Date, minutes?: number) => {
  const end = new Date(start.getTime() + (minutes === undefined ? SLOT_MS : minutes * MINUTE_MS));
  return sql<string>`tstzrange(${start}::timestamptz, ${end}::timestamptz, '[)')`;
};

/** Every quarter of an hour that a visit takes a part of. */
const quarters = (during: string) =>
  sql<Date>`generate_series(lower(${sql.raw(during)}), upper(${sql.raw(during)}) - interval '1 minute', interval '15 minutes')`;

// Looked up and not joined: with each table more that is joined PostgreSQL plans twice as long.
// Most have nobody and nothing there: a look-up that is not begun costs nothing.
const ifAny = <Value>(column: string, found: RawBuilder<unknown>) =>
  sql<Value | null>`case when ${sql.ref(column)} is not null then ${found} end`;
const nameOf = (who: string) =>
  ifAny<string>(who, sql`(select name from accounts where accounts.id = ${sql.ref(who)})`);
const triage = <Value = string>(column: 'urgency' | 'specialist') =>
  ifAny<Value>(
    'appointments.triage_id',
    sql`(select ${sql.ref(column)} from triage_results where triage_results.id = appointments.triage_id)`,
  );

// Not its ranges: PostgreSQL takes longer to write them down than the rest of the row.
const OWN = [
  ...(['id', 'patient_id', 'doctor_id', 'department_id', 'status', 'holds_slot'] as const),
  ...(['reason', 'requested_at', 'expires_at', 'confirmed_at', 'decided_at', 'decided_by'] as const),
  ...(['decision_reason', 'decision_mail', 'version', 'triage_id', 'moved_from', 'moved_at'] as const),
  ...(['moved_by', 'move_reason', 'arrived_at', 'with_doctor_at', 'called_at', 'left_at'] as const),
  ...(['finished_at', 'finished_by', 'is_queued', 'is_walk_in', 'token_day', 'token_letters'] as const),
  ...(['token_number', 'mode', 'pause_minutes', 'is_asked_by_other'] as const),
] as const;

export const appointments = (db: Database) =>
  db
    .selectFrom('appointments')
    .innerJoin('patients', 'patients.id', 'appointments.patient_id')
    .innerJoin('accounts as doctors', 'doctors.id', 'appointments.doctor_id')
    .innerJoin('departments', 'departments.id', 'appointments.department_id')
    .leftJoin('doctor_pages', 'doctor_pages.doctor_id', 'appointments.doctor_id')
    .select(OWN.map((column) => `appointments.${column}` as const))
    .select([
      startsAt.as('starts_at'),
      sql<Date>`upper(appointments.during)`.as('ends_at'),
      'patients.name as patient_name',
      'patients.pud',
      'patients.account_id as patient_account_id',
      'patients.email as patient_email',
      'patients.phone as patient_phone',
      'patients.record_held_since as patient_held_since',
      'doctors.name as doctor_name',
      'departments.name as department',
      nameOf('appointments.decided_by').as('decider_name'),
      nameOf('appointments.moved_by').as('mover_name'),
      triage<Urgency>('urgency').as('triage_urgency'),
      triage('specialist').as('triage_specialist'),
      'doctor_pages.room',
      'doctor_pages.directions',
    ]);

export type AppointmentRow = Omit<
  Awaited<ReturnType<ReturnType<typeof appointments>['execute']>>[number],
  'during' | 'held'
>;

// Composed once: joining eight tables takes longer to write down than to do.
let joined: string | undefined;

/** Reads some appointments, or changes and reads them, in one statement: what `some` returns stands in for the table. */
function rowsOf(
  db: Database,
  { text, values }: Statement,
  { order = '', ask = executePrepared }: { order?: string; ask?: typeof askTogether } = {},
): Promise<AppointmentRow[]> {
  joined ??= appointments(db).compile().sql;
  return ask(db, { text: `with appointments as (${text}) ${joined} ${order}`, values });
}

/** Nobody else changes it until the transaction ends. */
export async function lockAppointment(tx: Tx, id: string): Promise<AppointmentRow | undefined> {
  const text = 'select * from appointments where id = $1 for no key update';
  return (await rowsOf(tx, { text, values: [id] }))[0];
}

/** The patient's account, for a query about it. */
export const accountOfVisit = (id: string) => ({
  text: 'select patients.account_id from appointments join patients on patients.id = patient_id where appointments.id = $1',
  values: [id] as const,
});

/** Written out, because every use case reads it at least once. */
export async function appointmentById(db: Database, id: string): Promise<AppointmentRow | undefined> {
  return (
    await rowsOf(db, { text: 'select * from appointments where id = $1', values: [id] }, { ask: askTogether })
  )[0];
}

export type AppointmentFilter = {
  /** Null: nobody's. */
  patientId?: string | null;
  doctorId?: string;
  status?: AppointmentStatus | undefined;
};

/** Newest start first. */
export async function appointmentsOf(
  db: Database,
  whose: AppointmentFilter,
  page: { limit: number; after?: string | undefined },
) {
  const conditions = ['true'];
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  if (whose.patientId !== undefined) conditions.push(`patient_id = ${bind(whose.patientId)}`);
  if (whose.doctorId) conditions.push(`doctor_id = ${bind(whose.doctorId)}`);
  if (whose.status) conditions.push(`status = ${bind(whose.status)}`);
  if (page.after) {
    const last = await appointmentById(db, page.after);
    if (!last) return [];
    const [start, id] = [bind(last.starts_at), bind(last.id)];
    conditions.push(`(lower(during) < ${start} or (lower(during) = ${start} and id > ${id}))`);
  }
  // The limit is written into the text: with one that it does not know PostgreSQL plans for far too many. Found by id, because it then
  // expects as many of everyone: else it plans anew for each patient, which takes longer than reading.
  const text = `select appointments.* from unnest(array(select id from appointments where ${conditions.join(' and ')}
    order by lower(during) desc, id limit ${Math.floor(page.limit)})) as found (id) join appointments using (id)`;
  const order = 'order by starts_at desc, appointments.id';
  // Those of one state may lie far back: nobody else waits for them.
  const ask = whose.status ? executePrepared : askTogether;
  return rowsOf(db, { text, values }, { order, ask });
}

const START = 'select lower(during) from appointments where patient_id = $1';
const AROUND = (whose: string) => `select
  (${START} and ${whose} and status = 'completed' order by lower(during) desc limit 1) as last,
  (${START} and ${whose} and status = 'approved' and lower(during) > $2 order by lower(during) limit 1) as next`;
const AROUND_OF = { everyone: AROUND('true'), doctor: AROUND('doctor_id = $3') };

type Starts = { last: Date | null; next: Date | null };

/** Of the newest visit that is over, and of the next that is agreed. */
export async function startsAround(
  db: Database,
  { patientId, doctorId, now }: { patientId: string; doctorId: string | null; now: Date },
): Promise<Starts> {
  const [starts] = await executePrepared<Starts>(
    db,
    doctorId === null
      ? { text: AROUND_OF.everyone, values: [patientId, now] }
      : { text: AROUND_OF.doctor, values: [patientId, now, doctorId] },
  );
  return starts ?? { last: null, next: null };
}

export const appointmentsBetween = (
  db: Database,
  doctorId: string,
  from: Date,
  until: Date,
  statuses: AppointmentStatus[],
) =>
  appointments(db)
    .where('appointments.doctor_id', '=', doctorId)
    .where(startsAt, '>=', from)
    .where(startsAt, '<', until)
    .where('appointments.status', 'in', statuses)
    .orderBy(startsAt)
    .execute();

export const approvedStartingBetween = (db: Database, from: Date, until: Date) =>
  appointments(db)
    .where('appointments.status', '=', 'approved')
    .where(startsAt, '>', from)
    .where(startsAt, '<=', until)
    .orderBy(startsAt)
    .execute();

/** Requests that carry a symptom check of this urgency and have waited since then without an answer. */
export const waitingSince = (db: Database, askedBefore: Date, urgency: Urgency) =>
  appointments(db)
    .where('appointments.status', '=', 'pending')
    .where('appointments.requested_at', '<=', askedBefore)
    .where(triage<Urgency>('urgency'), '=', urgency)
    .orderBy('appointments.requested_at')
    .limit(100)
    .execute();

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
  const { approvedBy = null, mode, minutes, pauseMinutes, isAskedByOther } = booked;
  const sealed = await sealReason(tx, { id, patient_id: patientId }, reason);
  const end = new Date(start.getTime() + minutes * MINUTE_MS);
  const [status, decidedAt] = approvedBy ? ['approved', requestedAt] : ['pending', null];
  await executeLater(tx, {
    text: INSERT,
    values: [
      ...[id, patientId, doctorId, departmentId, start, end, sealed, triageId, requestedAt, expiresAt],
      ...[status, approvedBy, decidedAt, mode, pauseMinutes, isAskedByOther],
    ],
  });
}

/** Why somebody comes, as it is stored. */
export const sealReason = (tx: Tx, visit: { id: string; patient_id: string }, reason: string): Promise<string> =>
  sealText(tx, { column: SEALED.visitReason, owner: visit.patient_id, row: [visit.id] }, reason);

const INSERT = `
  insert into appointments (id, patient_id, doctor_id, department_id, during, reason, triage_id, requested_at, expires_at,
    status, decided_by, decided_at, mode, pause_minutes, is_asked_by_other)
  values ($1, $2, $3, $4, tstzrange($5, $6), $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`;

/** What a symptom check found, if the caller may see it. */
export const triageCarried = async (tx: Tx, triageId: string) =>
  (
    await executePrepared<{ urgency: Urgency; specialist: string }>(tx, {
      text: 'select id, urgency, specialist from triage_results where id = $1',
      values: [triageId],
    })
  )[0];

type Change = Omit<Updateable<DB['appointments']>, 'during'> & { start?: Date; minutes?: number };

/**
 * Changes the row only while it is in one of these states and of this version, and returns it as it is then. Of two changes
 * at once one wins.
 */
export async function changeIf(
  tx: Tx,
  id: string,
  expected: { statuses: AppointmentStatus[]; version?: number | undefined; decidedAfter?: Date; decidedBy?: string },
  { start, minutes, ...values }: Change,
): Promise<AppointmentRow | undefined> {
  const sealed = await sealChange(tx, id, values);
  let query = tx
    .updateTable('appointments')
    .set({ ...sealed, ...(start ? { during: slot(start, minutes) } : {}), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('status', 'in', expected.statuses)
    .returningAll();
  if (expected.version !== undefined) query = query.where('version', '=', expected.version);
  if (expected.decidedAfter) query = query.where('decided_at', '>', expected.decidedAfter);
  if (expected.decidedBy) query = query.where('decided_by', '=', expected.decidedBy);
  const { sql: text, parameters } = query.compile();
  return (await rowsOf(tx, { text, values: parameters }))[0];
}

const REASONS = { decision_reason: SEALED.decisionReason, move_reason: SEALED.moveReason };

/** Why it was decided or moved, as it is stored. Most changes give no reason. */
async function sealChange<Values extends { decision_reason?: unknown; move_reason?: unknown }>(
  tx: Tx,
  id: string,
  values: Values,
): Promise<Values> {
  if (!values.decision_reason && !values.move_reason) return values;
  const visit = await tx.selectFrom('appointments').select('patient_id').where('id', '=', id).executeTakeFirst();
  return visit ? sealCells(tx, { owner: visit.patient_id, row: [id] }, REASONS, values) : values;
}

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

/**
 * A clinician's own visit of the last day and a half, as with diagnoses; else a private one of a colleague, for whom they stand in or
 * whom they help; else their own that still opens the chart to them; else any of these days. What is hidden with it too much can be
 * shown again.
 */
export async function visitWrittenFor(
  tx: Tx,
  { patientId, by, now }: { patientId: string; by: string; now: Date },
): Promise<string | null> {
  const isOwn = sql<boolean>`a.doctor_id = ${by}`;
  const isRecent = sql<boolean>`lower(a.during) > ${now}::timestamptz - interval '36 hours'`;
  const opensChart = sql<boolean>`lower(a.during) > ${new Date(now.getTime() - VISIT_OPENS_CHART_MS)}::timestamptz`;
  const { rows } = await sql<{ id: string }>`
    select a.id from appointments a
    where a.patient_id = ${patientId} and a.status in ('pending', 'approved', 'completed')
      and lower(a.during) <= ${now}::timestamptz + interval '1 hour' and (${isRecent} or (${isOwn} and ${opensChart}))
    order by case when ${isOwn} and ${isRecent} then 0
        when ${isRecent} and exists (select from confidential_marks m where m.subject_id = a.id and m.lifted_at is null) then 1
        when ${isOwn} then 2 else 3 end,
      lower(a.during) desc, a.id
    limit 1`.execute(tx);
  return rows[0]?.id ?? null;
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

const overdue = (db: Database, now: Date) =>
  db.selectFrom('appointments').select('id').where('status', '=', 'pending').where('expires_at', '<=', now);

/** Requests that nobody answered in time. */
export const overdueRequests = (db: Database, now: Date) => overdue(db, now).orderBy('expires_at').limit(50).execute();

/** False when it was answered or moved meanwhile, or another server is at it. */
export async function lockOverdueRequest(tx: Tx, id: string, now: Date): Promise<boolean> {
  const row = await overdue(tx, now).where('id', '=', id).forUpdate().skipLocked().executeTakeFirst();
  return row !== undefined;
}

const isReleasable = (decidedBefore: Date) => (where: ExpressionBuilder<DB, 'appointments'>) =>
  where.and([
    where('status', '=', 'rejected'),
    where('holds_slot', '=', true),
    where('decided_at', '<=', decidedBefore),
  ]);

/** Rejected before then, and the slot is still held. */
export const rejectedToRelease = (db: Database, decidedBefore: Date) =>
  db.selectFrom('appointments').select('id').where(isReleasable(decidedBefore)).orderBy('decided_at').execute();

/** The slot that is free now. Undefined when another server released it. */
export const releaseRejected = (tx: Tx, id: string, decidedBefore: Date) =>
  tx
    .updateTable('appointments')
    .set({ holds_slot: false })
    .where('id', '=', id)
    .where(isReleasable(decidedBefore))
    .returning(['doctor_id as doctorId', startsAt.as('start')])
    .executeTakeFirst();

const DECIDE = `update appointments set status = $2, decided_at = $3, decided_by = $4, decision_reason = $5, decision_mail = $6,
  version = version + 1 where id = $1`;

type Decided = Pick<
  AppointmentRow,
  'id' | 'patient_id' | 'status' | 'decided_at' | 'decided_by' | 'decision_reason' | 'decision_mail'
>;

/** The caller has locked it. Travels with the next statement of the transaction. */
export async function decideLocked(tx: Tx, visit: Decided): Promise<void> {
  const { id, patient_id: owner, status, decided_at, decided_by, decision_mail } = visit;
  const { decision_reason } = await sealCells(
    tx,
    { owner, row: [id] },
    { decision_reason: SEALED.decisionReason },
    visit,
  );
  await executeLater(tx, {
    text: DECIDE,
    values: [id, status, decided_at, decided_by, decision_reason, decision_mail],
  });
}

type Between = { from: Date; until: Date };

/** The figures of the overview in one look. The month counts what is asked for, planned or done, not what fell through. */
export async function countForDoctor(
  db: Database,
  doctorId: string,
  { today, month }: { today: Between; month: Between },
) {
  const isIn = ({ from, until }: Between) => sql`${startsAt} >= ${from} and ${startsAt} < ${until}`;
  const live = sql`status in ('approved', 'completed', 'no-show')`;
  const row = await db
    .selectFrom('appointments')
    .where('doctor_id', '=', doctorId)
    .where(sql<SqlBool>`((${isIn(month)}) or (${isIn(today)}) or status = 'pending')`)
    .select([
      sql<number>`count(*) filter (where ${isIn(month)} and (${live} or status = 'pending'))::int`.as(
        'totalAppointments',
      ),
      sql<number>`count(*) filter (where status = 'pending')::int`.as('pendingApprovals'),
      sql<number>`count(*) filter (where ${isIn(today)} and ${live})::int`.as('todayAppointments'),
    ])
    .executeTakeFirstOrThrow();
  return row;
}

/**
 * Counts the requests that waited for this doctor at an earlier moment: asked for before it, and decided, expired or begun
 * after it. Nothing begins later than people can book by now: with no end PostgreSQL expects a third of all visits, and reads
 * those of every doctor.
 */
export async function countWaitingAt(
  db: Database,
  doctorId: string,
  { at, now }: { at: Date; now: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('appointments')
    .where('doctor_id', '=', doctorId)
    .where(startsAt, '>', at)
    .where(startsAt, '<', new Date(now.getTime() + (BOOKABLE_DAYS + 1) * DAY_MS))
    .where('requested_at', '<=', at)
    .where(sql<SqlBool>`coalesce(decided_at, expires_at) > ${at}`)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
