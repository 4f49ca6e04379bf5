// Making, naming and removing one's own passkeys.
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { MAX_PASSKEYS, type NewKey, type Passkey } from '#contract/credentials/passkeys.ts';
import type { Language } from '#contract/language/language.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { readMe } from '#server/identity/read-me.ts';
import { type RenewedSession, renewSession } from '#server/identity/sessions/renew-session.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { mayRemovePasskey } from '../policy.ts';
import { giveRecoveryCodes } from '../second-factor.ts';
import { openEnrolled, replaceRecoveryCodes, secondFactorOf } from '../store.ts';
import { drawChallenge, spendChallenge } from './challenges.ts';
import { mailOwner } from './mail-owner.ts';
import { relyingParty } from './relying-party.ts';
import { deletePasskey, insertPasskey, lockPasskeysOf, type PasskeyRow, passkeysOf, setPasskeyName } from './store.ts';

/** Of COSE (RFC 9053): Ed25519, ECDSA with P-256, RSA. What authenticators have, and every Node checks. */
const ALGORITHMS = [-8, -7, -257];

export const presentPasskey = ({ id, name, created_at, last_used_at }: PasskeyRow): Passkey => ({
  ...{ id, name, createdAt: created_at.toISOString(), lastUsedAt: last_used_at?.toISOString() ?? null },
});

export async function startPasskey(deps: Deps, actor: Actor) {
  const keys = await passkeysOf(deps.db, actor.accountId);
  if (keys.length >= MAX_PASSKEYS) throw new Refusal('too_many_passkeys');
  const { name, pud, email } = await readMe(deps, actor.sessionId);
  const site = relyingParty(deps.config);
  const challenge = await drawChallenge(deps, { purpose: 'register', sessionId: actor.sessionId });
  return generateRegistrationOptions({
    ...{ rpID: site.id, rpName: site.name, userName: pud ?? email ?? name, userDisplayName: name },
    userID: new Uint8Array(Buffer.from(actor.accountId.replaceAll('-', ''), 'hex')),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: keys.map(({ credential_id }) => ({ id: credential_id.toString('base64url') })),
    // Found without a name, and never used without its owner's finger, face or PIN: both factors in one.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

type Added = { passkey: Passkey; recoveryCodes?: string[]; session?: RenewedSession };

/** The first second factor comes with recovery codes, and other sessions end, as with an authenticator app. */
export async function addPasskey(
  deps: Deps,
  actor: Actor,
  { name, key }: { name: string; key: NewKey },
): Promise<Added> {
  const credential = await credentialIn(deps, actor, key);
  return transaction(deps.db, async (tx) => {
    const before = await lockPasskeysOf(tx, actor.accountId);
    if (before.length >= MAX_PASSKEYS) throw new Refusal('too_many_passkeys');
    const isFirst = before.length === 0 && !(await secondFactorOf(tx, actor.accountId))?.confirmed_at;
    const row = await insertPasskey(tx, {
      ...{ account_id: actor.accountId, name, created_at: deps.clock.now() },
      ...{ credential_id: Buffer.from(credential.id, 'base64url'), public_key: Buffer.from(credential.publicKey) },
      ...{ counter: credential.counter, transports: key.response.transports ?? [] },
    });
    const about = { subject: 'account', subjectId: actor.accountId, details: { passkey: row.id } };
    await appendEntry(tx, deps.clock, actor, 'passkey.added', about);
    await tellOwner(tx, deps, actor, {
      en: `A passkey “${name}” was added to your account.`,
      hi: `आपके खाते में पासकी “${name}” जोड़ी गई है।`,
    });
    const passkey = presentPasskey(row);
    if (!isFirst) return { passkey };
    await openEnrolled(tx, actor.sessionId);
    const { recoveryCodes } = await giveRecoveryCodes(tx, deps, actor, 'second-factor.on');
    return { passkey, recoveryCodes, session: await renewSession(tx, deps, actor, 'second-factor-on') };
  });
}

async function credentialIn(deps: Deps, actor: Actor, key: NewKey) {
  const asked = { purpose: 'register', sessionId: actor.sessionId } as const;
  const challenge = await spendChallenge(deps, asked, key.response.clientDataJSON);
  const { id, origin } = relyingParty(deps.config);
  const verified =
    challenge === null
      ? null
      : await verifyRegistrationResponse({
          // Which transports it has is a hint for the browser alone.
          response: { ...key, response: { ...key.response, transports: [] }, clientExtensionResults: {} },
          ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: id, requireUserVerification: true },
          supportedAlgorithmIDs: ALGORITHMS,
        }).catch(() => null);
  if (!verified?.verified) throw new Refusal('passkey_refused');
  return verified.registrationInfo.credential;
}

export async function renamePasskey(deps: Deps, actor: Actor, id: string, name: string): Promise<Passkey> {
  return transaction(deps.db, async (tx) => {
    const row = await setPasskeyName(tx, { id, accountId: actor.accountId }, name);
    if (!row) throw new Refusal('not_found');
    const about = { subject: 'account', subjectId: actor.accountId, details: { passkey: id } };
    await appendEntry(tx, deps.clock, actor, 'passkey.renamed', about);
    return presentPasskey(row);
  });
}

/** With the last second factor the recovery codes go, and other sessions end. */
export async function removePasskey(deps: Deps, actor: Actor, id: string): Promise<RenewedSession | null> {
  return transaction(deps.db, async (tx) => {
    const keys = await lockPasskeysOf(tx, actor.accountId);
    const key = keys.find((one) => one.id === id);
    if (!key) throw new Refusal('not_found');
    const isLast = keys.length === 1 && !(await secondFactorOf(tx, actor.accountId))?.confirmed_at;
    if (!mayRemovePasskey(actor, deps.config, { isLast })) throw new Refusal('second_factor_required');
    await deletePasskey(tx, { id, accountId: actor.accountId });
    const about = { subject: 'account', subjectId: actor.accountId, details: { passkey: id } };
    await appendEntry(tx, deps.clock, actor, 'passkey.removed', about);
    await tellOwner(tx, deps, actor, {
      en: `The passkey “${key.name}” was removed from your account.`,
      hi: `आपके खाते से पासकी “${key.name}” हटा दी गई है।`,
    });
    if (!isLast) return null;
    await replaceRecoveryCodes(tx, actor.accountId, []);
    return renewSession(tx, deps, actor, 'second-factor-off');
  });
}

async function tellOwner(tx: Tx, deps: Deps, { accountId }: Actor, what: Record<Language, string>): Promise<void> {
  await mailOwner(tx, deps, accountId, {
    en: {
      subject: 'Your passkeys were changed',
      text: `${what.en} If it was not you, change your password and tell the clinic.`,
    },
    hi: {
      subject: 'आपकी पासकी बदली गई हैं',
      text: `${what.hi} अगर यह आपने नहीं किया, तो अपना पासवर्ड बदलें और क्लिनिक को बताएँ।`,
    },
  });
}
