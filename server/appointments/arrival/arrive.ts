import type { Appointment } from '#contract/appointments/appointments.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { notify } from '#server/notices/notify.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { changeIf } from '../changing/store.ts';
import { conflictFor } from '../conflict-for.ts';
import { giveToken } from '../desk/give-token.ts';
import { publishChange } from '../notify-sides.ts';
import { isAtDesk, mayArrive } from '../policy.ts';
import { findAppointment, presentFor } from '../read-appointment.ts';
import type { AppointmentRow } from '../store.ts';
import { isByWordOfTheDesk, openVisitCare } from '../visit-care.ts';
import { requireDeskCode } from './desk-code.ts';

/** With the version that a screen showed, what was changed since then stays as it is. */
type Here = { code?: string | undefined; version?: number };

/** The patient is here. Said twice it counts once: a second tap is no mistake. */
export async function arrive(deps: Deps, actor: Actor, id: string, { code, version }: Here) {
  const row = await findAppointment(deps, actor, id);
  if (!isHere(row)) {
    requireExpected(deps, actor, row);
    if (!isAtDesk(actor)) requireDeskCode(deps, code);
  }
  return transaction(deps.db, (tx) => noteArrival(tx, deps, actor, row, version));
}

const isHere = ({ status, arrived_at }: AppointmentRow) => status === 'approved' && arrived_at !== null;

function requireExpected({ clock, config }: Deps, actor: Actor, row: AppointmentRow): void {
  const now = clock.now();
  if (!mayArrive(actor, row, { now, timeZone: config.clinic.timeZone })) throw conflictFor(row, 'arrive', now);
}

async function noteArrival(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  row: AppointmentRow,
  version?: number,
): Promise<Appointment> {
  if (isHere(row)) return presentFor({ ...deps, db: tx }, actor, row);
  requireExpected(deps, actor, row);
  if (version !== undefined && version !== row.version) throw conflictFor(row, 'note', deps.clock.now());
  const expected = { statuses: ['approved' as const], version: row.version };
  const changed = await changeIf(tx, row.id, expected, { arrived_at: deps.clock.now() });
  // Confirmed or moved by someone in the same moment: a patient who is here is here for the visit as it is now.
  if (!changed) return noteArrival(tx, deps, actor, await findAppointment({ db: tx }, actor, row.id), version);
  await appendEntry(tx, deps.clock, actor, 'appointment.arrived', {
    subject: 'appointment',
    subjectId: row.id,
    patientId: row.patient_id,
  });
  if (isByWordOfTheDesk(changed)) await openVisitCare(tx, deps, changed);
  const appointment = await presentFor({ ...deps, db: tx }, actor, await giveToken(tx, deps, changed));
  await notifyOfArrival(tx, deps, appointment);
  await publishChange(tx, appointment, row.patient_id);
  return appointment;
}

/** Notifies on the screen only: a mail about someone who sits outside comes too late. */
export async function notifyOfArrival(tx: Tx, deps: Deps, { doctorId, patient, patientId, time }: Appointment) {
  await notify(tx, deps, {
    to: doctorId,
    kind: 'appointment',
    title: `${patient} has arrived`,
    text: `The visit is at ${time}.`,
    link: '/doctor-dashboard?view=appointments',
    patientId,
  });
}
