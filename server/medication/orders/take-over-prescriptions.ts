// A diagnosis that is signed for an inpatient prescribes; here each of its medicines becomes an order, once. A medicine
// that is stopped where it was prescribed stops here as well.
import { acceptStay } from '#server/admissions/accept-admission.ts';
import { publishWard } from '#server/admissions/publish-ward.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { nameIngredients } from '#server/pharmacy/name-ingredients.ts';
import { SYSTEM } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { forEachIsolated, runPartsIsolated } from '#server/platform/scheduled-work/for-each-isolated.ts';
import { dayBounds } from '#server/platform/zoned-time.ts';
import { planOrder } from '../doses/plan-doses.ts';
import { cancelTasks } from '../doses/store.ts';
import { leastGapHours } from './least-gap.ts';
import {
  insertOrder,
  insertVersion,
  lockStoppedOrder,
  orderById,
  type PrescribedRow,
  prescribedButStopped,
  prescribedWithoutOrder,
  type StoppedRow,
  setOnOrder,
  stillWithoutOrder,
} from './store.ts';
import { USUAL_TIMES } from './usual-times.ts';

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
        if (stopped) await stop(tx, deps, stopped);
      }),
  );
}

async function takeOver(tx: Tx, deps: Deps, medicine: PrescribedRow): Promise<void> {
  const { timeZone } = deps.config.clinic;
  const { admission_id, patient_id, doctor_id, admitted_by, prescribed_by } = medicine;
  await acceptStay(tx, deps, SYSTEM, { id: admission_id, patient_id, doctor_id, admitted_by }, prescribed_by);
  const named = { id: medicine.medicine_id ?? undefined, name: medicine.name };
  const [ingredients = []] = await nameIngredients(tx, [named]);
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
  });
  // Another server was quicker.
  if (!id) return;
  const { amount, unit, route, frequency, gap_hours, most_in_24h, indication, instructions } = medicine;
  const times = USUAL_TIMES[frequency];
  const terms = { frequency, times, smallestGapHours: gap_hours };
  await insertVersion(tx, {
    order_id: id,
    version: 1,
    ...{ amount, unit, route, frequency, gap_hours, most_in_24h, indication, instructions },
    times: [...times],
    least_gap_hours: leastGapHours(terms),
    is_time_critical: false,
    priority: 'medium',
    ends_at: medicine.ends_on ? dayBounds(medicine.ends_on, timeZone).until : null,
    safety: JSON.stringify(findingsAbout(medicine)),
    written_by: medicine.prescribed_by,
    written_at: medicine.signed_at,
  });
  const order = await orderById(tx, id);
  if (order) await planOrder(tx, deps, order);
  const about = { subject: 'medication-order', subjectId: id, patientId: medicine.patient_id };
  await appendEntry(tx, deps.clock, SYSTEM, 'medication.ordered', { ...about, details: { prescribed: medicine.id } });
  await publishWard(tx, deps, CHANGED, { patientId: medicine.patient_id, id });
}

/** A diagnosis is checked as a whole: what was found about its other medicines stays with them. */
function findingsAbout({ safety, place }: PrescribedRow): unknown[] {
  if (!Array.isArray(safety)) return [];
  const findings = safety as { orders?: number[] }[];
  return findings.filter(({ orders = [] }) => orders.length === 0 || orders.includes(place));
}

async function stop(tx: Tx, deps: Deps, { id, patient_id: patientId, ...stopped }: StoppedRow): Promise<void> {
  const { stopped_at, stopped_by, reason } = stopped;
  await setOnOrder(tx, id, { stopped_at, stopped_by, stop_reason: reason });
  await cancelTasks(tx, id, { at: deps.clock.now() });
  const about = { subject: 'medication-order', subjectId: id, patientId };
  await appendEntry(tx, deps.clock, SYSTEM, 'medication.stopped', about);
  await publishWard(tx, deps, CHANGED, { patientId, id });
}
