// Who someone is: logging in and out, the session, the password, the second factor.
import * as z from 'zod/mini';
import { endpoint, ROLES, type Role } from './endpoint.ts';
import { ById, Done, Email, Id, Instant, TypedPassword, text } from './fields.ts';
import { Language } from './language/language.ts';

const EVERYONE = ROLES;
const LOGIN_REFUSALS = ['login_failed', 'login_locked'] as const;

export const Me = z.object({
  id: Id,
  role: z.enum(ROLES),
  name: z.string(),
  /** Null for a patient who has none, or has not confirmed it yet. */
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  pud: z.nullable(z.string()),
  /** A patient's own record. */
  patientId: z.nullable(Id),
  /** True while nobody has seen who the owner is: the record is closed to the account. */
  isRecordHeld: z.optional(z.boolean()),
  title: z.nullable(z.string()),
  department: z.nullable(z.string()),
  /** An authenticator app or a passkey. */
  hasSecondFactor: z.boolean(),
  hasAuthenticator: z.boolean(),
  passkeys: z.int(),
  /** Of a patient who has chosen one. */
  language: z.optional(Language),
  session: z.object({
    id: Id,
    stage: z.enum(['open', 'locked', 'enrolling']),
    idleSeconds: z.int(),
    warnSeconds: z.int(),
    endsAt: Instant,
    /** A PIN unlocks this screen until the session ends. */
    hasPin: z.optional(z.boolean()),
  }),
});
export type Me = z.infer<typeof Me>;

/** The password was right; a code of the authenticator app comes next, or a passkey. */
export const SecondFactorAsked = z.object({
  secondFactor: z.literal('asked'),
  hasAuthenticator: z.boolean(),
  hasPasskey: z.boolean(),
});

export type SecondFactorAsked = z.infer<typeof SecondFactorAsked>;

export const LoginAnswer = z.union([Me, SecondFactorAsked]);
export type LoginAnswer = z.infer<typeof LoginAnswer>;

// Not checked as a PUD: a mistyped one is answered like an unknown one.
export const PatientCredentials = z.strictObject({ pud: text('PUD', 40), password: TypedPassword });
export const Credentials = z.strictObject({
  email: Email,
  password: TypedPassword,
  remember: z.optional(z.boolean()),
});
export type Credentials = z.infer<typeof Credentials>;

export const logInPatient = endpoint({
  method: 'POST',
  path: '/patients/login',
  summary: 'Log in as a patient, with PUD and password',
  body: PatientCredentials,
  reply: LoginAnswer,
  roles: ['public'],
  refusals: LOGIN_REFUSALS,
  failure: 'Server error. Please try again.',
  limit: 'login',
});

const roleLogin = (role: Exclude<Role, 'patient'>) =>
  endpoint({
    method: 'POST',
    path: `/${role}/login`,
    summary: `Log in as ${role}, with e-mail and password`,
    body: Credentials,
    reply: LoginAnswer,
    roles: ['public'],
    refusals: LOGIN_REFUSALS,
    failure: 'Server error. Please try again.',
    limit: 'login',
  });

export const logInDoctor = roleLogin('doctor');
export const logInStaff = roleLogin('staff');
export const logInDesk = roleLogin('desk');
export const logInAdmin = roleLogin('admin');

export const passSecondFactor = endpoint({
  method: 'POST',
  path: '/login/second-factor',
  summary: 'Finish a login with the code of the authenticator app, or a recovery code',
  body: z.strictObject({ code: text('Code', 40) }),
  reply: Me,
  roles: EVERYONE,
  part: 'own',
  refusals: ['wrong_code', 'login_locked'],
  session: ['second-factor'],
});

export const readRemembered = endpoint({
  method: 'GET',
  path: '/login/remembered',
  summary: 'Whom this browser was asked to remember at this login',
  query: z.strictObject({ role: z.enum(ROLES) }),
  reply: z.object({ remembered: z.nullable(z.object({ login: z.string(), name: z.string() })) }),
  roles: ['public'],
  refusals: [],
});

export const readMe = endpoint({
  method: 'GET',
  path: '/me',
  summary: 'Who is logged in',
  reply: Me,
  roles: EVERYONE,
  part: 'own',
  refusals: [],
  session: ['open', 'locked', 'enrolling'],
});

export const chooseMyLanguage = endpoint({
  method: 'PUT',
  path: '/me/language',
  summary: 'Choose the language of my screens, mails and notices',
  body: z.strictObject({ language: Language }),
  reply: Done,
  roles: ['patient'],
  part: 'own',
  refusals: [],
});

/** For pages that visitors open: to be nobody is an answer, not a refusal that the browser would log. */
export const readSession = endpoint({
  method: 'GET',
  path: '/session',
  summary: 'Who is logged in, or null for a visitor',
  reply: z.object({ me: z.nullable(Me) }),
  roles: ['public'],
  refusals: [],
  session: ['open', 'locked', 'enrolling'],
  background: true,
});

export const logOut = endpoint({
  method: 'POST',
  path: '/logout',
  summary: 'End this session',
  reply: Done,
  roles: EVERYONE,
  part: 'own',
  refusals: [],
  isUrgent: true,
  session: ['open', 'locked', 'enrolling', 'second-factor'],
});

export const logOutEverywhere = endpoint({
  method: 'POST',
  path: '/logout/everywhere',
  summary: 'End all my sessions, this one too',
  reply: Done,
  roles: EVERYONE,
  part: 'own',
  refusals: [],
  session: ['open', 'enrolling'],
});

export const touchSession = endpoint({
  method: 'POST',
  path: '/session/touch',
  summary: 'Someone is at the screen: put the idle lock off',
  reply: Done,
  roles: EVERYONE,
  part: 'own',
  refusals: [],
  session: ['open', 'enrolling'],
});

export const lockSession = endpoint({
  method: 'POST',
  path: '/session/lock',
  summary: 'Lock the screen now',
  reply: Done,
  roles: EVERYONE,
  part: 'own',
  refusals: [],
  isUrgent: true,
});

export const unlockSession = endpoint({
  method: 'POST',
  path: '/session/unlock',
  summary: 'Unlock the screen with the password',
  body: z.strictObject({ password: TypedPassword }),
  reply: Me,
  roles: EVERYONE,
  part: 'own',
  refusals: ['wrong_password', 'login_locked', 'not_while_locked'],
  session: ['open', 'locked'],
});

export const MySession = z.object({
  id: Id,
  device: z.string(),
  startedAt: Instant,
  seenAt: Instant,
  endsAt: Instant,
  isThisOne: z.boolean(),
});
export type MySession = z.infer<typeof MySession>;

export const listMySessions = endpoint({
  method: 'GET',
  path: '/sessions',
  summary: 'Where I am logged in',
  reply: z.array(MySession),
  roles: EVERYONE,
  part: 'own',
  refusals: [],
});

export const endMySession = endpoint({
  method: 'DELETE',
  path: '/sessions/{id}',
  summary: 'End one of my sessions',
  params: ById,
  reply: Done,
  roles: EVERYONE,
  part: 'own',
  refusals: ['not_found'],
});
