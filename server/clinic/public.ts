// The parts of the store that later modules may use.

/** Those that are open, in the clinic's own order. */
export { departments as listDepartments } from './store.ts';
