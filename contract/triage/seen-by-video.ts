// Whether a symptom check may lead to a visit by video: never at 4 and 5, and only where looking and talking suffice.
import { type Specialist, specialistsIn } from './specialists.ts';
import type { Urgency } from './triage-result.ts';

/** The others touch, listen, measure or look into something before they decide. */
const LOOK_AND_TALK: readonly Specialist[] = [
  'General Physician',
  'Dermatologist',
  'Psychiatrist',
  'Endocrinologist',
  'Infectious Disease Specialist',
  'Pediatrician',
  'ENT Specialist',
  'Physical Therapist',
];

/** A symptom check that was not understood has no urgency: somebody looks at the person themselves. */
export const mayBeSeenByVideo = ({ urgency, specialist }: { urgency: Urgency | null; specialist: string }): boolean =>
  urgency !== null && urgency <= 3 && specialistsIn(specialist).some((one) => LOOK_AND_TALK.includes(one));
