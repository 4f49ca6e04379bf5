// What the engine is asked and what it answers: the face that server, browser and commands code against.
import type { Urgency } from './knowledge/shape.ts';

export type { Urgency };

export type Vitals = {
  systolic?: number;
  diastolic?: number;
  pulse?: number;
  respiration?: number;
  /** °C */
  temperature?: number;
  /** Per cent. */
  oxygen?: number;
  /** mmol/L */
  glucose?: number;
};

/** What is known of the person beside the text. What the text says of age, sex and pregnancy wins. */
export type Person = {
  ageYears?: number;
  /** Of infants: 2 for two months old. */
  ageMonths?: number;
  sex?: 'female' | 'male' | 'other';
  pregnant?: boolean;
  conditions?: string[];
  medicines?: string[];
  vitals?: Vitals;
  /** Of the vitals those that were measured hours before the newest: each is judged alone. */
  vitalsBefore?: (keyof Vitals)[];
};

/** A chip that was corrected, a question that was answered, an answer of a questionnaire. */
export type Correction = { finding: string; state: 'present' | 'absent' | 'unknown' };

export type TriageInput = {
  text: string;
  person: Person;
  corrections?: Correction[];
  /** A questionnaire's base urgency. */
  floor?: Urgency;
};

export type UnderstoodFinding = {
  finding: string;
  name: string;
  state: 'present' | 'absent';
  /** The words of the text it came from; empty where it came from a correction or the profile. */
  words: string;
};

export type RaisedFlag = { id: string; because: string; doNow?: string; urgency: Urgency; findings: string[] };

export type Cause = {
  condition: string;
  name: string;
  aliases: string[];
  likelihood: 'more likely' | 'possible' | 'less likely';
  /** Names of the findings that speak for it. */
  because: string[];
};

export const NOTE = 'This is not a medical diagnosis. Please consult a doctor.';

export type TriageAnswer = {
  /** False: not enough information, and no causes. */
  enough: boolean;
  understood: UnderstoodFinding[];
  notUnderstood: string[];
  flags: RaisedFlag[];
  causes: Cause[];
  mustNotMiss?: { condition: string; name: string };
  urgency: Urgency;
  why: string[];
  specialist: string;
  department: string;
  tests: string[];
  nextSteps: string[];
  selfCare: string[];
  comeBack: string[];
  questions: { finding: string; question: string }[];
  note: typeof NOTE;
  /** Version of rules and knowledge: the same version answers the same input the same way. */
  engine: string;
};
