import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { closeCare } from '#server/patients/chart-access/care.ts';
import { SYSTEM } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish, SEE_SLOTS } from '#server/platform/events.ts';
import { forEachIsolated } from '#server/platform/scheduled-work/for-each-isolated.ts';
import { momentOf, notifyPatient, publishChange } from '../notify-sides.ts';
import { UNDO_MS } from '../policy.ts';
import { presentAppointment } from '../present.ts';
import { offerSlot } from '../waitlist/offers/offer-slot.ts';
import { changeIf, lockOverdueRequest, overdueRequests, rejectedToRelease, releaseRejected } from './store.ts';

/** Requests that nobody answered in time. The patient is told and offered to choose again. */
export async function expireRequests(deps: Deps): Promise<number> {
  const expired = await forEachIsolated(
    await overdueRequests(deps.db, deps.clock.now()),
    ({ id }) => `appointment ${id}`,
    ({ id }) => transaction(deps.db, (tx) => expire(tx, deps, id)),
  );
  return expired.filter(Boolean).length;
}

async function expire(tx: Tx, deps: Deps, id: string): Promise<boolean> {
  const now = deps.clock.now();
  if (!(await lockOverdueRequest(tx, id, now))) return false;
  const row = await changeIf(tx, id, { statuses: ['pending'] }, { status: 'expired', holds_slot: false });
  if (!row) return false;
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
    patientId: row.patient_id,
  } as const;
  const appointment = presentAppointment(deps, reader, row);
  await notifyPatient(tx, deps, row, {
    says: { code: 'visit-not-answered', values: { doctor: appointment.doctor, when: momentOf(appointment) } },
  });
  await publishChange(tx, appointment, row.patient_id);
  await offerSlot(tx, deps, { doctorId: row.doctor_id, start: row.starts_at });
  return true;
}

/** A rejected slot is held for as long as the rejection can be undone; then it is free for others, those who wait first. */
export async function releaseRejectedSlots(deps: Deps): Promise<void> {
  const decidedBefore = new Date(deps.clock.now().getTime() - UNDO_MS);
  await forEachIsolated(
    await rejectedToRelease(deps.db, decidedBefore),
    ({ id }) => `appointment ${id}`,
    ({ id }) =>
      transaction(deps.db, async (tx) => {
        const slot = await releaseRejected(tx, id, decidedBefore);
        if (!slot) return;
        await offerSlot(tx, deps, slot);
        await publish(tx, { type: 'slots', id: slot.doctorId, to: { roles: SEE_SLOTS } });
      }),
  );
}
