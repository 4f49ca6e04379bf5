// The parts of the store that later modules may use.

/** One change of the facts after the other: the version that was read still holds at the write. */
export { lockFacts } from './facts/store.ts';
export { lockRules } from './family-rules/store.ts';
export { insertLogo } from './settings/store.ts';
