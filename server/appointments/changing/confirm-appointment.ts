import type { Appointment } from '#contract/appointments/appointments.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { conflictFor } from '../conflict-for.ts';
import { notifyDoctor, publishChange } from '../notify-sides.ts';
import { mayConfirm } from '../policy.ts';
import { findAppointment, presentFor } from '../read-appointment.ts';
import { changeIf } from './store.ts';

/** The patient will come. The status stays approved; today's list says confirmed. */
export async function confirmAppointment(deps: Deps, actor: Actor, id: string): Promise<Appointment> {
  const row = await findAppointment(deps, actor, id);
  const now = deps.clock.now();
  if (!mayConfirm(actor, row, now)) throw conflictFor(row, 'confirm', now);
  return transaction(deps.db, async (tx) => {
    const expected = { statuses: ['approved' as const], version: row.version };
    const changed = await changeIf(tx, id, expected, { confirmed_at: now });
    if (!changed) throw conflictFor(await findAppointment({ db: tx }, actor, id), 'confirm', now);
    await appendEntry(tx, deps.clock, actor, 'appointment.confirmed', {
      subject: 'appointment',
      subjectId: id,
      patientId: row.patient_id,
    });
    const appointment = await presentFor({ ...deps, db: tx }, actor, changed);
    await notifyDoctor(tx, deps, appointment, { what: 'confirmed an appointment', subject: 'Confirmed:' });
    await publishChange(tx, appointment, row.patient_id);
    return appointment;
  });
}
