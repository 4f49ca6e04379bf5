// Notifications, on the screen and by mail.
import * as z from 'zod/mini';
import { endpoint, ROLES } from './endpoint.ts';
import { ById, Done, Id, Instant, Page } from './fields.ts';

export const Notice = z.object({
  id: Id,
  kind: z.string(),
  /** In English. */
  title: z.string(),
  text: z.string(),
  /** What it says, for who reads another language (notice-words/fill.ts); null where it is kept in sentences. */
  code: z.nullable(z.string()),
  values: z.record(z.string(), z.unknown()),
  /** A screen of this app, or none. */
  link: z.nullable(z.string()),
  /** Whom it is about, where that is not the reader. */
  patientId: z.nullable(Id),
  at: Instant,
  readAt: z.nullable(Instant),
  mail: z.nullable(z.enum(['queued', 'sent', 'kept', 'failed'])),
});
export type Notice = z.infer<typeof Notice>;

export const listNotices = endpoint({
  method: 'GET',
  path: '/notices',
  summary: 'What I was told, newest first',
  query: Page,
  reply: z.array(Notice),
  roles: ROLES,
  part: 'own',
  refusals: [],
});

export const readNotice = endpoint({
  method: 'POST',
  path: '/notices/{id}/read',
  summary: 'I have seen this',
  params: ById,
  reply: Done,
  roles: ROLES,
  part: 'own',
  refusals: ['not_found'],
});

export const readAllNotices = endpoint({
  method: 'POST',
  path: '/notices/read',
  summary: 'I have seen them all',
  reply: Done,
  roles: ROLES,
  part: 'own',
  refusals: [],
});
