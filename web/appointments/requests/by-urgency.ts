import type { Appointment } from '#contract/appointments/appointments.ts';

type Waiting = Pick<Appointment, 'triageUrgency' | 'requestedAt'>;

/** A request without triage stands between 3 and 2: nobody knows how urgent it is. */
const NOT_TRIAGED = 2.5;

/** The most urgent first; among equals, who has waited longest. */
export const byUrgency = (a: Waiting, b: Waiting): number =>
  (b.triageUrgency ?? NOT_TRIAGED) - (a.triageUrgency ?? NOT_TRIAGED) ||
  Date.parse(a.requestedAt) - Date.parse(b.requestedAt);
