// The safety check of a prescription, for an order on the ward: compared with everything that the patient gets here.
import { DAY_MS } from '#contract/durations.ts';
import type { MedicineOrder, SafetyReport } from '#contract/medicines/medicines.ts';
import type { PrescribedMedicine } from '#contract/medicines/prescriptions.ts';
import { findPatientFacts } from '#server/care/find-patient-facts.ts';
import { findVideoFacts } from '#server/care/find-video-facts.ts';
import { findRunningMedicines } from '#server/care/prescriptions/list-prescriptions.ts';
import { checkOrders } from '#server/pharmacy/check-orders.ts';
import { contentsOf, describeMedicines } from '#server/pharmacy/describe-medicines.ts';
import { describeRunning, type Known } from '#server/pharmacy/describe-running.ts';
import { isEndedBy, type Prescribed, type Running } from '#server/pharmacy/facts.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { orderInWords } from './in-words.ts';
import { stateOf } from './present.ts';
import { type OrderRow, ordersOf } from './store.ts';
import { presentTerms } from './terms.ts';

type Checked = {
  admissionId: string;
  patientId: string;
  order: MedicineOrder;
  /** The order that this is a new version of: it is not compared with itself. */
  replaces?: string;
  /** Running orders that end with this one. */
  insteadOf?: readonly string[] | undefined;
};

/** A check that did not run is no check: whatever goes wrong in here stops the order. */
export async function checkOrder(deps: Deps, actor: Actor, checked: Checked): Promise<SafetyReport> {
  try {
    const { order, patientId, insteadOf = [] } = checked;
    const [described] = await describeMedicines(deps.db, [order]);
    const ordered = { ...order, index: 0, ...contentsOf(order, described), replaces: insteadOf };
    const { facts, told } = await findPatientFacts(deps, patientId);
    const taken = await runningFor(deps, actor, checked, told);
    const isReplaced = (one: Running) => isEndedBy(ordered, one);
    const around = { running: taken.filter((one) => !isReplaced(one)), ending: taken.filter(isReplaced) };
    const byVideo = await findVideoFacts(deps, actor, patientId, null);
    return checkOrders({ patient: facts, orders: [ordered], byVideo, ...around }, deps.clock.now());
  } catch (error) {
    deps.log.error({ err: error }, 'the safety check could not run');
    throw new Refusal('safety_check_failed');
  }
}

/** It ends within seconds: its prescription was stopped, or another was signed in its place. */
export const isEnding = ({ replaced_by, source_stopped_at }: OrderRow): boolean =>
  replaced_by !== null || source_stopped_at !== null;

/** Ordered on the ward, prescribed and not ordered here, and what the patient told beyond both. */
async function runningFor(
  deps: Deps,
  actor: Actor,
  { admissionId, patientId, replaces }: Checked,
  told: readonly string[],
): Promise<Running[]> {
  const now = deps.clock.now();
  const ofStay = await ordersOf(deps.db, [admissionId]);
  const orders = ofStay.filter((order) => stateOf(order, now) === 'running' && !isEnding(order));
  // What the ward took over is given as the ward says, also when it has ended it: it is not taken from home as well.
  const ordered = new Set(ofStay.map(({ prescribed_medicine_id }) => prescribed_medicine_id));
  const prescribed = (await findRunningMedicines(deps, actor, patientId)).filter(({ id }) => !ordered.has(id));
  const others = orders.filter(({ id }) => id !== replaces);
  // A new order is given instead of another or beside it. What stood beside each other goes on so when one of them is changed, and a
  // single dose is no order that goes on.
  const isAsked = ({ frequency }: OrderRow) => !replaces && frequency !== 'once';
  const given = others.map((row) => ({
    ...asOrdered(row),
    ...(isAsked(row) ? { prescribed: asReplaceable(row, now) } : {}),
  }));
  const known = [...given, ...prescribed.map(asPrescribed)];
  return describeRunning(deps.db, known, told);
}

const asReplaceable = (row: OrderRow, now: Date): Prescribed => ({
  ...{ id: row.id, inWords: orderInWords(row), isOnWard: true },
  daysLeft: row.ends_at && Math.floor((row.ends_at.getTime() - now.getTime()) / DAY_MS),
});

const asPrescribed = (medicine: PrescribedMedicine): Known => ({
  id: medicine.medicineId ?? undefined,
  name: medicine.name,
  taken: takenAs(medicine),
});

const asOrdered = (row: OrderRow): Known => ({
  id: row.medicine_id ?? undefined,
  name: row.medication,
  taken: takenAs(presentTerms(row)),
});

type Terms = Pick<PrescribedMedicine, 'dose' | 'route' | 'frequency' | 'smallestGapHours' | 'mostIn24Hours'>;

const takenAs = ({ dose, route, frequency, smallestGapHours, mostIn24Hours }: Terms): Known['taken'] => ({
  dose,
  route,
  frequency,
  smallestGapHours: smallestGapHours ?? undefined,
  mostIn24Hours: mostIn24Hours ?? undefined,
});
