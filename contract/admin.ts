// What an administrator sees of the system itself.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { ById, Id, Instant, Page, text } from './fields.ts';

export const MailReply = z.object({
  id: Id,
  kind: z.string(),
  /** In production only enough of it to recognise. */
  to: z.string(),
  subject: z.string(),
  state: z.enum(['queued', 'sent', 'kept', 'failed']),
  attempts: z.int(),
  queuedAt: Instant,
  sentAt: z.nullable(Instant),
});
export type MailReply = z.infer<typeof MailReply>;

export const listMails = endpoint({
  method: 'GET',
  path: '/admin/mails',
  summary: 'Mails and whether they were delivered, newest first',
  query: Page,
  reply: z.array(MailReply),
  roles: ['admin'],
  refusals: [],
});

export const readMail = endpoint({
  method: 'GET',
  path: '/admin/mails/{id}',
  summary: 'One mail with its text; in production the text is never shown',
  params: ById,
  reply: z.extend(MailReply, { text: z.nullable(z.string()) }),
  roles: ['admin'],
  refusals: ['not_found'],
});

export const DeliveryReply = z.object({
  id: Id,
  channel: z.enum(['push', 'sms', 'whatsapp']),
  topic: z.string(),
  /** The push service, or the end of a number. */
  to: z.string(),
  state: z.enum(['queued', 'sent', 'failed', 'dropped']),
  /** A code, where it failed or was given up. */
  reason: z.nullable(z.string()),
  attempts: z.int(),
  queuedAt: Instant,
  sentAt: z.nullable(Instant),
});
export type DeliveryReply = z.infer<typeof DeliveryReply>;

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/admin/deliveries',
  summary: 'Notices to phones, by SMS and by WhatsApp, and whether they were delivered, newest first',
  query: Page,
  reply: z.array(DeliveryReply),
  roles: ['admin'],
  refusals: [],
});

export const ChartLook = z.object({
  at: Instant,
  who: z.string(),
  whoId: z.nullable(Id),
  role: z.string(),
  /** In words, without anything that the chart holds. */
  what: z.string(),
  isRefused: z.boolean(),
});
export type ChartLook = z.infer<typeof ChartLook>;

export const listChartLooks = endpoint({
  method: 'GET',
  path: '/admin/chart-looks',
  summary: 'Who opened or tried to open the chart of one patient, newest first, from the audit trail',
  query: z.strictObject({
    pud: text('PUD', 20),
    /** Only what was refused. */
    only: z.optional(z.literal('refused')),
  }),
  reply: z.array(ChartLook),
  roles: ['admin'],
  refusals: ['not_found'],
});
