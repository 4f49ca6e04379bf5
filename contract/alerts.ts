// Calls for help inside the clinic. They never call an ambulance, and every screen says so.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { ById, Id, Instant, text, UrgentPlace, UrgentWords } from './fields.ts';

export const ALERT_SOURCES = ['sos', 'triage', 'news2'] as const;
const ALERT_STATUSES = ['raised', 'acknowledged', 'attended', 'closed', 'taken-back'] as const;

/**
 * So many open ones are listed unless more are asked for: by need, so that none is left out for one that needs somebody less.
 * `glanceAtAlarms` counts all of them.
 */
export const OPEN_ALERTS_LISTED = 50;
export const MAX_OPEN_ALERTS = 1_000;

/** Of those closed in the last day so many are listed, the last first. */
export const MAX_CLOSED_ALERTS = 200;

const Step = z.nullable(z.object({ name: z.string(), at: Instant }));

export const Alert = z.object({
  id: Id,
  patientId: Id,
  patient: z.string(),
  pud: z.string(),
  /** Before two records were merged: labels and wristbands may still say so. */
  formerPuds: z.optional(z.array(z.string())),
  phone: z.string(),
  source: z.enum(ALERT_SOURCES),
  reason: z.string(),
  /** In words: where the patient lies now, if here; else what was said with the call, or that a stay has ended. */
  place: z.nullable(z.string()),
  /** From where the patient called, where that is not their bed. */
  toldPlace: z.optional(z.string()),
  status: z.enum(ALERT_STATUSES),
  /** The latest NEWS2, or what it is at least; null for an SOS, a symptom check, and someone whom NEWS2 is not meant for. */
  score: z.nullable(z.int()),
  /** What the score comes from: 'Resp 26 +3, pulse 122 +2'. */
  readings: z.nullable(z.string()),
  raisedAt: Instant,
  /** Since a higher score, or new words, came after an acknowledgement. */
  raisedAgainAt: z.nullable(Instant),
  /** The acknowledgement that was set aside by it. */
  before: z.nullable(z.object({ name: z.string(), at: Instant, score: z.nullable(z.int()) })),
  /** The escalation counts from here. */
  unansweredSince: Instant,
  /** When it last sounded: raised, raised again, risen, or repeated after a minute. */
  rungAt: Instant,
  acknowledged: Step,
  attended: Step,
  closed: Step,
  outcome: z.nullable(z.string()),
  /** Whether the caller has read that it was taken back. */
  isRead: z.boolean(),
  can: z.object({ openChart: z.boolean() }),
});
export type Alert = z.infer<typeof Alert>;

/** What the patient sees of it. */
export const OwnAlert = z.object({
  id: Id,
  source: z.enum(ALERT_SOURCES),
  status: z.enum(ALERT_STATUSES),
  raisedAt: Instant,
  /** Since help was asked for again after an answer, or the clinic raised it again. */
  raisedAgainAt: z.optional(Instant),
  acknowledged: Step,
  attended: Step,
});
export type OwnAlert = z.infer<typeof OwnAlert>;

export const raiseSos = endpoint({
  method: 'POST',
  path: '/alerts',
  summary: 'Call for help from the clinic. This does not call an ambulance.',
  body: z.strictObject({
    place: z.optional(UrgentPlace),
    reason: z.optional(UrgentWords),
  }),
  reply: OwnAlert,
  roles: ['patient'],
  part: 'any',
  refusals: [],
  isUrgent: true,
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
  part: 'any',
  refusals: [],
  isUrgent: true,
  background: true,
});

export const takeBackSos = endpoint({
  method: 'POST',
  path: '/alerts/{id}/take-back',
  summary: 'I pressed SOS by mistake; only while nobody has it. Doctors and nurses see that it was taken back',
  params: ById,
  reply: OwnAlert,
  roles: ['patient'],
  part: 'any',
  refusals: ['not_found', 'alert_moved_on', 'not_allowed'],
  isUrgent: true,
});

export const listAlerts = endpoint({
  method: 'GET',
  path: '/alerts',
  summary: 'The open alerts by need, 50 unless more are asked for, and the last 200 that were closed in the last day',
  query: z.strictObject({
    /** How many open ones. */
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_OPEN_ALERTS))),
  }),
  reply: z.array(Alert),
  roles: ['doctor', 'staff'],
  refusals: [],
  isUrgent: true,
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
    isUrgent: true,
  }) as const;

export const acknowledgeAlert = endpoint({
  ...step('acknowledge', 'I have seen it and am on it'),
  /** The score that the caller saw and takes on, where the alert has one. */
  body: z.strictObject({ score: z.optional(z.int()) }),
  refusals: ['not_found', 'alert_moved_on', 'alert_has_risen'],
});
export const attendAlert = endpoint(step('attend', 'Someone is with the patient'));
export const closeAlert = endpoint({
  ...step('close', 'It is over'),
  body: z.strictObject({ outcome: text('What was done', 1000) }),
});

export const readTakenBack = endpoint({
  ...step('read', 'I have read that it was taken back'),
});

/** For a locked screen: how many and how bad, and nothing that tells who or where. */
export const glanceAtAlarms = endpoint({
  method: 'GET',
  path: '/alarms/glance',
  summary: 'How many alarms are open, also for a locked screen: no name, no place, no words',
  reply: z.object({
    open: z.int(),
    unacknowledged: z.int(),
    criticalMessages: z.int(),
    /** The first in the order of need, if it is an alert. */
    worst: z.nullable(z.object({ source: z.enum(ALERT_SOURCES), score: z.nullable(z.int()), since: Instant })),
    /** When something that nobody has acknowledged last sounded. */
    rungAt: z.nullable(Instant),
  }),
  roles: ['doctor', 'staff'],
  session: ['open', 'locked'],
  refusals: [],
  isUrgent: true,
  background: true,
});

/** The patient agrees to it: a symptom check alone tells nobody. */
export const alertFromTriage = endpoint({
  method: 'POST',
  path: '/symptoms/{id}/alert',
  summary: 'Tell the clinic of a red flag in my symptom check. This does not call an ambulance.',
  params: ById,
  body: z.strictObject({
    place: z.optional(UrgentPlace),
  }),
  reply: OwnAlert,
  roles: ['patient'],
  part: 'record',
  refusals: ['not_found', 'no_red_flag'],
  isUrgent: true,
  failure: 'The clinic was not told. Phone the emergency number.',
  created: true,
  idempotent: true,
});
