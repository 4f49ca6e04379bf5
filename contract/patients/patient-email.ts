// A patient's new e-mail address: what confirms it.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Done, TypedPassword, text } from '../fields.ts';

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/email/confirm',
  summary: 'Confirm a new e-mail address with the link mailed to it, or agree to one with the link mailed to the old',
  body: z.strictObject({ token: text('Link', 200) }),
  reply: z.extend(Done, { stage: z.enum(['confirmed', 'approved']) }),
  roles: ['public'],
  refusals: ['link_invalid'],
  limit: 'login',
});

export const sendEmailAgain = endpoint({
  method: 'POST',
  path: '/patients/{id}/email/send-again',
  summary: 'Mail the link for the e-mail address that waits once more; at most five an hour',
  params: ById,
  reply: Done,
  roles: ['patient'],
  part: 'own',
  refusals: ['not_found', 'too_many_requests'],
});

export const approveEmail = endpoint({
  method: 'POST',
  path: '/patients/{id}/email/approve',
  summary: 'Agree to an e-mail address that staff typed, with the code handed over at the desk and the password',
  params: ById,
  body: z.strictObject({ code: text('Code', 40), password: TypedPassword }),
  reply: Done,
  roles: ['patient'],
  part: 'own',
  refusals: ['not_found', 'link_invalid', 'wrong_password', 'login_locked'],
});
