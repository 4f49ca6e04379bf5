// What a session alone is not enough for: endpoints with `stepUp`. One proof counts for all of them, for some minutes.
import * as z from 'zod/mini';
import { endpoint, ROLES } from '../endpoint.ts';
import { Instant, TypedPassword, text } from '../fields.ts';

export const proveIdentity = endpoint({
  method: 'POST',
  path: '/session/step-up',
  summary:
    'Prove again who I am, with the password, and the code where there is a second factor: counts for 5 minutes in this session',
  body: z.strictObject({ password: TypedPassword, code: z.optional(text('Code', 40)) }),
  reply: z.object({ provenUntil: Instant }),
  roles: ROLES,
  part: 'own',
  refusals: ['wrong_password', 'wrong_code', 'login_locked'],
  session: ['open', 'enrolling'],
});
