// The parts of the store that later modules may use.

/** Which notes are due. */
export { dueNotes as findDueNotes, lockDueNote, setTold as noteWasTold } from './store.ts';
