import type { RefusalDetails } from '#contract/language/refusal-details.ts';
import { Refusal, refuse } from '../platform/refusal.ts';
import type { AppointmentRow } from './store.ts';

type Row = Pick<AppointmentRow, 'status' | 'decider_name' | 'starts_at' | 'expires_at' | 'confirmed_at'>;
type Input = 'decide' | 'cancel' | 'reschedule' | 'confirm' | 'finish' | 'arrive' | 'note';

/**
 * Says who changed the appointment and how, or that its time has passed, so that nobody has to guess why their click did
 * nothing.
 */
export function conflictFor(row: Row, input: Input, now: Date): Refusal {
  const why = whyNot(row, input, now);
  return why ? refuse('appointment_moved_on', why, { name: row.decider_name }) : new Refusal('appointment_moved_on');
}

/** Returns undefined when it merely changed since the caller looked at it. */
function whyNot(row: Row, input: Input, now: Date): keyof RefusalDetails['appointment_moved_on'] | undefined {
  const { status } = row;
  const isOver = status !== 'pending' && (status !== 'approved' || input === 'decide');
  if (isOver) return stateOf(status, row.decider_name);
  if (status === 'pending' && row.expires_at <= now) return 'not-answered';
  if (status === 'pending' && ['confirm', 'finish', 'arrive', 'note'].includes(input)) return 'not-approved';
  if (input === 'note') return undefined;
  const hasBegun = row.starts_at <= now;
  if (input === 'arrive') return hasBegun ? 'go-to-desk' : 'too-early';
  if (input === 'finish') return hasBegun ? undefined : 'not-begun';
  if (hasBegun) return 'begun';
  return input === 'confirm' && row.confirmed_at ? 'confirmed' : undefined;
}

function stateOf(status: Exclude<Row['status'], 'pending'>, decider: string | null) {
  const isSomeonesDoing = status === 'approved' || status === 'rejected' || status === 'cancelled';
  return isSomeonesDoing && decider ? (`${status}-by` as const) : status;
}
