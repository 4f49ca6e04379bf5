// A passkey at work: as a login, as the second step of one, and as a proof before what is sensitive.
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { SignedAnswer } from '#contract/credentials/passkeys.ts';
import type { Role } from '#contract/endpoint.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import { findAccountById } from '#server/identity/public.ts';
import { type KeptBrowser, keepBrowser } from '#server/identity/sessions/known-browsers.ts';
import { markProven } from '#server/identity/sessions/mark-proven.ts';
import {
  noteFinishedLogin,
  type StartedSession,
  startAfterWaiting,
  startSession,
} from '#server/identity/sessions/start-session.ts';
import type { Actor, Caller } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isOwnPasskey } from '../policy.ts';
import { drawChallenge } from './challenges.ts';
import { readAnswer } from './read-answer.ts';
import { relyingParty } from './relying-party.ts';
import { type PasskeyRow, passkeysOf } from './store.ts';

/** Names no key: whoever asks must not learn who has one. */
export async function startPasskeyLogin(deps: Deps) {
  return optionsFor(deps, await drawChallenge(deps, { purpose: 'login', sessionId: null }), []);
}

export async function startPasskeyProof(deps: Deps, actor: Actor) {
  const keys = await passkeysOf(deps.db, actor.accountId);
  if (keys.length === 0) throw new Refusal('second_factor_off');
  return optionsFor(deps, await drawChallenge(deps, { purpose: 'prove', sessionId: actor.sessionId }), keys);
}

const optionsFor = (deps: Deps, challenge: string, keys: readonly PasskeyRow[]) =>
  generateAuthenticationOptions({
    rpID: relyingParty(deps.config).id,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    userVerification: 'required',
    allowCredentials: keys.map(({ credential_id }) => ({ id: credential_id.toString('base64url') })),
  });

export type PasskeyLogin = {
  role: Role;
  answer: SignedAnswer;
  remember: boolean;
  device: string;
  sessionToken: string | null;
  browserCookie: string | null;
};

const FAILED = 'This passkey opens nothing here. Log in with your password, or with a passkey of this login.';

/** Possession, and a finger, face or PIN: no code is asked for afterwards. */
export async function logInWithPasskey(
  deps: Deps,
  caller: Caller,
  attempt: PasskeyLogin,
): Promise<{ session: StartedSession; browser: KeptBrowser }> {
  const passkey = await readAnswer(deps, caller, attempt.answer, { purpose: 'login', sessionId: null });
  const account = passkey && (await findAccountById(deps.db, passkey.account_id));
  // At another role's login this account does not exist.
  if (!account || account.role !== attempt.role || account.disabled_at) {
    await recordFailure(deps, caller, attempt.role, account?.id);
    throw new Refusal('login_failed', { message: FAILED });
  }
  return transaction(deps.db, async (tx) => {
    const { device, sessionToken: replaces } = attempt;
    const session = await startSession(tx, deps, account, { stage: 'open', device, replaces });
    // Removed while it was looked at: whoever removed it and ended the sessions finds none after.
    const isLeft = (await passkeysOf(tx, account.id)).some(({ id }) => id === passkey.id);
    if (!isLeft) throw new Refusal('login_failed', { message: FAILED });
    const browser = await keepBrowser(tx, deps, account.id, attempt);
    await noteFinishedLogin(tx, deps, account.id);
    const person = { ...caller, accountId: account.id, role: account.role, sessionId: session.id };
    await appendEntry(tx, deps.clock, person, 'login.succeeded', {
      ...{ subject: 'session', subjectId: session.id },
      details: { stage: 'open', replaced: session.replaced, passkey: passkey.id },
    });
    return { session, browser };
  });
}

async function recordFailure(deps: Deps, caller: Caller, role: Role, accountId: string | undefined): Promise<void> {
  await transaction(deps.db, (tx) =>
    appendEntry(tx, deps.clock, caller, 'login.refused', {
      ...{ subject: 'account', details: { role } },
      ...(accountId ? { subjectId: accountId } : {}),
    }),
  );
}

type Second = { answer: SignedAnswer; device: string; sessionToken: string | null };

/** Instead of a code: the session that waited is replaced by an open one under a new id. */
export async function passWithPasskey(
  deps: Deps,
  actor: Actor,
  { answer, device, sessionToken }: Second,
): Promise<StartedSession> {
  await requireOwn(deps, actor, answer);
  return transaction(deps.db, async (tx) => {
    const session = await startAfterWaiting(tx, deps, actor, { device, sessionToken });
    await noteFinishedLogin(tx, deps, actor.accountId);
    await appendEntry(tx, deps.clock, actor, 'second-factor.passed', { subject: 'session', subjectId: session.id });
    return session;
  });
}

export async function proveWithPasskey(deps: Deps, actor: Actor, answer: SignedAnswer): Promise<Date> {
  await requireOwn(deps, actor, answer);
  return markProven(deps, actor);
}

async function requireOwn(deps: Deps, actor: Actor, answer: SignedAnswer): Promise<void> {
  const isFor = (passkey: PasskeyRow) => isOwnPasskey(actor, passkey);
  const passkey = await readAnswer(deps, actor, answer, { purpose: 'prove', sessionId: actor.sessionId, isFor });
  if (!passkey) throw new Refusal('passkey_refused');
}
