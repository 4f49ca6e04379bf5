// Whom a patient may choose, and who is told to fetch anew.
import type { NewDocument } from '#contract/patients/documents.ts';
import { REFUSALS } from '#contract/refusals.ts';
import type { Tx } from '../db/connect.ts';
import { findCarers } from '../patients/chart-access/care.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';
import { Refusal } from '../platform/refusal.ts';
import { doctorsAmong } from '../staffing/duty.ts';
import { type DocumentRow, doctorsOf } from './store.ts';

export type Chosen = Pick<DocumentRow, 'shared_with' | 'shared_doctor_id'>;

/** One doctor is someone with whom the patient has or had an appointment. */
export async function chooseSharing(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  patientId: string,
  { sharedWith, doctorId }: Pick<NewDocument, 'sharedWith' | 'doctorId'>,
): Promise<Chosen> {
  if (sharedWith !== 'doctor') return { shared_with: sharedWith, shared_doctor_id: null };
  const doctors = await doctorsOf(db, patientId, clock.now());
  const chosen = doctors.find(({ id }) => id === doctorId);
  if (!chosen) {
    const fields = { doctorId: REFUSALS.document_doctor_unknown.message };
    throw new Refusal('document_doctor_unknown', { fields });
  }
  return { shared_with: 'doctor', shared_doctor_id: chosen.id };
}

type Published = { id: string; patientId: string; choices: readonly Chosen[] };

/** To the patient; to doctors only where one of them could see it before or can now. */
export async function publishDocument(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { id, patientId, choices }: Published,
): Promise<void> {
  const isForAll = choices.some(({ shared_with }) => shared_with === 'doctors');
  const isForOne = (carer: string) => choices.some(({ shared_doctor_id }) => shared_doctor_id === carer);
  const carers = await doctorsAmong(tx, await findCarers(tx, patientId, clock.now()));
  const told = carers.filter((carer) => isForAll || isForOne(carer));
  await publish(tx, { type: 'documents', id, to: { accounts: told, patients: [patientId] } });
}
