import { type Insertable, type Selectable, type SqlBool, sql, type Updateable } from 'kysely';
import type { LabState } from '#contract/labs/lab-orders.ts';
import { compileOnce } from '../db/compile-once.ts';
import type { Database, Tx } from '../db/connect.ts';
import type { DB } from '../db/rows.generated.ts';
import { sealBytes, sealCells } from '../db/sealed/open-results.ts';
import { SEALED } from '../db/sealed/sealed-columns.ts';
import { formerPuds } from '../patients/public.ts';
import { callBackOfOrder, hasOpenCallBack } from './call-backs/store.ts';

export type LabTestRow = Selectable<DB['lab_tests']>;

export const openLabTests = (db: Database): Promise<LabTestRow[]> =>
  db.selectFrom('lab_tests').selectAll().where('closed_at', 'is', null).orderBy('position').execute();

export async function labTestsById(db: Database, ids: readonly string[]): Promise<Map<string, LabTestRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('lab_tests')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

// Looked up and not joined: with each table more that is joined PostgreSQL plans twice as long.
const nameOf = (who: string) => sql<string | null>`(select name from accounts where accounts.id = ${sql.ref(who)})`;

const orders = (db: Database) =>
  db
    .selectFrom('lab_orders')
    .innerJoin('patients', 'patients.id', 'lab_orders.patient_id')
    .innerJoin('accounts as doctors', 'doctors.id', 'lab_orders.ordered_by')
    .leftJoin('lab_results', (join) =>
      join.onRef('lab_results.order_id', '=', 'lab_orders.id').onRef('lab_results.version', '=', 'lab_orders.result'),
    )
    .selectAll('lab_orders')
    .select([
      'patients.name as patient_name',
      'patients.pud',
      'patients.place',
      'patients.account_id as patient_account_id',
      'doctors.name as doctor_name',
      nameOf('lab_orders.collected_by').as('collector_name'),
      nameOf('lab_orders.reviewed_by').as('reviewer_name'),
      'lab_results.measured',
      'lab_results.text as result_text',
      'lab_results.file_id',
      'lab_results.entered_by',
      'lab_results.entered_at',
      nameOf('lab_results.entered_by').as('enterer_name'),
      nameOf('lab_orders.taken_by').as('taker_name'),
      sql<string | null>`(select loinc from lab_tests where lab_tests.id = lab_orders.test_id)`.as('test_code'),
    ])
    .select(formerPuds('patients.id').as('former_puds'))
    .select(callBackOfOrder().as('call_back'));

export type LabOrderRow = Awaited<ReturnType<ReturnType<typeof orders>['execute']>>[number];

export const orderById = (db: Database, id: string): Promise<LabOrderRow | undefined> =>
  orders(db).where('lab_orders.id', '=', id).executeTakeFirst();

export const ordersOfPatient = (db: Database, patientId: string): Promise<LabOrderRow[]> =>
  ofPatient.rows(db, { patientId, limit: MAX_OF_PATIENT });

const MAX_OF_PATIENT = 1_000;

// The limit is a value: where it stands in the text PostgreSQL expects as many, and reads all patients to join them.
const ofPatient = compileOnce<{ patientId: string; limit: number }>()((db, value) =>
  orders(db)
    .where('lab_orders.patient_id', '=', value('patientId'))
    .orderBy('lab_orders.ordered_at', 'desc')
    .orderBy('lab_orders.id')
    .limit(value('limit')),
);

/** Reads orders whose result was entered since then. */
export const resultedSince = (db: Database, patientIds: readonly string[], since: Date): Promise<LabOrderRow[]> =>
  orders(db)
    .where('lab_orders.patient_id', 'in', [...patientIds])
    .where('lab_orders.resulted_at', '>', since)
    .orderBy('lab_orders.resulted_at', 'desc')
    .execute();

export const ordersOfDiagnoses = (db: Database, diagnosisIds: readonly string[]): Promise<LabOrderRow[]> =>
  orders(db)
    .where('lab_orders.diagnosis_id', 'in', [...diagnosisIds])
    .orderBy('lab_orders.ordered_at')
    .orderBy('lab_orders.test')
    .execute();

type OrderFilter = { orderedBy?: string; states?: LabState[] };
type Page = { limit: number; after?: string | undefined };

/** Longest waiting first. */
export async function ordersWaiting(db: Database, { states }: { states: LabState[] }, page: Page) {
  let query = orders(db)
    .where('lab_orders.state', 'in', states)
    .orderBy('lab_orders.ordered_at')
    .orderBy('lab_orders.id')
    .limit(page.limit);
  const last = page.after ? await orderById(db, page.after) : undefined;
  if (page.after && !last) return [];
  if (last) query = query.where(isBehind(sql`lab_orders.ordered_at`, last.ordered_at, last.id, '>'));
  return query.execute();
}

/** Newest first. */
export async function ordersByDoctor(
  db: Database,
  { orderedBy, states }: OrderFilter & { orderedBy: string },
  page: Page,
) {
  let query = orders(db)
    .where('lab_orders.ordered_by', '=', orderedBy)
    .orderBy('lab_orders.ordered_at', 'desc')
    .orderBy('lab_orders.id')
    .limit(page.limit);
  if (states) query = query.where('lab_orders.state', 'in', states);
  const last = page.after ? await orderById(db, page.after) : undefined;
  if (page.after && !last) return [];
  if (last) query = query.where(isBehind(sql`lab_orders.ordered_at`, last.ordered_at, last.id, '<'));
  return query.execute();
}

/** Critical results that no doctor knows about, longest waiting first. */
export const ordersToCallBack = (db: Database) =>
  orders(db)
    .where('lab_orders.is_critical', '=', true)
    .where('lab_orders.state', '=', 'resulted')
    .where(hasOpenCallBack())
    .orderBy('lab_orders.resulted_at')
    .orderBy('lab_orders.id')
    .limit(100)
    .execute();

/** Results of a doctor who has left are reviewed by whoever cares for the patient. */
const isLeftTo = (doctorId: string, now: Date) => sql<SqlBool>`doctors.disabled_at is not null and exists (
  select from care_relationships care where care.patient_id = lab_orders.patient_id
  and care.clinician_id = ${doctorId} and (care.closes_at is null or care.closes_at > ${now}))`;

type Reviewer = { doctorId: string; now: Date };

/** Critical ones first, then abnormal ones, then the longest waiting; few enough for one page. */
export const ordersToReview = (db: Database, { doctorId, now }: Reviewer, limit: number) =>
  orders(db)
    .where((where) => where.or([where('lab_orders.ordered_by', '=', doctorId), isLeftTo(doctorId, now)]))
    .where('lab_orders.state', '=', 'resulted')
    .orderBy('lab_orders.is_critical', 'desc')
    .orderBy('lab_orders.is_abnormal', 'desc')
    .orderBy('lab_orders.resulted_at')
    .orderBy('lab_orders.id')
    .limit(limit)
    .execute();

const isBehind = (column: ReturnType<typeof sql>, at: Date, id: string, direction: '<' | '>') =>
  sql<SqlBool>`(${column} ${sql.raw(direction)} ${at} or (${column} = ${at} and lab_orders.id > ${id}))`;

export async function insertOrders(tx: Tx, rows: Insertable<DB['lab_orders']>[]): Promise<string[]> {
  if (rows.length === 0) return [];
  return (await tx.insertInto('lab_orders').values(rows).returning('id').execute()).map(({ id }) => id);
}

type Expected = { states: LabState[]; version: number };

/** Changes the order only while it is in one of these states and of this version. Of two changes at once one wins. */
export async function changeOrderIf(
  tx: Tx,
  id: string,
  expected: Expected,
  change: Updateable<DB['lab_orders']>,
): Promise<boolean> {
  const changed = await tx
    .updateTable('lab_orders')
    .set({ ...(await sealWords(tx, id, change)), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('state', 'in', expected.states)
    .where('version', '=', expected.version)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/**
 * Counts the orders that this nurse has taken and that have no result. The lock makes several takes at once count each
 * other.
 */
export async function countOpenTakes(tx: Tx, nurseId: string, { since, now }: { since: Date; now: Date }) {
  await sql`select pg_advisory_xact_lock(hashtextextended('lab-takes:' || ${nurseId}::text, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('lab_orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('taken_by', '=', nurseId)
    .where('taken_at', '>', since)
    .where('taken_at', '<=', now)
    .where('state', 'in', ['ordered', 'collected'])
    .executeTakeFirstOrThrow();
  return count;
}

const WORDS = { review_note: SEALED.reviewNote, cancel_reason: SEALED.cancelReason };

async function sealWords(tx: Tx, id: string, change: Updateable<DB['lab_orders']>) {
  if (!change.review_note && !change.cancel_reason) return change;
  const owner = await ownerOf(tx, id);
  return owner ? sealCells(tx, { owner, row: [id] }, WORDS, change) : change;
}

const ownerOf = async (tx: Tx, orderId: string): Promise<string | undefined> =>
  (await tx.selectFrom('lab_orders').select('patient_id').where('id', '=', orderId).executeTakeFirst())?.patient_id;

export async function insertResult(tx: Tx, result: Insertable<DB['lab_results']>): Promise<void> {
  const { order_id: orderId, version } = result;
  const owner = result.text === '' ? undefined : await ownerOf(tx, orderId);
  const words = { text: SEALED.resultText };
  const sealed = owner ? await sealCells(tx, { owner, row: [orderId, version] }, words, result) : result;
  await tx.insertInto('lab_results').values(sealed).execute();
}

export async function insertFile(tx: Tx, patientId: string, file: Insertable<DB['lab_files']>): Promise<void> {
  await tx
    .insertInto('lab_files')
    .values({ ...file, sealed: await sealBytes(tx, patientId, file.sealed) })
    .execute();
}

export const fileById = (db: Database, id: string) =>
  db.selectFrom('lab_files').selectAll().where('id', '=', id).executeTakeFirst();
