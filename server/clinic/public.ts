// What the rooms below may ask of the store.

/** Those that are open, in the clinic's own order. */
export { departments as listDepartments } from './store.ts';
