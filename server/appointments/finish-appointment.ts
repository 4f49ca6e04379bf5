import type { Appointment } from '../../contract/appointments.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { movedOn } from './moved-on.ts';
import { mayFinish } from './policy.ts';
import { findAppointment, readAppointment } from './read-appointment.ts';
import { changeIf } from './store.ts';
import { announceChange } from './tell-sides.ts';

/** The visit took place, or the patient did not come. */
export async function finishAppointment(
  deps: Deps,
  actor: Actor,
  id: string,
  status: 'completed' | 'no-show',
): Promise<Appointment> {
  const row = await findAppointment(deps, actor, id);
  if (!mayFinish(actor, row, deps.clock.now())) throw movedOn(row);
  return transaction(deps.db, async (tx) => {
    const expected = { statuses: ['approved' as const], version: row.version };
    const isMine = await changeIf(tx, id, expected, { status, holds_slot: false });
    if (!isMine) throw movedOn(await findAppointment({ db: tx }, actor, id));
    await appendEntry(tx, deps.clock, actor, `appointment.${status}`, {
      subject: 'appointment',
      subjectId: id,
      patientId: row.patient_id,
    });
    const appointment = await readAppointment({ ...deps, db: tx }, actor, id);
    await announceChange(tx, appointment, row.patient_account_id);
    return appointment;
  });
}
