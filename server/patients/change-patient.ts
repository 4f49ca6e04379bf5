import type { PatientReply } from '#contract/patients/patients.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { proveOwner } from '../credentials/prove-owner.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { changeContact } from '../identity/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';
import { Refusal } from '../platform/refusal.ts';
import { requireChart } from './chart-access/require-chart.ts';
import { askToApprove } from './email/ask-to-approve.ts';
import { askToConfirm } from './email/ask-to-confirm.ts';
import { assertMayType } from './email/assert-may-type.ts';
import { nameKey } from './enter-patient.ts';
import { lockPatientById, type PatientRow } from './find-patient.ts';
import { letter } from './letters/write-letter.ts';
import {
  changesPhoneOnly,
  knowsEveryContact,
  mayChangePhone,
  ownerAgreesToEmail,
  provesOwnerForEmail,
} from './policy.ts';
import { presentPatient } from './present.ts';
import { findAtDesk } from './read-patient.ts';
import { writeKeys } from './search/write-keys.ts';
import { changePatientIf } from './store.ts';
import { tellPatient } from './telling/tell-patient.ts';
import { writeToPatient } from './write-to-patient.ts';

type Correction = {
  name: string;
  email: string | null;
  phone: string;
  version: number;
  password?: string | undefined;
  code?: string | undefined;
};

/** Name and phone change at once with a mail to the patient; a new e-mail address must be confirmed first. */
export async function changePatient(
  deps: Deps,
  actor: Actor,
  id: string,
  correction: Correction,
): Promise<PatientReply> {
  const { name, phone, version } = correction;
  const known = await findAsked(deps, actor, id);
  requirePhoneOnly(actor, known, correction);
  const newEmail = newEmailIn(known, correction);
  // Before the transaction: a wrong password is counted even though nothing else is written.
  // A new address can reset the password.
  if (newEmail && provesOwnerForEmail(actor)) {
    await proveOwner(deps, actor, correction, 'Enter your password to change the e-mail address.');
  }
  return transaction(deps.db, async (tx) => {
    // A login that opens at this moment waits: from then on its owner alone says how to reach them.
    await lockPatientById(tx, id);
    const before = await findAsked({ ...deps, db: tx }, actor, id);
    if (!mayChangePhone(actor, before)) throw new Refusal('not_allowed');
    const isChanged = await changePatientIf(tx, id, version, { name, name_key: nameKey(name), phone });
    if (!isChanged) throw new Refusal('version_outdated');
    const after = { ...before, name, phone, version: version + 1 };
    await writeKeys(tx, after);
    if (before.account_id) await changeContact(tx, before.account_id, { name, phone });
    if (newEmail) await askAbout(tx, deps, actor, after, newEmail);
    await notifyWhatChanged(tx, deps, actor, before, after);
    await appendEntry(tx, deps.clock, actor, 'patient.changed', {
      subject: 'patient',
      subjectId: id,
      patientId: id,
      details: { name: name !== before.name, phone: phone !== before.phone, email: newEmail !== null },
    });
    const own = before.account_id ? [before.account_id] : [];
    await publish(tx, { type: 'patients', id, to: { roles: ['staff'], accounts: own } });
    await publish(tx, { type: 'me', to: { accounts: own } });
    return presentPatient(tx, deps, after);
  });
}

/** The desk knows everyone's name and how to reach them; others need the chart. */
const findAsked = (deps: Deps, actor: Actor, id: string): Promise<PatientRow> =>
  knowsEveryContact(actor) ? findAtDesk(deps.db, id) : requireChart(deps, actor, id);

/** Whoever acts for someone changes the phone number; the rest is as it was. */
function requirePhoneOnly(actor: Actor, known: PatientRow, { name, email }: Correction): void {
  if (!changesPhoneOnly(actor)) return;
  if (!mayChangePhone(actor, known)) throw new Refusal('not_allowed');
  const fields = {
    ...(name === known.name ? {} : { name: 'Only our desk changes the name.' }),
    ...((email ?? '') === (known.email ?? '') ? {} : { email: 'Only our desk changes the e-mail address.' }),
  };
  if (Object.keys(fields).length > 0) throw new Refusal('bad_input', { fields });
}

/** Null where the address stays. Whoever has one cannot be left without: it is the way back to a lost password. */
function newEmailIn(known: PatientRow, { email }: Correction): string | null {
  if (email === null && known.email) throw new Refusal('bad_input', { fields: { email: 'E-mail is needed.' } });
  return email && email.toLowerCase() !== known.email?.toLowerCase() ? email : null;
}

async function askAbout(tx: Tx, deps: Deps, actor: Actor, patient: PatientRow, newEmail: string): Promise<void> {
  const { account_id } = patient;
  const typedBy = knowsEveryContact(actor) ? actor.accountId : null;
  if (typedBy) await assertMayType(tx, deps, actor, patient.id);
  if (account_id && ownerAgreesToEmail(actor, patient)) {
    await askToApprove(tx, deps, { ...patient, account_id }, newEmail, typedBy);
  } else await askToConfirm(tx, deps, patient, newEmail, typedBy);
}

async function notifyWhatChanged(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  before: PatientRow,
  after: PatientRow,
): Promise<void> {
  const isRenamed = before.name !== after.name;
  const hasNewPhone = before.phone !== after.phone;
  if (!isRenamed && !hasNewPhone) return;
  const { name, phone: newPhone } = after;
  const { config } = deps;
  const oneOfThem = isRenamed
    ? letter(config, 'name-changed', { name })
    : letter(config, 'phone-changed', { newPhone });
  const words = isRenamed && hasNewPhone ? letter(config, 'name-and-phone-changed', { name, newPhone }) : oneOfThem;
  await writeToPatient(tx, deps, before, { kind: 'contact-changed', words });
  if (!before.account_id) await tellFamily(tx, deps, actor, before.id);
}

/** A child without a login: everyone else who sees the whole record is told. */
const tellFamily = (tx: Tx, deps: Deps, { accountId }: Actor, patientId: string): Promise<unknown> =>
  tellPatient(
    tx,
    deps,
    { patientId, accountId: null, part: 'record', exceptAccount: accountId },
    { kind: 'contact', says: { code: 'contact-changed', values: {} }, link: '/record' },
  );

/** Name and phone as the reception puts them right; false when somebody else changed them first. What is left out stays. */
export async function correctContact(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  before: PatientRow,
  typed: { name?: string | undefined; phone?: string | undefined },
): Promise<boolean> {
  const { name = before.name, phone = before.phone } = typed;
  const after = { ...before, name, phone };
  if (!(await changePatientIf(tx, before.id, before.version, { name, name_key: nameKey(name), phone }))) return false;
  await writeKeys(tx, after);
  if (before.account_id) await changeContact(tx, before.account_id, { name, phone });
  await notifyWhatChanged(tx, deps, actor, before, after);
  return true;
}
