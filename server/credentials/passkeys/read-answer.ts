import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { SignedAnswer } from '#contract/credentials/passkeys.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Caller } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type Purpose, spendChallenge } from './challenges.ts';
import { mailOwner } from './mail-owner.ts';
import { relyingParty } from './relying-party.ts';
import { type PasskeyRow, passkeyByCredential, takeCounter } from './store.ts';

type Asked = Purpose & {
  /** Whose keys count; left out for a login, where the key says who it is. */
  isFor?: (passkey: PasskeyRow) => boolean;
};

/** The key that signed, or null: which of the conditions failed is nobody's business but ours. */
export async function readAnswer(
  deps: Deps,
  caller: Caller,
  answer: SignedAnswer,
  { isFor = () => true, ...asked }: Asked,
): Promise<PasskeyRow | null> {
  // Spent before anything is looked at: right or wrong, it is answered once.
  const challenge = await spendChallenge(deps, asked, answer.response.clientDataJSON);
  const passkey = await passkeyByCredential(deps.db, Buffer.from(answer.id, 'base64url'));
  if (challenge === null || !passkey || !isFor(passkey)) return null;
  const counter = await counterSigned(deps, answer, { challenge, passkey });
  if (counter === null) return null;
  if (await takeCounter(deps.db, passkey.id, counter, deps.clock.now())) return passkey;
  await tellOfCopy(deps, caller, passkey);
  return null;
}

type Known = { challenge: string; passkey: PasskeyRow };

/** Null where the signature, the origin or the site is not right, or nobody unlocked the key. */
async function counterSigned({ config }: Deps, answer: SignedAnswer, known: Known): Promise<number | null> {
  const { id, origin } = relyingParty(config);
  const { public_key, credential_id } = known.passkey;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge: known.challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      // The counter is compared by the database, where of two at once one wins.
      credential: { id: credential_id.toString('base64url'), publicKey: new Uint8Array(public_key), counter: 0 },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}

/** A signature that is right, with a count that was there before: somebody else may hold the same key. */
async function tellOfCopy(deps: Deps, caller: Caller, { id, account_id, name }: PasskeyRow): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const about = { subject: 'account', subjectId: account_id, details: { passkey: id } };
    await appendEntry(tx, deps.clock, caller, 'passkey.cloned', about);
    await mailOwner(tx, deps, account_id, {
      en: {
        subject: 'One of your passkeys may have been copied',
        text: `Your passkey “${name}” was used, and what it counted was not new: it may have been copied. It was refused. Remove it and make a new one.`,
      },
      hi: {
        subject: 'आपकी एक पासकी की नकल हुई हो सकती है',
        text: `आपकी पासकी “${name}” इस्तेमाल की गई, और उसकी गिनती नई नहीं थी: हो सकता है कि उसकी नकल हुई हो। उसे नहीं माना गया। उसे हटाकर नई पासकी बनाएँ।`,
      },
    });
  });
}
