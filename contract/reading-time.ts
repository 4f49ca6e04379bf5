import { DAY_MS } from './durations.ts';

/** So long a home reading speaks of now. */
export const SPEAKS_OF_NOW_MS = DAY_MS;
