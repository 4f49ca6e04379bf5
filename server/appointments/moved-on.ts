import { Refusal } from '../platform/refusal.ts';
import type { AppointmentRow } from './store.ts';

/** Says who did what, so that nobody has to guess why their click did nothing. */
export function movedOn(row: Pick<AppointmentRow, 'status' | 'decider_name'>): Refusal {
  const by = row.decider_name && ['approved', 'rejected'].includes(row.status) ? ` by ${row.decider_name}` : '';
  const state = row.status === 'no-show' ? 'marked as no-show' : row.status;
  return new Refusal('appointment_moved_on', { message: `This appointment is already ${state}${by}.` });
}
