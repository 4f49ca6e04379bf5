import type { Appointment } from '#contract/appointments/appointments.ts';

type Waiting = Pick<Appointment, 'triageUrgency' | 'requestedAt' | 'reasonDanger'>;

/** A request without triage stands between 3 and 2: nobody knows how urgent it is. */
const NOT_TRIAGED = 2.5;

/** Above every symptom check: whoever checked was told what to do, whoever names a danger in a reason only waits. */
const NAMES_DANGER = 6;

/** It may name one. */
const NOT_CHECKED = 5.5;

function urgencyOf({ triageUrgency, reasonDanger }: Waiting): number {
  if (!reasonDanger) return triageUrgency ?? NOT_TRIAGED;
  return reasonDanger === 'unread' ? NOT_CHECKED : NAMES_DANGER;
}

/** The most urgent first; among equals, who has waited longest. */
export const byUrgency = (a: Waiting, b: Waiting): number =>
  urgencyOf(b) - urgencyOf(a) || Date.parse(a.requestedAt) - Date.parse(b.requestedAt);
