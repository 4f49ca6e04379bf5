import type { PatientOnFile } from '../../contract/patients.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { changeContact } from '../identity/change-contact.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { announce } from '../platform/events.ts';
import { Refusal } from '../platform/refusal.ts';
import { askToConfirmEmail } from './confirm-email.ts';
import { nameKey } from './enter-patient.ts';
import { demandChart, type PatientRow } from './find-patient.ts';
import { patientOnFile } from './on-file.ts';
import { findAtDesk } from './read-patient.ts';
import { writeKeys } from './search/write-keys.ts';
import { changePatientIf, newEmailOf } from './store.ts';
import { writeToPatient } from './write-to-patient.ts';

type Correction = { name: string; email: string; phone: string; version: number };

/** Name and phone change at once and the patient is told by mail; a new e-mail address waits until it was confirmed. */
export async function changePatient(
  deps: Deps,
  actor: Actor,
  id: string,
  { name, email, phone, version }: Correction,
): Promise<PatientOnFile> {
  return transaction(deps.db, async (tx) => {
    const before =
      actor.role === 'staff' ? await findAtDesk(tx, id) : await demandChart({ ...deps, db: tx }, actor, id);
    const isChanged = await changePatientIf(tx, id, version, { name, name_key: nameKey(name), phone });
    if (!isChanged) throw new Refusal('version_outdated');
    const after = { ...before, name, phone, version: version + 1 };
    await writeKeys(tx, after);
    if (before.account_id) await changeContact(tx, before.account_id, { name, phone });
    if (email.toLowerCase() !== before.email.toLowerCase()) await askToConfirmEmail(tx, deps, after, email);
    await tellWhatChanged(tx, deps, before, after);
    await appendEntry(tx, deps.clock, actor, 'patient.changed', {
      subject: 'patient',
      subjectId: id,
      patientId: id,
      details: { name: name !== before.name, phone: phone !== before.phone, email: email !== before.email },
    });
    const own = before.account_id ? [before.account_id] : [];
    await announce(tx, { type: 'patients', id, to: { roles: ['staff'], accounts: own } });
    await announce(tx, { type: 'me', to: { accounts: own } });
    return patientOnFile(after, await newEmailOf(tx, id, deps.clock.now()));
  });
}

async function tellWhatChanged(tx: Tx, deps: Deps, before: PatientRow, after: PatientRow): Promise<void> {
  const changes = [
    ...(before.name === after.name ? [] : [`Name: ${after.name}`]),
    ...(before.phone === after.phone ? [] : [`Phone: ${after.phone}`]),
  ];
  if (changes.length === 0) return;
  await writeToPatient(tx, deps, before, {
    kind: 'contact-changed',
    subject: `Your details at ${deps.config.clinic.name}`,
    text: `your details were changed:\n\n${changes.join('\n')}\n\nIf this is not right, please call us: ${deps.config.clinic.phone}.`,
  });
}
