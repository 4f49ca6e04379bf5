// The part of the store that the administrator's catalogues use.
export { closeLabTest } from './store.ts';
