// A critical result is called through: a nurse calls a doctor, who reads it back. Open until a doctor knows.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Id, Instant } from '../fields.ts';
import { LabValue } from './lab-results.ts';

/** How it ended: read back on the phone, acknowledged or reviewed by a doctor, or the result was corrected. */
const CALL_BACK_STATES = ['open', 'read-back', 'acknowledged', 'reviewed', 'corrected'] as const;

export const CallBack = z.object({
  id: Id,
  orderId: Id,
  resultVersion: z.int(),
  test: z.string(),
  patient: z.string(),
  patientId: Id,
  pud: z.string(),
  place: z.nullable(z.string()),
  /** Who ordered the test: called first. */
  doctor: z.string(),
  doctorId: Id,
  /** What is read out. Empty for a report in words. */
  values: z.array(LabValue),
  text: z.string(),
  openedAt: Instant,
  openedBy: z.string(),
  state: z.enum(CALL_BACK_STATES),
  /** Calls that reached nobody, oldest first. */
  attempts: z.array(z.object({ doctor: z.string(), by: z.string(), at: Instant })),
  /** Who closed it and when; for a call also who read it back and what they asked for. */
  closed: z.nullable(
    z.object({ by: z.string(), at: Instant, doctor: z.nullable(z.string()), request: z.nullable(z.string()) }),
  ),
});
export type CallBack = z.infer<typeof CallBack>;

export const DoctorToCall = z.object({
  id: Id,
  name: z.string(),
  department: z.string(),
  isOnDuty: z.boolean(),
  /** Null where the clinic knows none. */
  phone: z.nullable(z.string()),
});
export type DoctorToCall = z.infer<typeof DoctorToCall>;

export const listCallBacks = endpoint({
  method: 'GET',
  path: '/lab-call-backs',
  summary: 'Critical results that no doctor knows about yet, longest waiting first, and whom to call',
  reply: z.object({ open: z.array(CallBack), doctors: z.array(DoctorToCall) }),
  roles: ['staff'],
  refusals: [],
  background: true,
});

const Call = {
  doctorId: Id,
  /** The result that was on the screen: a corrected one is called anew. */
  resultVersion: z.int(),
  calledAt: z.optional(Instant),
};

export const NewCall = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('read-back'),
    ...Call,
    /** Each critical value as the doctor said it. */
    readBack: z.array(z.strictObject({ name: z.string(), value: z.number() })).check(z.maxLength(40)),
    /** For a report in words, which nobody can type back. */
    isConfirmed: z.optional(z.boolean()),
    request: z.optional(z.string().check(z.trim(), z.maxLength(500))),
  }),
  z.strictObject({ outcome: z.literal('not-reached'), ...Call }),
]);
export type NewCall = z.infer<typeof NewCall>;

export const recordCall = endpoint({
  method: 'POST',
  path: '/lab-orders/{id}/calls',
  summary: 'A doctor was called about a critical result: reached and read back, or not reached',
  params: ById,
  body: NewCall,
  reply: CallBack,
  roles: ['staff'],
  refusals: ['not_found', 'call_back_closed', 'read_back_differs', 'unknown_doctor'],
  idempotent: true,
});
