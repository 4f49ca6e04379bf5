// The rows of visits as everybody reads them. What books them is in booking/store.ts, what changes them in changing/store.ts.
import { type RawBuilder, sql } from 'kysely';
import type { AppointmentStatus } from '#contract/appointments/appointments.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import type { Urgency } from '#contract/triage/triage-result.ts';
import { askTogether } from '../db/ask-together.ts';
import type { Database, Tx } from '../db/connect.ts';
import { executePrepared, type Statement } from '../db/prepared-statements.ts';
import { VISIT_OPENS_CHART_MS } from '../patients/chart-access/visit-opens-chart.ts';
import { SLOT_MS } from '../schedule/slots.ts';

export const startsAt = sql<Date>`lower(appointments.during)`;
export const slot = (start: Date, minutes?: number) => {
  const end = new Date(start.getTime() + (minutes === undefined ? SLOT_MS : minutes * MINUTE_MS));
  return sql<string>`tstzrange(${start}::timestamptz, ${end}::timestamptz, '[)')`;
};

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
  ...(['token_number', 'mode', 'pause_minutes', 'is_asked_by_other', 'reason_danger'] as const),
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
export function rowsOf(
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

/**
 * Those who sit in the waiting room of a doctor and are not called yet, of everyone: whoever calls for someone else counts a private visit,
 * too, as all who sit there do.
 */
export const arrivedBetween = (db: Database, doctorId: string, from: Date, until: Date) =>
  db
    .withSchema('public')
    .selectFrom('appointments')
    .select(['id', 'arrived_at', 'is_queued', 'token_number', startsAt.as('starts_at')])
    .where('doctor_id', '=', doctorId)
    .where('status', '=', 'approved')
    .where('arrived_at', 'is not', null)
    .where('with_doctor_at', 'is', null)
    .where(startsAt, '>=', from)
    .where(startsAt, '<', until)
    .execute();

// Asked every second. The status is written out: PostgreSQL keeps no plan by the index of a status that it is not told.
const EXPECTED = `select id, lower(during) as starts_at, decided_at from appointments
  where status = 'approved' and arrived_at is null and lower(during) > $1 and lower(during) <= $2 order by lower(during)`;

type Expected = Pick<AppointmentRow, 'id' | 'starts_at' | 'decided_at'>;

/** Which approved visits begin then, of those who have not arrived: no more of each than when. */
export const expectedBetween = (db: Database, from: Date, until: Date): Promise<Expected[]> =>
  executePrepared(db, { text: EXPECTED, values: [from, until] });

/** Requests that carry a symptom check of this urgency and have waited since then without an answer. */
export const waitingSince = (db: Database, askedBefore: Date, urgency: Urgency) =>
  appointments(db)
    .where('appointments.status', '=', 'pending')
    .where('appointments.requested_at', '<=', askedBefore)
    .where('appointments.triage_id', 'is not', null)
    .where(triage<Urgency>('urgency'), '=', urgency)
    .orderBy('appointments.requested_at')
    .limit(100)
    .execute();

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
