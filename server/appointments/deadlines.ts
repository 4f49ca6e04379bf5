import { HOUR_MS } from '#contract/durations.ts';
import { VISIT_OPENS_CHART_MS } from '../patients/chart-access/visit-opens-chart.ts';
import { SLOT_MS } from '../schedule/slots.ts';

/** A request that nobody answers expires after 48 hours or at its start, whichever is first. */
export const expiryOf = (requestedAt: Date, start: Date): Date =>
  new Date(Math.min(requestedAt.getTime() + 48 * HOUR_MS, start.getTime()));

/** The chart stays open to the doctor for a while after the visit. */
export const careEnds = (start: Date): Date => new Date(start.getTime() + SLOT_MS + VISIT_OPENS_CHART_MS);
