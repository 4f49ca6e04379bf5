// The parts of the store that later modules may use.

/** Requests that nobody has decided on. */
/** Approved appointments that begin in a span of time. */
export { approvedStartingBetween as approvedBetween, waitingSince as undecidedSince } from './store.ts';
