// What differs between the logins.

import type { Role } from '#contract/endpoint.ts';
import {
  Credentials,
  type LoginAnswer,
  logInAdmin,
  logInDesk,
  logInDoctor,
  logInPatient,
  logInStaff,
  PatientCredentials,
} from '#contract/identity.ts';
import { call } from '#web/api.ts';
import { msg } from '#web/language/say.ts';

/** What the form holds; a patient's login is the PUD, everyone else's the e-mail address. */
export type LoginDraft = { login: string; password: string; remember: boolean };

export type LoginKind = {
  /** The server's name for the login, which its refusals use. */
  field: 'pud' | 'email';
  label: string;
  hint?: string;
  canBeRemembered: boolean;
  submit: (draft: LoginDraft) => Promise<LoginAnswer>;
};

const withEmail = (endpoint: typeof logInDoctor): LoginKind => ({
  field: 'email',
  label: msg('Email'),
  canBeRemembered: true,
  submit: ({ login, password, remember }) => call(endpoint, { body: { email: login, password, remember } }),
});

export const LOGIN_KINDS: Record<Role, LoginKind> = {
  patient: {
    field: 'pud',
    label: 'PUD',
    hint: msg('On your Patient Card. Capitals and hyphens do not matter.'),
    // A family may share the browser.
    canBeRemembered: false,
    submit: ({ login, password }) => call(logInPatient, { body: { pud: login, password } }),
  },
  doctor: withEmail(logInDoctor),
  staff: withEmail(logInStaff),
  desk: withEmail(logInDesk),
  admin: withEmail(logInAdmin),
};

export type LoginErrors = Partial<Record<'login' | 'password', string>>;

/** Says what is missing before the server is asked; whether it is right only the server knows. */
export function missingIn({ field }: LoginKind, { login, password }: LoginDraft): LoginErrors {
  const schema = field === 'pud' ? PatientCredentials : Credentials;
  const { error } = schema.safeParse({ [field]: login, password });
  return named(
    field,
    Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message]).reverse()),
  );
}

/** The server speaks of `pud` and `email`; the form has one field for both. */
export const named = (field: LoginKind['field'], fields: Record<string, string>): LoginErrors => ({
  ...(fields[field] ? { login: fields[field] } : {}),
  ...(fields.password ? { password: fields.password } : {}),
});
