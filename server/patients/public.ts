// The parts of the store that later modules may use.

/** Why a part of a record is private; null: it is not. */
export { whyConfidential } from './access/store.ts';
/** How many people this clinician cares for, or cared for at an earlier moment. */
export { countInCare as countPatientsInCare } from './chart-access/store.ts';
/** What was put right about who a patient is: written once, read newest first. */
export { correctionsOf as findCorrections, insertCorrections as addCorrections } from './corrections/store.ts';
export { formerPuds, formerRecordsOf as findFormerRecords, presentFormerPuds } from './merged/store.ts';
/** Where the patient lies, as messages and alerts show it: '204-B'; null when they have left. */
export { setPlaceOf as setPlace } from './store.ts';
export { someoneActs } from './telling/store.ts';
