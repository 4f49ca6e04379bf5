import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { openCare, openChartToNurses } from '../patients/care.ts';
import type { Actor, Caller } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { announceWard } from './announce-ward.ts';
import { holdStay, type InpatientRow } from './find-inpatient.ts';
import { setAccepted } from './store.ts';

/** By the doctor who was named, or by one to whom the chart is open. A second time changes nothing. */
export async function acceptAdmission(
  deps: Deps,
  doctor: Actor,
  id: string,
): Promise<{ id: string; acceptedAt: string }> {
  return transaction(deps.db, async (tx) => {
    const stay = await holdStay(tx, deps, doctor, id);
    const acceptedAt = stay.accepted_at ?? deps.clock.now();
    await acceptStay(tx, deps, doctor, stay, doctor.accountId);
    return { id, acceptedAt: acceptedAt.toISOString() };
  });
}

type Waiting = Pick<InpatientRow, 'id' | 'patient_id' | 'doctor_id'>;

/**
 * Opens the chart to the doctor of the stay and to every nurse. Also called where a doctor orders something for the stay:
 * the ward could not carry it out with the chart closed.
 */
export async function acceptStay(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  caller: Caller,
  { id, patient_id: patientId, doctor_id: doctorId }: Waiting,
  acceptedBy: string,
): Promise<void> {
  if (!(await setAccepted(tx, id, { accepted_at: deps.clock.now(), accepted_by: acceptedBy }))) return;
  const care = { patientId, clinicianId: doctorId, kind: 'admission' as const, sourceId: id };
  await openCare(tx, deps, { ...care, closesAt: null });
  await openChartToNurses(tx, deps, { patientId, sourceId: id });
  await appendEntry(tx, deps.clock, caller, 'admission.accepted', { subject: 'admission', subjectId: id, patientId });
  await announceWard(tx, deps, ['inpatients', 'rooms', 'patients', 'medication-tasks', 'messages', 'staff-tasks'], {
    patientId,
    id,
  });
}
