import type { Appointment } from '../../contract/appointments.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import { closeCare } from '../patients/care.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { movedOn } from './moved-on.ts';
import { isTheirDoctor, mayDecide, UNDO_MS } from './policy.ts';
import { findAppointment, readAppointment } from './read-appointment.ts';
import { changeIf, setDecisionMail } from './store.ts';
import { announceChange, tellPatient, when } from './tell-sides.ts';

export type Decision = { status: 'approved' } | { status: 'rejected'; reason: string };

/** Approve or reject what is still pending. Of two decisions at once one wins and the other is told. */
export async function decideAppointment(
  deps: Deps,
  actor: Actor,
  id: string,
  decision: Decision,
): Promise<Appointment> {
  const row = await findAppointment(deps, actor, id);
  if (!isTheirDoctor(actor, row)) throw new Refusal('not_found');
  const now = deps.clock.now();
  if (!mayDecide(actor, row, now)) throw movedOn(row, 'decide', now);

  return transaction(deps.db, async (tx) => {
    const isMine = await changeIf(
      tx,
      id,
      { statuses: ['pending'], version: row.version },
      {
        status: decision.status,
        decided_at: now,
        decided_by: actor.accountId,
        decision_reason: decision.status === 'rejected' ? decision.reason : null,
      },
    );
    if (!isMine) throw movedOn(await findAppointment({ db: tx }, actor, id), 'decide', now);
    if (decision.status === 'rejected') await closeCare(tx, id, now);
    await appendEntry(tx, deps.clock, actor, `appointment.${decision.status}`, {
      subject: 'appointment',
      subjectId: id,
      patientId: row.patient_id,
    });
    const appointment = await readAppointment({ ...deps, db: tx }, actor, id);
    const mailId = await tellPatient(tx, deps, row.patient_account_id, {
      ...words(appointment),
      notBefore: new Date(now.getTime() + UNDO_MS),
    });
    await setDecisionMail(tx, id, mailId);
    await announceChange(tx, appointment, row.patient_account_id);
    return appointment;
  });
}

function words(appointment: Appointment): { title: string; text: string } {
  if (appointment.status === 'approved') {
    return { title: `${appointment.doctor} approved your appointment`, text: `${when(appointment)}.` };
  }
  return {
    title: `${appointment.doctor} cannot see you at the time you asked for`,
    text: `${when(appointment)}. ${appointment.decisionReason} Please choose another time.`,
  };
}
