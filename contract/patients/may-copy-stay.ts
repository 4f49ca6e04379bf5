import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Id } from '../fields.ts';

/**
 * Asked by a browser that keeps a copy for a patient, also without a session: one that ran out leaves the copy, one that was ended
 * takes it along.
 */
export const mayCopyStay = endpoint({
  method: 'GET',
  path: '/session/copy',
  summary: 'Whether the copy on a phone that was made in this session may stay there',
  query: z.strictObject({ session: Id }),
  reply: z.object({ mayStay: z.boolean() }),
  roles: ['public'],
  refusals: [],
  session: ['open', 'locked', 'enrolling', 'second-factor'],
  background: true,
});
