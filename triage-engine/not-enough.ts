// The answer where nothing was understood: no cause is guessed, and nobody is told that all is well.
import { NOTE, type TriageAnswer, type UnderstoodFinding, type Urgency } from './answer.ts';
import type { Understanding } from './understand.ts';
import { ENGINE_VERSION } from './version.ts';

export function notEnough(
  { notUnderstood }: Understanding,
  understood: UnderstoodFinding[],
  floor: Urgency = 2,
): TriageAnswer {
  return {
    enough: false,
    understood,
    notUnderstood,
    flags: [],
    causes: [],
    urgency: Math.max(floor, 2) as Urgency,
    why: ['There is not enough information to say what it may be.'],
    specialist: 'General Physician',
    department: 'General Medicine',
    tests: [],
    nextSteps: [
      'Tell in a sentence or two what you feel, where, and since when.',
      'If you feel very unwell or it is getting worse quickly, call an ambulance or go to an emergency department.',
    ],
    selfCare: [],
    comeBack: [],
    questions: [],
    note: NOTE,
    engine: ENGINE_VERSION,
  };
}
