// The answer where too little was understood: no number, no cause, and nobody is told that all is well. A questionnaire's
// floor counts all the same, and so does a danger that was tapped.
import { FIRST_DEPARTMENT } from '#contract/triage/specialists.ts';
import { NOTE, type TriageAnswer, type UnderstoodFinding } from './answer.ts';
import { complaintInWords } from './complaint.ts';
import { nextSteps, toBring } from './next-steps.ts';
import type { Unrated } from './rate.ts';
import { ENGINE_VERSION } from './version.ts';

export function notEnough(
  { understood, flags, urgency, asks, isToldPlainly = false, mayBeNoComplaint }: Unrated,
  shown: UnderstoodFinding[],
): TriageAnswer {
  const isGrave = urgency !== null && urgency >= 4;
  return {
    enough: false,
    complaint: complaintInWords(understood, flags),
    understood: shown,
    notUnderstood: understood.notUnderstood,
    flags,
    causes: [],
    urgency,
    ...(mayBeNoComplaint && { mayBeNoComplaint }),
    asks,
    why:
      flags.length > 0
        ? flags.map(({ because }) => because)
        : [
            'There is not enough information to say what it may be.',
            ...(isToldPlainly && asks.every(({ reason }) => reason === 'unread') ? [NO_DANGER_HEARD] : []),
          ],
    specialist: isGrave ? 'Emergency Physician' : 'General Physician',
    department: FIRST_DEPARTMENT,
    tests: [],
    nextSteps:
      urgency !== null && (flags.length > 0 || isToldPlainly) ? nextSteps(urgency, flags, understood, []) : TELL_MORE,
    selfCare: [],
    bring: toBring(urgency, understood),
    comeBack: [],
    emergencySigns: [],
    questions: [],
    note: NOTE,
    engine: ENGINE_VERSION,
  };
}

const NO_DANGER_HEARD = 'None of the dangers that are listened for was heard in it; a doctor should look at it.';

const TELL_MORE = [
  'Tell in a sentence or two what you feel, where, and since when.',
  'If you feel very unwell or it is getting worse quickly, call an ambulance or go to an emergency department.',
];
