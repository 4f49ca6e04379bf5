// The system itself: is the API there, what happens live, who is in the demo clinic.
import * as z from 'zod/mini';
import { endpoint, ROLES } from './endpoint.ts';

export const testApi = endpoint({
  method: 'GET',
  path: '/test',
  summary: 'Whether the API answers',
  reply: z.object({ message: z.string() }),
  roles: ['public'],
  refusals: [],
});

/** Not called through call(): an EventSource reads it. Events carry a type and an id, never content. */
export const readEvents = endpoint({
  method: 'GET',
  path: '/events',
  summary: 'Live updates as server-sent events',
  // How many milliseconds ago the page began to ask for things: what came since is told, or everything fetched anew.
  query: z.strictObject({ missed: z.optional(z.coerce.number().check(z.int(), z.nonnegative())) }),
  reply: z.string(),
  roles: ROLES,
  part: 'any',
  refusals: [],
  isUrgent: true,
  background: true,
});

export const listDemoAccounts = endpoint({
  method: 'GET',
  path: '/demo/accounts',
  summary: 'Accounts of the demo clinic; only in demo mode',
  reply: z.array(z.object({ role: z.enum(ROLES), login: z.string(), password: z.string(), name: z.string() })),
  roles: ['public'],
  refusals: ['not_found'],
});
