import type { Action } from '../audit/actions.ts';
import { type About, appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { findAccountsOf } from '../identity/public.ts';
import { notify } from '../notices/notify.ts';
import type { Caller } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import type { InpatientRow } from './find-inpatient.ts';
import { notifyOfStay } from './notify-patient.ts';

type Opening = {
  /** The entry of the trail. */
  action: Action;
  details?: About['details'];
  /** To the patient; administrators get no more than whose record it is. */
  says: Parameters<typeof notifyOfStay>[3];
  title: string;
  /** The subject of the mail to the administrators. */
  subject: string;
};

/** A stay opened a chart in an emergency: flagged in the trail, and told to the patient and the administrators as with glass. */
export async function flagOpening(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'config' | 'seal'>,
  caller: Caller,
  { id, patient_id: patientId, pud }: Pick<InpatientRow, 'id' | 'patient_id' | 'pud'>,
  { action, details, says, title, subject }: Opening,
): Promise<void> {
  await appendEntry(tx, deps.clock, caller, action, {
    subject: 'admission',
    subjectId: id,
    patientId,
    details: { ...details, flagged: true },
  });
  await notifyOfStay(tx, deps, patientId, says);
  for (const to of await findAccountsOf(tx, 'admin')) {
    const note = `The record of ${pud}. The trail holds the entry ${action}.`;
    const mail = { subject, text: `${title}.\n${note}` };
    await notify(tx, deps, { to, kind: 'break-glass', title, text: note, link: '/admin', mail });
  }
}
