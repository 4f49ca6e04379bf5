// Messages between a patient and the clinic: one thread with each doctor of a recent visit, and one with the desk.
import * as z from 'zod/mini';
import { ClosedDay } from './appointments/closed-days.ts';
import { endpoint } from './endpoint.ts';
import { ById, Day, Id, Instant, text } from './fields.ts';

/** A patient may write to a doctor for so long after a visit. */
export const WRITE_DAYS = 90;
export const MAX_MESSAGE = 2000;
export const MAX_MESSAGE_PHOTOS = 3;

/** Of signs that nobody sees, such as a space of no width, a message is not made. */
const Body = text('Message', MAX_MESSAGE).check(z.regex(/[^\p{Z}\p{C}]/u, { error: 'Message is needed.' }));

/** When the clinic answers, and within how many of these hours. */
export const AnsweringTimes = z.object({
  /** 1 is Monday. */
  weekdays: z.array(z.int()),
  from: z.string(),
  until: z.string(),
  withinHours: z.int(),
  isOpen: z.boolean(),
  opensAt: z.nullable(Instant),
  /** Those that make a message of this moment wait longer. */
  closedDays: z.array(ClosedDay),
});
export type AnsweringTimes = z.infer<typeof AnsweringTimes>;

/** A plain JPEG at its own address, for whoever may read the thread. Nothing looks for danger in it. */
export const InboxPhoto = z.object({ id: Id, url: z.string() });
export type InboxPhoto = z.infer<typeof InboxPhoto>;

export const InboxMessage = z.object({
  id: Id,
  isFromClinic: z.boolean(),
  author: z.string(),
  isMine: z.boolean(),
  at: Instant,
  text: z.string(),
  photos: z.array(InboxPhoto),
  /** Danger was read in it. The patient went through the danger signs and had none, unless it was found later. */
  isDanger: z.boolean(),
  /** It could not be checked when it was sent, and danger was read in it later: the patient has not gone through the danger signs. */
  isFoundLater: z.boolean(),
  /** It could not be checked for danger signs: it may name one. */
  isNotChecked: z.boolean(),
  /** By someone of the other side. */
  isRead: z.boolean(),
});
export type InboxMessage = z.infer<typeof InboxMessage>;

export const InboxThread = z.object({
  id: Id,
  patientId: Id,
  patient: z.string(),
  /** Null: to the desk. */
  doctorId: z.nullable(Id),
  doctor: z.nullable(z.string()),
  /** The last visit with this doctor. */
  visitOn: z.nullable(Day),
  status: z.enum(['open', 'closed']),
  lastAt: Instant,
  /** The beginning of the last message; empty while it is withheld. */
  lastText: z.string(),
  isLastFromClinic: z.boolean(),
  unread: z.int(),
  /** Since the oldest message of the patient that nobody has answered. */
  waitingSince: z.nullable(Instant),
  answerBy: z.nullable(Instant),
  isLate: z.boolean(),
  isDanger: z.boolean(),
  /** A message that waits could not be checked for danger signs. */
  isNotChecked: z.boolean(),
  /** Who has it; of no interest to the patient. */
  assignee: z.nullable(z.object({ id: Id, name: z.string() })),
  /** To a doctor, and late or to be read first: the desk sees that it waits, and not what it says. */
  isWithheld: z.boolean(),
  version: z.int(),
  can: z.object({ write: z.boolean(), assign: z.boolean(), close: z.boolean() }),
});
export type InboxThread = z.infer<typeof InboxThread>;

export const InboxThreadInFull = z.extend(InboxThread, { messages: z.array(InboxMessage) });
export type InboxThreadInFull = z.infer<typeof InboxThreadInFull>;

/** Someone a patient may write to, or has written with. */
export const Addressee = z.object({
  doctorId: z.nullable(Id),
  doctor: z.nullable(z.string()),
  specialty: z.nullable(z.string()),
  visitOn: z.nullable(Day),
  canWrite: z.boolean(),
  thread: z.nullable(InboxThread),
});
export type Addressee = z.infer<typeof Addressee>;

export const listAddressees = endpoint({
  method: 'GET',
  path: '/inbox/addressees',
  summary: 'Whom I may write to, what was written, and when the clinic answers',
  reply: z.object({ addressees: z.array(Addressee), answering: AnsweringTimes }),
  roles: ['patient'],
  part: 'messages',
  refusals: ['identity_unconfirmed'],
  failure: 'Failed to fetch messages',
});

export const listInbox = endpoint({
  method: 'GET',
  path: '/inbox',
  summary:
    'Messages of patients to me or to the desk: danger first, then what was not checked, then late ones, then by the time of answering, then whoever waits longest',
  query: z.strictObject({
    status: z.optional(z.enum(['open', 'closed'])),
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200))),
  }),
  reply: z.array(InboxThread),
  roles: ['doctor', 'staff'],
  refusals: [],
  failure: 'Failed to fetch messages',
});

export const countInbox = endpoint({
  method: 'GET',
  path: '/inbox/counts',
  summary: 'How many messages I have not read, and how many threads wait for the clinic’s answer',
  reply: z.object({ unread: z.int(), waiting: z.int(), late: z.int(), danger: z.int(), notChecked: z.int() }),
  roles: ['patient', 'doctor', 'staff'],
  part: 'messages',
  refusals: [],
  background: true,
});

export const InboxColleague = z.object({ id: Id, name: z.string(), role: z.enum(['doctor', 'staff']) });
export type InboxColleague = z.infer<typeof InboxColleague>;

export const listInboxColleagues = endpoint({
  method: 'GET',
  path: '/inbox/colleagues',
  summary: 'To whom a thread can be assigned',
  reply: z.array(InboxColleague),
  roles: ['doctor', 'staff'],
  refusals: [],
});

export const readInboxThread = endpoint({
  method: 'GET',
  path: '/inbox/{id}',
  summary: 'A thread with all its messages',
  params: ById,
  reply: InboxThreadInFull,
  roles: ['patient', 'doctor', 'staff'],
  part: 'messages',
  refusals: ['not_found', 'identity_unconfirmed'],
  failure: 'Failed to fetch messages',
});

export const NewInboxMessage = z.strictObject({
  /** Null: to the desk. */
  doctorId: z.nullable(Id),
  /** Never left out: words are what is read for danger. */
  message: Body,
  /** Photos that were added before, in their order. */
  photos: z.optional(z.array(Id).check(z.maxLength(MAX_MESSAGE_PHOTOS, 'At most three photos.'))),
  /** The person went through the danger signs and has none of them. */
  isDangerDenied: z.optional(z.boolean()),
  /** Nobody who acts for the patient sees the conversation: for the patient alone to choose, from the age at which they may come alone. */
  isPrivate: z.optional(z.boolean()),
});
export type NewInboxMessage = z.infer<typeof NewInboxMessage>;

export const addInboxPhoto = endpoint({
  method: 'POST',
  path: '/inbox/photos',
  summary: 'Add a photo for the next message. One that is not sent within an hour is deleted.',
  body: z.strictObject({}),
  upload: 'image',
  reply: z.object({ id: Id }),
  roles: ['patient'],
  part: 'messages',
  refusals: [
    'identity_unconfirmed',
    'image_needed',
    'image_unreadable',
    'image_is_heic',
    'image_too_large',
    'image_too_many_pixels',
    'photos_full',
    'too_many_requests',
  ],
  failure: 'The photo was not sent. Please try again.',
  created: true,
});

export const openInboxPhoto = endpoint({
  method: 'GET',
  path: '/inbox/photos/{id}',
  summary: 'A photo of a message, as image/jpeg',
  params: ById,
  reply: z.string(),
  roles: ['patient', 'doctor', 'staff'],
  part: 'messages',
  refusals: ['not_found', 'identity_unconfirmed'],
});

export const writeToClinic = endpoint({
  method: 'POST',
  path: '/inbox',
  summary: 'Write to a doctor of a recent visit, or to the desk',
  body: NewInboxMessage,
  reply: InboxThreadInFull,
  roles: ['patient'],
  part: 'messages',
  refusals: [
    'not_found',
    'identity_unconfirmed',
    'danger_in_message',
    'too_many_messages',
    'photo_gone',
    'not_allowed',
  ],
  failure: 'The message was not sent. Please try again.',
  created: true,
  idempotent: true,
});

export const answerPatient = endpoint({
  method: 'POST',
  path: '/inbox/{id}/replies',
  summary: 'Answer a patient',
  params: ById,
  /**
   * Seen: the newest message that was on the screen. What came after it goes on waiting. Version: of the thread as it was shown then. A
   * danger that was found since in a message that was seen is looked at before the answer.
   */
  body: z.strictObject({ message: Body, seen: Id, version: z.int() }),
  reply: InboxThreadInFull,
  roles: ['doctor', 'staff'],
  refusals: ['not_found', 'inbox_moved_on'],
  failure: 'The answer was not sent. Please try again.',
  created: true,
  idempotent: true,
});

export const markInboxRead = endpoint({
  method: 'POST',
  path: '/inbox/{id}/read',
  summary: 'Mark a thread as read by me, up to a message',
  params: ById,
  body: z.strictObject({ upTo: Id }),
  reply: InboxThread,
  roles: ['patient', 'doctor', 'staff'],
  part: 'messages',
  refusals: ['not_found', 'identity_unconfirmed'],
});

export const assignInboxThread = endpoint({
  method: 'POST',
  path: '/inbox/{id}/assign',
  summary: 'Give a thread to a person, or back to nobody',
  params: ById,
  body: z.strictObject({ to: z.nullable(Id), version: z.int() }),
  reply: InboxThread,
  roles: ['doctor', 'staff'],
  refusals: ['not_found', 'unknown_colleague', 'inbox_moved_on'],
  failure: 'The thread was not assigned. Please try again.',
});

export const closeInboxThread = endpoint({
  method: 'POST',
  path: '/inbox/{id}/close',
  summary: 'Close a thread. A new message opens it again.',
  params: ById,
  body: z.strictObject({ version: z.int() }),
  reply: InboxThread,
  roles: ['doctor', 'staff'],
  refusals: ['not_found', 'inbox_moved_on'],
  failure: 'The thread was not closed. Please try again.',
});
