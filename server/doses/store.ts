import { randomUUID } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import { compileOnce } from '../db/compile-once.ts';
import type { Database, Tx } from '../db/connect.ts';
import type { DB } from '../db/rows.generated.ts';
import { sealCells } from '../db/sealed/open-results.ts';
import { SEALED } from '../db/sealed/sealed-columns.ts';
import { someoneActs } from '../patients/public.ts';

const prescribed = compileOnce<{ patientId: string }>()((db, value) =>
  db
    .selectFrom('prescribed_medicines as medicine')
    .innerJoin('prescriptions', 'prescriptions.id', 'medicine.prescription_id')
    .innerJoin('accounts as doctor', 'doctor.id', 'prescriptions.prescribed_by')
    .selectAll('medicine')
    .select(['prescriptions.signed_at', 'prescriptions.is_repeat'])
    .select(['prescriptions.prescribed_by as doctor_id', 'doctor.name as doctor'])
    .select([
      sql<boolean>`doctor.disabled_at is null`.as('is_doctor_here'),
      sql<boolean>`exists (select from medicines listed where listed.category = 'Antibiotic'
        and (listed.id = medicine.medicine_id or lower(listed.name) = lower(medicine.name)
          or lower(medicine.name) = any (listed.ingredients)))`.as('is_antibiotic'),
    ])
    .where('medicine.patient_id', '=', value('patientId'))
    .orderBy('prescriptions.signed_at')
    .orderBy('medicine.place'),
);

/** Everything that was ever prescribed to this patient, oldest first: a series needs all of its repeats. */
export const prescribedTo = (db: Database, patientId: string) => prescribed.rows(db, { patientId });

export type MedicineRow = Awaited<ReturnType<typeof prescribedTo>>[number];

export const patientOfMedicine = async (db: Database, id: string): Promise<string | null> =>
  (await db.selectFrom('prescribed_medicines').select('patient_id').where('id', '=', id).executeTakeFirst())
    ?.patient_id ?? null;

const stays = compileOnce<{ patientId: string }>()((db, value) =>
  db
    .selectFrom('admissions')
    .leftJoin('discharge_reviews as review', 'review.admission_id', 'admissions.id')
    .select(['id', 'admitted_at', 'discharged_at', 'accepted_at', 'review.reviewed_at'])
    .where('patient_id', '=', value('patientId'))
    .where('is_declined', '=', false)
    .orderBy('admitted_at'),
);

/** In a bed here, also before a doctor has accepted it; a stay that was declined was none. */
export const staysOf = (db: Database, patientId: string) => stays.rows(db, { patientId });

export type StayRow = Awaited<ReturnType<typeof staysOf>>[number];

const stayOrders = compileOnce<{ patientId: string }>()((db, value) =>
  db
    .selectFrom('medication_orders as its')
    .innerJoin('medication_order_versions as terms', (join) =>
      join.onRef('terms.order_id', '=', 'its.id').onRef('terms.version', '=', 'its.version'),
    )
    .select(['its.admission_id', 'its.medication', 'its.ingredients', 'its.stopped_at', 'its.stop_reason'])
    .select(['terms.amount', 'terms.unit', 'terms.route', 'terms.frequency', 'terms.gap_hours', 'terms.most_in_24h'])
    .select(['terms.ends_at', 'terms.written_at'])
    .where('its.patient_id', '=', value('patientId'))
    .orderBy('its.ordered_at'),
);

/** What the ward ordered in all stays of a patient, with its last terms, oldest first. */
export const stayOrdersOf = (db: Database, patientId: string) => stayOrders.rows(db, { patientId });

export type StayOrderRow = Awaited<ReturnType<typeof stayOrdersOf>>[number];

const decisions = compileOnce<{ patientId: string }>()((db, value) =>
  db.selectFrom('discharge_decisions').selectAll().where('patient_id', '=', value('patientId')),
);

export const decisionsOf = (db: Database, patientId: string) => decisions.rows(db, { patientId });

export type DecisionRow = Awaited<ReturnType<typeof decisionsOf>>[number];

/** A second one for the same stay is refused by one_decision_per_medicine_and_stay. */
export async function insertDecisions(tx: Tx, decisions: Insertable<DB['discharge_decisions']>[]): Promise<void> {
  if (decisions.length > 0) await tx.insertInto('discharge_decisions').values(decisions).execute();
}

export const insertReview = (tx: Tx, admissionId: string, at: Date) =>
  tx.insertInto('discharge_reviews').values({ admission_id: admissionId, reviewed_at: at }).execute();

export const patientName = async (db: Database, id: string): Promise<string> =>
  (await db.selectFrom('patients').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name;

const times = compileOnce<{ patientId: string }>()((db, value) =>
  db
    .selectFrom('dose_times')
    .innerJoin('prescribed_medicines', 'prescribed_medicines.id', 'dose_times.series_id')
    .select(['dose_times.series_id', 'dose_times.version', 'dose_times.times', 'dose_times.set_at'])
    .where('prescribed_medicines.patient_id', '=', value('patientId'))
    .orderBy('dose_times.version'),
);

export const timesOf = (db: Database, patientId: string) => times.rows(db, { patientId });

/** A change that another device made first is refused by one_change_of_times_per_version. */
export async function insertTimes(tx: Tx, times: Insertable<DB['dose_times']>): Promise<void> {
  await tx.insertInto('dose_times').values(times).execute();
}

const answers = compileOnce<{ patientId: string; since: Date }>()((db, value) =>
  db
    .selectFrom('dose_answers')
    .selectAll()
    .where('patient_id', '=', value('patientId'))
    .where('planned_at', '>=', value('since'))
    .where('undone_at', 'is', null)
    .orderBy('planned_at'),
);

/** Those that count, from then on. */
export const answersOf = (db: Database, patientId: string, since: Date) => answers.rows(db, { patientId, since });

export type AnswerRow = Awaited<ReturnType<typeof answersOf>>[number];

/** Also those that were taken back. */
export const everyAnswerOf = (db: Database, patientId: string) =>
  db
    .selectFrom('dose_answers')
    .innerJoin('prescribed_medicines', 'prescribed_medicines.id', 'dose_answers.medicine_id')
    .selectAll('dose_answers')
    .select(['prescribed_medicines.name', 'prescribed_medicines.amount', 'prescribed_medicines.unit'])
    .where('dose_answers.patient_id', '=', patientId)
    .orderBy('dose_answers.planned_at')
    .execute();

export const answerById = (db: Database, id: string) =>
  db.selectFrom('dose_answers').selectAll().where('id', '=', id).executeTakeFirst();

/** False when the dose has its answer already: one_answer_per_dose lets one of two at once through. */
export async function insertAnswer(tx: Tx, answer: Insertable<DB['dose_answers']>): Promise<boolean> {
  const id = randomUUID();
  const words = { note: SEALED.doseNote };
  const inserted = await tx
    .insertInto('dose_answers')
    .values(await sealCells(tx, { owner: answer.patient_id, row: [id] }, words, { ...answer, id }))
    .onConflict((known) => known.columns(['series_id', 'on_day', 'nth']).where('undone_at', 'is', null).doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** True for one of those who take it back at once. */
export async function undoAnswer(tx: Tx, id: string, now: Date): Promise<boolean> {
  const undone = await tx
    .updateTable('dose_answers')
    .set({ undone_at: now })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  return undone.numUpdatedRows === 1n;
}

const snoozes = compileOnce<{ patientId: string; since: Date }>()((db, value) =>
  db
    .selectFrom('dose_snoozes')
    .innerJoin('prescribed_medicines', 'prescribed_medicines.id', 'dose_snoozes.series_id')
    .selectAll('dose_snoozes')
    .where('prescribed_medicines.patient_id', '=', value('patientId'))
    .where('dose_snoozes.until_at', '>=', value('since')),
);

export const snoozesOf = (db: Database, patientId: string, since: Date) => snoozes.rows(db, { patientId, since });

export async function setSnooze(tx: Tx, snooze: Insertable<DB['dose_snoozes']>): Promise<void> {
  await tx
    .insertInto('dose_snoozes')
    .values(snooze)
    .onConflict((known) => known.columns(['series_id', 'on_day', 'nth']).doUpdateSet({ until_at: snooze.until_at }))
    .execute();
}

/** The doses of this patient are looked at anew. */
export async function lookNow(tx: Tx, patientId: string): Promise<void> {
  await sql`insert into dose_clocks (patient_id, look_at) values (${patientId}, '-infinity')
    on conflict (patient_id) do update set look_at = '-infinity'`.execute(tx);
}

const due = (db: Database, now: Date) =>
  db
    .selectFrom('dose_clocks')
    .innerJoin('patients', 'patients.id', 'dose_clocks.patient_id')
    .select(['dose_clocks.patient_id', 'patients.account_id'])
    .where('dose_clocks.look_at', '<=', now)
    .where((where) =>
      where.or([where('patients.account_id', 'is not', null), someoneActs('patients.id', ['medicines'])]),
    )
    .where('patients.deactivated_at', 'is', null);

export const dueClocks = (db: Database, now: Date, limit: number) =>
  due(db, now).orderBy('dose_clocks.look_at').limit(limit).execute();

/** Undefined when another server is at it, or was. */
export const lockDueClock = (tx: Tx, patientId: string, now: Date) =>
  due(tx, now).where('dose_clocks.patient_id', '=', patientId).forUpdate('dose_clocks').skipLocked().executeTakeFirst();

export async function setClock(tx: Tx, patientId: string, lookAt: Date | null): Promise<void> {
  await tx.updateTable('dose_clocks').set({ look_at: lookAt }).where('patient_id', '=', patientId).execute();
}

/** The last request of each medicine. */
export const lastRepeatsOf = (db: Database, patientId: string) =>
  db
    .selectFrom('repeat_requests')
    .innerJoin('accounts as asked', 'asked.id', 'repeat_requests.doctor_id')
    .leftJoin('accounts as decider', 'decider.id', 'repeat_requests.decided_by')
    .distinctOn('repeat_requests.medicine_id')
    .selectAll('repeat_requests')
    .select(['asked.name as asked_doctor', 'decider.name as decider'])
    .where('repeat_requests.patient_id', '=', patientId)
    .orderBy('repeat_requests.medicine_id')
    .orderBy('repeat_requests.asked_at', 'desc')
    .execute();

export type RepeatRow = Awaited<ReturnType<typeof lastRepeatsOf>>[number];
