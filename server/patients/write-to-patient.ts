import type { Language } from '#contract/language/language.ts';
import type { Tx } from '../db/connect.ts';
import { languageOf } from '../identity/public.ts';
import type { Deps } from '../platform/deps.ts';
import { greeting } from '../platform/mail/greeting.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';

type Reader = { name: string; email: string | null; account_id: string | null };
type Letter = { kind: string; to?: string; words: (language: Language) => { subject: string; text: string } };

/** Mails a patient, also one without an account: nobody without one has chosen a language. Without an address nothing is sent. */
export async function writeToPatient(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'config' | 'seal'>,
  patient: Reader,
  { kind, words, to }: Letter,
): Promise<void> {
  const address = to ?? patient.email;
  if (!address) return;
  const language = patient.account_id ? await languageOf(tx, patient.account_id) : 'en';
  const { subject, text } = words(language);
  await queueMail(tx, deps, {
    kind,
    to: address,
    ...(patient.account_id ? { accountId: patient.account_id } : {}),
    subject,
    text: `${greeting(patient.name, language)}\n\n${text}\n`,
  });
}
