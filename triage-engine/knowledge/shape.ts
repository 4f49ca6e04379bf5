// What an entry of the knowledge looks like to the engine. What only people read (sources, codes, reviews) stays in the files.
// All probabilities are stored; ratios are derived from them when ranking.
import type { Specialist } from '#contract/triage/specialists.ts';

/** 1 self-care, 2 an appointment within days, 3 today, 4 emergency department now, 5 ambulance now. */
export type Urgency = 1 | 2 | 3 | 4 | 5;

export type Sex = 'female' | 'male';

/** P(finding | condition) in six steps: nearly always, mostly, often, sometimes, now and then, rarely. */
export type Chance = 0.95 | 0.8 | 0.6 | 0.4 | 0.2 | 0.05;

/**
 * How often a condition is the reason to see a general practitioner, in steps of about a factor of three:
 * 0 does not occur, 1 exceptional, 2 very rare, 3 rare, 4 uncommon, 5 fairly common, 6 common, 7 among the commonest.
 */
export type Frequency = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Under 1, 1–4, 5–14, 15–39, 40–64, 65 and over. */
export type ByAge = [Frequency, Frequency, Frequency, Frequency, Frequency, Frequency];

export type Finding = {
  /** kebab-case, from the ward: 'chest-pain'. */
  id: string;
  /** Shown to the person as a chip: 'Chest pain'. */
  name: string;
  /**
   * The ways people and clinicians say it, in lower case, 4 to 30 of them, base forms: 'throwing up', 'vomiting',
   * 'cannot keep anything down'. Plurals, tenses, UK and US spelling, typos and up to three words in between are the
   * engine's work; so is every combination of a pain word and a site that `pain` below asks for.
   */
  phrases: string[];
  /** The wider finding that this one implies: 'crushing-chest-pain' → 'chest-pain'. */
  parent?: string;
  kind?: 'symptom' | 'sign' | 'history' | 'exposure' | 'medicine' | 'result';
  /** Findings of one group travel together and count once: 'fever' holds fever, chills and sweats. */
  group?: string;
  /** P of being mentioned by somebody who has some other condition: 0.25 for tiredness, 0.002 for a stiff neck. */
  leak: number;
  /** Site words for the pain grammar: {ache, hurt, sore, tight, burning …} × these words gives this finding. */
  pain?: string[];
  /** The follow-up question that asks for it: 'Does light hurt your eyes?' */
  question?: string;
};

export type Condition = {
  id: string;
  /** As a patient may read it: 'Heart attack'. */
  name: string;
  /** Lay and medical, UK and US, with the abbreviations in use: 'Myocardial infarction', 'MI', 'Acute coronary syndrome'. */
  aliases: string[];
  specialist: Specialist;
  often: ByAge;
  /** Only this sex can have it, or one has it more often: { male: 0 } leaves men out, { male: 0.3 } makes it rarer. */
  bySex?: Partial<Record<Sex, number>>;
  /** Only during pregnancy or after a birth. */
  onlyIn?: 'pregnancy' | 'after-birth';
  /** What it usually asks for, and what raises that. */
  urgency: Urgency;
  raisedBy?: Record<string, Urgency>;
  /** 8 to 25 findings with their chance; what speaks strongly against the condition has 0.05. */
  findings: Record<string, Chance>;
  /** Likelihood ratios of risk factors (kinds history, exposure, medicine): { smoker: 3 }. */
  risks?: Record<string, number>;
  onset?: 'sudden' | 'hours' | 'days' | 'weeks' | 'months';
  /** Usual span in days from the first symptom to being asked about it: [0, 2], [42, 3650]. */
  lasts?: [number, number];
  /** 2 to 5 that a doctor would consider. */
  tests: string[];
  /** What to do at home where that is safe (urgency 1 and 2); one to three short sentences to the reader. */
  selfCare?: string;
  /** Until a doctor sees it, where that matters for this condition alone; short sentences to the reader. */
  untilSeen?: string;
  /** What getting worse looks like, sign by sign: what a doctor should see, best the same day. */
  worse: string[];
  /** And what the emergency number is for. */
  worseNow: string[];
};

/** What to do for a complaint until a doctor sees it, whatever it turns out to be: nothing that could hide or worsen anything. */
export type UntilSeen = {
  /** One of these findings was told; none: for every complaint. */
  for: string[];
  /** Steps, to the reader. */
  do: string[];
  /** Steps for whoever may drive and drink. */
  adult: string[];
  /** What to note or bring. */
  note: string;
};

/** Whom an entry is about; what is left out does not matter. */
export type Whom = { ageUnderMonths?: number; ageFrom?: number; ageUnder?: number; sex?: Sex };

/** Signs of getting worse that are of some people only. */
export type SignsOf = { person: Whom; signs: string[] };

export type RedFlag = {
  id: string;
  /** The floor it sets. */
  urgency: 3 | 4 | 5;
  /** Any of these groups in which all is present. '!x' asks that x was denied, 'a|b' takes either. */
  when: string[][];
  /** Facts about the person that must also hold. */
  person?: Whom & { pregnant?: boolean; afterBirth?: boolean };
  /** Why, to the reader: 'Chest pain with sweating can be a heart attack.' */
  because: string;
  /** What to do at once, before help comes; one or two sentences. */
  doNow?: string;
  /** Flags of one family speak of the same danger: dangers/of-flag.ts names it. */
  family: string;
};

export type VitalFlag = {
  id: string;
  urgency: 3 | 4 | 5;
  /** Adults only, unless ages are named. */
  ageFrom?: number;
  ageUnder?: number;
  /** Only in pregnancy. */
  pregnant?: boolean;
  vital: 'systolic' | 'diastolic' | 'pulse' | 'respiration' | 'temperature' | 'oxygen' | 'glucose';
  below?: number;
  /** Added to the lower limit for each completed year. */
  belowPerYear?: number;
  above?: number;
  because: string;
};
