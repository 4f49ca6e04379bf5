// A doctor or a patient leaves: the visits that are still to come, and what becomes of each.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Day, Done, Id, Instant, TimeOfDay } from '../fields.ts';

/** When and with whom, not who comes: an administrator sees no patients. */
export const ComingVisit = z.object({
  id: Id,
  version: z.int(),
  date: Day,
  time: TimeOfDay,
  startsAt: Instant,
  status: z.enum(['pending', 'approved']),
  doctor: z.string(),
  /** Doctors of the department who are free at that time. */
  takers: z.array(z.object({ id: Id, name: z.string() })),
});
export type ComingVisit = z.infer<typeof ComingVisit>;

/** Exactly the visits that were shown, each with its version: when one was booked, moved or ended since, nothing is done. */
export const Leave = z.strictObject({
  /** Told to every patient whose visit is moved or cancelled; needed when there is one. */
  reason: z.optional(z.string().check(z.trim(), z.maxLength(300, { error: 'At most 300 characters.' }))),
  visits: z.optional(
    z
      .array(z.strictObject({ id: Id, version: z.int(), /** Left out: it is cancelled. */ moveTo: z.optional(Id) }))
      .check(z.maxLength(5000)),
  ),
  /** The doctor who takes over the inpatients and the results; needed while there is an inpatient. */
  careTo: z.optional(Id),
});
export type Leave = z.infer<typeof Leave>;

export const LEAVE_REFUSALS = ['visits_changed', 'reason_needed'] as const;

/** What else a doctor leaves behind, in figures: an administrator sees no patients. */
export const CareLeft = z.object({
  inpatients: z.int(),
  /** Results that nobody has reviewed. */
  results: z.int(),
  /** Critical messages to this doctor that nobody has acknowledged. */
  messages: z.int(),
  /** Tests and tasks that were asked for and are not done. */
  requests: z.int(),
  /** Diagnoses that were begun and not signed. */
  drafts: z.int(),
  takers: z.array(z.object({ id: Id, name: z.string(), department: z.string() })),
});
export type CareLeft = z.infer<typeof CareLeft>;

export const readCareLeft = endpoint({
  method: 'GET',
  path: '/admin/accounts/{id}/care',
  summary: 'What else disabling this doctor would leave behind, in figures, and who could take it over',
  params: ById,
  reply: CareLeft,
  roles: ['admin'],
  refusals: ['not_found'],
});

export const listVisitsOfDoctor = endpoint({
  method: 'GET',
  path: '/admin/accounts/{id}/visits',
  summary: 'Coming visits that disabling this account would concern; times only, no patients',
  params: ById,
  reply: z.array(ComingVisit),
  roles: ['admin'],
  refusals: ['not_found'],
});

export const listVisitsOfPatient = endpoint({
  method: 'GET',
  path: '/patients/{id}/visits',
  summary: 'Coming visits that deactivating this patient would cancel',
  params: ById,
  reply: z.array(ComingVisit),
  roles: ['staff'],
  refusals: ['not_found'],
});

export const deactivateWithVisits = endpoint({
  method: 'POST',
  path: '/patients/{id}/deactivate',
  summary: 'Deactivate and cancel the coming visits: the login closes, the record stays',
  params: ById,
  body: Leave,
  reply: Done,
  roles: ['staff'],
  refusals: ['not_found', 'lies_here', 'alert_open', ...LEAVE_REFUSALS],
});
