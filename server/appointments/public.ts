// The parts of the store that later modules may use.

/** Requests that nobody has decided on. */
/** Approved appointments that begin in a span of time. */
/** The visit for which a clinician writes in a record. */
export {
  approvedStartingBetween as approvedBetween,
  visitWrittenFor,
  waitingSince as undecidedSince,
} from './store.ts';
