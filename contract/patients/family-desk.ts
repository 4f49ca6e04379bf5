// Who may act for a patient, as the desk sees and settles it.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Day, Done, Id, Instant, line, Pud, text } from '../fields.ts';
import { Access } from './family.ts';

export const FamilyMember = z.extend(Access, {
  accountName: z.string(),
  accountPud: z.string(),
  confirmedBy: z.nullable(z.string()),
  /** Asks that the patient gets a login of their own: the code is for the patient, in person. */
  asksForLogin: z.boolean(),
});
export type FamilyMember = z.infer<typeof FamilyMember>;

export const CustodyNote = z.object({
  /** Why an order no longer holds is no note about custody. */
  kind: z.enum(['note', 'court-order', 'lifting']),
  note: z.string(),
  /** A court order that no longer holds. */
  isLifted: z.boolean(),
  by: z.string(),
  at: Instant,
});
export type CustodyNote = z.infer<typeof CustodyNote>;

export const readPatientFamily = endpoint({
  method: 'GET',
  path: '/patients/{id}/family',
  summary: 'Who may act for this patient, and what separated parents or a court have settled',
  params: ById,
  reply: z.object({
    access: z.array(FamilyMember),
    /** All of them, the newest first. */
    custody: z.array(CustodyNote),
    /** A guardian of an adult needs a paper and an end. */
    isAdult: z.boolean(),
    diedOn: z.nullable(Day),
  }),
  roles: ['staff', 'desk', 'doctor'],
  refusals: ['not_found'],
  failure: 'Failed to fetch the family',
});

export const addGuardian = endpoint({
  method: 'POST',
  path: '/patients/{id}/guardians',
  summary:
    'Make someone with an account guardian of this child, having seen both or their papers; of an adult by a paper, for some months',
  params: ById,
  body: z.strictObject({
    pud: Pud,
    isOrderRead: z.optional(z.literal(true)),
    /** For an adult: which paper names them, such as an order of a court. */
    paper: z.optional(line('Paper', 200)),
    months: z.optional(z.int({ error: 'Choose how long.' }).check(z.minimum(1), z.maximum(60))),
  }),
  reply: Done,
  roles: ['staff', 'desk'],
  refusals: [
    ...(['not_found', 'paper_needed', 'already_done', 'court_order_unread', 'unknown_pud'] as const),
    ...(['guardian_unconfirmed', 'not_for_oneself'] as const),
  ],
});

export const WaitingAccess = z.extend(FamilyMember, {
  patientId: Id,
  patient: z.string(),
  pud: z.string(),
  age: z.nullable(z.int()),
  isCourtOrder: z.boolean(),
});
export type WaitingAccess = z.infer<typeof WaitingAccess>;

export const listWaitingAccess = endpoint({
  method: 'GET',
  path: '/access/waiting',
  summary: 'Guardians whom nobody has confirmed yet, oldest first',
  reply: z.array(WaitingAccess),
  roles: ['staff', 'desk'],
  refusals: [],
  failure: 'Failed to fetch who waits',
});

export const confirmAccess = endpoint({
  method: 'POST',
  path: '/access/{id}/confirm',
  summary: 'Confirm that someone is the parent or guardian, having seen both or their papers',
  params: ById,
  body: z.strictObject({
    /** Needed where a court order is noted: its text was read. */
    isOrderRead: z.optional(z.literal(true)),
  }),
  reply: Done,
  roles: ['staff', 'desk', 'doctor'],
  refusals: ['not_found', 'access_ended', 'court_order_unread', 'not_for_oneself'],
});

const EndReason = z.strictObject({ reason: text('Reason', 500) });

export const refuseAccess = endpoint({
  method: 'POST',
  path: '/access/{id}/refuse',
  summary: 'Refuse someone who is not confirmed',
  params: ById,
  body: EndReason,
  reply: Done,
  roles: ['staff', 'desk', 'doctor'],
  refusals: ['not_found', 'access_ended'],
});

export const endAccessAtDesk = endpoint({
  method: 'POST',
  path: '/access/{id}/end',
  summary: 'End an access at once, with the reason',
  params: ById,
  body: EndReason,
  reply: Done,
  roles: ['staff', 'desk'],
  refusals: ['not_found'],
});

export const noteCustody = endpoint({
  method: 'POST',
  path: '/patients/{id}/custody',
  summary: 'Note what separated parents or a court have settled; a court order holds until it is lifted',
  params: ById,
  body: z.strictObject({ note: text('Note', 1000), isCourtOrder: z.boolean() }),
  reply: Done,
  roles: ['staff', 'desk'],
  refusals: ['not_found'],
});

export const liftCourtOrders = endpoint({
  method: 'POST',
  path: '/patients/{id}/custody/lift',
  summary: 'Note that the court orders about this child no longer hold, and why',
  params: ById,
  body: EndReason,
  reply: Done,
  roles: ['staff', 'desk'],
  refusals: ['not_found', 'no_court_order'],
});

export const noteDeath = endpoint({
  method: 'POST',
  path: '/patients/{id}/death',
  summary: 'Note that a patient has died: the login and everyone’s access close, the record stays',
  params: ById,
  body: z.strictObject({ diedOn: Day }),
  reply: Done,
  roles: ['staff'],
  refusals: ['not_found'],
});
