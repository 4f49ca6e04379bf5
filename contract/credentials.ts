// Passwords, single-use links and the second factor.
import * as z from 'zod/mini';
import { endpoint, ROLES } from './endpoint.ts';
import { Done, Email, line, Pud, TypedPassword, text } from './fields.ts';

/** Length is checked here so that the form can say it while one types; the rest is the server's decision. */
export const PASSWORD_LENGTHS = { patient: { min: 10, max: 128 }, clinic: { min: 12, max: 128 } } as const;

export const changePassword = endpoint({
  method: 'POST',
  path: '/password/change',
  summary: 'Change my password; my other sessions end',
  body: z.strictObject({ current: TypedPassword, next: TypedPassword }),
  reply: Done,
  roles: ROLES,
  part: 'own',
  refusals: ['wrong_password', 'password_refused', 'login_locked'],
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/password/forgot',
  summary: 'Ask for a link to set a new password',
  body: z.discriminatedUnion('role', [
    z.strictObject({ role: z.literal('patient'), pud: Pud, email: Email }),
    z.strictObject({ role: z.enum(['doctor', 'staff', 'desk', 'admin']), email: Email }),
  ]),
  reply: Done,
  roles: ['public'],
  refusals: [],
  limit: 'registration',
});

export const ForgottenHealthId = z.strictObject({ email: Email });

export const forgotHealthId = endpoint({
  method: 'POST',
  path: '/health-id/forgot',
  summary: 'Ask for the Health IDs registered with an e-mail address, by mail',
  body: ForgottenHealthId,
  reply: Done,
  roles: ['public'],
  refusals: [],
  limit: 'registration',
});

const LinkToken = text('Link', 200);

export const checkPasswordLink = endpoint({
  method: 'POST',
  path: '/password/link',
  summary: 'Whether a link to set a password still works, and for which login',
  body: z.strictObject({ token: LinkToken }),
  reply: z.object({ role: z.enum(ROLES), purpose: z.enum(['reset', 'invitation']), login: z.string() }),
  roles: ['public'],
  refusals: ['link_invalid'],
  limit: 'login',
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/password/reset',
  summary: 'Set a password with a single-use link; all sessions end',
  body: z.strictObject({ token: LinkToken, password: TypedPassword }),
  reply: z.object({ role: z.enum(ROLES), login: z.string() }),
  roles: ['public'],
  refusals: ['link_invalid', 'password_refused'],
  limit: 'login',
});

const ENROLLING = ['open', 'enrolling'] as const;

export const PasswordAgain = z.strictObject({ password: TypedPassword });

export const startSecondFactor = endpoint({
  method: 'POST',
  path: '/second-factor/start',
  summary: 'Get a secret for the authenticator app',
  body: PasswordAgain,
  reply: z.object({ secret: z.string(), uri: z.string() }),
  roles: ROLES,
  part: 'own',
  refusals: ['wrong_password', 'second_factor_on', 'login_locked', 'step_up_needed'],
  session: ENROLLING,
});

const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const CodeOfApp = z.strictObject({ code: text('Code', 12) });

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/second-factor/confirm',
  summary: 'Turn the second factor on with a first code; answers the recovery codes, once',
  body: CodeOfApp,
  reply: RecoveryCodes,
  roles: ROLES,
  part: 'own',
  refusals: ['wrong_code', 'second_factor_on', 'second_factor_off', 'login_locked', 'step_up_needed'],
  session: ENROLLING,
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/second-factor/recovery-codes',
  summary: 'Replace the recovery codes',
  body: CodeOfApp,
  reply: RecoveryCodes,
  roles: ROLES,
  part: 'own',
  refusals: ['wrong_code', 'second_factor_off', 'login_locked'],
});

export const PasswordAndCode = z.strictObject({ password: TypedPassword, code: text('Code', 40) });

export const removeSecondFactor = endpoint({
  method: 'POST',
  path: '/second-factor/remove',
  summary: 'Turn the second factor off',
  body: PasswordAndCode,
  reply: Done,
  roles: ROLES,
  part: 'own',
  refusals: ['wrong_password', 'wrong_code', 'second_factor_off', 'second_factor_required', 'login_locked'],
});

export const makeFirstAdministrator = endpoint({
  method: 'POST',
  path: '/setup',
  summary: 'Make the first administrator, with the token printed at the first start',
  body: z.strictObject({
    token: text('Token', 200),
    name: line('Full name', 120),
    email: Email,
    password: TypedPassword,
  }),
  reply: Done,
  roles: ['public'],
  refusals: ['setup_done', 'link_invalid', 'password_refused', 'email_taken'],
  limit: 'login',
});
