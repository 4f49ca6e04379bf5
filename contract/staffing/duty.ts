// Who is on duty now.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Day, Instant } from '../fields.ts';

export const Duty = z.object({
  isOnDuty: z.boolean(),
  since: z.nullable(Instant),
  /** The last day on which the licence holds, where one is known. Not with Me, which every patient loads. */
  licenceEndsOn: z.optional(Day),
});
export type Duty = z.infer<typeof Duty>;

export const readDuty = endpoint({
  method: 'GET',
  path: '/duty',
  summary: 'Am I on duty?',
  reply: Duty,
  roles: ['doctor', 'staff'],
  refusals: [],
  background: true,
});

export const setDuty = endpoint({
  method: 'PUT',
  path: '/duty',
  summary: 'Go on duty or off it',
  body: z.strictObject({ isOnDuty: z.boolean() }),
  reply: Duty,
  roles: ['doctor', 'staff'],
  refusals: [],
});
