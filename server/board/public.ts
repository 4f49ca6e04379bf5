// What the rooms below may ask of the store.

/** Which notes are due. */
export { dueNotes as findDueNotes, lockDueNote, setTold as noteWasTold } from './store.ts';
