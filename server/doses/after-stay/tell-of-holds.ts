// Nobody has decided how a medicine goes on after a stay: the patient is told to ask first, and a doctor to decide.
import { DAY_MS } from '#contract/durations.ts';
import type { InpatientRow } from '#server/admissions/find-inpatient.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { notify } from '#server/notices/notify.ts';
import { openCare, TASK_OPENS_CHART_MS } from '#server/patients/chart-access/care.ts';
import { SYSTEM } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { linkTo } from '#server/platform/link.ts';
import { isDoctorHere, listDoctorsToTell } from '#server/staffing/duty.ts';
import type { Leaving } from './leaving-medicines.ts';

/** So long the chart is open to the doctor of the stay at most; the decision ends it a day later. */
const OPENS_CHART_MS = 14 * DAY_MS;

export async function tellOfHolds(tx: Tx, deps: Deps, stay: InpatientRow, open: readonly Leaving[]): Promise<void> {
  const names = open.map(({ medicine }) => medicine.name).join(', ');
  const { patient_id: patientId, account_id: account, doctor_id: doctor } = stay;
  if (account) {
    await notify(tx, deps, {
      to: account,
      kind: 'prescription',
      title: `Ask your doctor before taking ${names} again`,
      text: 'The ward stopped or changed it. We tell you when your doctor has decided.',
      link: '/doses',
      mail: {
        subject: `A message from ${deps.config.clinic.name}`,
        text: `Before you take your medicines at home again, please read this.\n\n${linkTo(deps.config, '/doses')}`,
      },
    });
  }
  const isHere = await isDoctorHere(tx, doctor);
  const closesAt = new Date(deps.clock.now().getTime() + (isHere ? OPENS_CHART_MS : TASK_OPENS_CHART_MS));
  const doctors = isHere ? [doctor] : await listDoctorsToTell(tx);
  for (const to of doctors) {
    for (const { medicine } of open) {
      const care = { patientId, clinicianId: to, kind: 'task', sourceId: medicine.id, closesAt } as const;
      await openCare(tx, deps, care);
    }
    const link = `/doctor-dashboard?view=patients&patient=${patientId}` as const;
    await notify(tx, deps, {
      to,
      kind: 'discharge',
      title: `Decide how ${names} goes on`,
      text: `${stay.patient} was discharged; the ward had stopped or changed it. The patient waits for your word and takes none until then.`,
      link,
      patientId,
      mail: {
        subject: 'A medicine waits for your decision',
        text: `A patient was discharged, and nobody has decided how a medicine goes on.\n\n${linkTo(deps.config, link)}`,
      },
    });
  }
  if (doctors.length === 0) return;
  for (const { medicine } of open) {
    const about = { subject: 'prescribed-medicine', subjectId: medicine.id, patientId };
    await appendEntry(tx, deps.clock, SYSTEM, 'medicine.hold_told', about);
  }
}
