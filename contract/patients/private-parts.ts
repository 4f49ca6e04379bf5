// What is private in a record: whoever acts for the person does not learn that it exists.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Id, Instant, text } from '../fields.ts';

export const PRIVATE_SUBJECTS = [
  'appointment',
  'diagnosis',
  'lab-order',
  'prescription',
  'thread',
  'document',
  'symptom-check',
  'wish',
  'profile-entry',
] as const;
export type PrivateSubject = (typeof PRIVATE_SUBJECTS)[number];

/** What can be made private, newest first; its name as the patient knows it. */
const MarkablePart = z.object({
  subject: z.enum(PRIVATE_SUBJECTS),
  id: Id,
  /** The doctor, the diagnosis, the test, the department, the problem; empty for what has no name of its own. */
  name: z.string(),
  at: Instant,
  /** It was private, and a doctor shows it again: who, when and why. */
  shownAgain: z.optional(z.object({ by: z.string(), at: Instant, reason: z.string() })),
});
export type MarkablePart = z.infer<typeof MarkablePart>;

const PrivatePart = z.object({
  subject: z.enum(PRIVATE_SUBJECTS),
  id: Id,
  /** Who made it so: the rule of its department, a doctor, or the patient. */
  by: z.enum(['department', 'doctor', 'patient']),
  can: z.object({ lift: z.boolean() }),
});
export type PrivatePart = z.infer<typeof PrivatePart>;

export const PrivateParts = z.object({
  patientId: Id,
  parts: z.array(PrivatePart),
  /** What may be marked: to the patient everything, to a doctor in care visits, diagnoses, tests, prescriptions and what clinicians wrote in the profile. */
  markable: z.array(MarkablePart),
  can: z.object({ mark: z.boolean() }),
});
export type PrivateParts = z.infer<typeof PrivateParts>;

const roles = ['patient', 'doctor', 'staff'] as const;

export const listPrivateParts = endpoint({
  method: 'GET',
  path: '/patients/{id}/private-parts',
  summary: 'What is private in a record, for the patient and those in care',
  params: ById,
  reply: PrivateParts,
  roles,
  part: 'own',
  refusals: ['not_found'],
});

export const markPrivate = endpoint({
  method: 'PUT',
  path: '/patients/{id}/private-parts',
  summary: 'Make a part of a record private, or show it again to those who act for the patient',
  params: ById,
  body: z.strictObject({
    subject: z.enum(PRIVATE_SUBJECTS),
    id: Id,
    isPrivate: z.boolean(),
    /** Needed where a doctor shows something again; of what the patient made private, the patient reads it. */
    reason: z.optional(text('Reason', 500)),
  }),
  reply: PrivateParts,
  roles: ['patient', 'doctor'],
  part: 'own',
  refusals: ['not_found', 'not_allowed'],
  failure: 'It was not changed. Please try again.',
});
