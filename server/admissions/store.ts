import { type Insertable, sql, type Updateable } from 'kysely';
import { compileOnce } from '../db/compile-once.ts';
import type { Database, Tx } from '../db/connect.ts';
import type { DB } from '../db/rows.generated.ts';
import { sealCells } from '../db/sealed/open-results.ts';
import { SEALED } from '../db/sealed/sealed-columns.ts';
import { formerPuds } from '../patients/public.ts';

export async function insertAdmission(tx: Tx, admission: Insertable<DB['admissions']>): Promise<string> {
  return (await tx.insertInto('admissions').values(admission).returning('id').executeTakeFirstOrThrow()).id;
}

export const insertStay = (tx: Tx, stay: Insertable<DB['bed_stays']>) =>
  tx.insertInto('bed_stays').values(stay).execute();

// Looked up and not joined: with each table more that is joined PostgreSQL plans twice as long.
const nameOf = <Name>(who: string) => sql<Name>`(select name from accounts where accounts.id = ${sql.ref(who)})`;

const admissions = (db: Database) =>
  db
    .selectFrom('admissions')
    .innerJoin('patients', 'patients.id', 'admissions.patient_id')
    .innerJoin('beds', 'beds.id', 'admissions.bed_id')
    .innerJoin('rooms', 'rooms.id', 'beds.room_id')
    .innerJoin('accounts as doctor', 'doctor.id', 'admissions.doctor_id')
    .selectAll('admissions')
    .select(['patients.name as patient', 'patients.pud', 'patients.phone', 'patients.account_id'])
    .select(formerPuds('patients.id').as('former_puds'))
    .select(['beds.name as bed', 'rooms.name as room'])
    .select([
      'doctor.name as doctor',
      nameOf<string>('admissions.admitted_by').as('admitter'),
      nameOf<string | null>('admissions.discharged_by').as('discharger'),
    ]);

export type AdmissionRow = Awaited<ReturnType<ReturnType<typeof admissions>['execute']>>[number];

export const admissionById = (db: Database, id: string): Promise<AdmissionRow | undefined> =>
  admissions(db).where('admissions.id', '=', id).executeTakeFirst();

export const liveAdmissionOf = (db: Database, patientId: string): Promise<AdmissionRow | undefined> =>
  liveOf.first(db, { patientId });

const liveOf = compileOnce<{ patientId: string }>()((db, value) =>
  admissions(db).where('admissions.patient_id', '=', value('patientId')).where('admissions.discharged_at', 'is', null),
);

export const lockAdmission = (tx: Tx, id: string) =>
  tx.selectFrom('admissions').select('id').where('id', '=', id).forUpdate().execute();

type OpenTo = { clinicianId: string; now: Date };

const inCareOf = ({ clinicianId, now }: OpenTo) => sql<boolean>`exists (select from care_relationships care
  where care.patient_id = admissions.patient_id and care.clinician_id = ${clinicianId}
  and (care.closes_at is null or care.closes_at > ${now}))`;

/**
 * Any nurse may open the chart while an alert is open; not the one who made or used the code of a held account, nor the one
 * whose own sets opened too many.
 */
const hasOpenAlert = ({ clinicianId, now }: OpenTo) => sql<boolean>`exists (select from charts_open_by_alert open
  join patients on patients.id = open.patient_id
  where open.patient_id = admissions.patient_id and open.closes_at > ${now}
  and (patients.record_held_since is null or (patients.code_made_by is distinct from ${clinicianId}
    and patients.activated_by is distinct from ${clinicianId}))
  and not exists (select from charts_opened_by_own_alarm own
    where own.patient_id = open.patient_id and own.clinician_id = ${clinicianId}
    and own.needs_proof and own.opened_at > ${now}::timestamptz - interval '48 hours'))`;

const live = (db: Database) => admissions(db).where('admissions.discharged_at', 'is', null);

/** Reads the inpatients whose charts are open to this doctor. */
export const liveInCareOf = (db: Database, doctor: OpenTo) => live(db).where(inCareOf(doctor)).execute();

/** Reads the inpatients who are accepted, or whose chart is open to this nurse in another way. */
export const liveOpenToNurse = (db: Database, nurse: OpenTo) =>
  live(db)
    .where((where) => where.or([where('admissions.accepted_at', 'is not', null), hasOpenAlert(nurse), inCareOf(nurse)]))
    .execute();

/** Everyone who lies here. Only for what the desk knows of everyone. */
export const everyLive = (db: Database) => live(db).execute();

export const waitingAdmissions = (db: Database) =>
  live(db).where('admissions.accepted_at', 'is', null).orderBy('admissions.admitted_at').execute();

export const waitingFor = (db: Database, doctor: OpenTo) =>
  live(db)
    .where('admissions.accepted_at', 'is', null)
    .where((where) => where.or([where('admissions.doctor_id', '=', doctor.clinicianId), inCareOf(doctor)]))
    .orderBy('admissions.admitted_at')
    .execute();

const WORDS = { summary: SEALED.staySummary, advice: SEALED.stayAdvice, scale_reason: SEALED.scaleReason };

async function sealWords(tx: Tx, id: string, change: Updateable<DB['admissions']>) {
  if (!change.summary && !change.advice && !change.scale_reason) return change;
  const stay = await tx.selectFrom('admissions').select('patient_id').where('id', '=', id).executeTakeFirst();
  return stay ? sealCells(tx, { owner: stay.patient_id, row: [id] }, WORDS, change) : change;
}

/** True for exactly one of those who try at once, and only while the stay waits. */
async function answerWaiting(tx: Tx, id: string, answer: Updateable<DB['admissions']>): Promise<boolean> {
  const changed = await tx
    .updateTable('admissions')
    .set(await sealWords(tx, id, answer))
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('discharged_at', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

type Acceptance = { accepted_at: Date; accepted_by: string; acceptance_ground: 'care' | 'named' | 'glass' | 'alert' };
export const setAccepted = (tx: Tx, id: string, acceptance: Acceptance) => answerWaiting(tx, id, acceptance);

/** True for the first alarm of a stay that waits. */
export const setOpenedByAlarm = async (tx: Tx, id: string, at: Date): Promise<boolean> => {
  const changed = await tx
    .updateTable('admissions')
    .set({ opened_by_alarm_at: at })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('opened_by_alarm_at', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
};

/** Live stays, or this one, whose patient has a newer health profile than the one by which they were judged last. */
export async function staysWithNewProfile(db: Database, id: string | null = null) {
  const { rows } = await sql<{ id: string; version: number }>`
    select admissions.id, newest.version from admissions
    cross join lateral (select max(version) as version from health_profiles
      where health_profiles.patient_id = admissions.patient_id) newest
    where discharged_at is null and newest.version > coalesce(judged_by_profile, 0)
      and (${id}::uuid is null or admissions.id = ${id}::uuid)`.execute(db);
  return rows;
}

export const setJudgedBy = (tx: Tx, id: string, profileVersion: number) =>
  tx.updateTable('admissions').set({ judged_by_profile: profileVersion }).where('id', '=', id).execute();

type Decline = { discharged_at: Date; discharged_by: string; summary: string; is_declined: boolean };
export const setDeclined = (tx: Tx, id: string, decline: Decline) => answerWaiting(tx, id, decline);

/**
 * Doctors and nurses who wrote in an accepted stay; nobody for one that was not accepted. Ending a stay that one accepted in
 * an emergency is no writing in it: else breaking the glass, admitting and discharging would open the chart for 30 days.
 */
export async function writersIn(tx: Tx, admissionId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with stay as (select * from admissions where id = ${admissionId} and accepted_at is not null)
    select discharged_by as id from stay where discharged_by is not null
      and (acceptance_ground is null or acceptance_ground not in ('glass', 'alert') or discharged_by <> accepted_by)
    union select scale_by from stay where scale_by is not null
    union select recorded_by from observations join stay on stay.id = admission_id
    union select author_id from ward_notes join stay on stay.id = admission_id
    union select set_by from ward_statuses join stay on stay.id = admission_id
    union select written_by from medication_order_versions
      join medication_orders on medication_orders.id = order_id join stay on stay.id = admission_id
    union select recorded_by from administrations
      join medication_orders on medication_orders.id = order_id join stay on stay.id = admission_id
    union select signed_by from diagnoses
      join stay on stay.patient_id = diagnoses.patient_id and signed_at >= admitted_at`.execute(tx);
  return rows.map(({ id }) => id);
}

type AdmissionPage = { limit: number; after?: string | undefined };

export async function newestAdmissions(db: Database, openTo: OpenTo | null, { limit, after }: AdmissionPage) {
  const all = admissions(db).orderBy('admitted_at', 'desc').orderBy('admissions.id').limit(limit);
  const query = openTo ? all.where(inCareOf(openTo)) : all;
  if (!after) return query.execute();
  const last = await admissionById(db, after);
  if (!last) return [];
  return query
    .where((where) =>
      where.or([
        where('admissions.admitted_at', '<', last.admitted_at),
        where.and([where('admissions.admitted_at', '=', last.admitted_at), where('admissions.id', '>', last.id)]),
      ]),
    )
    .execute();
}

export const admissionsOf = (db: Database, patientId: string): Promise<AdmissionRow[]> =>
  admissions(db).where('admissions.patient_id', '=', patientId).orderBy('admitted_at', 'desc').execute();

/** Changes the stay only in the version that was read, and only while the patient is here. */
export async function changeAdmissionIf(
  tx: Tx,
  id: string,
  version: number,
  change: Updateable<DB['admissions']>,
): Promise<boolean> {
  const changed = await tx
    .updateTable('admissions')
    .set({ ...(await sealWords(tx, id, change)), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('discharged_at', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** Changes what does not depend on the version. */
export async function changeLiveAdmission(tx: Tx, id: string, change: Updateable<DB['admissions']>): Promise<void> {
  await tx
    .updateTable('admissions')
    .set({ ...(await sealWords(tx, id, change)), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('discharged_at', 'is', null)
    .execute();
}

export const staysIn = (db: Database, admissionId: string) =>
  db
    .selectFrom('bed_stays')
    .innerJoin('beds', 'beds.id', 'bed_stays.bed_id')
    .innerJoin('rooms', 'rooms.id', 'beds.room_id')
    .innerJoin('accounts', 'accounts.id', 'bed_stays.moved_by')
    .select(['bed_stays.from_at', 'beds.name as bed', 'rooms.name as room', 'accounts.name as mover'])
    .where('bed_stays.admission_id', '=', admissionId)
    .orderBy('bed_stays.number')
    .execute();
