import type { Appointment } from '../../contract/appointments.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import { closeCare } from '../patients/care.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { movedOn } from './moved-on.ts';
import { mayCancel } from './policy.ts';
import { findAppointment, readAppointment } from './read-appointment.ts';
import { changeIf } from './store.ts';
import { announceChange, tellDoctor, tellPatient, when } from './tell-sides.ts';
import { withdrawNews } from './withdraw-news.ts';

export async function cancelAppointment(
  deps: Deps,
  actor: Actor,
  id: string,
  reason: string | null,
): Promise<Appointment> {
  const row = await findAppointment(deps, actor, id);
  const now = deps.clock.now();
  if (!mayCancel(actor, row, now)) throw movedOn(row, 'cancel', now);

  return transaction(deps.db, async (tx) => {
    const isMine = await changeIf(
      tx,
      id,
      { statuses: ['pending', 'approved'], version: row.version },
      { status: 'cancelled', holds_slot: false, decided_at: now, decided_by: actor.accountId, decision_reason: reason },
    );
    if (!isMine) throw movedOn(await findAppointment({ db: tx }, actor, id), 'cancel', now);
    await withdrawNews(tx, row, now);
    await closeCare(tx, id, now);
    await appendEntry(tx, deps.clock, actor, 'appointment.cancelled', {
      subject: 'appointment',
      subjectId: id,
      patientId: row.patient_id,
    });
    const appointment = await readAppointment({ ...deps, db: tx }, actor, id);
    if (actor.role === 'patient') await tellDoctor(tx, deps, appointment, 'cancelled an appointment');
    if (actor.role === 'staff')
      await tellDoctor(tx, deps, appointment, 'will not come: the desk cancelled an appointment');
    if (actor.role !== 'patient') {
      await tellPatient(tx, deps, row.patient_account_id, {
        title: `Your appointment with ${appointment.doctor} is cancelled`,
        text: `${when(appointment)}. ${reason ?? ''}`.trim(),
      });
    }
    await announceChange(tx, appointment, row.patient_account_id);
    return appointment;
  });
}
