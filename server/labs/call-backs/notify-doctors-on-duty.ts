import type { Tx } from '#server/db/connect.ts';
import { notify } from '#server/notices/notify.ts';
import type { Deps } from '#server/platform/deps.ts';
import { linkTo } from '#server/platform/link.ts';
import { listDoctorsToTell } from '#server/staffing/duty.ts';
import type { LabOrderRow } from '../store.ts';
import { criticalValues } from './present-call-back.ts';
import { criticalInWords } from './words.ts';

/** The doctor of the order cannot be reached: notifies each of the others on duty, or all where nobody is, once per result. */
export async function notifyDoctorsOnDuty(tx: Tx, deps: Deps, row: LabOrderRow, callBackId: string): Promise<void> {
  const others = (await listDoctorsToTell(tx, deps)).filter((id) => id !== row.ordered_by);
  const found = criticalInWords(criticalValues(row), row.result_text ?? '');
  for (const to of others) {
    await notify(tx, deps, {
      to,
      kind: 'lab-result',
      title: `Critical result of ${row.patient_name}: ${row.doctor_name} is not reached`,
      text: `${row.place ? `${row.place}. ` : ''}${found}. Call the ward.`,
      link: `/doctor-dashboard?view=patients&patient=${row.patient_id}&tab=labs`,
      patientId: row.patient_id,
      dedupeKey: `call-back:${callBackId}:doctor:${to}`,
      mail: {
        subject: 'A critical result needs a doctor now',
        text: `The doctor who ordered it is not reached. Please call the ward.\n\n${linkTo(deps.config, '/doctor-dashboard')}`,
      },
    });
  }
}
