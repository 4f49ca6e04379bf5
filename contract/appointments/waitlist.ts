// The waiting list: a time that becomes free is offered to the first whom it suits, and held for ten minutes.
import * as z from 'zod/mini';
import { MINUTE_MS } from '../durations.ts';
import { endpoint } from '../endpoint.ts';
import { ById, Day, Done, Id, Instant, TimeOfDay, text } from '../fields.ts';
import { Appointment, ReasonDanger, VisitReason } from './appointments.ts';
import { WAITING_DAYS } from './waiting-days.ts';

export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const;
export const DayPart = z.enum(DAY_PARTS, { error: 'Choose morning, afternoon or evening.' });
export type DayPart = z.infer<typeof DayPart>;

/** An offered time is held for so long. */
export const OFFER_HOLD_MS = 10 * MINUTE_MS;
/** Wishes of one patient that may stand at once. */
export const MAX_WISHES = 3;

const Weekday = z.int().check(z.minimum(1), z.maximum(7));
const atLeastOne = z.minLength(1, { error: 'Choose at least one.' });

export const WishRequest = z.strictObject({
  department: text('Department', 80),
  /** An id or an exact name; without one any doctor of the department. */
  doctor: z.optional(text('Doctor', 120)),
  /** 1 is Monday, 7 is Sunday. */
  weekdays: z.array(Weekday).check(atLeastOne, z.maxLength(7)),
  dayParts: z.array(DayPart).check(atLeastOne, z.maxLength(3)),
  /** The last day that suits. */
  until: Day,
  reason: VisitReason,
  /** A symptom check of one's own: its urgency counts in the line, and the doctor sees it. */
  triageId: z.optional(Id),
  /** Nobody who acts for the patient sees it: for the patient alone to choose, from the age at which they may come alone. */
  isPrivate: z.optional(z.boolean()),
});
export type WishRequest = z.infer<typeof WishRequest>;

/** A time that is held for the reader alone. */
export const SlotOffer = z.object({
  id: Id,
  doctor: z.string(),
  department: z.string(),
  date: Day,
  time: TimeOfDay,
  startsAt: Instant,
  timeZone: z.string(),
  offeredAt: Instant,
  heldUntil: Instant,
  /** What is left of it by the clinic's clock: a phone's may be wrong. */
  secondsLeft: z.int(),
});
export type SlotOffer = z.infer<typeof SlotOffer>;

export const Wish = z.object({
  id: Id,
  department: z.string(),
  /** Null: any doctor of the department. */
  doctor: z.nullable(z.string()),
  weekdays: z.array(Weekday),
  dayParts: z.array(DayPart),
  until: Day,
  joinedAt: Instant,
  /** 1 is next. */
  place: z.int(),
  offer: z.nullable(SlotOffer),
  /** What was read in the reason: whoever waits with a danger, or with what nothing has read, is shown whom to call. */
  reasonDanger: z.optional(ReasonDanger),
  can: z.object({ leave: z.boolean(), accept: z.boolean(), decline: z.boolean() }),
});
export type Wish = z.infer<typeof Wish>;

export const listWishes = endpoint({
  method: 'GET',
  path: '/waitlist',
  summary: 'My places on the waiting list, each with its place in line and the time that is held for me',
  reply: z.array(Wish),
  roles: ['patient'],
  part: 'appointments',
  refusals: [],
  failure: 'Failed to fetch the waiting list',
});

export const joinWaitlist = endpoint({
  method: 'POST',
  path: '/waitlist',
  summary: `Wait for a time that becomes free, within the next ${WAITING_DAYS} days`,
  body: WishRequest,
  reply: Wish,
  roles: ['patient'],
  part: 'appointments',
  refusals: [
    'unknown_department',
    'unknown_doctor',
    'already_waiting',
    'too_many_wishes',
    'time_is_free',
    'time_past',
    'wait_too_long',
    'unknown_triage',
    'not_allowed',
  ],
  created: true,
  idempotent: true,
  failure: 'Failed to join the waiting list',
});

export const leaveWaitlist = endpoint({
  method: 'DELETE',
  path: '/waitlist/{id}',
  summary: 'Leave the waiting list; a time that is held for me goes to the next in line',
  params: ById,
  reply: Done,
  roles: ['patient'],
  part: 'appointments',
  refusals: ['not_found', 'wish_ended'],
  failure: 'Failed to leave the waiting list',
});

export const acceptOffer = endpoint({
  method: 'POST',
  path: '/waitlist/offers/{id}/accept',
  summary: 'Ask for the time that is held for me, as any booking',
  params: ById,
  reply: Appointment,
  roles: ['patient'],
  part: 'appointments',
  refusals: [
    'not_found',
    'offer_over',
    'too_many_pending',
    'patient_busy',
    'slot_not_offered',
    'slot_taken',
    'doctor_left',
  ],
  created: true,
  idempotent: true,
  failure: 'Failed to book appointment',
});

export const declineOffer = endpoint({
  method: 'POST',
  path: '/waitlist/offers/{id}/decline',
  summary: 'Leave the time that is held for me to the next in line; I keep my place',
  params: ById,
  reply: Done,
  roles: ['patient'],
  part: 'appointments',
  refusals: ['not_found', 'offer_over'],
  failure: 'Failed to decline the time',
});
