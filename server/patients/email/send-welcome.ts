import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import type { Tx } from '#server/db/connect.ts';
import type { Deps } from '#server/platform/deps.ts';
import { linkTo } from '#server/platform/link.ts';
import type { PatientRow } from '../find-patient.ts';
import { writeToPatient } from '../write-to-patient.ts';
import { beginChange } from './begin-change.ts';
import { waitingEmailOf, welcomesMailedSince } from './store.ts';

// A new patient may not look at their mail tomorrow.
const LASTS_MS = 7 * DAY_MS;

// More than any family asks for; nobody's letter box is filled by many registrations, of the desk or of strangers.
const MAILS_TO_ONE_ADDRESS_PER_HOUR = 20;

/**
 * The Health ID, and a link that confirms the address. Until it was opened nothing else is mailed there: a mistyped
 * address is a stranger's.
 */
export async function sendWelcome(
  tx: Tx,
  deps: Deps,
  patient: Pick<PatientRow, 'id' | 'name' | 'pud' | 'account_id'>,
  email: string,
  isPasswordLost = false,
): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - HOUR_MS);
  const isFull = (await welcomesMailedSince(tx, email, since)) >= MAILS_TO_ONE_ADDRESS_PER_HOUR;
  // The link of an earlier mail goes on working.
  if (isFull && (await waitingEmailOf(tx, patient.id, 'confirm'))) return;
  const link = await beginChange(tx, deps, {
    patientId: patient.id,
    newEmail: email,
    stage: 'confirm',
    replaces: ['confirm'],
    lastsMs: LASTS_MS,
    typedBy: null,
  });
  // Whoever registers is registered all the same, and asks for the mail later.
  if (isFull) return;
  const { name: clinic } = deps.config.clinic;
  const lost = isPasswordLost
    ? `\nAfterwards you can set a new password, as someone, hopefully you, asked: ${linkTo(deps.config, '/forgot-password?role=patient')}\n`
    : '';
  const entrance = patient.account_id
    ? `You log in with it and your password: ${linkTo(deps.config, '/login/patient')}`
    : `With it and the code from the desk you choose a password: ${linkTo(deps.config, '/activate')}`;
  await writeToPatient(
    tx,
    deps,
    { ...patient, email: null },
    {
      kind: 'welcome',
      to: email,
      subject: 'Your Health ID',
      text: `you are registered at ${clinic}. Your Health ID (PUD) is:

${patient.pud}

${entrance}

Please confirm that this address is yours. The link works once, for 7 days:

${link}
${lost}
Until then we send nothing else here. If you did not register, do nothing: someone mistyped their address.`,
    },
  );
}
