// Setting the second factor up, renewing its recovery codes, and taking it off.
import type { Action } from '../audit/actions.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { hasSecondFactor } from '../identity/public.ts';
import { requirePassword } from '../identity/require-password.ts';
import { markProven } from '../identity/sessions/mark-proven.ts';
import { type RenewedSession, renewSession } from '../identity/sessions/renew-session.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { requireProof } from '../platform/require-step-up.ts';
import { mailOwner } from './passkeys/mail-owner.ts';
import { lockPasskeysOf, passkeysOf } from './passkeys/store.ts';
import { mayTurnOffSecondFactor } from './policy.ts';
import { drawRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';
import { requireCode, requireFirstCode, secretPlace } from './require-code.ts';
import {
  beginSecondFactor,
  deleteSecondFactor,
  replaceRecoveryCodes,
  secondFactorOf,
  turnSecondFactorOn,
} from './store.ts';
import { drawSecret, uriFor } from './totp.ts';

export async function startSecondFactor(deps: Deps, actor: Actor, password: string) {
  await requireProofBesidePasskeys(deps, actor);
  const account = await requirePassword(deps, actor, password);
  const secret = drawSecret();
  const sealed = deps.seal.seal(secret, secretPlace(actor.accountId));
  await transaction(deps.db, async (tx) => {
    if (!(await beginSecondFactor(tx, actor.accountId, sealed))) throw new Refusal('second_factor_on');
    await appendEntry(tx, deps.clock, actor, 'second-factor.begun', { subject: 'account', subjectId: actor.accountId });
  });
  return { secret, uri: uriFor(deps.config.clinic.name, account.login, secret) };
}

export async function confirmSecondFactor(deps: Deps, actor: Actor, code: string) {
  const factor = await secondFactorOf(deps.db, actor.accountId);
  if (!factor) throw new Refusal('second_factor_off');
  if (factor.confirmed_at) throw new Refusal('second_factor_on');
  await requireProofBesidePasskeys(deps, actor);
  await requireFirstCode(deps, actor, code);
  return transaction(deps.db, async (tx) => {
    // A login under way waits, and then finds the app; a passkey that came meanwhile asks for a proof.
    if ((await lockPasskeysOf(tx, actor.accountId)).length > 0) requireProof(deps, actor);
    await turnSecondFactorOn(tx, actor.accountId, actor.sessionId, deps.clock.now());
    // Password and code were given a moment ago, in this session.
    await markProven({ ...deps, db: tx }, actor);
    const given = await giveRecoveryCodes(tx, deps, actor, 'second-factor.on');
    await mailOwner(tx, deps, actor.accountId, APP_SET_UP);
    return { ...given, session: await renewSession(tx, deps, actor, 'second-factor-on') };
  });
}

/** The password is one factor: it adds no other to an account that has one. */
async function requireProofBesidePasskeys(deps: Deps, actor: Actor): Promise<void> {
  if ((await passkeysOf(deps.db, actor.accountId)).length > 0) requireProof(deps, actor);
}

const APP_SET_UP = {
  en: {
    subject: 'An authenticator app was set up',
    text: 'An authenticator app was set up for your account. If it was not you, change your password and tell the clinic.',
  },
  hi: {
    subject: 'ऑथेंटिकेटर ऐप जोड़ा गया',
    text: 'आपके खाते में एक ऑथेंटिकेटर ऐप जोड़ा गया है। अगर यह आपने नहीं किया, तो अपना पासवर्ड बदलें और क्लिनिक को बताएँ।',
  },
};

export async function renewRecoveryCodes(deps: Deps, actor: Actor, code: string) {
  await requireSecondFactor(deps, actor);
  await requireCode(deps, actor, code);
  return transaction(deps.db, (tx) => giveRecoveryCodes(tx, deps, actor, 'second-factor.codes_renewed'));
}

/** Whoever has passkeys and no app proves it with one of them. */
export async function renewCodesByProof(deps: Deps, actor: Actor) {
  if (!(await hasSecondFactor(deps.db, actor.accountId))) throw new Refusal('second_factor_off');
  return transaction(deps.db, (tx) => giveRecoveryCodes(tx, deps, actor, 'second-factor.codes_renewed'));
}

export async function removeSecondFactor(
  deps: Deps,
  actor: Actor,
  { password, code }: { password: string; code: string },
): Promise<RenewedSession> {
  await requireSecondFactor(deps, actor);
  const hasPasskey = (await passkeysOf(deps.db, actor.accountId)).length > 0;
  if (!mayTurnOffSecondFactor(actor, deps.config, { hasPasskey })) throw new Refusal('second_factor_required');
  await requirePassword(deps, actor, password);
  await requireCode(deps, actor, code);
  return transaction(deps.db, async (tx) => {
    // Under the lock: the last passkey and the app do not go at the same moment.
    const keys = await lockPasskeysOf(tx, actor.accountId);
    if (!mayTurnOffSecondFactor(actor, deps.config, { hasPasskey: keys.length > 0 })) {
      throw new Refusal('second_factor_required');
    }
    await deleteSecondFactor(tx, actor.accountId);
    if (keys.length === 0) await replaceRecoveryCodes(tx, actor.accountId, []);
    await appendEntry(tx, deps.clock, actor, 'second-factor.off', { subject: 'account', subjectId: actor.accountId });
    return renewSession(tx, deps, actor, 'second-factor-off');
  });
}

async function requireSecondFactor(deps: Deps, actor: Actor): Promise<void> {
  const factor = await secondFactorOf(deps.db, actor.accountId);
  if (!factor?.confirmed_at) throw new Refusal('second_factor_off');
}

/** Shown once; the earlier ones stop working. */
export async function giveRecoveryCodes(tx: Tx, { clock, seal }: Deps, actor: Actor, action: Action) {
  const recoveryCodes = drawRecoveryCodes();
  const hashes = recoveryCodes.map((code) => hashRecoveryCode(seal, actor.accountId, code));
  await replaceRecoveryCodes(tx, actor.accountId, hashes);
  await appendEntry(tx, clock, actor, action, { subject: 'account', subjectId: actor.accountId });
  return { recoveryCodes };
}
