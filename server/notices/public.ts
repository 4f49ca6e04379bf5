// The parts of the store that later modules may use.

/** Finds which of these notices were sent before, so that nobody tries to send them again every second. */
export { knownOnceKeys as findSentKeys } from './store.ts';
