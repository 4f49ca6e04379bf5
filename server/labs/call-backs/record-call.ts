import type { CallBack, NewCall } from '#contract/labs/lab-call-backs.ts';
import { mayBeTyped, NOT_A_TYPED_TIME } from '#contract/typed-times.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { timeIn } from '#server/platform/zoned-time.ts';
import { isDoctorHere } from '#server/staffing/duty.ts';
import { type LabOrderRow, orderById } from '../store.ts';
import { publishOrder } from '../take-step.ts';
import { answerMessages } from './answer-messages.ts';
import { notifyDoctorsOnDuty } from './notify-doctors-on-duty.ts';
import { messageDoctor } from './open-call-back.ts';
import { presentCallBack } from './present-call-back.ts';
import { closeWithReadBack, insertAttempt, isDoctorTold, lockOpenCallBack } from './store.ts';

/**
 * Records a call by any nurse, because the shift may change before the phone is answered. Of two calls at once one is
 * recorded.
 */
export async function recordCall(deps: Deps, actor: Actor, orderId: string, call: NewCall): Promise<CallBack> {
  return transaction(deps.db, async (tx) => {
    const { row, callBack } = await findCallBack(tx, orderId);
    if (callBack.resultVersion !== call.resultVersion)
      throw new Refusal('call_back_closed', { message: 'This result was corrected. Look at it again.' });
    if (!(await lockOpenCallBack(tx, callBack.id)))
      throw closedAlready(deps, (await findCallBack(tx, orderId)).callBack);
    if (!(await isDoctorHere(tx, call.doctorId)))
      throw new Refusal('unknown_doctor', { fields: { doctorId: 'Choose the doctor.' } });
    if (call.outcome === 'read-back') {
      await recordReadBack(tx, deps, actor, callBack, call);
      await answerMessages(tx, deps, actor, (await findCallBack(tx, orderId)).callBack, call.doctorId);
    } else await recordAttempt(tx, deps, actor, { row, callBack }, call);
    await appendEntry(tx, deps.clock, actor, call.outcome === 'read-back' ? 'lab_call.read_back' : 'lab_call.missed', {
      subject: 'lab-order',
      subjectId: orderId,
      patientId: row.patient_id,
      details: { callBack: callBack.id, doctor: call.doctorId },
    });
    await publishOrder(tx, deps, row);
    return (await findCallBack(tx, orderId)).callBack;
  });
}

async function findCallBack(tx: Tx, orderId: string): Promise<{ row: LabOrderRow; callBack: CallBack }> {
  const row = await orderById(tx, orderId);
  const callBack = row && presentCallBack(row);
  if (!callBack) throw new Refusal('not_found');
  return { row, callBack };
}

type ReadBack = Extract<NewCall, { outcome: 'read-back' }>;

async function recordReadBack(tx: Tx, deps: Deps, actor: Actor, callBack: CallBack, call: ReadBack): Promise<void> {
  assertReadBack(callBack, call);
  await closeWithReadBack(tx, callBack.id, {
    closed_as: 'read-back',
    closed_by: actor.accountId,
    closed_at: deps.clock.now(),
    doctor_id: call.doctorId,
    called_at: timeOf(deps, call.calledAt),
    read_back: JSON.stringify(call.readBack),
    request: call.request || null,
  });
}

/** Each critical value, as the doctor said it; words cannot be typed back and are confirmed. */
function assertReadBack({ values }: CallBack, { readBack, isConfirmed }: ReadBack): void {
  const fields: Record<string, string> = {};
  for (const { name, value } of values) {
    const said = readBack.find((one) => one.name === name);
    if (!said) fields[`readBack.${name}`] = 'Type what the doctor read back.';
    else if (said.value !== value) fields[`readBack.${name}`] = `The result is ${value}. Say it again.`;
  }
  if (values.length === 0 && !isConfirmed) fields.isConfirmed = 'Have the doctor repeat it, then tick this.';
  if (Object.keys(fields).length > 0) throw new Refusal('read_back_differs', { fields });
}

type Known = { row: LabOrderRow; callBack: CallBack };

/** The doctor who was called gets a critical message; the others on duty are notified. */
async function recordAttempt(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  { row, callBack }: Known,
  { doctorId, calledAt }: NewCall,
): Promise<void> {
  await insertAttempt(tx, {
    call_back_id: callBack.id,
    doctor_id: doctorId,
    called_by: actor.accountId,
    called_at: timeOf(deps, calledAt),
  });
  if (!(await isDoctorTold(tx, callBack.id, doctorId)))
    await messageDoctor(tx, deps, actor, row, { callBackId: callBack.id, doctorId });
  await notifyDoctorsOnDuty(tx, deps, row, callBack.id);
}

function timeOf({ clock }: Pick<Deps, 'clock'>, calledAt: string | undefined): Date {
  const now = clock.now();
  const at = calledAt ? new Date(calledAt) : now;
  if (!mayBeTyped(at, now)) throw new Refusal('bad_input', { fields: { calledAt: NOT_A_TYPED_TIME } });
  return at;
}

function closedAlready({ config }: Pick<Deps, 'config'>, { state, closed }: CallBack): Refusal {
  if (!closed) return new Refusal('call_back_closed');
  const at = timeIn(config.clinic.timeZone, new Date(closed.at));
  return new Refusal('call_back_closed', { message: `${closed.by} ${ENDS[state](closed.doctor)} at ${at}.` });
}

const ENDS: Record<CallBack['state'], (doctor: string | null) => string> = {
  open: () => 'is calling',
  'read-back': (doctor) => `reached ${doctor}, who read it back`,
  acknowledged: () => 'acknowledged the result',
  reviewed: () => 'reviewed the result',
  corrected: () => 'corrected the result',
};
