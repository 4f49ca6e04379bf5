import { DAY_MS, HOUR_MS } from '../durations.ts';

/** A home reading counts as current for this long. */
export const SPEAKS_OF_NOW_MS = DAY_MS;

/** Within this time the clinic should have called; after it the card says whom to phone, and the clinic sees it as late. */
export const CALL_BACK_WITHIN_MS = 2 * HOUR_MS;
