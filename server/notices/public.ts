// The parts of the store that later modules may use.

/** Whether a notice about someone else may still be known to whom it was told: asked again at the moment at which it leaves. */
export { isStillTold } from './still-told/store.ts';
/** Finds which of these notices were sent before, so that nobody tries to send them again every second. */
export { knownOnceKeys as findSentKeys } from './store.ts';
