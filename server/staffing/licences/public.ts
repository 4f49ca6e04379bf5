// The parts of the store that other modules may use.

export { nameAt } from './store.ts';
