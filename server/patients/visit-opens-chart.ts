import { DAY_MS } from '#contract/durations.ts';

/** So long after a visit its chart stays open to the doctor; what was not written by then cannot be written. */
export const VISIT_OPENS_CHART_MS = 90 * DAY_MS;
