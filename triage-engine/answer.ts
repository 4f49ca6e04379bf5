// What the engine is asked and what it answers: the face that server, browser and commands code against.
import type { DangerId, DangerTap, DangerTile } from '#contract/triage/dangers.ts';
import type { Urgency } from './knowledge/shape.ts';
import type { Attributes } from './text/read-attributes.ts';

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
  allergies?: string[];
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
  /** How long and how strong, where it was chosen and not written. */
  attributes?: Pick<Attributes, 'durationDays' | 'painScore'>;
  /** Danger signs that the person was asked for: tapped, or left alone. */
  dangers?: DangerTap[];
};

export type UnderstoodFinding = {
  finding: string;
  name: string;
  state: 'present' | 'absent';
  /** The words of the text it came from; empty where it came from a correction or the profile. */
  words: string;
};

export type RaisedFlag = {
  id: string;
  because: string;
  doNow?: string;
  urgency: Urgency;
  findings: string[];
  /** The danger it speaks of, where it is one that could also be tapped. */
  danger?: DangerId;
};

/**
 * A danger that must be answered for before the answer stands. Heard: the words seem to name it. Close: one finding more
 * would raise it. Unread: too little was understood, so everybody is asked.
 */
export type DangerAsk = { danger: DangerId; tile: DangerTile; reason: 'heard' | 'close' | 'unread' };

export type Cause = {
  condition: string;
  name: string;
  aliases: string[];
  likelihood: 'more likely' | 'possible' | 'less likely';
  /** Names of the findings that speak for it. */
  because: string[];
  /** One sentence on it: how it usually goes, or how a doctor tells it. */
  about: string;
};

export const NOTE = 'This is not a medical diagnosis. Please consult a doctor.';

export type TriageAnswer = {
  /** False: not enough information, and no causes. */
  enough: boolean;
  /** In one line, as a heading: "Sore throat and fever, for 3 days". */
  complaint: string;
  understood: UnderstoodFinding[];
  notUnderstood: string[];
  flags: RaisedFlag[];
  causes: Cause[];
  mustNotMiss?: { condition: string; name: string };
  /** Null: too little was understood, so there is no number. */
  urgency: Urgency | null;
  /** Perhaps nobody's health is complained of: whether somebody is ill is asked with the dangers. */
  mayBeNoComplaint?: true;
  /** Empty once they are answered, and wherever it is an emergency anyway. */
  asks: DangerAsk[];
  why: string[];
  specialist: string;
  department: string;
  tests: string[];
  nextSteps: string[];
  selfCare: string[];
  /** What to note or to bring to the visit; sentences. */
  bring: string[];
  /** What getting worse looks like, all signs. */
  comeBack: string[];
  /** Of these, what the emergency number is for. */
  emergencySigns: string[];
  questions: { finding: string; question: string }[];
  note: typeof NOTE;
  /** Version of rules and knowledge: the same version answers the same input the same way. */
  engine: string;
};
