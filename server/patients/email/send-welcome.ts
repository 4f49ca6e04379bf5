import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import type { Tx } from '#server/db/connect.ts';
import type { Deps } from '#server/platform/deps.ts';
import { linkTo } from '#server/platform/link.ts';
import type { PatientRow } from '../find-patient.ts';
import { letter } from '../letters/write-letter.ts';
import { writeToPatient } from '../write-to-patient.ts';
import { beginChange } from './begin-change.ts';
import { waitingEmailOf, welcomesMailedSince } from './store.ts';

// A new patient may not look at their mail tomorrow.
const LASTS_MS = 7 * DAY_MS;

// More than any family asks for; nobody's letter box is filled by many registrations, of the desk or of strangers.
const MAILS_TO_ONE_ADDRESS_PER_HOUR = 20;

type Welcomed = Pick<PatientRow, 'id' | 'name' | 'pud' | 'account_id'>;

/**
 * The Health ID, and a link that confirms the address. Until it was opened nothing else is mailed there: a mistyped
 * address is a stranger's.
 */
export async function sendWelcome(
  tx: Tx,
  deps: Deps,
  patient: Welcomed,
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
  await writeToPatient(
    tx,
    deps,
    { ...patient, email: null },
    { kind: 'welcome', to: email, words: welcome(deps, patient, link, isPasswordLost) },
  );
}

function welcome({ config }: Deps, { pud, account_id }: Welcomed, link: string, isPasswordLost: boolean) {
  if (!account_id) {
    return letter(config, 'welcome-from-desk', { pud, link, activateLink: linkTo(config, '/activate') });
  }
  const loginLink = linkTo(config, '/login/patient');
  if (!isPasswordLost) return letter(config, 'welcome', { pud, link, loginLink });
  const forgotLink = linkTo(config, '/forgot-password?role=patient');
  return letter(config, 'welcome-password-lost', { pud, link, loginLink, forgotLink });
}
