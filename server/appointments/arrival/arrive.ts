import type { Appointment } from '#contract/appointments.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { notify } from '#server/notices/notify.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { conflictFor } from '../conflict-for.ts';
import { publishChange } from '../notify-sides.ts';
import { isAtDesk, mayArrive } from '../policy.ts';
import { findAppointment, presentFor } from '../read-appointment.ts';
import { changeIf } from '../store.ts';
import { requireDeskCode } from './desk-code.ts';

/** The patient is here. Said twice it counts once: a second tap is no mistake. */
export async function arrive(deps: Deps, actor: Actor, id: string, { code }: { code?: string | undefined }) {
  const row = await findAppointment(deps, actor, id);
  const now = deps.clock.now();
  if (row.status === 'approved' && row.arrived_at) return presentFor(deps, actor, row);
  if (!mayArrive(actor, row, now)) throw conflictFor(row, 'arrive', now);
  if (!isAtDesk(actor)) await requireDeskCode(deps, actor, code);
  return transaction(deps.db, async (tx) => {
    const expected = { statuses: ['approved' as const], version: row.version };
    const changed = await changeIf(tx, id, expected, { arrived_at: now });
    if (!changed) {
      const current = await findAppointment({ db: tx }, actor, id);
      if (current.status === 'approved' && current.arrived_at) return presentFor({ ...deps, db: tx }, actor, current);
      throw conflictFor(current, 'arrive', now);
    }
    await appendEntry(tx, deps.clock, actor, 'appointment.arrived', {
      subject: 'appointment',
      subjectId: id,
      patientId: row.patient_id,
    });
    const appointment = await presentFor({ ...deps, db: tx }, actor, changed);
    await notifyOfArrival(tx, deps, appointment);
    await publishChange(tx, appointment, row.patient_account_id);
    return appointment;
  });
}

/** On the screen only: a mail about someone who sits outside comes too late. */
async function notifyOfArrival(tx: Tx, deps: Deps, { doctorId, patient, patientId, time }: Appointment) {
  await notify(tx, deps, {
    to: doctorId,
    kind: 'appointment',
    title: `${patient} has arrived`,
    text: `The visit is at ${time}.`,
    link: '/doctor-dashboard?view=appointments',
    patientId,
  });
}
