import type { PrescribedMedicine } from '#contract/medicines/prescriptions.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { requireChart } from '#server/patients/chart-access/require-chart.ts';
import { lockPatientById } from '#server/patients/find-patient.ts';
import { tellPatient } from '#server/patients/telling/tell-patient.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { dayIn } from '#server/platform/zoned-time.ts';
import { publishNotification } from '../publish-notification.ts';
import { presentMedicine } from './present.ts';
import { type PrescribedRow, prescribedById, stopIfRunning } from './store.ts';

/** The reason that the clinic gives by itself; any other one a doctor has typed. */
export const AFTER_STAY = 'Stopped after your stay on the ward.';

/**
 * Stops a medicine before its time, for a doctor who may open the chart, and notifies the patient. The prescription stays as
 * it was.
 */
export async function stopMedicine(deps: Deps, actor: Actor, id: string, reason: string): Promise<PrescribedMedicine> {
  return transaction(deps.db, async (tx) => {
    const unchecked = await prescribedById(tx, id);
    if (!unchecked) throw new Refusal('not_found');
    const patient = await requireChart({ ...deps, db: tx }, actor, unchecked.patient_id);
    // One after the other with whoever renews it.
    await lockPatientById(tx, patient.id);
    const now = deps.clock.now();
    const today = dayIn(deps.config.clinic.timeZone, now);
    const isMine = await stopIfRunning(tx, id, { at: now, by: actor.accountId, reason, today });
    if (!isMine) throw alreadyStopped(await prescribedById(tx, id));
    await appendEntry(tx, deps.clock, actor, 'medicine.stopped', {
      subject: 'prescribed-medicine',
      subjectId: id,
      patientId: patient.id,
    });
    await notifyPatient(tx, deps, patient.account_id, unchecked, reason);
    await publishNotification(tx, deps, patient, ['prescriptions']);
    const stopped = await prescribedById(tx, id);
    if (!stopped) throw new Refusal('not_found');
    return presentMedicine(deps, actor, stopped);
  });
}

function alreadyStopped(row: PrescribedRow | undefined): Refusal {
  if (row?.is_renewed) {
    return new Refusal('already_stopped', {
      message: 'It was prescribed again meanwhile and runs on. Stop the new prescription of it.',
    });
  }
  return new Refusal(
    'already_stopped',
    row?.stopper_name ? { message: `${row.stopper_name} has stopped this medicine.` } : {},
  );
}

async function notifyPatient(
  tx: Tx,
  deps: Deps,
  accountId: string | null,
  { id, patient_id, name }: PrescribedRow,
  reason: string,
): Promise<void> {
  const whom = { patientId: patient_id, accountId, part: 'medicines' } as const;
  await tellPatient(
    tx,
    deps,
    { ...whom, about: { table: 'prescribed_medicines', id } },
    {
      kind: 'prescription',
      says:
        reason === AFTER_STAY
          ? { code: 'medicine-stopped-after-stay', values: { name } }
          : { code: 'medicine-stopped', values: { name, reason } },
      link: '/record/board#prescriptions',
    },
  );
}
