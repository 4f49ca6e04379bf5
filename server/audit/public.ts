// The parts of the trail that later modules may use.
import type { entriesAbout } from './store.ts';

export type TrailEntry = Awaited<ReturnType<typeof entriesAbout>>[number];

/** What the trail says about one patient, newest first. */
/** Who saw this patient in a list or search: once per person, list and day, newest first. */
/** Who opened this patient's chart or tried to, newest first; nothing of what they wrote in it. */
export { entriesAbout as readTrailOf, listReadsAbout as readListLooksAt, looksAt as readLooksAt } from './store.ts';
