import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import { closeCare } from '../patients/care.ts';
import { theHouse } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { announce } from '../platform/events.ts';
import { appointmentOnFile } from './on-file.ts';
import { UNDO_MS } from './policy.ts';
import { appointmentById, changeIf, overdueRequests, releaseRejected } from './store.ts';
import { announceChange, shortDay, tellPatient, when } from './tell-sides.ts';

/** Requests that nobody answered in time. The patient is told and offered to choose again. */
export async function expireRequests(deps: Deps): Promise<number> {
  return transaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const overdue = await overdueRequests(tx, now);
    for (const { id } of overdue) {
      await changeIf(tx, id, { statuses: ['pending'] }, { status: 'expired', holds_slot: false });
      await closeCare(tx, id, now);
      const row = await appointmentById(tx, id);
      if (!row) continue;
      await appendEntry(tx, deps.clock, theHouse, 'appointment.expired', {
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
      const appointment = appointmentOnFile(deps, reader, row);
      await tellPatient(tx, deps, row.patient_account_id, {
        title: 'Nobody answered your request in time',
        subject: `Your request for ${shortDay(appointment)} was not answered`,
        text: `${appointment.doctor}, ${when(appointment)}. Please choose another time; we are sorry.`,
      });
      await announceChange(tx, appointment, row.patient_account_id);
    }
    return overdue.length;
  });
}

/** A rejected slot is held for as long as the rejection can be undone; then it is free for others. */
export async function releaseRejectedSlots(deps: Deps): Promise<void> {
  const doctors = await releaseRejected(deps.db, new Date(deps.clock.now().getTime() - UNDO_MS));
  for (const id of doctors)
    await announce(deps.db, { type: 'slots', id, to: { roles: ['patient', 'doctor', 'staff'] } });
}
