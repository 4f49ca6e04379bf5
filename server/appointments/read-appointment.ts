import type { Appointment } from '#contract/appointments.ts';
import { isChartOpen } from '../patients/find-patient.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { isTheirDoctor, maySee } from './policy.ts';
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
  const row = await findAppointment(deps, actor, id);
  return presentAppointment(
    deps,
    actor,
    row,
    isTheirDoctor(actor, row) || (await isChartOpen(deps, actor, row.patient_id)),
  );
}
