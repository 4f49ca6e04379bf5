// Repeats that patients ask for, on the doctor's side. Changes are published as `repeats`.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Day, Id, Instant } from '../fields.ts';
import { SafetyAnswer } from '../patients/diagnoses.ts';
import { Adherence } from './doses.ts';
import { SafetyReport } from './medicines.ts';

/** A request that has waited so long is shown to every doctor on duty. */
export const REPEAT_WAITS_HOURS = 24;

export const RepeatRequest = z.object({
  id: Id,
  patientId: Id,
  patient: z.string(),
  pud: z.string(),
  medicineId: Id,
  name: z.string(),
  /** "5 mg by mouth, once a day, for 30 days" */
  inWords: z.string(),
  instructions: z.string(),
  /** What it was prescribed for. */
  diagnosis: z.string(),
  prescriber: z.string(),
  isMine: z.boolean(),
  askedAt: Instant,
  /** It has waited longer than a day. */
  isLate: z.boolean(),
});
export type RepeatRequest = z.infer<typeof RepeatRequest>;

export const listRepeats = endpoint({
  method: 'GET',
  path: '/repeats',
  summary:
    'Repeats that wait for my answer: of what I prescribed, of patients in my care, and on duty of what waits too long',
  reply: z.array(RepeatRequest),
  roles: ['doctor'],
  refusals: [],
});

/** "Blood pressure 121/79 mmHg", and when. */
export const LatestValue = z.object({
  words: z.string(),
  at: Instant,
  tone: z.enum(['urgent', 'attention', 'plain']),
});
export type LatestValue = z.infer<typeof LatestValue>;

export const RepeatInFull = z.extend(RepeatRequest, {
  firstPrescribedOn: Day,
  /** How often it was repeated since then, and the last time. */
  repeatsGiven: z.int(),
  lastRepeatOn: z.nullable(Day),
  /** "A course of 10 days" · "A course of 10 days, finished on Wed 11 Mar"; null: it is taken for long. */
  course: z.nullable(z.string()),
  endsOn: z.nullable(Day),
  /** Null: unknown. */
  daysLeft: z.nullable(z.int()),
  lastVisitOn: z.nullable(Day),
  /** A visit that took place or a diagnosis that was signed, whichever is later. */
  lastReviewOn: z.nullable(Day),
  values: z.array(LatestValue),
  /** "Penicillin" · "None known" · "Not asked" */
  allergies: z.string(),
  adherence: z.nullable(Adherence),
  /** Made at this moment. */
  check: SafetyReport,
});
export type RepeatInFull = z.infer<typeof RepeatInFull>;

export const readRepeat = endpoint({
  method: 'GET',
  path: '/repeats/{id}',
  summary: 'One repeat with what the decision rests on; the safety check runs at this moment',
  params: ById,
  reply: RepeatInFull,
  roles: ['doctor'],
  refusals: ['not_found', 'repeat_decided', 'repeat_not_possible', 'safety_check_failed'],
});

export const REPEAT_DECISIONS = ['renewed', 'refused', 'visit-first'] as const;

export const decideRepeat = endpoint({
  method: 'POST',
  path: '/repeats/{id}/decision',
  summary: 'Renew, refuse with a reason, or ask the patient to come first; of two decisions one counts',
  params: ById,
  body: z.strictObject({
    decision: z.enum(REPEAT_DECISIONS, { error: 'Choose an answer.' }),
    /** To the patient. Needed for a no. */
    answer: z.optional(z.string().check(z.trim(), z.maxLength(300, { error: 'At most 300 characters.' }))),
    /** The written reasons for what the safety check found. */
    answers: z.optional(z.array(SafetyAnswer).check(z.maxLength(100))),
  }),
  reply: z.object({ id: Id, state: z.enum(REPEAT_DECISIONS), patient: z.string(), patientId: Id, name: z.string() }),
  roles: ['doctor'],
  refusals: [
    'licence_lapsed',
    ...(['not_found', 'repeat_decided', 'repeat_not_possible', 'reason_needed'] as const),
    ...(['safety_unanswered', 'not_prescribable', 'safety_check_failed', 'unknown_medicine', 'bad_input'] as const),
  ],
  failure: 'The answer was not sent. Please try again.',
});
