import { type SqlBool, sql } from 'kysely';
import { slot } from '#server/appointments/store.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import type { WishRow } from '../wishes/store.ts';

const offers = (db: Database) =>
  db
    .selectFrom('waitlist_offers')
    .innerJoin('patients', 'patients.id', 'waitlist_offers.patient_id')
    .innerJoin('accounts as doctors', 'doctors.id', 'waitlist_offers.doctor_id')
    .innerJoin('departments', 'departments.id', 'waitlist_offers.department_id')
    .selectAll('waitlist_offers')
    .select([
      sql<Date>`lower(waitlist_offers.during)`.as('starts_at'),
      sql<Date>`upper(waitlist_offers.during)`.as('ends_at'),
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

/** The patient has booked another visit at the time that is held for them. */
export async function isElsewhere(db: Database, { id }: Pick<OfferRow, 'id'>): Promise<boolean> {
  const { rows } = await sql`select from waitlist_offers offers join appointments visits
      on visits.patient_id = offers.patient_id and visits.holds_slot and visits.during && offers.during
    where offers.id = ${id}`.execute(db);
  return rows.length > 0;
}

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

type NewOffer = {
  wish: WishRow;
  doctorId: string;
  start: Date;
  minutes: number;
  pauseMinutes: number;
  offeredAt: Date;
  expiresAt: Date;
};

/** Undefined when another time was offered to the same patient in the same moment. */
export async function insertOffer(tx: Tx, offer: NewOffer): Promise<OfferRow | undefined> {
  const { wish, doctorId, start, minutes, pauseMinutes } = offer;
  const made = await tx
    .insertInto('waitlist_offers')
    .values({
      wish_id: wish.id,
      patient_id: wish.patient_id,
      doctor_id: doctorId,
      department_id: wish.department_id,
      during: slot(start, minutes),
      pause_minutes: pauseMinutes,
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
