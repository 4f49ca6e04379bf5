// Messages between one doctor and the ward, about a patient where there is one.
import * as z from 'zod/mini';
import { endpoint, ROLES } from './endpoint.ts';
import { ById, Id, Instant, line, text } from './fields.ts';

export const PRIORITIES = ['critical', 'high', 'medium', 'low'] as const;
export type Priority = (typeof PRIORITIES)[number];

const Body = text('Message', 4000);

const Seen = z.object({ name: z.string(), at: Instant });

export const MessageReply = z.object({
  id: Id,
  author: z.string(),
  role: z.enum(ROLES),
  isMine: z.boolean(),
  at: Instant,
  message: z.string(),
  /** Those of the other side who have read it. */
  readBy: z.array(Seen),
});
export type MessageReply = z.infer<typeof MessageReply>;

export const Message = z.object({
  id: Id,
  doctor: z.string(),
  doctorId: Id,
  specialty: z.nullable(z.string()),
  patient: z.nullable(z.string()),
  patientId: z.nullable(Id),
  room: z.nullable(z.string()),
  /** When the last of it was written. */
  time: Instant,
  priority: z.enum(PRIORITIES),
  /** Subject and texts are empty while they are withheld. */
  subject: z.string(),
  /** The first message; the others follow as replies. */
  message: z.string(),
  /** About someone who is not in the reader's care, and somebody else is addressed or has taken it on. */
  isWithheld: z.boolean(),
  author: z.string(),
  isMine: z.boolean(),
  startedAt: Instant,
  readBy: z.array(Seen),
  replies: z.array(MessageReply),
  /** The status for the caller. */
  status: z.enum(['unread', 'read']),
  acknowledged: z.nullable(Seen),
  /** Open: about someone not in care, addressed to the ward, and nobody has taken it on; reading it does. */
  can: z.object({ acknowledge: z.boolean(), open: z.boolean() }),
});
export type Message = z.infer<typeof Message>;

export const listMessages = endpoint({
  method: 'GET',
  path: '/messages',
  summary: 'My messages, newest first: a doctor’s own, or the ward’s',
  query: z.strictObject({
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200))),
    after: z.optional(Id),
    unread: z.optional(z.literal('true')),
  }),
  reply: z.array(Message),
  roles: ['doctor', 'staff'],
  refusals: [],
  failure: 'Failed to fetch messages',
});

export const countMessages = endpoint({
  method: 'GET',
  path: '/messages/counts',
  summary: 'How many messages wait for me, and how many doctors are on duty',
  reply: z.object({ unread: z.int(), critical: z.int(), activeDoctors: z.int() }),
  roles: ['doctor', 'staff'],
  refusals: [],
  background: true,
});

/** A critical message that nobody of the other side has acknowledged. */
export const CriticalMessage = z.object({
  id: Id,
  author: z.string(),
  patient: z.nullable(z.string()),
  patientId: z.nullable(Id),
  place: z.nullable(z.string()),
  /** Empty while they are withheld: acknowledging opens them. */
  subject: z.string(),
  message: z.string(),
  isWithheld: z.boolean(),
  sentAt: Instant,
  /** When it last sounded. */
  rungAt: Instant,
});
export type CriticalMessage = z.infer<typeof CriticalMessage>;

export const listCriticalMessages = endpoint({
  method: 'GET',
  path: '/messages/critical',
  summary: 'Critical messages that wait for my acknowledgement: the ward’s, or those to me',
  reply: z.array(CriticalMessage),
  roles: ['doctor', 'staff'],
  refusals: [],
  background: true,
  failure: 'Failed to fetch messages',
});

export const NewMessage = z.strictObject({
  /** Needed of a nurse; a doctor writes to the ward. */
  doctorId: z.optional(Id),
  patientId: z.optional(Id),
  priority: z.enum(PRIORITIES, { error: 'Choose a priority.' }),
  subject: line('Subject', 160),
  message: Body,
});
export type NewMessage = z.infer<typeof NewMessage>;

export const sendMessage = endpoint({
  method: 'POST',
  path: '/messages',
  summary: 'Write to the ward, or to a doctor',
  body: NewMessage,
  reply: Message,
  roles: ['doctor', 'staff'],
  refusals: ['not_found', 'unknown_doctor'],
  failure: 'The message was not sent. Please try again.',
  created: true,
  idempotent: true,
});

export const replyToMessage = endpoint({
  method: 'POST',
  path: '/messages/{id}/replies',
  summary: 'Reply in the thread',
  params: ById,
  body: z.strictObject({ message: Body }),
  reply: Message,
  roles: ['doctor', 'staff'],
  refusals: ['not_found', 'messages_unanswered'],
  failure: 'The reply was not sent. Please try again.',
  created: true,
  idempotent: true,
});

export const readMessage = endpoint({
  method: 'POST',
  path: '/messages/{id}/read',
  summary: 'Mark a thread as read by me',
  params: ById,
  reply: Message,
  roles: ['doctor', 'staff'],
  refusals: ['not_found', 'messages_unanswered'],
});

export const acknowledgeMessage = endpoint({
  method: 'POST',
  path: '/messages/{id}/acknowledge',
  summary: 'Take note of a critical message, by name',
  params: ById,
  reply: Message,
  roles: ['doctor', 'staff'],
  refusals: ['not_found', 'already_acknowledged', 'nothing_to_acknowledge', 'messages_unanswered'],
});
