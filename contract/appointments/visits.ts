// A visit by video: the room, the line in front of it, how the two pages find each other, what is written, and its end.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Done, Id, Instant, line, text } from '../fields.ts';
import { Urgency } from '../triage/triage-result.ts';
import { Reachable } from './reachable.ts';

/** `called-off`: cancelled, moved or not approved. */
export const VisitState = z.enum([
  'not-open',
  'open',
  'waiting',
  'let-in',
  'in-visit',
  'finished',
  'missed',
  'broken-off',
  'called-off',
]);
export type VisitState = z.infer<typeof VisitState>;

/** From the best to the last: each is stepped down to when the one before does not hold. */
export const LADDER = ['video', 'audio', 'chat', 'call-back'] as const;
export const Rung = z.enum(LADDER);
export type Rung = z.infer<typeof Rung>;

/** A doctor, a patient and two guests. */
export const MOST_PEOPLE = 4;

export const Person = z.object({
  id: Id,
  name: z.string(),
  role: z.enum(['patient', 'doctor', 'guest']),
  /** The page that is in the visit; null while none is, or was heard of for some seconds. */
  page: z.nullable(Id),
});
export type Person = z.infer<typeof Person>;

/** `invited`: has a link that was not opened yet. `waiting`: asks to be let in. */
export const VisitGuest = z.object({
  id: Id,
  name: z.string(),
  state: z.enum(['invited', 'checking', 'waiting', 'in', 'left']),
  invitedBy: z.string(),
  waitingSince: z.nullable(Instant),
});
export type VisitGuest = z.infer<typeof VisitGuest>;

export const Visit = z.object({
  id: Id,
  state: VisitState,
  me: z.enum(['patient', 'doctor']),
  patient: z.string(),
  patientId: Id,
  doctor: z.string(),
  doctorId: Id,
  department: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  opensAt: Instant,
  timeZone: z.string(),
  /** To the doctor: the symptom check that came with the booking. */
  triageId: z.nullable(Id),
  triageUrgency: z.nullable(Urgency),
  reason: z.string(),
  consentedAt: z.nullable(Instant),
  waitingSince: z.nullable(Instant),
  letInAt: z.nullable(Instant),
  metAt: z.nullable(Instant),
  seenOnVideoAt: z.nullable(Instant),
  endedAt: z.nullable(Instant),
  /** While waiting: who comes before, and how late the doctor is. */
  line: z.nullable(z.object({ before: z.int(), lateMinutes: z.int() })),
  identityCheckedAt: z.nullable(Instant),
  needsAdult: z.boolean(),
  adultPresent: z.nullable(z.string()),
  /** In order; the last one is now. */
  modes: z.array(z.object({ mode: Rung, from: Instant, until: z.nullable(Instant), chosenBy: z.nullable(z.string()) })),
  /** The number that is called when nothing else holds: said at the door, until then the one on file. */
  phone: z.string(),
  /** Where the patient is during this visit, as they said at the door; null until then. */
  place: z.nullable(z.string()),
  /** To the patient, before they have said it: the place on file. */
  placeOnFile: z.nullable(z.string()),
  /** Asked for, and when the doctor said that the telephone rings. Null: nobody was asked to call. */
  callBack: z.nullable(z.object({ askedAt: Instant, calledAt: z.nullable(Instant) })),
  people: z.array(Person),
  guests: z.array(VisitGuest),
});
export type Visit = z.infer<typeof Visit>;

/** Who takes part for a patient sees what is said and written there: as much as the record. */
const both = { params: ById, roles: ['patient', 'doctor'], part: 'record' } as const;
const REFUSED = ['not_found', 'visit_not_open', 'visit_over'] as const;

export const readVisit = endpoint({
  ...both,
  method: 'GET',
  path: '/visits/{id}',
  summary: 'A video visit of mine, as it is at this moment',
  reply: Visit,
  refusals: ['not_found'],
  failure: 'The visit could not be read.',
});

export const listMyVisits = endpoint({
  method: 'GET',
  path: '/doctor/visits',
  summary: "Today's video visits in order, with who waits since when",
  reply: z.array(Visit),
  roles: ['doctor'],
  refusals: [],
});

export const waitForVisit = endpoint({
  method: 'POST',
  path: '/visits/{id}/wait',
  summary: 'Agree to a video visit and wait for the doctor',
  params: ById,
  body: z.strictObject({
    agrees: z.literal(true, { error: 'Agree to the video visit first.' }),
    ...Reachable.shape,
  }),
  reply: Visit,
  roles: ['patient'],
  part: 'record',
  refusals: REFUSED,
});

export const letIn = endpoint({
  method: 'POST',
  path: '/visits/{id}/let-in',
  summary: 'Let the waiting patient in',
  params: ById,
  reply: Visit,
  roles: ['doctor'],
  refusals: [...REFUSED, 'nobody_waits', 'other_visit_goes_on'],
});

export const callBack = endpoint({
  method: 'POST',
  path: '/visits/{id}/call-back',
  summary: 'Say that I call the patient by telephone now; the visit goes on there',
  params: ById,
  reply: Visit,
  roles: ['doctor'],
  refusals: [...REFUSED, 'nobody_waits'],
});

export const checkIdentity = endpoint({
  method: 'POST',
  path: '/visits/{id}/identity',
  summary: 'Confirm who the patient is, and for a child the adult who is there',
  params: ById,
  body: z.strictObject({
    nameAndBirthDate: z.literal(true, { error: 'Ask for the name and the date of birth first.' }),
    adultPresent: z.optional(line('The adult present', 120)),
  }),
  reply: Visit,
  roles: ['doctor'],
  refusals: [...REFUSED, 'not_met_yet', 'adult_needed'],
});

/** What a browser needs to reach the other through TURN; empty on one network. */
export const IceServer = z.object({ urls: z.array(z.string()), username: z.string(), credential: z.string() });
export type IceServer = z.infer<typeof IceServer>;

export const readRelays = endpoint({
  ...both,
  method: 'GET',
  path: '/visits/{id}/relays',
  summary:
    'Servers that pass sound and picture on where two browsers cannot reach each other; only while the room is open',
  reply: z.object({ iceServers: z.array(IceServer) }),
  refusals: REFUSED,
});

export const takeSeat = endpoint({
  ...both,
  method: 'POST',
  path: '/visits/{id}/seat',
  summary: 'Be in the visit with this page; another page of mine is no longer',
  body: z.strictObject({ page: Id }),
  reply: Visit,
  refusals: [...REFUSED, 'seat_taken', 'visit_full'],
});

/** A description or a candidate of WebRTC, as text. */
const Signal = z.string().check(z.minLength(2), z.maxLength(40_000));

export const Signals = z.strictObject({
  page: Id,
  to: Id,
  signals: z.array(z.strictObject({ id: Id, signal: Signal })).check(z.minLength(1), z.maxLength(50)),
});

export const sendSignals = endpoint({
  ...both,
  method: 'POST',
  path: '/visits/{id}/signals',
  summary: 'Send what the page of another person needs to find mine. The same id is kept once.',
  body: Signals,
  reply: Done,
  refusals: [...REFUSED, 'seat_taken', 'page_gone'],
});

export const takeSignals = endpoint({
  ...both,
  method: 'POST',
  path: '/visits/{id}/signals/take',
  summary: 'What was sent to this page, in order; all up to `had` has arrived and is deleted',
  body: z.strictObject({ page: Id, had: z.int().check(z.minimum(0)) }),
  reply: z.object({ signals: z.array(z.object({ place: z.int(), from: Id, signal: z.string() })) }),
  refusals: [...REFUSED, 'seat_taken'],
});

export const noteMeeting = endpoint({
  ...both,
  method: 'POST',
  path: '/visits/{id}/met',
  summary: 'Note that the other side is heard or seen',
  body: z.strictObject({ page: Id, isSeen: z.boolean(), isRelayed: z.optional(z.boolean()) }),
  reply: Visit,
  refusals: [...REFUSED, 'seat_taken'],
});

export const changeMode = endpoint({
  ...both,
  method: 'POST',
  path: '/visits/{id}/mode',
  summary: 'Step down or up between video, sound, chat and a call back, which the doctor is asked for with the number',
  body: z.strictObject({
    mode: Rung,
    byItself: z.boolean(),
    /** By itself only from here: when the other side has stepped meanwhile, nothing is done. */
    from: z.optional(Rung),
  }),
  reply: Visit,
  refusals: REFUSED,
});

export const ChatLine = z.object({
  id: Id,
  by: z.string(),
  isMine: z.boolean(),
  /** Empty where there is only a photo. */
  text: z.string(),
  photo: z.nullable(z.object({ url: z.nullable(z.string()) })),
  writtenAt: Instant,
});
export type ChatLine = z.infer<typeof ChatLine>;

export const readChat = endpoint({
  ...both,
  method: 'GET',
  path: '/visits/{id}/chat',
  summary: 'What was written in the visit',
  reply: z.array(ChatLine),
  refusals: ['not_found'],
});

export const writeChat = endpoint({
  ...both,
  method: 'POST',
  path: '/visits/{id}/chat',
  summary: 'Write in the visit; it belongs to the record. The same id is kept once.',
  body: z.strictObject({ id: Id, text: text('Message', 2000) }),
  reply: z.array(ChatLine),
  refusals: REFUSED,
});

export const endVisit = endpoint({
  method: 'POST',
  path: '/visits/{id}/end',
  summary: 'Finish the visit, or note that it broke off',
  params: ById,
  body: z.strictObject({ how: z.enum(['finished', 'broken-off']) }),
  reply: Visit,
  roles: ['doctor'],
  refusals: [...REFUSED, 'nobody_waits', 'appointment_moved_on'],
});

/** In the copy of a person's data. */
export const CopiedVisit = z.object({
  id: Id,
  doctor: z.string(),
  startsAt: Instant,
  agreedAt: z.nullable(Instant),
  modes: z.array(z.object({ mode: Rung, from: Instant })),
  chat: z.array(ChatLine),
  guests: z.array(z.object({ name: z.string(), invitedAt: Instant, letInAt: z.nullable(Instant) })),
});
export type CopiedVisit = z.infer<typeof CopiedVisit>;
