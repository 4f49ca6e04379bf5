import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import { closeCare } from '../patients/care.ts';
import { SYSTEM } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';
import { notifyPatient, publishChange, shortDay, when } from './notify-sides.ts';
import { UNDO_MS } from './policy.ts';
import { presentAppointment } from './present.ts';
import { changeIf, overdueRequests, releaseRejected } from './store.ts';
import { offerSlot } from './waitlist/offer-slot.ts';

/** Requests that nobody answered in time. The patient is told and offered to choose again. */
export async function expireRequests(deps: Deps): Promise<number> {
  return transaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const overdue = await overdueRequests(tx, now);
    for (const { id } of overdue) {
      const row = await changeIf(tx, id, { statuses: ['pending'] }, { status: 'expired', holds_slot: false });
      if (!row) continue;
      await closeCare(tx, id, now);
      await appendEntry(tx, deps.clock, SYSTEM, 'appointment.expired', {
        subject: 'appointment',
        subjectId: id,
        patientId: row.patient_id,
      });
      const reader = {
        accountId: row.patient_account_id ?? '',
        role: 'patient',
        sessionId: '',
        requestId: null,
      } as const;
      const appointment = presentAppointment(deps, reader, row);
      await notifyPatient(tx, deps, row.patient_account_id, {
        title: 'Nobody answered your request in time',
        subject: `Your request for ${shortDay(appointment)} was not answered`,
        text: `${appointment.doctor}, ${when(appointment)}. Please choose another time; we are sorry.`,
      });
      await publishChange(tx, appointment, row.patient_account_id);
      await offerSlot(tx, deps, { doctorId: row.doctor_id, start: row.starts_at });
    }
    return overdue.length;
  });
}

/** A rejected slot is held for as long as the rejection can be undone; then it is free for others, those who wait first. */
export async function releaseRejectedSlots(deps: Deps): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const freed = await releaseRejected(tx, new Date(deps.clock.now().getTime() - UNDO_MS));
    for (const slot of freed) await offerSlot(tx, deps, slot);
    for (const id of new Set(freed.map(({ doctorId }) => doctorId)))
      await publish(tx, { type: 'slots', id, to: { roles: ['patient', 'doctor', 'staff'] } });
  });
}
