import type { Appointment } from '#contract/appointments/appointments.ts';
import { listPrivateParts } from '#contract/patients/private-parts.ts';
import { actingFor } from '#web/acting-for.ts';
import { call } from '#web/api.ts';

/** Whoever acts for somebody has no private visit in the list. */
export async function isPrivateVisit({ id, patientId }: Appointment): Promise<boolean> {
  if (actingFor() !== null) return false;
  const { parts } = await call(listPrivateParts, { params: { id: patientId } });
  return parts.some((part) => part.id === id);
}
