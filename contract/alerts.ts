// Calls for help inside the clinic. They never call an ambulance, and every screen says so.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { ById, Id, Instant, text } from './fields.ts';

export const ALERT_SOURCES = ['sos', 'triage', 'news2'] as const;
export const ALERT_STATUSES = ['raised', 'acknowledged', 'attended', 'closed'] as const;

const Step = z.nullable(z.object({ name: z.string(), at: Instant }));

export const Alert = z.object({
  id: Id,
  patientId: Id,
  patient: z.string(),
  pud: z.string(),
  phone: z.string(),
  source: z.enum(ALERT_SOURCES),
  reason: z.string(),
  place: z.nullable(z.string()),
  status: z.enum(ALERT_STATUSES),
  raisedAt: Instant,
  /** Rung again because nobody had answered after a minute. */
  repeatedAt: z.nullable(Instant),
  acknowledged: Step,
  attended: Step,
  closed: Step,
  outcome: z.nullable(z.string()),
});
export type Alert = z.infer<typeof Alert>;

/** What the patient sees of it. */
export const OwnAlert = z.object({
  id: Id,
  source: z.enum(ALERT_SOURCES),
  status: z.enum(ALERT_STATUSES),
  raisedAt: Instant,
  acknowledged: Step,
  attended: Step,
});
export type OwnAlert = z.infer<typeof OwnAlert>;

export const raiseSos = endpoint({
  method: 'POST',
  path: '/alerts',
  summary: 'Call for help from the clinic. This does not call an ambulance.',
  body: z.strictObject({
    place: z.optional(z.string().check(z.trim(), z.maxLength(200, { error: 'At most 200 characters.' }))),
    reason: z.optional(z.string().check(z.trim(), z.maxLength(500, { error: 'At most 500 characters.' }))),
  }),
  reply: OwnAlert,
  roles: ['patient'],
  refusals: [],
  failure: 'Your call did not reach the clinic. Phone the emergency number.',
  created: true,
  idempotent: true,
});

export const readOwnAlerts = endpoint({
  method: 'GET',
  path: '/alerts/mine',
  summary: 'My open calls for help, and who is coming',
  reply: z.array(OwnAlert),
  roles: ['patient'],
  refusals: [],
  background: true,
});

export const listAlerts = endpoint({
  method: 'GET',
  path: '/alerts',
  summary: 'Open alerts, oldest unanswered first, and those closed in the last day',
  reply: z.array(Alert),
  roles: ['doctor', 'staff'],
  refusals: [],
  background: true,
  failure: 'Failed to fetch alerts',
});

const step = (verb: string, summary: string) =>
  ({
    method: 'POST',
    path: `/alerts/{id}/${verb}`,
    summary,
    params: ById,
    reply: Alert,
    roles: ['doctor', 'staff'],
    refusals: ['not_found', 'alert_moved_on'],
  }) as const;

export const acknowledgeAlert = endpoint(step('acknowledge', 'I have seen it and am on it'));
export const attendAlert = endpoint(step('attend', 'Someone is with the patient'));
export const closeAlert = endpoint({
  ...step('close', 'It is over'),
  body: z.strictObject({ outcome: text('What was done', 1000) }),
});

/** The patient agrees to it: a symptom check alone tells nobody. */
export const alertFromTriage = endpoint({
  method: 'POST',
  path: '/symptoms/{id}/alert',
  summary: 'Tell the clinic of a red flag in my symptom check. This does not call an ambulance.',
  params: ById,
  body: z.strictObject({
    place: z.optional(z.string().check(z.trim(), z.maxLength(200, { error: 'At most 200 characters.' }))),
  }),
  reply: OwnAlert,
  roles: ['patient'],
  refusals: ['not_found', 'no_red_flag'],
  failure: 'The clinic was not told. Phone the emergency number.',
  created: true,
  idempotent: true,
});
