// The parts of the store that later modules may use.

/** Requests that nobody has decided on. */
/** A visit as everybody reads it; which approved ones begin in a span of time. */
/** The visit for which a clinician writes in a record. */
export {
  appointmentById as findVisit,
  expectedBetween,
  visitWrittenFor,
  waitingSince as undecidedSince,
} from './store.ts';
