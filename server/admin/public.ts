// The parts of the store that later modules may use.

/** Everyone who administers the clinic now. */
/** A function that says whether one of two accounts goes back to the other: then both may be in one hand. */
export { activeAdministrators as findAdministrators, handsOf as findAccountMakers } from './store.ts';
