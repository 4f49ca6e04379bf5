// Triage in a patient's record, as a list: what is kept, and who may read it. Lists need nothing of how symptoms are told.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Id, Instant, Page } from '../fields.ts';
import { BodyPart } from './body-parts.ts';
import { AiProvider, Urgency } from './triage-result.ts';

export const TriageKind = z.enum(['text', 'questionnaire', 'sketch', 'scan']);
export type TriageKind = z.infer<typeof TriageKind>;

export const StoredTriage = z.object({
  id: Id,
  pud: z.string(),
  patientId: Id,
  patient: z.string(),
  kind: TriageKind,
  part: z.nullable(BodyPart),
  symptoms: z.string(),
  result: z.union([
    z.object({ potentialCauses: z.array(z.string()), nextSteps: z.array(z.string()) }),
    z.object({
      analysis: z.string(),
      imageType: z.string(),
      additionalContext: z.string(),
      timestamp: z.string(),
    }),
  ]),
  /** Rated by the server's own engine, whatever was reported. Null: too little was understood. */
  urgency: z.nullable(Urgency),
  urgencyWords: z.object({ title: z.string(), text: z.string() }),
  specialist: z.string(),
  department: z.string(),
  /** True: `result` was reported by client, not made here. */
  reportedByClient: z.boolean(),
  provider: AiProvider,
  engine: z.string(),
  hasPhoto: z.boolean(),
  createdAt: Instant,
});
export type StoredTriage = z.infer<typeof StoredTriage>;

export const listSymptoms = endpoint({
  method: 'GET',
  path: '/symptoms',
  summary: "Results, newest first: a patient's own, or those of a doctor's patients in care",
  query: z.extend(Page, { patientId: z.optional(Id) }),
  reply: z.array(StoredTriage),
  roles: ['patient', 'doctor'],
  part: 'record',
  refusals: ['not_found'],
});
