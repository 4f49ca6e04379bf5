import { type SqlBool, sql } from 'kysely';
import type { Rung } from '#contract/appointments/visits.ts';
import type { Urgency } from '#contract/triage/triage-result.ts';
import type { Database, Tx } from '../db/connect.ts';
import { sealBytes } from '../db/sealed/open-results.ts';

const startsAt = sql<Date>`lower(appointments.during)`;

const appointments = (db: Database) =>
  db
    .selectFrom('appointments')
    .innerJoin('patients', 'patients.id', 'appointments.patient_id')
    .innerJoin('accounts as doctors', 'doctors.id', 'appointments.doctor_id')
    .innerJoin('departments', 'departments.id', 'appointments.department_id')
    .leftJoin('triage_results', 'triage_results.id', 'appointments.triage_id')
    .leftJoin('video_visits', 'video_visits.appointment_id', 'appointments.id')
    .selectAll('video_visits')
    .select([
      'appointments.id',
      'appointments.mode',
      'appointments.status',
      'appointments.version',
      'appointments.reason',
      'appointments.triage_id',
      'appointments.patient_id',
      'appointments.doctor_id',
      startsAt.as('starts_at'),
      sql<Date>`upper(appointments.during)`.as('ends_at'),
      sql<Urgency | null>`triage_results.urgency`.as('triage_urgency'),
      'patients.name as patient_name',
      'patients.phone as patient_phone',
      'patients.place as patient_place',
      'patients.account_id as patient_account_id',
      'doctors.name as doctor_name',
      'departments.name as department',
    ]);

const visits = (db: Database) => appointments(db).where('appointments.mode', '=', 'video');

export type VisitRow = Awaited<ReturnType<ReturnType<typeof visits>['execute']>>[number];

/** Also one in person: whoever asks for it as a video visit is refused, and the trail names the patient. */
export const visitById = (db: Database, id: string) =>
  appointments(db).where('appointments.id', '=', id).executeTakeFirst();

export const visitsOfDoctor = (db: Database, doctorId: string, from: Date, until: Date) =>
  visits(db)
    .where('appointments.doctor_id', '=', doctorId)
    .where('appointments.status', 'in', ['approved', 'completed'])
    .where(startsAt, '>=', from)
    .where(startsAt, '<', until)
    .orderBy(startsAt)
    .execute();

/** Also one that began before midnight: whoever lost the page finds it again. */
export const goingOnOf = (db: Database, doctorId: string) =>
  visits(db)
    .where('appointments.doctor_id', '=', doctorId)
    .where('appointments.status', '=', 'approved')
    .where('video_visits.state', 'in', ['let-in', 'in-visit'])
    .orderBy(startsAt)
    .execute();

/** Who waits for this doctor or is with them, whatever day it began on: a line does not end at midnight. */
export const inLineFor = (db: Database, doctorId: string) =>
  visits(db)
    .where('appointments.doctor_id', '=', doctorId)
    .where('appointments.status', '=', 'approved')
    .where('video_visits.state', 'in', ['waiting', 'let-in', 'in-visit'])
    .orderBy(startsAt)
    .execute();

/** Of which something is kept: someone opened the room. */
export const visitsOfPatient = (db: Database, patientId: string) =>
  visits(db)
    .where('appointments.patient_id', '=', patientId)
    .where('video_visits.appointment_id', 'is not', null)
    .orderBy(startsAt)
    .execute();

/**
 * Locks the appointment while its visit changes: whoever cancels or moves it comes before or after, never in between. Makes
 * the row of the visit where there is none. False when the appointment is not approved any more.
 */
export async function lockVisit(tx: Tx, id: string): Promise<boolean> {
  const live = await tx
    .selectFrom('appointments')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'approved')
    .where('mode', '=', 'video')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!live) return false;
  await tx
    .insertInto('video_visits')
    .values({ appointment_id: id })
    .onConflict((known) => known.doNothing())
    .execute();
  return true;
}

type Reached = { phone: Buffer; place: Buffer };

type Whose = Pick<VisitRow, 'id' | 'patient_id'>;

export async function wait(tx: Tx, { id, patient_id }: Whose, now: Date, reached: Reached): Promise<boolean> {
  const phone = await sealBytes(tx, patient_id, reached.phone);
  const place = await sealBytes(tx, patient_id, reached.place);
  const changed = await tx
    .updateTable('video_visits')
    .set({ state: 'waiting', consented_at: now, waiting_since: now, phone, place })
    .where('appointment_id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

export async function letIn(tx: Tx, id: string, now: Date): Promise<boolean> {
  const changed = await tx
    .updateTable('video_visits')
    .set({ state: 'let-in', let_in_at: now })
    .where('appointment_id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** Until the transaction ends no other patient is let in to this doctor. */
export async function lockRoomsOf(tx: Tx, doctorId: string): Promise<void> {
  await tx.selectFrom('accounts').select('id').where('id', '=', doctorId).forNoKeyUpdate().execute();
}

export async function askForCallBack(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('video_visits')
    .set({ call_back_asked_at: now, called_back_at: null })
    .where('appointment_id', '=', id)
    .execute();
}

/** Speaking by telephone is meeting, too. */
export async function noteCallBack(tx: Tx, id: string, now: Date): Promise<boolean> {
  const changed = await tx
    .updateTable('video_visits')
    .set({
      state: 'in-visit',
      called_back_at: now,
      call_back_asked_at: sql<Date>`coalesce(call_back_asked_at, ${now})`,
      met_at: sql<Date>`coalesce(met_at, ${now})`,
    })
    .where('appointment_id', '=', id)
    .where('state', 'in', ['let-in', 'in-visit'])
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** Let in before then, and neither seen, heard nor called since. */
export const notConnected = (db: Database, letInBefore: Date) =>
  visits(db)
    .where('appointments.status', '=', 'approved')
    .where('video_visits.state', '=', 'let-in')
    .where('video_visits.let_in_at', '<=', letInBefore)
    .where('video_visits.met_at', 'is', null)
    .where('video_visits.call_back_asked_at', 'is', null)
    .limit(50)
    .execute();

type Checked = { at: Date; by: string; adultPresent: string | null };

export async function noteIdentity(tx: Tx, id: string, { at, by, adultPresent }: Checked): Promise<boolean> {
  const changed = await tx
    .updateTable('video_visits')
    .set({ identity_checked_at: at, identity_checked_by: by, adult_present: adultPresent })
    .where('appointment_id', '=', id)
    .where('met_at', 'is not', null)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** The first meeting counts; being seen is noted when it comes. True when this call changed something. */
export async function meet(tx: Tx, id: string, now: Date, isSeen: boolean): Promise<boolean> {
  const changed = await tx
    .updateTable('video_visits')
    .set({
      state: 'in-visit',
      met_at: sql<Date>`coalesce(met_at, ${now})`,
      seen_on_video_at: isSeen ? sql<Date>`coalesce(seen_on_video_at, ${now})` : sql<Date>`seen_on_video_at`,
      set_up_ms: sql<number>`coalesce(set_up_ms, (extract(epoch from ${now}::timestamptz - let_in_at) * 1000)::int)`,
    })
    .where('appointment_id', '=', id)
    .where('state', 'in', ['let-in', 'in-visit'])
    .where((where) =>
      where.or([where('met_at', 'is', null), ...(isSeen ? [where('seen_on_video_at', 'is', null)] : [])]),
    )
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

export type Ending = 'finished' | 'missed' | 'broken-off';

/** Ends it once; false when it had ended. Seats and signals go with it. */
export async function end(tx: Tx, id: string, how: Ending, now: Date): Promise<boolean> {
  const changed = await tx
    .updateTable('video_visits')
    .set({ state: how, ended_at: now })
    .where('appointment_id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (changed.numUpdatedRows !== 1n) return false;
  await closeMode(tx, id, now);
  await tx.deleteFrom('visit_signals').where('appointment_id', '=', id).execute();
  return true;
}

/** Whoever waits for another time begins anew: the room of the old one is empty. */
export async function emptyRoom(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('visit_seats').where('appointment_id', '=', id).execute();
  await tx.updateTable('visit_guests').set({ page: null, seen_at: null }).where('appointment_id', '=', id).execute();
  await tx.deleteFrom('visit_signals').where('appointment_id', '=', id).execute();
}

export const modesOf = (db: Database, ids: readonly string[]) =>
  db
    .selectFrom('visit_modes')
    .leftJoin('accounts', 'accounts.id', 'visit_modes.chosen_by')
    .selectAll('visit_modes')
    .select('accounts.name as chooser')
    .where('appointment_id', 'in', [...ids])
    .orderBy('place')
    .execute();

export type ModeRow = Awaited<ReturnType<typeof modesOf>>[number];

const closeMode = (tx: Tx, id: string, now: Date) =>
  tx
    .updateTable('visit_modes')
    .set({ ended_at: now })
    .where('appointment_id', '=', id)
    .where('ended_at', 'is', null)
    .execute();

/** False when it is in this mode already, or no longer in the one it was to be changed from. The caller holds the visit. */
export async function beginMode(
  tx: Tx,
  id: string,
  { mode, chosenBy, from, now }: { mode: Rung; chosenBy: string | null; from?: Rung | undefined; now: Date },
): Promise<boolean> {
  const open = await tx
    .selectFrom('visit_modes')
    .select('mode')
    .where('appointment_id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (open?.mode === mode || (from && open?.mode !== from)) return false;
  await closeMode(tx, id, now);
  await tx.insertInto('visit_modes').values({ appointment_id: id, mode, chosen_by: chosenBy, began_at: now }).execute();
  return true;
}

/** Approved, and nobody was let in until then. */
export const neverMet = (db: Database, startedBefore: Date) =>
  visits(db)
    .where('appointments.status', '=', 'approved')
    .where(startsAt, '<=', startedBefore)
    .where('video_visits.let_in_at', 'is', null)
    .where('video_visits.ended_at', 'is', null)
    .orderBy(startsAt)
    .limit(50)
    .execute();

/** Let in before then, and no page was heard of since. */
export const deserted = (db: Database, notSeenSince: Date) =>
  visits(db)
    .where('appointments.status', '=', 'approved')
    .where('video_visits.state', 'in', ['let-in', 'in-visit'])
    .where('video_visits.let_in_at', '<', notSeenSince)
    .where(
      sql<SqlBool>`not exists (select from visit_seats where visit_seats.appointment_id = appointments.id
        and seen_at >= ${notSeenSince})`,
    )
    .limit(50)
    .execute();

/** Someone is let in, and the account of the doctor or the record of the patient was closed meanwhile. */
export const withClosedAccount = (db: Database) =>
  visits(db)
    .leftJoin('accounts as own', 'own.id', 'patients.account_id')
    .where('appointments.status', '=', 'approved')
    .where('video_visits.state', 'in', ['let-in', 'in-visit'])
    .where((where) =>
      where.or([
        where('doctors.disabled_at', 'is not', null),
        where('patients.deactivated_at', 'is not', null),
        where('own.disabled_at', 'is not', null),
      ]),
    )
    .limit(50)
    .execute();

export type VideoEncounter = {
  visit_id: string;
  identity_checked_at: Date | null;
  seen_on_video_at: Date | null;
  adult_present: string | null;
};

type Met = { doctorId: string; patientId: string };

/** When this doctor last met the patient face to face: at a visit in the clinic, or on a round of the ward. */
export async function lastMetInPerson(db: Database, { doctorId, patientId }: Met, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(at) as at from (
      select coalesce(with_doctor_at, arrived_at, lower(during)) as at from appointments
      where patient_id = ${patientId} and doctor_id = ${doctorId} and mode = 'in-person'
        and (with_doctor_at is not null or status = 'completed' or (status = 'approved' and arrived_at is not null))
      union all
      select seen.visited_at from ward_visits seen join admissions stay on stay.id = seen.admission_id
      where stay.patient_id = ${patientId} and seen.doctor_id = ${doctorId} and seen.taken_back_at is null
    ) met where at <= ${now}`.execute(db);
  return rows[0]?.at ?? null;
}

/**
 * The last visit by video of this doctor and patient that began after they last met in person: from the moment its room opens,
 * and for good once the patient was let in. Being admitted to a ward changes nothing: somebody else sees the patient there.
 */
export async function lastVisitByVideo(
  db: Database,
  { doctorId, patientId, opened, after }: Met & { opened: { by: Date; after: Date }; after: Date | null },
): Promise<VideoEncounter | undefined> {
  const { rows } = await sql<VideoEncounter>`
    select visit.id as visit_id, state.identity_checked_at, state.seen_on_video_at, state.adult_present
    from appointments visit left join video_visits state on state.appointment_id = visit.id
    where visit.mode = 'video' and visit.doctor_id = ${doctorId} and visit.patient_id = ${patientId}
      and lower(visit.during) <= ${opened.by}
      and (visit.status = 'completed' or state.let_in_at is not null
        or (visit.status = 'approved' and lower(visit.during) > ${opened.after}))
      and (${after}::timestamptz is null or lower(visit.during) > ${after})
    order by lower(visit.during) desc limit 1`.execute(db);
  return rows[0];
}
