import { DAY_MS } from '#contract/durations.ts';
import type { Tx } from '#server/db/connect.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { PatientRow } from '../find-patient.ts';
import { writeToPatient } from '../write-to-patient.ts';
import { beginChange } from './begin-change.ts';

const LASTS_MS = DAY_MS;

/** A new address counts once someone who reads its mail has said so; the old address hears of it before and after. */
export async function askToConfirm(
  tx: Tx,
  deps: Deps,
  patient: PatientRow,
  newEmail: string,
  typedBy: string | null = null,
): Promise<void> {
  const link = await beginChange(tx, deps, {
    patientId: patient.id,
    newEmail,
    stage: 'confirm',
    replaces: ['approve', 'confirm'],
    lastsMs: LASTS_MS,
    typedBy,
  });
  const { name: clinic, phone } = deps.config.clinic;
  await writeToPatient(tx, deps, patient, {
    kind: 'email-confirmation',
    to: newEmail,
    subject: 'Confirm your e-mail address',
    text: `${clinic} is to write to this address from now on.
Open this link to confirm it. It works once, for 24 hours:

${link}

If you know nothing of this, do nothing: no mail will come here.`,
  });
  await writeToPatient(tx, deps, patient, {
    kind: 'email-change',
    subject: `Your e-mail address at ${clinic}`,
    text: `someone, hopefully you, asked us to write to another address instead of this one.
It counts once it was confirmed from there.

If it was not you, change your password and call us: ${phone}.`,
  });
}
