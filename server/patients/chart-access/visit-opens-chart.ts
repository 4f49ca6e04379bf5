import { DAY_MS } from '#contract/durations.ts';

/** How long after a visit its chart stays open to the doctor; after that nothing can be written about it. */
export const VISIT_OPENS_CHART_MS = 90 * DAY_MS;
