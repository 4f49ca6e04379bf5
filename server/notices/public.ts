// What the rooms below may ask of the store.

/** Which of these notices were sent before, so that nobody tries to send them again every second. */
export { knownOnceKeys as findSentKeys } from './store.ts';
