import type { Tx } from '../db/connect.ts';
import type { Deps } from '../platform/deps.ts';
import { greeting } from '../platform/mail/greeting.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';

type Reader = { name: string; email: string | null; account_id: string | null };
type Letter = { kind: string; subject: string; text: string; to?: string };

/** Mails a patient, also one without an account. Without an address nothing is sent. */
export async function writeToPatient(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'config' | 'seal'>,
  patient: Reader,
  { kind, subject, text, to }: Letter,
): Promise<void> {
  const address = to ?? patient.email;
  if (!address) return;
  await queueMail(tx, deps, {
    kind,
    to: address,
    ...(patient.account_id ? { accountId: patient.account_id } : {}),
    subject,
    text: `${greeting(patient.name)}\n\n${text}\n`,
  });
}
