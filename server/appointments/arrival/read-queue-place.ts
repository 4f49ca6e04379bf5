import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { dayBounds } from '#server/platform/zoned-time.ts';
import { clinicDay } from '../desk/give-token.ts';
import { inQueueOrder } from '../desk/queue-order.ts';
import { findAppointment } from '../read-appointment.ts';
import { type AppointmentRow, arrivedBetween } from '../store.ts';

/** A number, and nobody's name: what the board in the waiting room tells, too. */
export async function readQueuePlace(deps: Deps, actor: Actor, id: string): Promise<{ ahead: number | null }> {
  const row = await findAppointment(deps, actor, id);
  if (!isWaiting(row)) return { ahead: null };
  const { from, until } = dayBounds(clinicDay(deps), deps.config.clinic.timeZone);
  const waiting = (await arrivedBetween(deps.db, row.doctor_id, from, until)).toSorted(inQueueOrder);
  const place = waiting.findIndex((each) => each.id === id);
  return { ahead: place < 0 ? null : place };
}

const isWaiting = ({ status, arrived_at, with_doctor_at }: AppointmentRow): boolean =>
  status === 'approved' && arrived_at !== null && with_doctor_at === null;
