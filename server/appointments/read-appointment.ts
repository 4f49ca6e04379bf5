import type { Appointment } from '#contract/appointments/appointments.ts';
import { isChartOpen } from '../patients/chart-access/require-chart.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { isTheirDoctor, isThePatient, maySee } from './policy.ts';
import { presentAppointment } from './present.ts';
import { type AppointmentRow, appointmentById } from './store.ts';

/** Another's appointment answers like one that does not exist. */
export async function findAppointment({ db }: Pick<Deps, 'db'>, actor: Actor, id: string): Promise<AppointmentRow> {
  const unchecked = await appointmentById(db, id);
  if (!unchecked || !maySee(actor, unchecked)) {
    throw new Refusal('not_found', { patientId: unchecked?.patient_id ?? null });
  }
  return unchecked;
}

export async function readAppointment(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  actor: Actor,
  id: string,
): Promise<Appointment> {
  return presentFor(deps, actor, await findAppointment(deps, actor, id));
}

/** Presents a row to a caller who may see it; the calling code has checked that. */
export async function presentFor(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  actor: Actor,
  row: AppointmentRow,
): Promise<Appointment> {
  return presentAppointment(deps, actor, row, await isInCare(deps, actor, row));
}

async function isInCare(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor, row: AppointmentRow): Promise<boolean> {
  // One's own, unless nobody has seen yet who holds the account.
  if (isThePatient(actor, row)) return row.patient_held_since === null;
  return isTheirDoctor(actor, row) || isChartOpen(deps, actor, row.patient_id);
}
