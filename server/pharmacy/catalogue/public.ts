// The parts of the store that the administrator's catalogues use.
export { closeMedicine, insertMedicine } from './store.ts';
