import type { Tx } from '../db/connect.ts';
import { notify } from '../notices/notify.ts';
import { findPatient } from '../patients/find-patient.ts';
import { writeToPatient } from '../patients/write-to-patient.ts';
import type { Deps } from '../platform/deps.ts';
import { linkTo } from '../platform/link.ts';

type Words = { title: string; text: string; subject: string };

/** A patient is told of every stay: on the screen, and by mail without what it is for. */
export async function notifyOfStay(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'config' | 'seal'>,
  patientId: string,
  { title, text, subject }: Words,
): Promise<void> {
  const patient = await findPatient(tx, patientId);
  const { name, phone } = deps.config.clinic;
  const clinic = [name, phone].filter(Boolean).join('\n');
  if (!patient.account_id) {
    await writeToPatient(tx, deps, patient, { kind: 'admission', subject, text: `${title}\n${text}\n\n${clinic}` });
    return;
  }
  const link = linkTo(deps.config, '/dashboard');
  const mail = { subject, text: `${title}\n${text}\n\n${link}\n\n${clinic}` };
  await notify(tx, deps, { to: patient.account_id, kind: 'admission', title, text, link: '/dashboard', mail });
}
