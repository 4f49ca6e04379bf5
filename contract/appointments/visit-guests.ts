// Someone who is asked into one video visit: the link, which works once, and the guest's own room. A guest has no account; what
// belongs to the browser that opened the link is known by a cookie of its own, and opens this room and nothing else.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Done, Id, Instant, line, text } from '../fields.ts';
import { ChatLine, IceServer, Person, Rung, Signals, Visit, VisitState } from './visits.ts';

const REFUSED = ['not_found', 'visit_not_open', 'visit_over'] as const;

export const VisitGuestName = z.strictObject({ name: line('Name of the guest', 80) });

export const inviteGuest = endpoint({
  method: 'POST',
  path: '/visits/{id}/guests',
  summary: 'Make a link for a guest: for this visit, once, until it ends. It is shown this one time.',
  params: ById,
  body: VisitGuestName,
  reply: z.object({ visit: Visit, address: z.string() }),
  roles: ['patient', 'doctor'],
  part: 'record',
  refusals: [...REFUSED, 'too_many_guests'],
  created: true,
});

export const letGuestIn = endpoint({
  method: 'POST',
  path: '/visit-guests/{id}/let-in',
  summary: 'Let a waiting guest into the visit',
  params: ById,
  reply: Visit,
  roles: ['patient', 'doctor'],
  part: 'record',
  refusals: [...REFUSED, 'nobody_waits', 'guest_not_there', 'visit_full'],
});

export const putGuestOut = endpoint({
  method: 'POST',
  path: '/visit-guests/{id}/put-out',
  summary: 'Put a guest out of the visit, or take the link back',
  params: ById,
  reply: Visit,
  roles: ['patient', 'doctor'],
  part: 'record',
  refusals: REFUSED,
});

/** What a guest sees of a visit: who is there, not why. */
export const GuestVisit = z.object({
  me: Id,
  name: z.string(),
  /** `checking`: has not agreed yet. */
  guest: z.enum(['checking', 'waiting', 'in', 'left', 'put-out']),
  state: VisitState,
  patient: z.string(),
  doctor: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  timeZone: z.string(),
  mode: z.nullable(Rung),
  people: z.array(Person),
});
export type GuestVisit = z.infer<typeof GuestVisit>;

const guests = { roles: ['public'] } as const;
const GONE = ['link_invalid', 'guest_out', 'visit_not_open', 'visit_over'] as const;

export const openGuestLink = endpoint({
  ...guests,
  method: 'POST',
  path: '/guest-visit/open',
  summary: 'Open the link of a guest. It is spent by that.',
  body: z.strictObject({ token: text('Link', 200) }),
  reply: GuestVisit,
  refusals: ['link_invalid', 'visit_not_open'],
});

export const readGuestVisit = endpoint({
  ...guests,
  method: 'GET',
  path: '/guest-visit',
  summary: 'The visit that I was asked into, as it is at this moment',
  reply: GuestVisit,
  refusals: ['link_invalid'],
});

export const waitAsGuest = endpoint({
  ...guests,
  method: 'POST',
  path: '/guest-visit/wait',
  summary: 'Agree, and wait until the doctor or the patient lets me in',
  body: z.strictObject({ agrees: z.literal(true, { error: 'Agree first.' }) }),
  reply: GuestVisit,
  refusals: GONE,
});

export const leaveAsGuest = endpoint({
  ...guests,
  method: 'POST',
  path: '/guest-visit/leave',
  summary: 'Leave the visit',
  reply: GuestVisit,
  refusals: GONE,
});

export const takeGuestSeat = endpoint({
  ...guests,
  method: 'POST',
  path: '/guest-visit/seat',
  summary: 'Be in the visit with this page; another page of mine is no longer',
  body: z.strictObject({ page: Id }),
  reply: GuestVisit,
  refusals: [...GONE, 'seat_taken'],
});

export const readGuestRelays = endpoint({
  ...guests,
  method: 'GET',
  path: '/guest-visit/relays',
  summary: 'Servers that pass sound and picture on, with a pass for some hours',
  reply: z.object({ iceServers: z.array(IceServer) }),
  refusals: GONE,
});

export const sendGuestSignals = endpoint({
  ...guests,
  method: 'POST',
  path: '/guest-visit/signals',
  summary: 'Send what the page of another person needs to find mine. The same id is kept once.',
  body: Signals,
  reply: Done,
  refusals: [...GONE, 'seat_taken', 'page_gone', 'too_many_requests'],
});

export const takeGuestSignals = endpoint({
  ...guests,
  method: 'POST',
  path: '/guest-visit/signals/take',
  summary: 'What was sent to this page, in order; all up to `had` has arrived and is deleted',
  body: z.strictObject({ page: Id, had: z.int().check(z.minimum(0)) }),
  reply: z.object({ signals: z.array(z.object({ place: z.int(), from: Id, signal: z.string() })) }),
  refusals: [...GONE, 'seat_taken'],
});

export const readGuestChat = endpoint({
  ...guests,
  method: 'GET',
  path: '/guest-visit/chat',
  summary: 'What was written since I was let in',
  reply: z.array(ChatLine),
  refusals: GONE,
});

export const writeGuestChat = endpoint({
  ...guests,
  method: 'POST',
  path: '/guest-visit/chat',
  summary: 'Write in the visit; it belongs to the record of the patient. The same id is kept once.',
  body: z.strictObject({ id: Id, text: text('Message', 2000) }),
  reply: z.array(ChatLine),
  refusals: [...GONE, 'too_many_requests'],
});
