// The parts of the store that later modules may use.

/** Changes of one doctor's schedule come one after the other, and whoever books with the doctor waits. */
export { deleteExtraSessions, lockEverySchedule, lockSchedule } from './store.ts';
