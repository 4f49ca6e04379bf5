import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { startThread } from '#server/messages/send-message.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { isAbleOnDuty } from '#server/staffing/duty.ts';
import type { LabOrderRow } from '../store.ts';
import { notifyDoctorsOnDuty } from './notify-doctors-on-duty.ts';
import { criticalValues } from './present-call-back.ts';
import { insertCallBack, insertCallMessage } from './store.ts';
import { criticalInWords } from './words.ts';

/** Opens a call-back in the transaction of a critical result, and sends its doctor a critical message at once. */
export async function openCallBack(tx: Tx, deps: Deps, actor: Actor, row: LabOrderRow): Promise<void> {
  const id = await insertCallBack(tx, {
    order_id: row.id,
    result_version: row.result ?? 1,
    opened_by: actor.accountId,
    opened_at: deps.clock.now(),
  });
  await appendEntry(tx, deps.clock, actor, 'lab_call_back.opened', {
    subject: 'lab-order',
    subjectId: row.id,
    patientId: row.patient_id,
    details: { callBack: id },
  });
  await messageDoctor(tx, deps, actor, row, { callBackId: id, doctorId: row.ordered_by });
  // A doctor who is off duty, or could not sign, is not waited for: those on duty are notified too.
  if (!(await isAbleOnDuty(tx, deps, row.ordered_by))) await notifyDoctorsOnDuty(tx, deps, row, id);
}

type To = { callBackId: string; doctorId: string };

/** A critical message is shown and sounds until its doctor acknowledges it. */
export async function messageDoctor(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  row: LabOrderRow,
  { callBackId, doctorId }: To,
): Promise<void> {
  const found = criticalInWords(criticalValues(row), row.result_text ?? '');
  const thread = await startThread(tx, deps, actor, {
    doctorId,
    patientId: row.patient_id,
    priority: 'critical',
    subject: `Critical result: ${row.test}`,
    message: `${found}. Acknowledge this, or read it back when the ward calls.`,
  });
  await insertCallMessage(tx, { call_back_id: callBackId, doctor_id: doctorId, thread_id: thread });
}
