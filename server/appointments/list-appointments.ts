import type { Appointment, AppointmentStatus } from '#contract/appointments.ts';
import { findOwnPatient, findPatient, isChartOpen, requireChart } from '../patients/find-patient.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { isAtDesk, listsOwnAs } from './policy.ts';
import { presentAppointment } from './present.ts';
import { appointmentsOf, type Whose } from './store.ts';

type Page = { limit: number; after?: string | undefined };

/** A patient's and a doctor's own; the desk sees everyone's. */
export async function listAppointments(
  deps: Deps,
  actor: Actor,
  { status, ...page }: Page & { status?: AppointmentStatus | undefined },
): Promise<Appointment[]> {
  const rows = await appointmentsOf(deps.db, { ...(await ownScope(deps, actor)), status }, page);
  // While nobody has seen who the owner of an account is, it shows times and no reasons.
  const isHeld = listsOwnAs(actor) === 'patient' && (await findOwnPatient(deps.db, actor)).record_held_since !== null;
  return rows.map((row) => presentAppointment(deps, actor, row, ...(isHeld ? [false] : [])));
}

/** Of one patient: to the patient and the desk all of them, to a doctor in care their own with that patient. */
export async function listPatientAppointments(
  deps: Deps,
  actor: Actor,
  patientId: string,
  page: Page,
): Promise<Appointment[]> {
  if (isAtDesk(actor)) await findPatient(deps.db, patientId);
  else await requireChart(deps, actor, patientId);
  const isInCare = !isAtDesk(actor) || (await isChartOpen(deps, actor, patientId));
  const scope = listsOwnAs(actor) === 'doctor' ? { patientId, doctorId: actor.accountId } : { patientId };
  const rows = await appointmentsOf(deps.db, scope, page);
  return rows.map((row) => presentAppointment(deps, actor, row, isInCare));
}

async function ownScope({ db }: Deps, actor: Actor): Promise<Whose> {
  if (listsOwnAs(actor) === 'patient') return { patientId: (await findOwnPatient(db, actor)).id };
  return listsOwnAs(actor) === 'doctor' ? { doctorId: actor.accountId } : {};
}
