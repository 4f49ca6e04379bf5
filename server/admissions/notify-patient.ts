import type { Tx } from '../db/connect.ts';
import type { MailedCode } from '../notices/mails/english.ts';
import { type Said, signature, writeMail } from '../notices/mails/write-mail.ts';
import { findPatient } from '../patients/find-patient.ts';
import { tellPatient } from '../patients/telling/tell-patient.ts';
import { writeToPatient } from '../patients/write-to-patient.ts';
import type { Deps } from '../platform/deps.ts';

/** A patient is told of every stay: on the screen, and by mail without what it is for. */
export async function notifyOfStay(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'config' | 'seal'>,
  patientId: string,
  says: Extract<Said, { code: MailedCode }>,
): Promise<void> {
  const patient = await findPatient(tx, patientId);
  const whom = { patientId, accountId: patient.account_id, part: 'record' } as const;
  const told = await tellPatient(tx, deps, whom, { kind: 'admission', says, link: '/dashboard' });
  if (told || patient.account_id) return;
  const { clinic } = deps.config;
  // Nobody without an account has chosen a language.
  const { subject, text } = writeMail(says.code, says.values ?? {}, { language: 'en', clinic });
  const words = { subject, text: `${text}\n\n${signature(clinic)}` };
  await writeToPatient(tx, deps, patient, { kind: 'admission', words: () => words });
}
