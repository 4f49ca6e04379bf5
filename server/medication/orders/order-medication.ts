import { HOUR_MS } from '#contract/durations.ts';
import type { MedicationOrder } from '#contract/medicines/medication-orders.ts';
import type { SafetyReport } from '#contract/medicines/medicines.ts';
import { acceptStay } from '#server/admissions/accept-admission.ts';
import { lockInpatient, openInpatient } from '#server/admissions/find-inpatient.ts';
import { publishWard } from '#server/admissions/publish-ward.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { answerFindings } from '#server/care/answer-findings.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { lockPatientById } from '#server/patients/find-patient.ts';
import { describeMedicines, isOffered } from '#server/pharmacy/describe-medicines.ts';
import { nameIngredients } from '#server/pharmacy/name-ingredients.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { requireLicence } from '#server/staffing/licences/require-licence.ts';
import { planOrder } from '../doses/plan-doses.ts';
import { endedUnrecorded, insertTasks } from '../doses/store.ts';
import { beginsInWords } from './begins-in-words.ts';
import { checkOrder, isEnding } from './check-order.ts';
import { endOrder } from './end-order.ts';
import { findBefore } from './find-before.ts';
import { type Beginning, beginningOf, mayStandFor } from './in-place-of.ts';
import { orderInWords } from './in-words.ts';
import { presentOrders, stateOf } from './present.ts';
import { insertOrder, insertVersion, lockOrders, type OrderRow, orderById, ordersOf } from './store.ts';
import { type NewTerms, requireWhole, termsOf } from './terms.ts';

export type Answers = { answers?: { finding: string; reason: string }[] | undefined };
export type NewOrder = NewTerms &
  Answers & {
    medicineId?: string | undefined;
    medication: string;
    /** Running orders that end because this one is given instead. */
    insteadOf?: string[] | undefined;
  };

/** A doctor orders a medicine for someone who lies here; its doses are planned at once. */
export async function orderMedication(
  deps: Deps,
  doctor: Actor,
  admissionId: string,
  input: NewOrder,
): Promise<MedicationOrder> {
  requireLicence(deps, doctor);
  return transaction(deps.db, async (tx) => {
    const inTx = { ...deps, db: tx };
    const stay = await lockInpatient(tx, deps, doctor, admissionId);
    const { patient_id: patientId } = stay;
    await acceptStay(tx, deps, doctor, stay, doctor.accountId);
    requireWhole(input);
    // In the same order as whoever changes an order: first it, then the patient.
    await lockOrders(tx, input.insteadOf ?? []);
    const { medicineId, medication } = await requireMedicine(tx, input);
    const [ingredients = []] = await nameIngredients(tx, [{ id: medicineId ?? undefined, name: medication }]);
    // Two who order for one person at once come one after the other: the second is checked with the first's.
    await lockPatientById(tx, patientId);
    const order = { ...input, ...(medicineId ? { id: medicineId } : {}), name: medication };
    const report = await checkOrder(inTx, doctor, { admissionId, patientId, order, insteadOf: input.insteadOf });
    const safety = JSON.stringify(answerFindings(report.findings, input.answers ?? []));
    const now = deps.clock.now();
    const replaced = await requireReplaced(tx, admissionId, input.insteadOf ?? [], { report, now });
    const beginning = await begin(tx, deps, { input, admissionId, patientId, ingredients, replaced });
    const terms = termsOf(deps, input, beginning);
    const id = await insertOrder(tx, {
      admission_id: admissionId,
      patient_id: patientId,
      medicine_id: medicineId,
      medication,
      ingredients,
      ordered_by: doctor.accountId,
      ordered_at: now,
      planned_until: now,
      counted_from: beginning.countedFrom,
      first_dose_from: beginning.firstDoseFrom,
    });
    if (!id) throw new Refusal('not_found');
    await insertVersion(tx, {
      ...terms,
      order_id: id,
      version: 1,
      safety,
      written_by: doctor.accountId,
      written_at: now,
    });
    const row = await orderById(tx, id);
    if (!row) throw new Refusal('not_found');
    await planOrder(tx, deps, row);
    if (beginning.passedOn) await insertTasks(tx, id, [beginning.passedOn]);
    for (const one of replaced) {
      const reason = `Replaced by ${medication} ${orderInWords(row)}.`;
      await endOrder(tx, deps, doctor, one, { reason, replacedBy: id, passedOn: beginning.passedOn });
    }
    await appendEntry(tx, deps.clock, doctor, 'medication.ordered', {
      subject: 'medication-order',
      subjectId: id,
      patientId,
    });
    await publishWard(tx, deps, ['medication-orders', 'medication-tasks', 'inpatients'], { patientId, id });
    const [presented] = await presentOrders(inTx, doctor, [row]);
    if (!presented) throw new Refusal('not_found');
    return presented;
  });
}

type Begun = {
  input: NewOrder;
  admissionId: string;
  patientId: string;
  ingredients: string[];
  replaced: readonly OrderRow[];
};

async function begin(tx: Tx, deps: Deps, { input, replaced, ...next }: Begun): Promise<Beginning> {
  const { frequency, times } = input;
  const ends = ({ id }: OrderRow) => replaced.some((one) => one.id === id);
  const standsFor = (order: OrderRow) => mayStandFor(input, order);
  const { before, last, countedAtHome } = await findBefore(tx, deps, { ...next, frequency }, { ends, standsFor });
  const about = { frequency, times, countedFrom: countedAtHome, last, at: deps.clock.now() };
  return beginningOf(about, before, deps.config.clinic.timeZone);
}

/**
 * What ends because this is given instead: only what the check compared it with, so that nothing else ends unseen. What has ended
 * meanwhile needs no end.
 */
async function requireReplaced(
  tx: Tx,
  admissionId: string,
  insteadOf: readonly string[],
  { report, now }: { report: SafetyReport; now: Date },
): Promise<OrderRow[]> {
  if (insteadOf.length === 0) return [];
  const orders = (await ordersOf(tx, [admissionId])).filter(({ id }) => insteadOf.includes(id));
  const running = orders.filter((order) => stateOf(order, now) === 'running');
  if (running.some(isEnding)) {
    const fields = { insteadOf: 'A prescription ends that order already. Look at the orders again.' };
    throw new Refusal('bad_input', { fields });
  }
  const isChosen = ({ id }: OrderRow) =>
    report.findings.some(({ replaces }) => replaces?.id === id && replaces.isChosen === true);
  if (orders.length < new Set(insteadOf).size || !running.every(isChosen)) {
    const fields = { insteadOf: 'It is not given instead of that order. Stop that one by itself.' };
    throw new Refusal('bad_input', { fields });
  }
  return running;
}

/** Checks while the doctor writes. The chart counts as opened, because the answer shows allergies and medicines. */
export async function checkMedication(
  deps: Deps,
  doctor: Actor,
  admissionId: string,
  { replaces, ...input }: NewOrder & { replaces?: string | undefined },
): Promise<SafetyReport> {
  return transaction(deps.db, async (tx) => {
    const { patient_id: patientId } = await openInpatient(tx, deps, doctor, admissionId, 'safety');
    const order = { ...input, ...(input.medicineId ? { id: input.medicineId } : {}), name: input.medication };
    const report = await checkOrder({ ...deps, db: tx }, doctor, {
      ...{ admissionId, patientId, order, insteadOf: input.insteadOf },
      ...(replaces ? { replaces } : {}),
    });
    const [ingredients = []] = await nameIngredients(tx, [order]);
    const begins = await howItBegins(tx, deps, { input, admissionId, patientId, ingredients, replaces });
    return { ...report, begins };
  });
}

/** As long as a nurse may still record what she gave. */
const ASKED_BACK_MS = 12 * HOUR_MS;

type Asked = Omit<Begun, 'replaced'> & { replaces: string | undefined };

async function howItBegins(tx: Tx, deps: Deps, { input, replaces, ...next }: Asked): Promise<string[]> {
  const { frequency, times, insteadOf = [] } = input;
  const ends = ({ id, stopped_at }: OrderRow) =>
    stopped_at === null && (id === replaces || (!replaces && insteadOf.includes(id)));
  const standsFor = (order: OrderRow) => order.id === replaces || mayStandFor(input, order);
  const { before, last, countedAtHome } = await findBefore(tx, deps, { ...next, frequency }, { ends, standsFor });
  const { timeZone } = deps.config.clinic;
  const at = deps.clock.now();
  const beginning = beginningOf({ frequency, times, countedFrom: countedAtHome, last, at }, before, timeZone);
  const ended = await endedUnrecorded(tx, [next.admissionId], new Date(at.getTime() - ASKED_BACK_MS));
  const unrecorded = ended.filter(({ ingredients }) => ingredients.some((one) => next.ingredients.includes(one)));
  return beginsInWords(beginning, { before, last, at, unrecorded, isChange: replaces !== undefined }, timeZone);
}

/** Uses the catalogue's own name where there is one. */
async function requireMedicine(tx: Tx, { medicineId, medication }: NewOrder) {
  const [described] = await describeMedicines(tx, [{ id: medicineId, name: medication }]);
  const listed = described?.listed ?? null;
  if (!medicineId) return { medicineId: null, medication };
  if (!listed || !(await isOffered(tx, listed))) {
    throw new Refusal('unknown_medicine', { fields: { medicineId: 'This medicine is not offered.' } });
  }
  return { medicineId, medication: listed.name };
}
