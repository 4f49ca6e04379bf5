import type { Appointment } from '#contract/appointments/appointments.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { conflictFor } from '../conflict-for.ts';
import { notifyPatient, publishChange, shortDay, when } from '../notify-sides.ts';
import { mayFinish } from '../policy.ts';
import { findAppointment, presentFor } from '../read-appointment.ts';
import { changeIf } from '../store.ts';

/** The visit took place, or the patient did not come. */
export async function finishAppointment(
  deps: Deps,
  actor: Actor,
  id: string,
  status: 'completed' | 'no-show',
): Promise<Appointment> {
  const row = await findAppointment(deps, actor, id);
  const now = deps.clock.now();
  if (!mayFinish(actor, row, now)) throw conflictFor(row, 'finish', now);
  return transaction(deps.db, async (tx) => {
    const expected = { statuses: ['approved' as const], version: row.version };
    const changed = await changeIf(tx, id, expected, { status, holds_slot: false });
    if (!changed) throw conflictFor(await findAppointment({ db: tx }, actor, id), 'finish', now);
    await appendEntry(tx, deps.clock, actor, `appointment.${status}`, {
      subject: 'appointment',
      subjectId: id,
      patientId: row.patient_id,
    });
    const appointment = await presentFor({ ...deps, db: tx }, actor, changed);
    await notifyPatient(tx, deps, row.patient_account_id, {
      ...words(appointment),
      text: `${when(appointment)}.`,
    });
    await publishChange(tx, appointment, row.patient_account_id);
    // A visit that took place waits for its diagnosis.
    await publish(tx, { type: 'diagnoses', to: { accounts: [row.doctor_id] } });
    return appointment;
  });
}

function words(appointment: Appointment): { title: string; subject: string } {
  const day = shortDay(appointment);
  return appointment.status === 'completed'
    ? { title: `Your visit to ${appointment.doctor} is on file`, subject: `Your visit on ${day} is on file` }
    : { title: `${appointment.doctor} noted that you did not come`, subject: `Your appointment on ${day} was missed` };
}
