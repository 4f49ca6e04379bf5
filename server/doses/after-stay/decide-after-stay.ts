import { DAY_MS } from '#contract/durations.ts';
import type { DischargeDecision } from '#contract/medicines/after-stay.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { AFTER_STAY, stopMedicine } from '#server/care/prescriptions/stop-medicine.ts';
import { publishNotification } from '#server/care/publish-notification.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { closeCare } from '#server/patients/chart-access/care.ts';
import { requireChart } from '#server/patients/chart-access/require-chart.ts';
import { lockPatientById, type PatientRow } from '#server/patients/find-patient.ts';
import { tellPatient } from '#server/patients/telling/tell-patient.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { requireLicence } from '#server/staffing/licences/require-licence.ts';
import { findHome } from '../find-series.ts';
import { insertDecisions, lookNow, patientOfMedicine } from '../store.ts';

/** What nobody decided at the discharge, a doctor decides later. Of two at once the first one counts. */
export async function decideAfterStay(
  deps: Deps,
  actor: Actor,
  medicineId: string,
  decision: DischargeDecision,
): Promise<{ id: string; name: string; decision: DischargeDecision }> {
  // To stop one is always possible.
  if (decision === 'continue') requireLicence(deps, actor);
  return transaction(deps.db, async (tx) => {
    const inTx = { ...deps, db: tx };
    const unchecked = await patientOfMedicine(tx, medicineId);
    if (!unchecked) throw new Refusal('not_found');
    const patient = await requireChart(inTx, actor, unchecked);
    await lockPatientById(tx, patient.id);
    const now = deps.clock.now();
    const { series } = await findHome(inTx, patient.id, now);
    const its = series.find(({ members }) => members.some(({ id }) => id === medicineId));
    if (!its?.hold) throw new Refusal('nothing_to_decide');
    const { admissionId, medicineId: id, did } = its.hold;
    if (decision === 'stop') await stopMedicine(inTx, actor, its.current.id, AFTER_STAY);
    const about = { admission_id: admissionId, medicine_id: id, patient_id: patient.id, on_ward: did };
    await insertDecisions(tx, [{ ...about, decision, decided_by: actor.accountId, decided_at: now }]);
    await appendEntry(tx, deps.clock, actor, 'medicine.decided_after_stay', {
      ...{ subject: 'prescribed-medicine', subjectId: id, patientId: patient.id },
    });
    await closeCare(tx, id, new Date(now.getTime() + DAY_MS));
    await lookNow(tx, patient.id);
    const { name } = its.current;
    if (decision === 'continue') await tellOfDecision(tx, deps, patient, its.current);
    await publishNotification(tx, deps, patient, ['prescriptions']);
    return { id: its.current.id, name, decision };
  });
}

/** Of a stop the patient is told by the stop itself. */
async function tellOfDecision(
  tx: Tx,
  deps: Deps,
  { id: patientId, account_id: accountId }: PatientRow,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const about = { table: 'prescribed_medicines', id } as const;
  await tellPatient(
    tx,
    deps,
    { patientId, accountId, part: 'medicines', about },
    {
      kind: 'prescription',
      says: { code: 'medicine-goes-on', values: { name } },
      link: '/doses',
    },
  );
  await publish(tx, { type: 'doses', to: { patients: [patientId] } });
}
