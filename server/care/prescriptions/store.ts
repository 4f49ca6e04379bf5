import { type Insertable, type SqlBool, sql } from 'kysely';
import { compileOnce } from '#server/db/compile-once.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import type { DB } from '#server/db/rows.generated.ts';
import { NOT_DAILY } from '#server/pharmacy/timing/intervals.ts';
import { nameAt } from '#server/staffing/licences/public.ts';

const prescriptions = (db: Database) =>
  db
    .selectFrom('prescriptions')
    .innerJoin('diagnoses', 'diagnoses.id', 'prescriptions.diagnosis_id')
    .innerJoin('accounts as doctors', 'doctors.id', 'prescriptions.prescribed_by')
    .selectAll('prescriptions')
    .select([
      'diagnoses.diagnosis',
      nameAt({ account: 'doctors', signedAt: 'prescriptions.signed_at' }).as('doctor_name'),
    ]);

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
    .select([
      nameAt({ account: 'stoppers', signedAt: 'prescribed_medicines.stopped_at' })
        .$castTo<string | null>()
        .as('stopper_name'),
      nameAt({ account: 'prescribers', signedAt: 'signed.signed_at' }).as('prescriber_name'),
    ])
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

/** After its last day a course has its last doses; of what is not taken every day, a round at most. */
export const LAST_DOSES_DAYS = 8;

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
    .leftJoin('prescribed_medicines as source', 'source.id', 'medication_orders.prescribed_medicine_id')
    .innerJoin('medication_order_versions as terms', (join) =>
      join
        .onRef('terms.order_id', '=', 'medication_orders.id')
        .onRef('terms.version', '=', 'medication_orders.version'),
    )
    .select([
      'medication_orders.id',
      'medication_orders.medicine_id',
      'medication_orders.medication',
      'medication_orders.prescribed_medicine_id',
    ])
    .select(['terms.amount', 'terms.unit', 'terms.route', 'terms.frequency', 'terms.gap_hours', 'terms.most_in_24h'])
    .select('terms.ends_at')
    .where('medication_orders.patient_id', '=', patientId)
    .where('medication_orders.stopped_at', 'is', null)
    // It ends within seconds: its prescription was stopped, or another was signed in its place.
    .where('source.stopped_at', 'is', null)
    .where('medication_orders.replaced_by', 'is', null)
    .where('admissions.discharged_at', 'is', null)
    .where((where) => where.or([where('terms.ends_at', 'is', null), where('terms.ends_at', '>', now)]))
    .execute();

/** False when it has ended meanwhile, or another prescription is given instead of it already. The ward ends it. */
export async function replaceOnWard(tx: Tx, orderId: string, patientId: string, replacedBy: string): Promise<boolean> {
  const replaced = await tx
    .updateTable('medication_orders')
    .set({ replaced_by: replacedBy })
    .where('id', '=', orderId)
    .where('patient_id', '=', patientId)
    .where('stopped_at', 'is', null)
    .where('replaced_by', 'is', null)
    .executeTakeFirst();
  return replaced.numUpdatedRows === 1n;
}

export const wardOrder = (db: Database, id: string, patientId: string) =>
  db
    .selectFrom('medication_orders')
    .select(sql<boolean>`stopped_at is not null or replaced_by is not null`.as('hasEnded'))
    .where('id', '=', id)
    .where('patient_id', '=', patientId)
    .executeTakeFirst();

/** The last dose that the ward gave of each order, in whichever stay, with the terms of that moment. The ward is a later module. */
export const givenSince = (db: Database, patientId: string, { since, now }: { since: Date; now: Date }) =>
  db
    .selectFrom('administrations as record')
    .innerJoin('medication_orders', 'medication_orders.id', 'record.order_id')
    .innerJoin('admissions', 'admissions.id', 'medication_orders.admission_id')
    .innerJoin('medication_order_versions as terms', (join) =>
      join.onRef('terms.order_id', '=', 'record.order_id').onRef('terms.version', '=', 'record.order_version'),
    )
    .innerJoin('medication_order_versions as current', (join) =>
      join
        .onRef('current.order_id', '=', 'medication_orders.id')
        .onRef('current.version', '=', 'medication_orders.version'),
    )
    .leftJoin('medication_tasks as task', 'task.id', 'record.task_id')
    .distinctOn('record.order_id')
    .select(['record.order_id', 'record.given_at', 'task.due_at', 'terms.frequency', 'terms.times'])
    .select(['medication_orders.ingredients', 'medication_orders.prescribed_medicine_id'])
    .select(
      sql<boolean>`medication_orders.stopped_at is null and admissions.discharged_at is null
        and (current.ends_at is null or current.ends_at > ${now})`.as('is_running'),
    )
    .where('record.patient_id', '=', patientId)
    .where('record.outcome', '=', 'given')
    .where('record.wrong_since', 'is', null)
    .where('record.given_at', '>', since)
    .orderBy('record.order_id')
    .orderBy('record.given_at', 'desc')
    .execute();

/** What patients said of their doses, oldest first. They say so in a later module. */
export const answersSince = (db: Database, patientId: string, since: Date) =>
  db
    .selectFrom('dose_answers')
    .select(['medicine_id', 'series_id', 'on_day', 'nth', 'outcome', 'at', 'planned_at'])
    .where('patient_id', '=', patientId)
    .where('undone_at', 'is', null)
    .where('at', '>', since)
    .orderBy('at')
    .execute();

export const staysSince = (db: Database, patientId: string, since: Date) =>
  db
    .selectFrom('admissions')
    .select(['admitted_at', 'discharged_at'])
    .where('patient_id', '=', patientId)
    .where('is_declined', '=', false)
    .where((where) => where.or([where('discharged_at', 'is', null), where('discharged_at', '>', since)]))
    .execute();

type Moved = { times: string[]; set_at: string };

/** Prescriptions that were not stopped before a moment, with what says when their series began and at which times it is taken. */
export const prescribedSince = (db: Database, patientId: string, since: Date) =>
  db
    .selectFrom('prescribed_medicines as its')
    .innerJoin('prescriptions as signed', 'signed.id', 'its.prescription_id')
    .innerJoin('prescribed_medicines as first', (join) =>
      join.on('first.id', '=', sql<string>`coalesce(its.series_id, its.id)`),
    )
    .innerJoin('prescriptions as first_signed', 'first_signed.id', 'first.prescription_id')
    .select(['its.id', 'its.patient_id', 'its.series_id', 'its.medicine_id', 'its.name', 'its.route', 'its.frequency'])
    .select(['its.starts_on', 'its.ends_on', 'its.stopped_at', 'its.first_dose_from', 'its.counted_from'])
    .select(['signed.signed_at', 'first.counted_from as first_counted_from', 'first.starts_on as first_starts_on'])
    .select([
      sql<Date>`coalesce(first.first_dose_from, first_signed.signed_at)`.as('first_begins_at'),
      sql<Moved[]>`coalesce((select jsonb_agg(jsonb_build_object('times', moved.times, 'set_at', moved.set_at)
        order by moved.version) from dose_times moved where moved.series_id = first.id), '[]')`.as('moved'),
    ])
    .where('its.patient_id', '=', patientId)
    .where((where) => where.or([where('its.stopped_at', 'is', null), where('its.stopped_at', '>', since)]))
    .orderBy('signed.signed_at')
    .execute();

export type HomeRow = Awaited<ReturnType<typeof prescribedSince>>[number];

export async function insertMedicines(tx: Tx, rows: Insertable<DB['prescribed_medicines']>[]): Promise<string[]> {
  const inserted = await tx.insertInto('prescribed_medicines').values(rows).returning('id').execute();
  return inserted.map(({ id }) => id);
}

type Stop = {
  at: Date;
  by: string;
  reason: string;
  today: string /** Signed in its place. */;
  replacedBy?: string | null;
};

/** True for exactly one of those who stop it at once. The last doses of a course may come after its last day (running.ts). */
export async function stopIfRunning(
  tx: Tx,
  id: string,
  { at, by, reason, today, replacedBy = null }: Stop,
): Promise<boolean> {
  const stopped = await tx
    .updateTable('prescribed_medicines')
    .set({ stopped_at: at, stopped_by: by, stop_reason: reason, replaced_by: replacedBy })
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .where(
      sql<SqlBool>`(ends_on is null or ends_on >= ${today}::date
        - case when frequency = any(${NOT_DAILY}) then ${LAST_DOSES_DAYS}::int else 2 end)`,
    )
    .executeTakeFirst();
  return stopped.numUpdatedRows === 1n;
}

/** Reads who signed, as it is printed: with the name, title and licence of that moment, whatever was changed since. */
export const prescriberOf = (db: Database, accountId: string, signedAt: Date) =>
  db
    .selectFrom('accounts')
    .leftJoin('clinicians', 'clinicians.account_id', 'accounts.id')
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom('clinician_versions')
          .selectAll()
          .whereRef('account_id', '=', 'accounts.id')
          .where('until', '>', signedAt)
          .orderBy('until')
          .limit(1)
          .as('was'),
      (join) => join.onTrue(),
    )
    .leftJoin('departments', (join) =>
      join.on('departments.id', '=', thenOrNow<string>('department_id', 'clinicians.department_id')),
    )
    .select([
      thenOrNow<string>('name', 'accounts.name').as('name'),
      thenOrNow<string | null>('title', 'clinicians.title').as('title'),
      thenOrNow<string | null>('license_number', 'clinicians.license_number').as('license_number'),
      'departments.name as department',
    ])
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow();

/** Where there is an earlier version, it counts as a whole: a number that was not there then stays away. */
const thenOrNow = <Value>(then: string, now: string) =>
  sql<Value>`case when was.version is null then ${sql.ref(now)} else ${sql.ref(`was.${then}`)} end`;

/** What was prescribed to the patient, newest first, by whom and how they had met. */
export const prescribedBefore = (db: Database, patientId: string) =>
  db
    .selectFrom('prescribed_medicines')
    .innerJoin('prescriptions', 'prescriptions.id', 'prescribed_medicines.prescription_id')
    .select([
      'prescribed_medicines.medicine_id',
      'prescribed_medicines.name',
      'prescriptions.last_met',
      'prescriptions.prescribed_by',
    ])
    .where('prescribed_medicines.patient_id', '=', patientId)
    .orderBy('prescriptions.signed_at', 'desc')
    .limit(200)
    .execute();
