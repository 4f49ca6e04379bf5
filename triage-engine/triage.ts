// The engine's door: text and person in, an answer that explains itself out. Same input and version, same answer.
import { NOTE, type TriageAnswer, type TriageInput } from './answer.ts';

export type {
  Cause,
  Correction,
  Department,
  Person,
  RaisedFlag,
  TriageAnswer,
  TriageInput,
  UnderstoodFinding,
  Urgency,
  Vitals,
} from './answer.ts';
export { NOTE } from './answer.ts';

export const ENGINE_VERSION = '0.1.0';

export type NamedFinding = { id: string; name: string; question?: string };

/** All findings, by name: what a person may add as a chip. */
export const FINDINGS: readonly NamedFinding[] = [];

export const findingName = (id: string): string => FINDINGS.find((finding) => finding.id === id)?.name ?? id;

export function triage({ text, floor }: TriageInput): TriageAnswer {
  return {
    enough: false,
    understood: [],
    notUnderstood: text.split(/\s+/).filter(Boolean).slice(0, 10),
    flags: [],
    causes: [],
    urgency: floor ?? 2,
    why: ['There is not enough information to suggest causes.'],
    specialist: 'General Physician',
    department: 'General Medicine',
    tests: [],
    nextSteps: ['Describe what you feel, where, and since when.'],
    selfCare: [],
    comeBack: [],
    questions: [],
    note: NOTE,
    engine: ENGINE_VERSION,
  };
}
