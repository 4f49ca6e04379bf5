import { DAY_MS } from '#contract/durations.ts';
import type { Tx } from '#server/db/connect.ts';
import { notify } from '#server/notices/notify.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { PatientRow } from '../find-patient.ts';
import { letter } from '../letters/write-letter.ts';
import { writeToPatient } from '../write-to-patient.ts';
import { beginChange } from './begin-change.ts';

const LASTS_MS = 7 * DAY_MS;

/**
 * An address that staff typed opens nothing: whoever reads it could otherwise reset the password and read the chart. No
 * mail goes to it until the owner has agreed, with the link that goes to the old address or with the code from the desk.
 */
export async function askToApprove(
  tx: Tx,
  deps: Deps,
  patient: PatientRow & { account_id: string },
  newEmail: string,
  typedBy: string | null = null,
): Promise<void> {
  const link = await beginChange(tx, deps, {
    patientId: patient.id,
    newEmail,
    stage: 'approve',
    replaces: ['approve'],
    lastsMs: LASTS_MS,
    typedBy,
  });
  await writeToPatient(tx, deps, patient, {
    kind: 'email-approval',
    words: letter(deps.config, 'email-approval', { email: newEmail, link }),
  });
  await notify(tx, deps, {
    to: patient.account_id,
    kind: 'email-approval',
    says: { code: 'email-to-approve', values: { email: newEmail } },
    link: '/account',
  });
}
