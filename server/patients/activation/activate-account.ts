import { parsePud } from '#contract/pud.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { hashNewPassword } from '#server/credentials/hash-new-password.ts';
import { replacePassword } from '#server/credentials/replace-password.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { countAttempt, forgiveAttempts } from '#server/identity/count-attempt.ts';
import { openAccount } from '#server/identity/open-account.ts';
import { isPassword } from '#server/identity/password-hash.ts';
import { changeContact } from '#server/identity/public.ts';
import { findBrowsers } from '#server/identity/sessions/known-browsers.ts';
import type { Caller } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { Refusal, refuse } from '#server/platform/refusal.ts';
import { askToConfirm } from '../email/ask-to-confirm.ts';
import { closeEmailChanges } from '../email/store.ts';
import { consentAt } from '../enter-patient.ts';
import { type PatientRow, patientWithPud } from '../find-patient.ts';
import { letter } from '../letters/write-letter.ts';
import { codeMakerOf, isOpenCode, setOnPatient, spendCode } from '../store.ts';
import { writeToPatient } from '../write-to-patient.ts';
import { hashCode } from './activation-code.ts';

type Typed = {
  pud: string;
  code: string;
  password: string;
  email?: string | undefined;
  consent?: true | undefined;
  earlierPassword?: string | undefined;
  browserCookie: string | null;
};

/** Opens no session. A wrong code, a used one and an unknown PUD sound the same. */
export async function activateAccount(deps: Deps, caller: Caller, typed: Typed): Promise<void> {
  const pud = parsePud(typed.pud) ?? typed.pud;
  const counter = deps.seal.fingerprint('activation', pud);
  await countAttempt(deps, counter);
  const { patient, codeHash } = await requireCode(deps, pud, typed.code);
  const { name, phone } = patient;
  const email = typed.email ?? null;
  const isOwner = await isSameOwner(patient, typed);
  const passwordHash = await hashNewPassword(deps, typed.password, { role: 'patient', login: pud, name, email, phone });

  await transaction(deps.db, async (tx) => {
    const isFirst = await spendCode(tx, { patientId: patient.id, codeHash, now: deps.clock.now() });
    if (!isFirst) throw wrongCode();
    if (patient.account_id) await replacePassword(tx, deps, caller, patient.account_id, passwordHash);
    const known = isOwner && !email ? patient.email : isSameAddress(patient.email, email) ? patient.email : null;
    const account = { role: 'patient', login: patient.pud, name, email: known, phone, passwordHash } as const;
    const accountId = patient.account_id ?? (await openAccount(tx, deps, account));
    if (patient.account_id) await changeContact(tx, accountId, { email: known });
    const consent = typed.consent ? consentAt(deps.clock.now()) : {};
    // New accounts are held too: what is written later is no more for the maker of the code than what was there before.
    const hold = isOwner ? RELEASED : await holdFor(tx, deps, patient.id, typed.browserCookie);
    const after = await setOnPatient(tx, patient.id, { account_id: accountId, email: known, ...consent, ...hold });
    await notifyKnownAddress(tx, deps, patient);
    // Links to an address that the desk wrote down stop working.
    await closeEmailChanges(tx, patient.id, ['approve', 'confirm'], deps.clock.now());
    if (email && !known) await askToConfirm(tx, deps, after, email);
    await forgiveAttempts({ db: tx }, counter);
    await appendEntry(tx, deps.clock, caller, 'account.activated', {
      subject: 'account',
      subjectId: accountId,
      patientId: patient.id,
      // The clinician whose browser it was done in, if it was one.
      ...(after.activated_by ? { details: { browser_of: after.activated_by } } : {}),
    });
    await publish(tx, { type: 'patients', id: patient.id, to: { roles: ['staff'] } });
  });
}

const RELEASED = { record_held_since: null, earlier_password_hash: null };

/** Holds the record while nobody but the maker of the code has seen the owner. */
async function holdFor(tx: Tx, deps: Deps, patientId: string, browserCookie: string | null) {
  const known = await findBrowsers({ ...deps, db: tx }, browserCookie);
  const makerId = await codeMakerOf(tx, patientId);
  const activatedBy = known.find(({ role }) => role !== 'patient')?.account_id ?? null;
  return {
    record_held_since: deps.clock.now(),
    code_made_by: makerId,
    activated_by: activatedBy,
    identity_confirmed_by: null,
    earlier_password_hash: null,
  };
}

/**
 * True with the second code and the earlier password: whoever confirmed the identity does not know that password, and its
 * maker has no such code.
 */
async function isSameOwner(patient: PatientRow, { earlierPassword, password }: Typed): Promise<boolean> {
  if (patient.identity_confirmed_by === null || earlierPassword === undefined) return false;
  if (!(await isPassword(earlierPassword, patient.earlier_password_hash))) {
    const fields = { earlierPassword: 'Check the earlier password.' };
    throw refuse('link_invalid', 'earlier-password', {}, { fields });
  }
  if (earlierPassword === password) {
    throw new Refusal('password_refused', { fields: { password: 'Choose another one than before.' } });
  }
  return true;
}

async function requireCode(
  { db, clock, seal }: Deps,
  pud: string,
  code: string,
): Promise<{ patient: PatientRow; codeHash: Buffer }> {
  const unchecked = await patientWithPud(db, pud);
  if (!unchecked || unchecked.deactivated_at) throw wrongCode();
  // A code of someone whose record is open is for their e-mail address (approve-email.ts).
  if (unchecked.account_id && !unchecked.record_held_since) throw wrongCode();
  const codeHash = hashCode(seal, unchecked.id, code);
  if (!(await isOpenCode(db, { patientId: unchecked.id, codeHash, now: clock.now() }))) throw wrongCode();
  return { patient: unchecked, codeHash };
}

/** Notifies the stored address, not the one that was typed now. */
const notifyKnownAddress = (tx: Tx, deps: Deps, patient: PatientRow) =>
  writeToPatient(tx, deps, patient, {
    kind: 'account',
    words: letter(deps.config, 'account-activated', {}),
  });

const isSameAddress = (known: string | null, typed: string | null) =>
  known !== null && known.toLowerCase() === typed?.toLowerCase();

const wrongCode = () =>
  refuse('link_invalid', 'activation-code', {}, { fields: { code: 'Check the code and the PUD.' } });
