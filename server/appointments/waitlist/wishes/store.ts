import { randomUUID } from 'node:crypto';
import { type SqlBool, sql } from 'kysely';
import type { DayPart } from '#contract/appointments/waitlist.ts';
import type { Urgency } from '#contract/triage/triage-result.ts';
import { slot } from '#server/appointments/store.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import { sealText } from '#server/db/sealed/open-results.ts';
import { SEALED } from '#server/db/sealed/sealed-columns.ts';
import type { OwnHours } from '#server/notices/quiet-hours.ts';
import { someoneActs } from '#server/patients/public.ts';
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
  reasonDanger: WishRow['reason_danger'];
  triageId: string | null;
  joinedAt: Date;
};

export async function insertWish(tx: Tx, wish: NewWish): Promise<string> {
  const id = randomUUID();
  const cell = { column: SEALED.wishReason, owner: wish.patientId, row: [id] };
  await tx
    .insertInto('waitlist_wishes')
    .values({
      id,
      patient_id: wish.patientId,
      department_id: wish.departmentId,
      doctor_id: wish.doctorId,
      weekdays: wish.weekdays,
      day_parts: wish.dayParts,
      until_day: wish.until,
      reason: await sealText(tx, cell, wish.reason),
      reason_danger: wish.reasonDanger,
      triage_id: wish.triageId,
      joined_at: wish.joinedAt,
      is_beside_hidden: await isHiddenThere(tx, wish),
    })
    .execute();
  return id;
}

/** The patient waits for the same, and whoever asks does not see it. False outside a transaction that withholds. */
async function isHiddenThere(tx: Tx, { patientId, departmentId, doctorId }: NewWish): Promise<boolean> {
  const { rows } = await sql`select from public.waitlist_wishes w
    where w.patient_id = ${patientId} and w.department_id = ${departmentId} and w.doctor_id is not distinct from ${doctorId}::uuid
      and w.ended_at is null and is_withheld(w.id)`.execute(tx);
  return rows.length > 0;
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

export type WaitsFor = Pick<WishRow, 'doctor_id' | 'department_id'>;

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

/** For a child without a login whoever may book for them answers. */
const SOMEONE_ANSWERS = someoneActs('patients.id', ['appointments']);

export type WaitingRow = WishRow & AtThisSlot;

/** Reads who waits for this doctor, and the facts that rule out offering them a time now. */
const waiting = (db: Database, doctorId: string) =>
  wishes(db)
    .where('waitlist_wishes.ended_at', 'is', null)
    .where(ofDoctor(doctorId))
    .select([
      sql<boolean>`patients.deactivated_at is not null or (patients.account_id is null and not ${SOMEONE_ANSWERS})`.as(
        'is_patient_closed',
      ),
      sql<boolean>`exists (select from waitlist_offers offers
        where offers.patient_id = patients.id and offers.state = 'open')`.as('has_offer'),
      sql<number>`(select count(*)::int from appointments
        where appointments.patient_id = patients.id and appointments.status = 'pending'
          -- Those of whoever would answer the offer.
          and appointments.is_asked_by_other = (patients.account_id is null))`.as('pending_count'),
      sql<Date | null>`(select max(offers.ended_at) from waitlist_offers offers
        where offers.patient_id = patients.id and offers.state = 'lapsed')`.as('let_pass_at'),
      sql<OwnHours | null>`(select to_jsonb(quiet_hours) from quiet_hours
        where quiet_hours.account_id = patients.account_id)`.as('quiet_hours'),
    ]);

export const waitingForDoctor = (db: Database, doctorId: string): Promise<(WishRow & ForNow)[]> =>
  waiting(db, doctorId).execute();

/** The same, with what speaks against offering them this slot. */
export const waitingFor = (db: Database, doctorId: string, start: Date): Promise<WaitingRow[]> =>
  waiting(db, doctorId)
    .select([
      sql<boolean>`exists (select from waitlist_offers offers
        where offers.patient_id = patients.id and offers.doctor_id = ${doctorId}::uuid
          and lower(offers.during) = ${start} and offers.state <> 'withdrawn')`.as('was_offered'),
      sql<boolean>`exists (select from appointments
        where appointments.patient_id = patients.id and appointments.doctor_id = ${doctorId}::uuid
          and ((lower(appointments.during) = ${start} and appointments.status in ('cancelled', 'rejected', 'expired'))
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

export const wishesOver = (db: Database, today: string): Promise<WishRow[]> =>
  wishes(db)
    .where('waitlist_wishes.ended_at', 'is', null)
    .where('waitlist_wishes.until_day', '<', today)
    .limit(100)
    .execute();
