import type { MedicineOrder, SafetyReport } from '#contract/medicines/medicines.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { requireChart } from '#server/patients/chart-access/require-chart.ts';
import { lockPatientById } from '#server/patients/find-patient.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { dayIn } from '#server/platform/zoned-time.ts';
import { requireLicence } from '#server/staffing/licences/require-licence.ts';
import { answerFindings } from '../answer-findings.ts';
import { checkSafety } from '../check-safety.ts';
import { publishNotification } from '../publish-notification.ts';
import { prescribe, requireWholeOrders } from './prescribe.ts';
import { type PrescribedRow, prescribedById, stopIfRunning } from './store.ts';

type Answers = readonly { finding: string; reason: string }[];

/** Nothing is being diagnosed: what was signed before is compared anyway. */
const WRITING = { code: null, name: '' };

/** What the safety check says about prescribing this medicine again at this moment. The caller has opened the chart. */
export async function checkRenewal(deps: Deps, actor: Actor, id: string): Promise<SafetyReport> {
  const row = await prescribedById(deps.db, id);
  if (!row) throw new Refusal('not_found');
  return check(deps, actor, row);
}

/**
 * Prescribes a medicine again as it was, under the diagnosis of the first time, checked and signed like any prescription. The
 * earlier one ends with it. Returns the id of the new one.
 */
export async function renewMedicine(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  { id, answers }: { id: string; answers: Answers },
): Promise<string> {
  requireLicence(deps, actor);
  const inTx = { ...deps, db: tx };
  const unchecked = await prescribedById(tx, id);
  if (!unchecked) throw new Refusal('not_found');
  const patient = await requireChart(inTx, actor, unchecked.patient_id);
  const order = orderOf(unchecked);
  await requireWholeOrders(tx, [order]);
  // Two who prescribe for one person at once come one after the other.
  await lockPatientById(tx, patient.id);
  assertNotStopped(await prescribedById(tx, id));
  const report = await check(inTx, actor, unchecked);
  const safety = answerFindings(report.findings, answers);
  const now = deps.clock.now();
  const today = dayIn(deps.config.clinic.timeZone, now);
  const repeat = { of: unchecked, safety, tableVersion: report.tableVersion };
  const about = { patientId: patient.id, diagnosisId: unchecked.diagnosis_id, repeat };
  const [renewed] = await prescribe(tx, deps, actor, about, [order]);
  if (!renewed) throw new Refusal('not_found');
  await stopIfRunning(tx, id, { at: now, by: actor.accountId, reason: 'Renewed', today, replacedBy: renewed });
  await appendEntry(tx, deps.clock, actor, 'medicine.renewed', {
    subject: 'prescribed-medicine',
    subjectId: renewed,
    patientId: patient.id,
    details: { overridden: safety.filter(({ reason }) => reason !== null).length, table: report.tableVersion },
  });
  await publishNotification(tx, deps, patient, ['diagnoses', 'prescriptions', 'patients']);
  return renewed;
}

/** Stopped while the doctor was deciding: nothing is prescribed against that. */
function assertNotStopped(row: PrescribedRow | undefined): void {
  if (!row?.stopped_at) return;
  const message = `${row.stopper_name ?? 'Somebody'} has stopped this medicine. Prescribe it anew if it is right.`;
  throw new Refusal('repeat_not_possible', { message });
}

const check = (deps: Deps, actor: Actor, row: PrescribedRow): Promise<SafetyReport> =>
  checkSafety(deps, actor, row.patient_id, { medications: [orderOf(row)], writing: WRITING, replaces: row.id });

const orderOf = (row: PrescribedRow): MedicineOrder => ({
  ...(row.medicine_id ? { id: row.medicine_id } : {}),
  name: row.name,
  indication: row.indication,
  dose: { amount: row.amount, unit: row.unit },
  route: row.route,
  frequency: row.frequency,
  ...(row.gap_hours === null ? {} : { smallestGapHours: row.gap_hours }),
  ...(row.most_in_24h === null ? {} : { mostIn24Hours: row.most_in_24h }),
  ...(row.days === null ? {} : { days: row.days }),
  ...(row.quantity === null ? {} : { quantity: row.quantity }),
  instructions: row.instructions,
});
