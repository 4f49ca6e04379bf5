// The browser's side of passkeys. The library comes when one is used: most visits to a login never do.

import {
  logInWithPasskey,
  type NewKey,
  passWithPasskey,
  proveWithPasskey,
  type SignedAnswer,
  startPasskeyLogin,
  startPasskeyProof,
} from '#contract/credentials/passkeys.ts';
import type { Role } from '#contract/endpoint.ts';
import type { Me } from '#contract/identity.ts';
import { call } from './api.ts';
import { t } from './language/say.ts';
import { ApiRefusal } from './refusal.ts';

type Options = { challenge: string };

export async function makePasskey(options: Options): Promise<NewKey> {
  const { startRegistration } = await library();
  return asked(() => startRegistration({ optionsJSON: options as never }));
}

export async function signWithPasskey(options: Options): Promise<SignedAnswer> {
  const { startAuthentication } = await library();
  return asked(() => startAuthentication({ optionsJSON: options as never }));
}

export async function logInByPasskey(role: Role, remember: boolean): Promise<Me> {
  const { options } = await call(startPasskeyLogin);
  return call(logInWithPasskey, { body: { role, remember, answer: await signWithPasskey(options) } });
}

export async function passByPasskey(): Promise<Me> {
  const { options } = await call(startPasskeyProof);
  return call(passWithPasskey, { body: { answer: await signWithPasskey(options) } });
}

export async function proveByPasskey(): Promise<unknown> {
  const { options } = await call(startPasskeyProof);
  return call(proveWithPasskey, { body: { answer: await signWithPasskey(options) } });
}

async function library() {
  if (typeof PublicKeyCredential === 'undefined') throw notUsed(t('This browser has no passkeys.'));
  return import('@simplewebauthn/browser');
}

async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const { name, cause } = error as { name?: string; cause?: { name?: string } };
    const why = cause?.name ?? name;
    if (why === 'InvalidStateError') throw notUsed(t('This device has a passkey of yours already.'));
    if (why === 'SecurityError') throw notUsed(t('Passkeys do not work at this address.'));
    throw notUsed(t('No passkey was used. Nothing has changed.'));
  }
}

/** The person, the browser or the authenticator said no; the server was not asked. */
const notUsed = (message: string) => new ApiRefusal({ status: 400, code: 'passkey_not_used', message });
