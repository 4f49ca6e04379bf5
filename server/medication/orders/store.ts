import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database, Tx } from '#server/db/connect.ts';
import type { DB } from '#server/db/rows.generated.ts';
import { formerPuds } from '#server/patients/public.ts';

type VersionColumns = Selectable<DB['medication_order_versions']>;
export type TermColumns = Pick<
  VersionColumns,
  | 'amount'
  | 'unit'
  | 'route'
  | 'frequency'
  | 'times'
  | 'gap_hours'
  | 'least_gap_hours'
  | 'most_in_24h'
  | 'indication'
  | 'is_time_critical'
  | 'priority'
  | 'instructions'
  | 'ends_at'
>;

const TERMS = [
  'terms.amount',
  'terms.unit',
  'terms.route',
  'terms.frequency',
  'terms.times',
  'terms.gap_hours',
  'terms.least_gap_hours',
  'terms.most_in_24h',
  'terms.indication',
  'terms.is_time_critical',
  'terms.priority',
  'terms.instructions',
  'terms.ends_at',
] as const;

/** Reads orders with their current terms, and where the patient lies. */
const orders = (db: Database) =>
  db
    .selectFrom('medication_orders')
    .innerJoin('medication_order_versions as terms', (join) =>
      join
        .onRef('terms.order_id', '=', 'medication_orders.id')
        .onRef('terms.version', '=', 'medication_orders.version'),
    )
    .innerJoin('admissions', 'admissions.id', 'medication_orders.admission_id')
    .innerJoin('patients', 'patients.id', 'medication_orders.patient_id')
    .innerJoin('beds', 'beds.id', 'admissions.bed_id')
    .innerJoin('rooms', 'rooms.id', 'beds.room_id')
    .innerJoin('accounts as doctor', 'doctor.id', 'terms.written_by')
    .leftJoin('prescribed_medicines as source', 'source.id', 'medication_orders.prescribed_medicine_id')
    .selectAll('medication_orders')
    .select('source.stopped_at as source_stopped_at')
    .select(TERMS)
    .select([
      'terms.safety',
      'terms.written_at',
      'admissions.discharged_at',
      'patients.name as patient',
      'patients.pud',
    ])
    .select(formerPuds('patients.id').as('former_puds'))
    .select(['beds.name as bed', 'rooms.name as room', 'doctor.name as doctor', 'terms.written_by as doctor_id']);

export type OrderRow = Awaited<ReturnType<ReturnType<typeof orders>['execute']>>[number];

export const orderById = (db: Database, id: string): Promise<OrderRow | undefined> =>
  orders(db).where('medication_orders.id', '=', id).executeTakeFirst();

export const ordersByIds = (db: Database, ids: readonly string[]): Promise<OrderRow[]> =>
  orders(db)
    .where('medication_orders.id', 'in', [...ids])
    .execute();

/** The orders in whose place these came. */
export const ordersBefore = (db: Database, ids: readonly string[]): Promise<OrderRow[]> =>
  orders(db)
    .where('medication_orders.followed_by', 'in', [...ids])
    .execute();

export const doctorName = async (tx: Tx, id: string): Promise<string> =>
  (await tx.selectFrom('accounts').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name;

/** Makes those who give, change or stop the order come one after the other. */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRow | undefined> {
  await tx.selectFrom('medication_orders').select('id').where('id', '=', id).forUpdate().execute();
  return orderById(tx, id);
}

export async function lockOrders(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const these = tx
    .selectFrom('medication_orders')
    .select('id')
    .where('id', 'in', [...ids]);
  await these.orderBy('id').forUpdate().execute();
}

export const ordersOf = (db: Database, admissionIds: readonly string[]): Promise<OrderRow[]> =>
  orders(db)
    .where('medication_orders.admission_id', 'in', [...admissionIds])
    .orderBy('medication_orders.ordered_at')
    .orderBy('medication_orders.id')
    .execute();

/** Running ones of these patients, whichever stay they belong to. */
export const runningOrders = (db: Database, patientIds: readonly string[]): Promise<OrderRow[]> =>
  orders(db)
    .where('medication_orders.patient_id', 'in', [...patientIds])
    .where('medication_orders.stopped_at', 'is', null)
    .where('admissions.discharged_at', 'is', null)
    .execute();

export const asNeededOrders = (db: Database): Promise<OrderRow[]> =>
  orders(db)
    .where('terms.frequency', '=', 'as-needed')
    .where('medication_orders.stopped_at', 'is', null)
    .where('admissions.discharged_at', 'is', null)
    .orderBy('rooms.name')
    .orderBy('beds.name')
    .orderBy('medication_orders.medication')
    .execute();

/** Running ones of those who are here whose doses are planned no further than that. */
const toPlan = (db: Database, before: Date) =>
  db
    .selectFrom('medication_orders')
    .innerJoin('admissions', 'admissions.id', 'medication_orders.admission_id')
    .select('medication_orders.id')
    .where('medication_orders.stopped_at', 'is', null)
    .where('admissions.discharged_at', 'is', null)
    .where('medication_orders.planned_until', '<', before);

export const ordersToPlan = (db: Database, before: Date) =>
  toPlan(db, before).orderBy('medication_orders.planned_until').limit(200).execute();

/** Undefined when it was planned or stopped meanwhile, or somebody else is at it. */
export async function lockOrderToPlan(tx: Tx, id: string, before: Date): Promise<OrderRow | undefined> {
  const order = toPlan(tx, before).where('medication_orders.id', '=', id);
  return (await order.forUpdate('medication_orders').skipLocked().executeTakeFirst()) && orderById(tx, id);
}

/** Null when this prescribed medicine has its order already. */
export async function insertOrder(tx: Tx, order: Insertable<DB['medication_orders']>): Promise<string | null> {
  const row = await tx
    .insertInto('medication_orders')
    .values(order)
    .onConflict((known) => known.constraint('one_order_per_prescribed_medicine').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export const insertVersion = (tx: Tx, version: Insertable<DB['medication_order_versions']>) =>
  tx.insertInto('medication_order_versions').values(version).execute();

export const setOnOrder = (tx: Tx, id: string, change: Updateable<DB['medication_orders']>) =>
  tx.updateTable('medication_orders').set(change).where('id', '=', id).execute();

export type VersionRow = VersionColumns & { writer: string };

export const versionsOf = (db: Database, orderIds: readonly string[]): Promise<VersionRow[]> =>
  db
    .selectFrom('medication_order_versions')
    .innerJoin('accounts', 'accounts.id', 'medication_order_versions.written_by')
    .selectAll('medication_order_versions')
    .select('accounts.name as writer')
    .where('medication_order_versions.order_id', 'in', [...orderIds])
    .execute();

/** Prescribed by a signed diagnosis for someone who lay here then, and not yet an order. */
const withoutOrder = (db: Database) =>
  db
    .selectFrom('prescribed_medicines as medicine')
    .innerJoin('prescriptions', 'prescriptions.id', 'medicine.prescription_id')
    .innerJoin('diagnoses', 'diagnoses.id', 'prescriptions.diagnosis_id')
    .innerJoin('admissions', (join) =>
      join
        .onRef('admissions.patient_id', '=', 'medicine.patient_id')
        .onRef('admissions.admitted_at', '<=', 'prescriptions.signed_at')
        .on('admissions.discharged_at', 'is', null),
    )
    .leftJoin('medication_orders', 'medication_orders.prescribed_medicine_id', 'medicine.id')
    .selectAll('medicine')
    .select(['prescriptions.prescribed_by', 'prescriptions.signed_at', 'prescriptions.is_repeat'])
    .select(sql<unknown>`coalesce(prescriptions.safety, diagnoses.safety)`.as('safety'))
    .select(['admissions.id as admission_id', 'admissions.doctor_id', 'admissions.admitted_by'])
    .where('medicine.stopped_at', 'is', null)
    .where('medication_orders.id', 'is', null);

export type PrescribedRow = Awaited<ReturnType<ReturnType<typeof withoutOrder>['execute']>>[number];

/** Those that were signed in the place of another come first: of two that share a dose, it goes over to the one that ends it. */
export const prescribedWithoutOrder = (db: Database): Promise<PrescribedRow[]> =>
  withoutOrder(db)
    .orderBy('prescriptions.signed_at')
    .orderBy(
      sql`exists (select from prescribed_medicines earlier where earlier.replaced_by = medicine.id)
        or exists (select from medication_orders earlier where earlier.replaced_by = medicine.id)`,
      'desc',
    )
    .orderBy('medicine.place')
    .execute();

/** Undefined when it was stopped, got its order or the patient was discharged meanwhile. */
export const stillWithoutOrder = (tx: Tx, id: string): Promise<PrescribedRow | undefined> =>
  withoutOrder(tx).where('medicine.id', '=', id).executeTakeFirst();

/** Stopped where they were prescribed, or replaced by a prescription: these orders end as well. */
const stoppedButRunning = (db: Database) =>
  db
    .selectFrom('medication_orders')
    .leftJoin('prescribed_medicines as medicine', 'medicine.id', 'medication_orders.prescribed_medicine_id')
    .leftJoin('prescribed_medicines as next', 'next.id', 'medication_orders.replaced_by')
    .leftJoin('prescriptions', 'prescriptions.id', 'next.prescription_id')
    .select(['medication_orders.id', 'medication_orders.patient_id'])
    .select([
      sql<Date>`coalesce(prescriptions.signed_at, medicine.stopped_at)`.as('stopped_at'),
      sql<string | null>`coalesce(prescriptions.prescribed_by, medicine.stopped_by)`.as('stopped_by'),
      sql<string>`coalesce('Replaced by ' || next.name || ' ' || next.amount || ' ' || next.unit || '.',
        medicine.stop_reason, '')`.as('reason'),
      sql<string | null>`coalesce(medication_orders.replaced_by, medicine.replaced_by)`.as('next_id'),
    ])
    .where((where) =>
      where.or([where('medicine.stopped_at', 'is not', null), where('medication_orders.replaced_by', 'is not', null)]),
    )
    .where('medication_orders.stopped_at', 'is', null);

export type StoppedRow = Awaited<ReturnType<ReturnType<typeof stoppedButRunning>['execute']>>[number];

export const prescribedButStopped = (db: Database): Promise<StoppedRow[]> => stoppedButRunning(db).execute();

/** Undefined when its order was stopped meanwhile, or somebody else is at it. */
export const lockStoppedOrder = (tx: Tx, id: string): Promise<StoppedRow | undefined> =>
  stoppedButRunning(tx)
    .where('medication_orders.id', '=', id)
    .forUpdate('medication_orders')
    .skipLocked()
    .executeTakeFirst();

/** What was signed last in the place of a prescription: a replacement may be replaced before the ward has it. */
export async function lastInPlaceOf(tx: Tx, prescribedId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`with recursive chain as (
      select id, replaced_by from prescribed_medicines where id = ${prescribedId}
      union select next.id, next.replaced_by from chain join prescribed_medicines next on next.id = chain.replaced_by)
    select id from chain where replaced_by is null`.execute(tx);
  return rows[0]?.id ?? prescribedId;
}

/** Locks the running orders of a stay that end because this was prescribed in their place, through all links of a chain. */
export const lockReplacedOrders = (tx: Tx, prescribedId: string, admissionId: string) =>
  stoppedButRunning(tx)
    .innerJoin('medication_order_versions as terms', (join) =>
      join
        .onRef('terms.order_id', '=', 'medication_orders.id')
        .onRef('terms.version', '=', 'medication_orders.version'),
    )
    .select('terms.ends_at')
    .where('medication_orders.admission_id', '=', admissionId)
    .where(
      sql<boolean>`coalesce(medication_orders.replaced_by, medicine.replaced_by) in (with recursive chain as (
        select ${prescribedId}::uuid as id
        union select earlier.id from chain join prescribed_medicines earlier on earlier.replaced_by = chain.id)
      select id from chain)`,
    )
    .orderBy('medication_orders.id')
    .forUpdate('medication_orders')
    .execute();

export type ReplacedRow = Awaited<ReturnType<typeof lockReplacedOrders>>[number];
