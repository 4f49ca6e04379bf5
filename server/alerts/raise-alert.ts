import type { Alert } from '../../contract/alerts.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { findPatient } from '../patients/find-patient.ts';
import { raiseMark } from '../patients/listing/marks.ts';
import type { Caller } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { announce } from '../platform/events.ts';
import { type AlertRow, insertAlert, openAlert } from './store.ts';

export type Cause = { patientId: string; source: Alert['source']; reason: string; place?: string | undefined };

/** One open alert per patient and source: who asks again gets the one that is open. */
export async function raiseAlert(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  caller: Caller,
  { patientId, source, reason, place }: Cause,
): Promise<AlertRow> {
  const patient = await findPatient(tx, patientId);
  const id = await insertAlert(tx, {
    patient_id: patientId,
    source,
    reason,
    place: place || patient.place,
    raised_at: deps.clock.now(),
    raised_by: caller.accountId,
  });
  if (id) {
    const about = { subject: 'alert', subjectId: id, patientId, details: { source } };
    await appendEntry(tx, deps.clock, caller, 'alert.raised', about);
    // In every list of patients, until it is closed.
    await raiseMark(tx, deps, { patientId, kind: 'critical', sourceId: id });
    await announceAlert(tx, id, patient.account_id);
  }
  const row = await openAlert(tx, patientId, source);
  if (!row) throw new Error('The alert was closed while it was being raised.');
  return row;
}

/** Every doctor's and nurse's screen, and the patient's own. */
export async function announceAlert(tx: Tx, id: string, patientAccountId: string | null): Promise<void> {
  const accounts = patientAccountId ? [patientAccountId] : [];
  await announce(tx, { type: 'alerts', id, to: { roles: ['doctor', 'staff'], accounts } });
  await announce(tx, { type: 'patients', to: { roles: ['doctor'] } });
}
