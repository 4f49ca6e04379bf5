import { type Insertable, type SqlBool, sql } from 'kysely';
import { compileOnce } from '#server/db/compile-once.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import type { DB } from '#server/db/rows.generated.ts';

const prescriptions = (db: Database) =>
  db
    .selectFrom('prescriptions')
    .innerJoin('diagnoses', 'diagnoses.id', 'prescriptions.diagnosis_id')
    .innerJoin('accounts as doctors', 'doctors.id', 'prescriptions.prescribed_by')
    .selectAll('prescriptions')
    .select(['diagnoses.diagnosis', 'doctors.name as doctor_name']);

export type PrescriptionRow = Awaited<ReturnType<ReturnType<typeof prescriptions>['execute']>>[number];

export const prescriptionById = (db: Database, id: string): Promise<PrescriptionRow | undefined> =>
  prescriptions(db).where('prescriptions.id', '=', id).executeTakeFirst();

/** Newest first. */
export const prescriptionsOf = (db: Database, patientId: string): Promise<PrescriptionRow[]> =>
  prescriptions(db)
    .where('prescriptions.patient_id', '=', patientId)
    .orderBy('prescriptions.signed_at', 'desc')
    .orderBy('prescriptions.id')
    .limit(500)
    .execute();

/** What was signed with these diagnoses; a repeat was signed by itself. */
export const prescriptionsFor = (db: Database, diagnosisIds: readonly string[]): Promise<PrescriptionRow[]> =>
  prescriptions(db)
    .where('prescriptions.diagnosis_id', 'in', [...diagnosisIds])
    .where('prescriptions.is_repeat', '=', false)
    .execute();

export async function insertPrescription(tx: Tx, prescription: Insertable<DB['prescriptions']>): Promise<string> {
  const { id } = await tx.insertInto('prescriptions').values(prescription).returning('id').executeTakeFirstOrThrow();
  return id;
}

const medicines = (db: Database) =>
  db
    .selectFrom('prescribed_medicines')
    .innerJoin('prescriptions as signed', 'signed.id', 'prescribed_medicines.prescription_id')
    .innerJoin('diagnoses', 'diagnoses.id', 'signed.diagnosis_id')
    .innerJoin('accounts as prescribers', 'prescribers.id', 'signed.prescribed_by')
    .leftJoin('accounts as stoppers', 'stoppers.id', 'prescribed_medicines.stopped_by')
    .selectAll('prescribed_medicines')
    .select(['stoppers.name as stopper_name', 'prescribers.name as prescriber_name'])
    .select(['signed.signed_at', 'signed.diagnosis_id'])
    .select([
      sql<unknown>`coalesce(signed.safety, diagnoses.safety)`.as('safety'),
      sql<boolean>`exists (select from prescribed_medicines later where later.renews = prescribed_medicines.id)`.as(
        'is_renewed',
      ),
    ]);

export type PrescribedRow = Awaited<ReturnType<ReturnType<typeof medicines>['execute']>>[number];

export const medicinesIn = (db: Database, prescriptionIds: readonly string[]): Promise<PrescribedRow[]> =>
  medicines(db)
    .where('prescription_id', 'in', [...prescriptionIds])
    .orderBy('place')
    .execute();

export const prescribedById = (db: Database, id: string): Promise<PrescribedRow | undefined> =>
  medicines(db).where('prescribed_medicines.id', '=', id).executeTakeFirst();

/** Reads medicines that are neither stopped nor over on this day. */
export const runningOn = (db: Database, patientId: string, day: string): Promise<PrescribedRow[]> =>
  running.rows(db, { patientId, day });

const running = compileOnce<{ patientId: string; day: string }>()((db, value) =>
  medicines(db)
    .where('prescribed_medicines.patient_id', '=', value('patientId'))
    .where('prescribed_medicines.stopped_at', 'is', null)
    .where(sql<SqlBool>`(ends_on is null or ends_on >= ${value('day')}::date)`)
    .orderBy('starts_on', 'desc')
    .orderBy('place'),
);

export type WardOrderRow = Awaited<ReturnType<typeof ordersOnWard>>[number];

/** Reads what the ward gives this patient now, because a new order is compared with it. The ward is a later module. */
export const ordersOnWard = (db: Database, patientId: string, now: Date) =>
  db
    .selectFrom('medication_orders')
    .innerJoin('admissions', 'admissions.id', 'medication_orders.admission_id')
    .innerJoin('medication_order_versions as terms', (join) =>
      join
        .onRef('terms.order_id', '=', 'medication_orders.id')
        .onRef('terms.version', '=', 'medication_orders.version'),
    )
    .select([
      'medication_orders.medicine_id',
      'medication_orders.medication',
      'medication_orders.prescribed_medicine_id',
    ])
    .select(['terms.amount', 'terms.unit', 'terms.route', 'terms.frequency', 'terms.gap_hours', 'terms.most_in_24h'])
    .where('medication_orders.patient_id', '=', patientId)
    .where('medication_orders.stopped_at', 'is', null)
    .where('admissions.discharged_at', 'is', null)
    .where((where) => where.or([where('terms.ends_at', 'is', null), where('terms.ends_at', '>', now)]))
    .execute();

export async function insertMedicines(tx: Tx, rows: Insertable<DB['prescribed_medicines']>[]): Promise<string[]> {
  const inserted = await tx.insertInto('prescribed_medicines').values(rows).returning('id').execute();
  return inserted.map(({ id }) => id);
}

type Stop = { at: Date; by: string; reason: string; today: string };

/** True for exactly one of those who stop it at once. The last doses of a course are taken on the day after its last day. */
export async function stopIfRunning(tx: Tx, id: string, { at, by, reason, today }: Stop): Promise<boolean> {
  const stopped = await tx
    .updateTable('prescribed_medicines')
    .set({ stopped_at: at, stopped_by: by, stop_reason: reason })
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .where(sql<SqlBool>`(ends_on is null or ends_on >= ${today}::date - 1)`)
    .executeTakeFirst();
  return stopped.numUpdatedRows === 1n;
}

/** Reads who signed, as it is printed. */
export const prescriberOf = (db: Database, accountId: string) =>
  db
    .selectFrom('accounts')
    .leftJoin('clinicians', 'clinicians.account_id', 'accounts.id')
    .leftJoin('departments', 'departments.id', 'clinicians.department_id')
    .select(['accounts.name', 'clinicians.title', 'clinicians.license_number', 'departments.name as department'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow();
