import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { findAccountsOf } from '../identity/find-role.ts';
import { tell } from '../notices/tell.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import type { InpatientRow } from './find-inpatient.ts';
import { setOpenedByAlarm } from './store.ts';
import { tellOfStay } from './tell-patient.ts';

const TITLE = 'The record was opened because of an alarm before a doctor accepted the admission';

/** An emergency waits for no acceptance, but nobody opens a chart in this way unseen. Once per stay. */
export async function flagAlarm(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'config' | 'seal'>,
  actor: Actor,
  { id, patient_id: patientId, pud }: Pick<InpatientRow, 'id' | 'patient_id' | 'pud'>,
): Promise<void> {
  if (!(await setOpenedByAlarm(tx, id, deps.clock.now()))) return;
  await appendEntry(tx, deps.clock, actor, 'chart.opened_by_alarm', {
    subject: 'admission',
    subjectId: id,
    patientId,
    details: { flagged: true },
  });
  await tellOfStay(tx, deps, patientId, {
    title: TITLE,
    text: 'A measurement on the ward raised an alarm, so doctors on duty and nurses may open your record. If you are not here, call us.',
    subject: 'Your record was opened',
  });
  for (const to of await findAccountsOf(tx, 'admin')) {
    const text = `The record of ${pud}. The trail holds the entry chart.opened_by_alarm.`;
    const mail = { subject: 'A record was opened by an alarm', text: `${TITLE}.\n${text}` };
    await tell(tx, deps, { to, kind: 'break-glass', title: TITLE, text, link: '/admin', mail });
  }
}
