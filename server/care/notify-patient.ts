import type { Diagnosis } from '#contract/patients/diagnoses.ts';
import type { Tx } from '../db/connect.ts';
import { notify } from '../notices/notify.ts';
import type { Deps } from '../platform/deps.ts';
import { linkTo } from '../platform/link.ts';

/** Shows the prescription on the screen; the mail says only that there is something to read. */
export async function notifyPatientOfDiagnosis(
  tx: Tx,
  deps: Deps,
  accountId: string | null,
  { signedBy, prescription, labOrders }: Diagnosis,
): Promise<void> {
  if (!accountId) return;
  const medicines = prescription?.medicines.map(({ name, inWords }) => `${name}: ${inWords}.`) ?? [];
  const tests = labOrders.length > 0 ? [`Tests: ${labOrders.map(({ test }) => test).join(', ')}.`] : [];
  const link = prescription ? '/record/board#prescriptions' : '/record/visits';
  await notify(tx, deps, {
    to: accountId,
    kind: 'diagnosis',
    title: prescription ? `${signedBy} prescribed you something` : `${signedBy} wrote to your record`,
    text: [...medicines, ...tests].join(' ') || 'The diagnosis of your visit is on file.',
    link,
    mail: {
      subject: `A message from ${deps.config.clinic.name}`,
      text: `Your doctor has written something for you.\n\n${linkTo(deps.config, link)}`,
    },
  });
}
