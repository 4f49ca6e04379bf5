// Passkeys, beside passwords and codes. What the browser and its authenticator say is read by a library, not by these shapes.
import * as z from 'zod/mini';
import { endpoint, ROLES } from '../endpoint.ts';
import { ById, Done, Id, Instant, line } from '../fields.ts';
import { Me } from '../identity.ts';

export const MAX_PASSKEYS = 10;

const encoded = (max: number) => z.string().check(z.maxLength(max, { abort: true }), z.regex(/^[\w-]*$/));

/** What the browser passes to the authenticator. */
const Options = z.object({ options: z.looseObject({ challenge: z.string() }) });

/** A new key, as the browser hands it over. */
export const NewKey = z.object({
  id: encoded(1400),
  rawId: encoded(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: encoded(4000),
    attestationObject: encoded(12_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(8))),
  }),
});
export type NewKey = z.infer<typeof NewKey>;

/** What an authenticator signed. */
export const SignedAnswer = z.object({
  id: encoded(1400),
  rawId: encoded(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: encoded(4000),
    authenticatorData: encoded(4000),
    signature: encoded(8000),
    userHandle: z.optional(encoded(200)),
  }),
});
export type SignedAnswer = z.infer<typeof SignedAnswer>;

export const Passkey = z.object({ id: Id, name: z.string(), createdAt: Instant, lastUsedAt: z.nullable(Instant) });
export type Passkey = z.infer<typeof Passkey>;

const ENROLLING = ['open', 'enrolling'] as const;
const Name = line('Name', 60);

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/passkeys',
  summary: 'My passkeys',
  reply: z.array(Passkey),
  roles: ROLES,
  part: 'own',
  refusals: [],
  session: ENROLLING,
});

export const startPasskey = endpoint({
  method: 'POST',
  path: '/passkeys/registration',
  summary: 'What the browser needs to make a passkey',
  reply: Options,
  roles: ROLES,
  part: 'own',
  refusals: ['too_many_passkeys'],
  session: ENROLLING,
  stepUp: true,
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/passkeys',
  summary:
    'Keep a passkey that was made. Where it is the first second factor, answers recovery codes, once; other sessions end',
  body: z.strictObject({ name: Name, key: NewKey }),
  reply: z.object({ passkey: Passkey, recoveryCodes: z.optional(z.array(z.string())) }),
  roles: ROLES,
  part: 'own',
  refusals: ['passkey_refused', 'passkey_known', 'too_many_passkeys'],
  session: ENROLLING,
  stepUp: true,
  created: true,
});

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/passkeys/{id}',
  summary: 'Give a passkey another name',
  params: ById,
  body: z.strictObject({ name: Name }),
  reply: Passkey,
  roles: ROLES,
  part: 'own',
  refusals: ['not_found'],
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/passkeys/{id}',
  summary: 'Remove a passkey: it opens nothing any more',
  params: ById,
  reply: Done,
  roles: ROLES,
  part: 'own',
  refusals: ['not_found', 'second_factor_required'],
  stepUp: true,
});

export const renewCodesByProof = endpoint({
  method: 'POST',
  path: '/passkeys/recovery-codes',
  summary: 'Replace the recovery codes of somebody who uses passkeys',
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
  roles: ROLES,
  part: 'own',
  refusals: ['second_factor_off'],
  stepUp: true,
});

export const startPasskeyLogin = endpoint({
  method: 'POST',
  path: '/login/passkey/start',
  summary: 'What the browser needs to log in with a passkey',
  reply: Options,
  roles: ['public'],
  refusals: [],
  limit: 'login',
});

export const logInWithPasskey = endpoint({
  method: 'POST',
  path: '/login/passkey',
  summary: 'Log in with a passkey, which is both factors in one',
  body: z.strictObject({ role: z.enum(ROLES), answer: SignedAnswer, remember: z.optional(z.boolean()) }),
  reply: Me,
  roles: ['public'],
  refusals: ['login_failed'],
  failure: 'Server error. Please try again.',
  limit: 'login',
});

/** Of whoever has a session, or waits for the second step of a login. */
export const startPasskeyProof = endpoint({
  method: 'POST',
  path: '/passkeys/challenge',
  summary: 'What the browser needs to prove with a passkey who is there',
  reply: Options,
  roles: ROLES,
  part: 'own',
  refusals: ['second_factor_off'],
  session: ['open', 'enrolling', 'second-factor'],
});

const Signed = z.strictObject({ answer: SignedAnswer });

export const passWithPasskey = endpoint({
  method: 'POST',
  path: '/login/second-factor/passkey',
  summary: 'Finish a login with a passkey instead of a code',
  body: Signed,
  reply: Me,
  roles: ROLES,
  part: 'own',
  refusals: ['passkey_refused'],
  session: ['second-factor'],
});

export const proveWithPasskey = endpoint({
  method: 'POST',
  path: '/session/step-up/passkey',
  summary: 'Prove again who I am, with a passkey: counts for 5 minutes in this session',
  body: Signed,
  reply: z.object({ provenUntil: Instant }),
  roles: ROLES,
  part: 'own',
  refusals: ['passkey_refused'],
  session: ENROLLING,
});
