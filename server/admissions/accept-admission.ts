import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { findPeople } from '../identity/find-people.ts';
import { openCare, openChartToNurses } from '../patients/chart-access/care.ts';
import { findAccessReason } from '../patients/chart-access/find-access-reason.ts';
import { findPatient } from '../patients/find-patient.ts';
import type { Actor, Caller } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { type InpatientRow, lockStay } from './find-inpatient.ts';
import { flagOpening } from './flag-opening.ts';
import { publishWard } from './publish-ward.ts';
import { setAccepted } from './store.ts';

/** Accepts an admission: by the doctor who was named, or by one to whom the chart is open. A second call changes nothing. */
export async function acceptAdmission(
  deps: Deps,
  doctor: Actor,
  id: string,
): Promise<{ id: string; acceptedAt: string }> {
  return transaction(deps.db, async (tx) => {
    const stay = await lockStay(tx, deps, doctor, id);
    const acceptedAt = stay.accepted_at ?? deps.clock.now();
    await acceptStay(tx, deps, doctor, stay, doctor.accountId);
    return { id, acceptedAt: acceptedAt.toISOString() };
  });
}

type Waiting = Pick<InpatientRow, 'id' | 'patient_id' | 'doctor_id' | 'admitted_by'>;

/**
 * Opens the chart to the doctor of the stay and to every nurse. Also called where a doctor orders something for the stay:
 * the ward could not carry it out with the chart closed. The stay keeps how the chart was open to whoever accepts.
 */
export async function acceptStay(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'config' | 'seal'>,
  caller: Caller,
  stay: Waiting,
  acceptedBy: string,
): Promise<void> {
  const { id, patient_id: patientId, doctor_id: doctorId } = stay;
  const ground = await groundOf(tx, deps, stay, acceptedBy);
  const acceptance = { accepted_at: deps.clock.now(), accepted_by: acceptedBy, acceptance_ground: ground };
  if (!(await setAccepted(tx, id, acceptance))) return;
  const care = { patientId, clinicianId: doctorId, kind: 'admission' as const, sourceId: id };
  await openCare(tx, deps, { ...care, closesAt: null });
  await openChartToNurses(tx, deps, { patientId, sourceId: id });
  await appendEntry(tx, deps.clock, caller, 'admission.accepted', {
    subject: 'admission',
    subjectId: id,
    patientId,
    details: { ground },
  });
  if (ground === 'glass' || ground === 'alert') await flagEmergency(tx, deps, caller, stay, { ground, acceptedBy });
  await publishWard(tx, deps, ['inpatients', 'rooms', 'patients', 'medication-tasks', 'messages', 'staff-tasks'], {
    patientId,
    id,
  });
}

/**
 * Returns on what ground the doctor accepts. Being named by somebody else is a ground, alert or not; it never covers broken
 * glass.
 */
async function groundOf(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { patient_id: patientId, doctor_id: doctorId, admitted_by: admittedBy }: Waiting,
  acceptedBy: string,
): Promise<'care' | 'named' | 'glass' | 'alert'> {
  const ground = await findAccessReason({ db: tx, clock }, acceptedBy, patientId);
  if (ground === 'care' || ground === 'glass') return ground;
  const isNamedByAnother = doctorId === acceptedBy && admittedBy !== acceptedBy;
  return isNamedByAnother ? 'named' : (ground ?? 'named');
}

const BY = { glass: 'by breaking the glass', alert: 'because of an alert' };

async function flagEmergency(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'config' | 'seal'>,
  caller: Caller,
  { id, patient_id }: Waiting,
  { ground, acceptedBy }: { ground: keyof typeof BY; acceptedBy: string },
): Promise<void> {
  const { pud } = await findPatient(tx, patient_id);
  const name = (await findPeople(tx, [acceptedBy])).get(acceptedBy)?.name ?? 'A doctor';
  await flagOpening(
    tx,
    deps,
    caller,
    { id, patient_id, pud },
    {
      action: 'admission.accepted_in_emergency',
      details: { ground, by: acceptedBy },
      title: `${name} accepted an admission after opening the record ${BY[ground]}`,
      says: { code: `stay-accepted-after-${ground}`, values: { name } },
      subject: 'An admission was accepted in an emergency',
    },
  );
}
