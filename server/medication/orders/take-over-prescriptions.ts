// A diagnosis that is signed for an inpatient prescribes; here each of its medicines becomes an order, once. A medicine
// that is stopped where it was prescribed stops here as well. What a prescription replaces ends in the transaction that makes its
// order: there are never two cards, nor none.
import { acceptStay } from '#server/admissions/accept-admission.ts';
import { publishWard } from '#server/admissions/publish-ward.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { notify } from '#server/notices/notify.ts';
import { nameIngredients } from '#server/pharmacy/name-ingredients.ts';
import { endOfCourse } from '#server/pharmacy/timing/course.ts';
import { momentInWords } from '#server/pharmacy/timing/moment-in-words.ts';
import { SYSTEM } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { forEachIsolated, runPartsIsolated } from '#server/platform/scheduled-work/for-each-isolated.ts';
import { planOrder } from '../doses/plan-doses.ts';
import { cancelTasks, insertTasks } from '../doses/store.ts';
import { findBefore } from './find-before.ts';
import { type Beginning, beginningOf, mayStandFor } from './in-place-of.ts';
import { leastGapHours } from './least-gap.ts';
import {
  insertOrder,
  insertVersion,
  lastInPlaceOf,
  lockReplacedOrders,
  lockStoppedOrder,
  type OrderRow,
  orderById,
  type PrescribedRow,
  prescribedButStopped,
  prescribedWithoutOrder,
  type ReplacedRow,
  type StoppedRow,
  setOnOrder,
  stillWithoutOrder,
} from './store.ts';

const CHANGED = ['medication-orders', 'medication-tasks', 'inpatients'] as const;

export async function takeOverPrescriptions(deps: Deps): Promise<void> {
  await runPartsIsolated({
    'new prescriptions': () => takeOverNew(deps),
    'stopped prescriptions': () => stopStopped(deps),
  });
}

async function takeOverNew(deps: Deps): Promise<void> {
  await forEachIsolated(
    await prescribedWithoutOrder(deps.db),
    ({ id }) => `prescribed-medicine ${id}`,
    ({ id }) =>
      transaction(deps.db, async (tx) => {
        const medicine = await stillWithoutOrder(tx, id);
        if (medicine) await takeOver(tx, deps, medicine);
      }),
  );
}

async function stopStopped(deps: Deps): Promise<void> {
  await forEachIsolated(
    await prescribedButStopped(deps.db),
    ({ id }) => `medication-order ${id}`,
    ({ id }) =>
      transaction(deps.db, async (tx) => {
        const stopped = await lockStoppedOrder(tx, id);
        if (!stopped) return;
        // Signed since the new ones were looked for: it takes over what is due, and ends this order itself.
        const next = stopped.next_id && (await stillWithoutOrder(tx, await lastInPlaceOf(tx, stopped.next_id)));
        await (next ? takeOver(tx, deps, next) : stop(tx, deps, stopped));
      }),
  );
}

async function takeOver(tx: Tx, deps: Deps, medicine: PrescribedRow): Promise<void> {
  const { timeZone } = deps.config.clinic;
  const { admission_id, patient_id, doctor_id, admitted_by, prescribed_by } = medicine;
  await acceptStay(tx, deps, SYSTEM, { id: admission_id, patient_id, doctor_id, admitted_by }, prescribed_by);
  const named = { id: medicine.medicine_id ?? undefined, name: medicine.name };
  const [ingredients = []] = await nameIngredients(tx, [named]);
  const replaced = await lockReplacedOrders(tx, medicine.id, medicine.admission_id);
  const beginning = await begin(tx, deps, medicine, ingredients, replaced);
  const id = await insertOrder(tx, {
    admission_id: medicine.admission_id,
    patient_id: medicine.patient_id,
    medicine_id: medicine.medicine_id,
    medication: medicine.name,
    ingredients,
    prescribed_medicine_id: medicine.id,
    ordered_by: medicine.prescribed_by,
    ordered_at: medicine.signed_at,
    planned_until: medicine.signed_at,
    counted_from: beginning.countedFrom,
    first_dose_from: beginning.firstDoseFrom,
  });
  // Another server was quicker.
  if (!id) return;
  const { amount, unit, route, frequency, gap_hours, most_in_24h, indication, instructions } = medicine;
  await insertVersion(tx, {
    order_id: id,
    version: 1,
    ...{ amount, unit, route, frequency, gap_hours, most_in_24h, indication, instructions },
    times: beginning.times,
    least_gap_hours: leastGapHours({ frequency, times: beginning.times, smallestGapHours: gap_hours }),
    is_time_critical: beginning.isTimeCritical,
    priority: 'medium',
    ends_at: endOf(medicine, beginning, replaced, timeZone),
    safety: JSON.stringify(findingsAbout(medicine)),
    written_by: medicine.prescribed_by,
    written_at: medicine.signed_at,
  });
  const order = await orderById(tx, id);
  if (order) await planOrder(tx, deps, order);
  if (beginning.passedOn) await insertTasks(tx, id, [beginning.passedOn]);
  const lost: Date[] = [];
  for (const one of replaced) lost.push(...(await stop(tx, deps, one, { id, passedOn: beginning.passedOn })));
  if (order && lost.length > 0) await notifyOfLost(tx, deps, order, { lost, first: beginning.first });
  const about = { subject: 'medication-order', subjectId: id, patientId: medicine.patient_id };
  await appendEntry(tx, deps.clock, SYSTEM, 'medication.ordered', { ...about, details: { prescribed: medicine.id } });
  await publishWard(tx, deps, CHANGED, { patientId: medicine.patient_id, id });
}

/** What it takes the place of says how it begins. */
async function begin(
  tx: Tx,
  deps: Deps,
  medicine: PrescribedRow,
  ingredients: string[],
  replaced: readonly ReplacedRow[],
): Promise<Beginning> {
  const { admission_id: admissionId, patient_id: patientId, id: medicineId, frequency, signed_at: at } = medicine;
  const { before, last, countedAtHome } = await findBefore(
    tx,
    deps,
    { admissionId, patientId, ingredients, frequency, medicineId },
    { ends: ({ id }) => replaced.some((one) => one.id === id), standsFor: (order) => mayStandFor(medicine, order) },
  );
  const countedFrom = medicine.counted_from ?? countedAtHome;
  return beginningOf({ frequency, countedFrom, last, at }, before, deps.config.clinic.timeZone);
}

/** A repeat adds its days to those that are left. */
function endOf(
  { days, frequency, is_repeat, signed_at }: PrescribedRow,
  { first }: Beginning,
  replaced: readonly ReplacedRow[],
  timeZone: string,
): Date | null {
  if (!days) return null;
  const left = is_repeat ? replaced.find(({ ends_at }) => ends_at && ends_at > signed_at)?.ends_at : null;
  return endOfCourse(left ?? first ?? signed_at, { frequency, days }, timeZone);
}

/** A diagnosis is checked as a whole: what was found about its other medicines stays with them. */
function findingsAbout({ safety, place }: PrescribedRow): unknown[] {
  if (!Array.isArray(safety)) return [];
  const findings = safety as { orders?: number[] }[];
  return findings.filter(({ orders = [] }) => orders.length === 0 || orders.includes(place));
}

type InItsPlace = { id: string; passedOn: Date | null };

/** Returns the doses that were due, that nobody had recorded, and that do not go over to what comes in its place. */
async function stop(
  tx: Tx,
  deps: Deps,
  { id, patient_id: patientId, stopped_at, stopped_by, reason }: StoppedRow,
  next?: InItsPlace,
): Promise<Date[]> {
  await setOnOrder(tx, id, { stopped_at, stopped_by, stop_reason: reason, followed_by: next?.id ?? null });
  const lost = await cancelTasks(tx, id, { at: deps.clock.now(), passedOn: next?.passedOn ?? null });
  const about = {
    subject: 'medication-order',
    subjectId: id,
    patientId,
    ...(next && { details: { replacedBy: next.id } }),
  };
  await appendEntry(tx, deps.clock, SYSTEM, 'medication.stopped', about);
  await publishWard(tx, deps, CHANGED, { patientId, id });
  return lost;
}

type Lost = { lost: readonly Date[]; first: Date | null };

/** By another way, too late or at other times the dose does not go over: whoever prescribed decides whether it is given. */
async function notifyOfLost(tx: Tx, deps: Deps, order: OrderRow, { lost, first }: Lost): Promise<void> {
  const { timeZone } = deps.config.clinic;
  const due = lost.map((at) => momentInWords(at, timeZone)).join(' and ');
  const next = first ? ` The first dose of the new one: ${momentInWords(first, timeZone)}.` : '';
  await notify(tx, deps, {
    to: order.ordered_by,
    kind: 'medication',
    title: `${order.medication}: a dose that was due has not been recorded`,
    text: `For ${order.patient}. Due ${due}, before your prescription replaced it: it is not given any more.${next} Ask the ward; if it is still to be given, order it once.`,
    patientId: order.patient_id,
    link: '/doctor-dashboard',
  });
}
