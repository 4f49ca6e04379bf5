import type { Appointment } from '#contract/appointments/appointments.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Said } from '#server/notices/mails/write-mail.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { conflictFor } from '../conflict-for.ts';
import { heldForUndo, momentOf, notifyPatient, publishChange } from '../notify-sides.ts';
import { isAtDesk, mayComplete, mayMarkMissed } from '../policy.ts';
import { findAppointment, presentFor } from '../read-appointment.ts';
import { isByWordOfTheDesk, openVisitCare } from '../visit-care.ts';
import { changeIf } from './store.ts';

/** The visit took place, or the patient did not come. */
export async function finishAppointment(
  deps: Deps,
  actor: Actor,
  id: string,
  status: 'completed' | 'no-show',
  version?: number | undefined,
): Promise<Appointment> {
  const row = await findAppointment(deps, actor, id);
  const now = deps.clock.now();
  const mayFinish = status === 'completed' ? mayComplete : mayMarkMissed;
  if (!mayFinish(actor, row, now)) throw conflictFor(row, 'finish', now);
  return transaction(deps.db, async (tx) => {
    const expected = { statuses: ['approved' as const], version: version ?? row.version };
    const finished = { finished_at: now, finished_by: actor.accountId };
    const changed = await changeIf(tx, id, expected, { status, holds_slot: false, ...finished });
    if (!changed) throw conflictFor(await findAppointment({ db: tx }, actor, id), 'finish', now);
    await appendEntry(tx, deps.clock, actor, `appointment.${status}`, {
      subject: 'appointment',
      subjectId: id,
      patientId: row.patient_id,
    });
    // It took place: the doctor writes about it as about any other.
    if (status === 'completed' && isByWordOfTheDesk(row)) await openVisitCare(tx, deps, changed);
    const appointment = await presentFor({ ...deps, db: tx }, actor, changed);
    await notifyPatient(tx, deps, row, {
      says: wordsFor(actor, appointment),
      ...(isAtDesk(actor) ? heldForUndo(appointment, now) : {}),
    });
    await publishChange(tx, appointment, row.patient_id);
    // A visit that took place waits for its diagnosis.
    await publish(tx, { type: 'diagnoses', to: { accounts: [row.doctor_id] } });
    return appointment;
  });
}

function wordsFor(actor: Actor, appointment: Appointment): Said {
  const { doctor, status } = appointment;
  const when = momentOf(appointment);
  if (status === 'completed') return { code: 'visit-done', values: { doctor, when } };
  return isAtDesk(actor)
    ? { code: 'visit-missed-says-desk', values: { when } }
    : { code: 'visit-missed', values: { doctor, when } };
}
