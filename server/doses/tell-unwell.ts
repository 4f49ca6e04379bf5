// A dose was left out because it made the patient unwell: the prescriber hears of it, and can open the chart.
import { DAY_MS } from '#contract/durations.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { notify } from '../notices/notify.ts';
import { openCare, TASK_OPENS_CHART_MS } from '../patients/chart-access/care.ts';
import { SYSTEM } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { linkTo } from '../platform/link.ts';
import { listDoctorsToTell } from '../staffing/duty.ts';
import type { DoseOf } from './find-series.ts';
import { dosageOf } from './present.ts';
import { patientName } from './store.ts';

/** So long the chart is open to the prescriber for it; to others as for a task. */
const OPENS_CHART_MS = 14 * DAY_MS;

/** Where the prescriber has left, the doctors on duty, or all doctors where nobody is. Once a day for each medicine, however many doses were left out. */
export async function tellUnwell(tx: Tx, deps: Deps, { series, dose, answer }: DoseOf): Promise<void> {
  if (!answer) return;
  const { current } = series;
  const { patient_id: patientId, doctor_id, is_doctor_here } = current;
  const patient = await patientName(tx, patientId);
  const link = `/doctor-dashboard?view=patients&patient=${patientId}` as const;
  const closesAt = new Date(deps.clock.now().getTime() + (is_doctor_here ? OPENS_CHART_MS : TASK_OPENS_CHART_MS));
  const doctors = is_doctor_here ? [doctor_id] : await listDoctorsToTell(tx, deps);
  for (const to of doctors) {
    await openCare(tx, deps, { patientId, clinicianId: to, kind: 'task', sourceId: answer.id, closesAt });
    await notify(tx, deps, {
      to,
      kind: 'unwell',
      title: `${current.name} made ${patient} unwell`,
      text: [`A dose of ${dosageOf(current)} was left out because of it.`, answer.note, 'Please look at it.']
        .filter(Boolean)
        .join(' '),
      link,
      patientId,
      dedupeKey: `unwell:${series.id}:${dose.day}:${to}`,
      mail: {
        subject: 'A patient left out a medicine',
        text: `A patient has left out a medicine because it made them unwell. Please look at it.\n\n${linkTo(deps.config, link)}`,
      },
    });
  }
  if (doctors.length === 0) return;
  const about = { subject: 'prescribed-medicine', subjectId: current.id, patientId };
  await appendEntry(tx, deps.clock, SYSTEM, 'dose.unwell_told', about);
}
