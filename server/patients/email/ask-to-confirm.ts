import { DAY_MS } from '#contract/durations.ts';
import type { Tx } from '#server/db/connect.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { PatientRow } from '../find-patient.ts';
import { letter } from '../letters/write-letter.ts';
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
  await writeToPatient(tx, deps, patient, {
    kind: 'email-confirmation',
    to: newEmail,
    words: letter(deps.config, 'email-confirmation', { link }),
  });
  await writeToPatient(tx, deps, patient, {
    kind: 'email-change',
    words: letter(deps.config, 'email-change', {}),
  });
}
