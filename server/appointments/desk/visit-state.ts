import type { VisitState } from '#contract/appointments/reception.ts';
import type { AppointmentRow } from '../store.ts';

type Facts = Pick<AppointmentRow, 'status' | 'starts_at' | 'arrived_at' | 'with_doctor_at' | 'left_at'>;

/** What has become of a visit; null of a request that came to nothing. */
export function visitState(
  { status, starts_at, arrived_at, with_doctor_at, left_at }: Facts,
  now: Date,
): VisitState | null {
  switch (status) {
    case 'pending':
      return 'asked';
    case 'approved':
      if (with_doctor_at) return 'with-doctor';
      if (arrived_at) return 'arrived';
      return starts_at < now ? 'late' : 'booked';
    case 'completed':
      return 'done';
    case 'no-show':
      return left_at ? 'left' : 'did-not-come';
    case 'cancelled':
      return 'cancelled';
    default:
      return null;
  }
}
