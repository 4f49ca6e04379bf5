import type { Appointment, AppointmentStatus } from '#contract/appointments/appointments.ts';
import { isChartOpen, requireChart } from '../patients/chart-access/require-chart.ts';
import { findPatient } from '../patients/find-patient.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { isAtDesk, isThePatient, listsOwnAs } from './policy.ts';
import { presentAppointment } from './present.ts';
import { type AppointmentFilter, type AppointmentRow, appointmentsOf } from './store.ts';

type Page = { limit: number; after?: string | undefined };

/** A patient's and a doctor's own; the desk sees everyone's. */
export async function listAppointments(
  deps: Deps,
  actor: Actor,
  { status, ...page }: Page & { status?: AppointmentStatus | undefined },
): Promise<Appointment[]> {
  const rows = await appointmentsOf(deps.db, { ...ownScope(actor), status }, page);
  // While nobody has seen who the owner of an account is, it shows times and no reasons.
  const isHeld = (row: AppointmentRow) => isThePatient(actor, row) && row.patient_held_since !== null;
  return rows.map((row) => presentAppointment(deps, actor, row, ...(isHeld(row) ? [false] : [])));
}

/** Lists the appointments of one patient: all of them to the patient and the desk, to a doctor in care only their own. */
export async function listPatientAppointments(
  deps: Deps,
  actor: Actor,
  patientId: string,
  page: Page,
): Promise<Appointment[]> {
  const mayList = isAtDesk(actor) ? findPatient(deps.db, patientId) : requireChart(deps, actor, patientId);
  // Asked for at once, in one trip: whoever may not list them gets none.
  const [unchecked] = await Promise.all([findPatientAppointments(deps, actor, patientId, page), mayList]);
  return unchecked;
}

/** The same for the modules that come after, once they have opened the chart themselves. */
export async function findPatientAppointments(
  deps: Deps,
  actor: Actor,
  patientId: string,
  page: Page,
): Promise<Appointment[]> {
  const isInCare = !isAtDesk(actor) || (await isChartOpen(deps, actor, patientId));
  const scope = listsOwnAs(actor) === 'doctor' ? { patientId, doctorId: actor.accountId } : { patientId };
  const rows = await appointmentsOf(deps.db, scope, page);
  return rows.map((row) => presentAppointment(deps, actor, row, isInCare));
}

function ownScope(actor: Actor): AppointmentFilter {
  if (listsOwnAs(actor) === 'patient') return { patientId: actor.patientId ?? null };
  return listsOwnAs(actor) === 'doctor' ? { doctorId: actor.accountId } : {};
}
