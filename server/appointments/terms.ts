import { SLOT_MS } from '../schedule/slots.ts';

const HOUR_MS = 3_600_000;

/** A request that nobody answers expires after 48 hours or at its start, whichever is first. */
export const expiryOf = (requestedAt: Date, start: Date): Date =>
  new Date(Math.min(requestedAt.getTime() + 48 * HOUR_MS, start.getTime()));

/** The chart stays open to the doctor until 90 days after the visit. */
export const careEnds = (start: Date): Date => new Date(start.getTime() + SLOT_MS + 90 * 24 * HOUR_MS);
