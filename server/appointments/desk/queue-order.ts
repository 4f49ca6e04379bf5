// In which order people are called, as a pure rule: who was punctual keeps the booked time, who came later counts from then.
import { MINUTE_MS } from '#contract/durations.ts';
import type { AppointmentRow } from '../store.ts';

type Place = Pick<AppointmentRow, 'starts_at' | 'arrived_at' | 'is_queued' | 'token_number' | 'id'>;

const QUARTER_MS = 15 * MINUTE_MS;

/** Whoever has no slot stands behind those of the quarter of an hour that is to come. */
export function placeInQueue({ starts_at, arrived_at, is_queued }: Omit<Place, 'token_number' | 'id'>): number {
  const start = starts_at.getTime();
  if (!arrived_at) return start;
  const here = arrived_at.getTime();
  return Math.max(start, is_queued ? Math.ceil(here / QUARTER_MS) * QUARTER_MS : here);
}

/** Those with a slot first, then who came first. */
export const inQueueOrder = (one: Place, other: Place): number =>
  placeInQueue(one) - placeInQueue(other) ||
  Number(one.is_queued) - Number(other.is_queued) ||
  (one.arrived_at?.getTime() ?? 0) - (other.arrived_at?.getTime() ?? 0) ||
  (one.token_number ?? 0) - (other.token_number ?? 0) ||
  one.id.localeCompare(other.id);

/** Was there in time for a slot: only such a visit says how late a doctor is. */
export const isPunctual = ({ starts_at, arrived_at, is_queued }: Omit<Place, 'token_number' | 'id'>): boolean =>
  !is_queued && arrived_at !== null && arrived_at <= starts_at;
