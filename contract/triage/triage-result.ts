// What a triage answers: the same shape for words, a questionnaire and a photo, for guests and for the record.
import * as z from 'zod/mini';
import { Id, Instant } from '../fields.ts';
import { DANGER_IDS, DANGER_TILES } from './dangers.ts';

/** 1 self-care, 2 an appointment within days, 3 today, 4 emergency department now, 5 ambulance now. */
export const Urgency = z.literal([1, 2, 3, 4, 5]);
export type Urgency = z.infer<typeof Urgency>;

export const URGENCY_WORDS: Record<Urgency, { title: string; text: string }> = {
  1: { title: 'Care at home', text: 'You can usually look after this yourself. Watch for signs of getting worse.' },
  2: { title: 'See a doctor within days', text: 'Make an appointment in the coming days.' },
  3: { title: 'See a doctor today', text: 'This should be looked at today.' },
  4: { title: 'Emergency department now', text: 'Do not wait for an appointment. Go to an emergency department now.' },
  5: { title: 'Call an ambulance now', text: 'Do not wait for an appointment. Call for an ambulance now.' },
};

/** Too little was understood: there is no number, and none is made up. */
export const NOT_UNDERSTOOD = {
  title: 'Not understood',
  text: 'Too little was understood to say how urgent this is. Look for danger signs.',
};

export const urgencyWordsOf = (urgency: Urgency | null) => (urgency === null ? NOT_UNDERSTOOD : URGENCY_WORDS[urgency]);

export const TRIAGE_NOTE = 'This is not a medical diagnosis. Please consult a doctor.';

/** Who answered: our own engine, or our engine together with an outside or on-premises model. */
export const AI_PROVIDERS = ['embedded', 'gemini', 'openai-compatible'] as const;
export const AiProvider = z.enum(AI_PROVIDERS);
export type AiProvider = z.infer<typeof AiProvider>;

export const LIKELIHOODS = ['more likely', 'possible', 'less likely'] as const;

const Cause = z.object({
  condition: z.string(),
  name: z.string(),
  likelihood: z.enum(LIKELIHOODS),
  /** Names of the findings that speak for it. */
  because: z.array(z.string()),
  /** One sentence on it; results of earlier versions have none. */
  about: z.optional(z.string()),
});

/** A chip: what was understood, and the words it came from. */
export const Chip = z.object({
  finding: z.string(),
  name: z.string(),
  state: z.enum(['present', 'absent']),
  words: z.string(),
});
export type Chip = z.infer<typeof Chip>;

const Flag = z.object({
  id: z.string(),
  because: z.string(),
  doNow: z.nullable(z.string()),
  urgency: Urgency,
  /** What raised it, for the chips; results of earlier versions do not say. */
  findings: z.optional(z.array(z.string())),
  /** The danger it speaks of, where it is one that can be tapped. */
  danger: z.optional(z.enum(DANGER_IDS)),
});

/** Heard: the words seem to name it. Close: one sign more would make it an emergency. Unread: too little was understood. */
export const DangerAsk = z.object({
  danger: z.enum(DANGER_IDS),
  tile: z.enum(DANGER_TILES),
  reason: z.enum(['heard', 'close', 'unread']),
});
export type DangerAsk = z.infer<typeof DangerAsk>;

/** A measured value of the chart that was used: "Temperature", "37.9 °C". */
export const UsedReading = z.object({ id: Id, name: z.string(), value: z.string(), measuredAt: Instant });
export type UsedReading = z.infer<typeof UsedReading>;

export const TriageResult = z.object({
  /** What a model added comes after our engine's. */
  potentialCauses: z.array(z.string()),
  nextSteps: z.array(z.string()),
  /** False: not enough information, and no causes. */
  enough: z.boolean(),
  /** The complaint in one line, as a heading; results of earlier versions have none. */
  complaint: z.optional(z.string()),
  /** Null: too little was understood, so there is no number. */
  urgency: z.nullable(Urgency),
  urgencyWords: z.object({ title: z.string(), text: z.string() }),
  /** Perhaps nobody's health is complained of: whoever is ill says so with the dangers. Results of earlier versions do not say. */
  mayBeNoComplaint: z.optional(z.boolean()),
  /** Dangers to be answered for before the answer stands: send the same again with `dangers`. */
  asks: z.array(DangerAsk),
  /** Red flags that fired, gravest first: their instruction comes before any cause. */
  flags: z.array(Flag),
  understood: z.array(Chip),
  notUnderstood: z.array(z.string()),
  /** From the patient's record, of the last day; results of earlier versions do not say. */
  readings: z.optional(z.array(UsedReading)),
  causes: z.array(Cause),
  mustNotMiss: z.nullable(z.object({ condition: z.string(), name: z.string() })),
  why: z.array(z.string()),
  specialist: z.string(),
  /** A department of this clinic, to book with. */
  department: z.string(),
  /** "With us: Cardiology" */
  withUs: z.string(),
  tests: z.array(z.string()),
  selfCare: z.array(z.string()),
  /** What to note or to bring to the visit; results of earlier versions do not say. */
  bring: z.optional(z.array(z.string())),
  /** What getting worse looks like, sign by sign; in results of earlier versions whole sentences. */
  comeBack: z.array(z.string()),
  /** Of these, what the emergency number is for; results of earlier versions do not part them. */
  emergencySigns: z.optional(z.array(z.string())),
  questions: z.array(z.object({ finding: z.string(), question: z.string() })),
  note: z.string(),
  provider: AiProvider,
  /** What a model added, unverified, as plain text with a safe subset of Markdown. Null when none was asked or none answered. */
  fromModel: z.nullable(
    z.object({
      potentialCauses: z.array(z.string()),
      nextSteps: z.array(z.string()),
      /** The urgency it gave; it can raise ours, never lower it. */
      urgency: z.nullable(Urgency),
    }),
  ),
  /** At 3, when no time is free today: where to go instead. Null otherwise. */
  whereToday: z.nullable(z.string()),
  /** Why our own engine answered alone although a model is configured. */
  notice: z.nullable(z.string()),
  engine: z.string(),
  /** Set when the result is in the patient's record; guests have none. */
  resultId: z.nullable(Id),
});
export type TriageResult = z.infer<typeof TriageResult>;

/** The recommendation box of a questionnaire. */
export const Recommendation = z.object({
  specialist: z.string(),
  tests: z.array(z.string()),
  action: z.string(),
  urgency: Urgency,
  summary: z.string(),
});
export type Recommendation = z.infer<typeof Recommendation>;

/** What was seen in a photo, or that nothing looked at it. */
export const ScanReading = z.object({
  /** The model's text, Markdown of which a safe subset is shown; null when no image model looked at the photo. */
  analysis: z.nullable(z.string()),
  /** "AI, unverified": conditions with the number the service gave, in words first. */
  conditions: z.array(
    z.object({ name: z.string(), likelihood: z.enum(LIKELIHOODS), confidencePercent: z.nullable(z.int()) }),
  ),
  imageType: z.string(),
  additionalContext: z.string(),
  timestamp: z.string(),
  /** How to take a better photo, where this one is blurred, too dark, too bright or too small. */
  retake: z.array(z.string()),
});
export type ScanReading = z.infer<typeof ScanReading>;
