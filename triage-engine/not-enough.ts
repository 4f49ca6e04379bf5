// The answer where too little was understood: no number, no cause, and nobody is told that all is well. A questionnaire's
// floor counts all the same, and so does a danger that was tapped.
import { FIRST_DEPARTMENT } from '#contract/specialists.ts';
import { NOTE, type RaisedFlag, type TriageAnswer, type UnderstoodFinding, type Urgency } from './answer.ts';
import { complaintInWords } from './complaint.ts';
import { askDangers } from './dangers/ask-dangers.ts';
import type { HeardAlarm } from './dangers/hear-alarms.ts';
import { nextSteps } from './explain.ts';
import type { Understanding } from './understand.ts';
import { ENGINE_VERSION } from './version.ts';

type Asked = { flags: RaisedFlag[]; floor: Urgency | undefined; heard: readonly HeardAlarm[] };

export function notEnough(
  understood: Understanding,
  shown: UnderstoodFinding[],
  { flags, floor, heard }: Asked,
): TriageAnswer {
  const urgency = floorOf(flags, floor);
  const isGrave = urgency !== null && urgency >= 4;
  return {
    enough: false,
    complaint: complaintInWords(understood),
    understood: shown,
    notUnderstood: understood.notUnderstood,
    flags,
    causes: [],
    urgency,
    asks: askDangers(understood, urgency, heard),
    why:
      flags.length > 0
        ? flags.map(({ because }) => because)
        : ['There is not enough information to say what it may be.'],
    specialist: isGrave ? 'Emergency Physician' : 'General Physician',
    department: FIRST_DEPARTMENT,
    tests: [],
    nextSteps:
      urgency !== null && flags.length > 0 ? nextSteps(urgency, flags, 'General Physician', understood.who) : TELL_MORE,
    selfCare: [],
    comeBack: [],
    questions: [],
    note: NOTE,
    engine: ENGINE_VERSION,
  };
}

const TELL_MORE = [
  'Tell in a sentence or two what you feel, where, and since when.',
  'If you feel very unwell or it is getting worse quickly, call an ambulance or go to an emergency department.',
];

function floorOf(flags: readonly RaisedFlag[], floor: Urgency | undefined): Urgency | null {
  if (flags.length === 0 && floor === undefined) return null;
  return Math.max(2, floor ?? 0, ...flags.map(({ urgency }) => urgency)) as Urgency;
}
