import { Refusal } from '../platform/refusal.ts';
import type { AppointmentRow } from './store.ts';

type Row = Pick<AppointmentRow, 'status' | 'decider_name' | 'starts_at' | 'expires_at' | 'confirmed_at'>;
type Input = 'decide' | 'cancel' | 'reschedule' | 'confirm' | 'finish' | 'arrive' | 'note';

/**
 * Says who changed the appointment and how, or that its time has passed, so that nobody has to guess why their click did
 * nothing.
 */
export function conflictFor(row: Row, input: Input, now: Date): Refusal {
  const message = whyNot(row, input, now);
  return new Refusal('appointment_moved_on', message ? { message } : {});
}

/** Returns undefined when it merely changed since the caller looked at it. */
function whyNot(row: Row, input: Input, now: Date): string | undefined {
  const isLive = row.status === 'pending' || row.status === 'approved';
  if (!isLive || (input === 'decide' && row.status === 'approved'))
    return `This appointment is already ${stateOf(row)}.`;
  if (row.status === 'pending' && row.expires_at <= now) return 'This request was not answered in time.';
  if (row.status === 'pending' && ['confirm', 'finish', 'arrive', 'note'].includes(input))
    return 'This request is not approved yet.';
  if (input === 'note') return undefined;
  const hasBegun = row.starts_at <= now;
  if (input === 'arrive')
    return hasBegun ? 'Please go to the desk.' : 'You can say so from two hours before the visit.';
  if (input === 'finish') return hasBegun ? undefined : 'This appointment has not begun yet.';
  if (hasBegun) return 'This appointment has already begun.';
  return input === 'confirm' && row.confirmed_at ? 'This appointment is already confirmed.' : undefined;
}

function stateOf({ status, decider_name }: Row): string {
  if (status === 'no-show') return 'marked as no-show';
  const isSomeonesDoing = status === 'approved' || status === 'rejected' || status === 'cancelled';
  return isSomeonesDoing && decider_name ? `${status} by ${decider_name}` : status;
}
