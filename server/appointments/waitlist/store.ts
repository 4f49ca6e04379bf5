import { type SqlBool, sql } from 'kysely';
import type { DayPart } from '#contract/appointments/waitlist.ts';
import type { Urgency } from '#contract/triage/triage-result.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import { slot } from '../store.ts';
import type { AtThisSlot, ForNow } from './line.ts';

const wishes = (db: Database) =>
  db
    .selectFrom('waitlist_wishes')
    .innerJoin('patients', 'patients.id', 'waitlist_wishes.patient_id')
    .innerJoin('departments', 'departments.id', 'waitlist_wishes.department_id')
    .leftJoin('accounts as doctors', 'doctors.id', 'waitlist_wishes.doctor_id')
    .leftJoin('triage_results', 'triage_results.id', 'waitlist_wishes.triage_id')
    .selectAll('waitlist_wishes')
    .select([
      'patients.account_id as patient_account_id',
      'departments.name as department',
      'doctors.name as doctor_name',
      sql<Urgency | null>`triage_results.urgency`.as('urgency'),
    ]);

export type WishRow = Awaited<ReturnType<ReturnType<typeof wishes>['execute']>>[number];

export const wishById = (db: Database, id: string): Promise<WishRow | undefined> =>
  wishes(db).where('waitlist_wishes.id', '=', id).executeTakeFirst();

export const wishesOf = (db: Database, patientId: string): Promise<WishRow[]> =>
  wishes(db)
    .where('waitlist_wishes.patient_id', '=', patientId)
    .where('waitlist_wishes.ended_at', 'is', null)
    .orderBy('waitlist_wishes.joined_at')
    .orderBy('waitlist_wishes.id')
    .execute();

export async function countWishes(tx: Tx, patientId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('waitlist_wishes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('patient_id', '=', patientId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

type NewWish = {
  patientId: string;
  departmentId: string;
  doctorId: string | null;
  weekdays: number[];
  dayParts: DayPart[];
  until: string;
  reason: string;
  triageId: string | null;
  joinedAt: Date;
};

export async function insertWish(tx: Tx, wish: NewWish): Promise<string> {
  const { id } = await tx
    .insertInto('waitlist_wishes')
    .values({
      patient_id: wish.patientId,
      department_id: wish.departmentId,
      doctor_id: wish.doctorId,
      weekdays: wish.weekdays,
      day_parts: wish.dayParts,
      until_day: wish.until,
      reason: wish.reason,
      triage_id: wish.triageId,
      joined_at: wish.joinedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type EndCause = NonNullable<WishRow['end_cause']>;

/** False when it ended before. */
export async function endWish(tx: Tx, id: string, cause: EndCause, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('waitlist_wishes')
    .set({ ended_at: now, end_cause: cause })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type WaitsFor = Pick<WishRow, 'doctor_id' | 'department_id'>;

/** Wishes that a time of the same doctor could fulfil. */
export const sharingLine = (db: Database, { doctor_id, department_id }: WaitsFor): Promise<WishRow[]> =>
  wishes(db)
    .where('waitlist_wishes.ended_at', 'is', null)
    .where('waitlist_wishes.department_id', '=', department_id)
    .where(({ eb, or }) =>
      doctor_id === null
        ? sql<SqlBool>`true`
        : or([eb('waitlist_wishes.doctor_id', '=', doctor_id), eb('waitlist_wishes.doctor_id', 'is', null)]),
    )
    .execute();

const ofDoctor = (doctorId: string) => sql<SqlBool>`(waitlist_wishes.doctor_id = ${doctorId}::uuid
  or (waitlist_wishes.doctor_id is null and waitlist_wishes.department_id =
    (select department_id from clinicians where account_id = ${doctorId}::uuid)))`;

export const wishesForDoctor = (db: Database, doctorId: string): Promise<WishRow[]> =>
  wishes(db).where('waitlist_wishes.ended_at', 'is', null).where(ofDoctor(doctorId)).execute();

export type WaitingRow = WishRow & AtThisSlot;

/** Reads who waits for this doctor, and the facts that rule out offering them a time now. */
const waiting = (db: Database, doctorId: string) =>
  wishes(db)
    .where('waitlist_wishes.ended_at', 'is', null)
    .where(ofDoctor(doctorId))
    .select([
      sql<boolean>`patients.deactivated_at is not null or patients.account_id is null`.as('is_patient_closed'),
      sql<boolean>`exists (select from waitlist_offers offers
        where offers.patient_id = patients.id and offers.state = 'open')`.as('has_offer'),
      sql<number>`(select count(*)::int from appointments
        where appointments.patient_id = patients.id and appointments.status = 'pending')`.as('pending_count'),
      sql<Date | null>`(select max(offers.ended_at) from waitlist_offers offers
        where offers.patient_id = patients.id and offers.state = 'lapsed')`.as('let_pass_at'),
    ]);

export const waitingForDoctor = (db: Database, doctorId: string): Promise<(WishRow & ForNow)[]> =>
  waiting(db, doctorId).execute();

/** The same, with what speaks against offering them this slot. */
export const waitingFor = (db: Database, doctorId: string, start: Date): Promise<WaitingRow[]> =>
  waiting(db, doctorId)
    .select([
      sql<boolean>`exists (select from waitlist_offers offers
        where offers.patient_id = patients.id and offers.doctor_id = ${doctorId}::uuid
          and offers.during = ${slot(start)} and offers.state <> 'withdrawn')`.as('was_offered'),
      sql<boolean>`exists (select from appointments
        where appointments.patient_id = patients.id and appointments.doctor_id = ${doctorId}::uuid
          and ((appointments.during = ${slot(start)} and appointments.status in ('cancelled', 'rejected', 'expired'))
            or appointments.moved_from = ${start}::timestamptz))`.as('had_it'),
      sql<boolean>`exists (select from appointments
        where appointments.patient_id = patients.id and appointments.holds_slot
          and appointments.during && ${slot(start)})`.as('is_busy'),
    ])
    .execute();

/** False when someone else is at this wish, or it has ended: its turn is over for now. */
export async function lockWish(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('waitlist_wishes')
    .select('id')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row !== undefined;
}

const offers = (db: Database) =>
  db
    .selectFrom('waitlist_offers')
    .innerJoin('patients', 'patients.id', 'waitlist_offers.patient_id')
    .innerJoin('accounts as doctors', 'doctors.id', 'waitlist_offers.doctor_id')
    .innerJoin('departments', 'departments.id', 'waitlist_offers.department_id')
    .selectAll('waitlist_offers')
    .select([
      sql<Date>`lower(waitlist_offers.during)`.as('starts_at'),
      'patients.account_id as patient_account_id',
      'doctors.name as doctor_name',
      'departments.name as department',
    ]);

export type OfferRow = Awaited<ReturnType<ReturnType<typeof offers>['execute']>>[number];

export const offerById = (db: Database, id: string): Promise<OfferRow | undefined> =>
  offers(db).where('waitlist_offers.id', '=', id).executeTakeFirst();

export const openOfferOf = (db: Database, patientId: string): Promise<OfferRow | undefined> =>
  offers(db)
    .where('waitlist_offers.patient_id', '=', patientId)
    .where('waitlist_offers.state', '=', 'open')
    .executeTakeFirst();

export const openOffersOfDoctor = (db: Database, doctorId: string): Promise<OfferRow[]> =>
  offers(db).where('waitlist_offers.doctor_id', '=', doctorId).where('waitlist_offers.state', '=', 'open').execute();

export const askedKey = (patientId: string, start: Date): string => `${patientId} ${start.toISOString()}`;

/** Reads which coming times of this doctor were offered to whom and not taken back. */
export async function offeredBefore(db: Database, doctorId: string, now: Date): Promise<Set<string>> {
  const rows = await db
    .selectFrom('waitlist_offers')
    .select(['patient_id', sql<Date>`lower(during)`.as('starts_at')])
    .where('doctor_id', '=', doctorId)
    .where('state', '<>', 'withdrawn')
    .where(sql<SqlBool>`lower(during) > ${now}`)
    .execute();
  return new Set(rows.map(({ patient_id, starts_at }) => askedKey(patient_id, starts_at)));
}

type NewOffer = { wish: WishRow; doctorId: string; start: Date; offeredAt: Date; expiresAt: Date };

/** Undefined when another time was offered to the same patient in the same moment. */
export async function insertOffer(tx: Tx, offer: NewOffer): Promise<OfferRow | undefined> {
  const { wish, doctorId, start } = offer;
  const made = await tx
    .insertInto('waitlist_offers')
    .values({
      wish_id: wish.id,
      patient_id: wish.patient_id,
      doctor_id: doctorId,
      department_id: wish.department_id,
      during: slot(start),
      offered_at: offer.offeredAt,
      expires_at: offer.expiresAt,
    })
    .onConflict((taken) => taken.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made && offerById(tx, made.id);
}

export type EndedState = Exclude<OfferRow['state'], 'open'>;

/** Ends an offer. Of several calls at once, one succeeds. */
export async function endOffer(
  tx: Tx,
  id: string,
  state: EndedState,
  now: Date,
  isStillHeld = false,
): Promise<boolean> {
  let query = tx
    .updateTable('waitlist_offers')
    .set({ state, ended_at: now })
    .where('id', '=', id)
    .where('state', '=', 'open');
  if (isStillHeld) query = query.where('expires_at', '>', now);
  return (await query.executeTakeFirst()).numUpdatedRows === 1n;
}

export const overdueOffers = (db: Database, now: Date): Promise<{ id: string }[]> =>
  db
    .selectFrom('waitlist_offers')
    .select('id')
    .where('state', '=', 'open')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(50)
    .execute();

export async function markDoctor(tx: Tx, doctorId: string): Promise<void> {
  await tx.insertInto('waitlist_rechecks').values({ doctor_id: doctorId }).execute();
}

/** Every doctor whose time could fulfil this wish. */
export async function markForWish(tx: Tx, { doctor_id, department_id }: WaitsFor): Promise<void> {
  if (doctor_id) return markDoctor(tx, doctor_id);
  await sql`insert into waitlist_rechecks (doctor_id)
    select account_id from clinicians join accounts on accounts.id = account_id
    where department_id = ${department_id}::uuid and role = 'doctor'`.execute(tx);
}

/** Every doctor for whom someone waits. */
export async function markAllAwaited(db: Database): Promise<void> {
  await sql`insert into waitlist_rechecks (doctor_id)
    select doctor_id from waitlist_wishes where ended_at is null and doctor_id is not null
    union
    select account_id from clinicians join accounts on accounts.id = account_id
    where role = 'doctor' and department_id in
      (select department_id from waitlist_wishes where ended_at is null and doctor_id is null)
    union
    select doctor_id from waitlist_offers where state = 'open'`.execute(db);
}

export async function markedDoctors(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('waitlist_rechecks').select('doctor_id').distinct().limit(50).execute();
  return rows.map((row) => row.doctor_id);
}

/** Takes the marks away that no other server is at; false when there is none left. */
export async function takeMarks(tx: Tx, doctorId: string): Promise<boolean> {
  const { rows } = await sql`delete from waitlist_rechecks where number in
    (select number from waitlist_rechecks where doctor_id = ${doctorId}::uuid for update skip locked)
    returning number`.execute(tx);
  return rows.length > 0;
}

export const wishesOver = (db: Database, today: string): Promise<WishRow[]> =>
  wishes(db)
    .where('waitlist_wishes.ended_at', 'is', null)
    .where('waitlist_wishes.until_day', '<', today)
    .limit(100)
    .execute();
