// One triage in a patient's record: saved from elsewhere, and read in full.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Id, Instant, text } from '../fields.ts';
import { BodyPart } from './body-parts.ts';
import { StoredTriage } from './stored-triage.ts';
import { SYMPTOMS_MAX } from './symptom-limits.ts';
import { About, Answers, Correction, DangerTap, MarkedBody, PersonFacts, ScanDescription } from './symptoms.ts';
import { Recommendation, ScanReading, TriageResult } from './triage-result.ts';

const TextOutcome = z.strictObject({
  potentialCauses: z.array(z.string().check(z.maxLength(300))).check(z.maxLength(20)),
  nextSteps: z.array(z.string().check(z.maxLength(600))).check(z.maxLength(20)),
});

const ScanOutcome = z.strictObject({
  analysis: z.string().check(z.maxLength(12_000)),
  imageType: z.string().check(z.maxLength(100)),
  additionalContext: z.string().check(z.maxLength(SYMPTOMS_MAX)),
  timestamp: Instant,
});

/** `pud` is one's own, or UNKNOWN, which is read as one's own. The result is kept as reported; the urgency is the server's own. */
export const SavedRecord = z.strictObject({
  pud: z.optional(z.string().check(z.maxLength(40))),
  symptoms: text('Symptoms', SYMPTOMS_MAX + 100),
  result: z.union([TextOutcome, ScanOutcome]),
  ...About,
  /** Set where the result came from a questionnaire: as a guest, or while the network was gone. */
  questionnaire: z.optional(z.strictObject({ part: BodyPart, answers: Answers })),
  /** Set where places were marked on the body, with or without a questionnaire. */
  sketch: z.optional(MarkedBody),
});
export type SavedRecord = z.infer<typeof SavedRecord>;

export const saveSymptoms = endpoint({
  method: 'POST',
  path: '/symptoms/save',
  summary: 'Keep a result that was made elsewhere: as a guest, or while the network was gone',
  body: SavedRecord,
  reply: StoredTriage,
  roles: ['patient'],
  part: 'record',
  refusals: ['not_your_name', 'not_found', 'symptoms_unread'],
  created: true,
  idempotent: true,
});

export const StoredTriageInFull = z.extend(StoredTriage, {
  /** The whole answer as it was given, for the screen. */
  answer: TriageResult,
  recommendation: z.nullable(Recommendation),
  scan: z.nullable(ScanReading),
  /** What was told: the person's facts as used, and what was corrected. */
  person: PersonFacts,
  corrections: z.array(Correction),
  /** Danger signs that were answered for. */
  dangers: z.array(DangerTap),
  withoutReadings: z.array(Id),
  questionnaire: z.nullable(
    z.object({ part: BodyPart, answers: z.array(z.object({ question: z.string(), answer: z.string() })) }),
  ),
  sketch: z.nullable(MarkedBody),
  description: z.nullable(ScanDescription),
  replacedBy: z.nullable(Id),
});
export type StoredTriageInFull = z.infer<typeof StoredTriageInFull>;

export const readSymptoms = endpoint({
  method: 'GET',
  path: '/symptoms/{id}',
  summary: 'One result in full: the patient it is about, or a doctor who cares for them',
  params: ById,
  reply: StoredTriageInFull,
  roles: ['patient', 'doctor'],
  part: 'record',
  refusals: ['not_found'],
});

/** Not called through call(): an <img> shows it. */
export const readPhoto = endpoint({
  method: 'GET',
  path: '/symptoms/{id}/photo',
  summary: 'The photo of a result, as image/jpeg',
  params: ById,
  reply: z.string(),
  roles: ['patient', 'doctor'],
  part: 'record',
  refusals: ['not_found'],
});
