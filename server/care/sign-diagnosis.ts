import type { Diagnosis, NewDiagnosis } from '#contract/patients/diagnoses.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { orderTests } from '../labs/order-tests.ts';
import { requireChart } from '../patients/chart-access/require-chart.ts';
import { lockPatientById, type PatientRow } from '../patients/find-patient.ts';
import { lowerMarks, raiseMark } from '../patients/listing/marks.ts';
import { keepPrivate } from '../patients/private-parts/mark-private.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { dayIn } from '../platform/zoned-time.ts';
import { findProfile } from '../records/find-profile.ts';
import { requireLicence } from '../staffing/licences/require-licence.ts';
import { giveTasks } from '../tasks/give-tasks.ts';
import { answerFindings } from './answer-findings.ts';
import { checkSafety } from './check-safety.ts';
import { howTheyMet } from './find-video-facts.ts';
import { notifyPatientOfDiagnosis } from './notify-patient.ts';
import { prescribe, requireWholeOrders } from './prescriptions/prescribe.ts';
import { type Ending, endReplaced, requireReplaced } from './prescriptions/replace-medicines.ts';
import { publishNotification } from './publish-notification.ts';
import { presentDiagnoses } from './read-diagnosis.ts';
import { deleteDraft, diagnosisById, insertDiagnosis, withFollowUp } from './store.ts';

/** All of it or nothing: the diagnosis, its medicines, tests and tasks, and the end of the draft. Never edited afterwards. */
export async function signDiagnosis(deps: Deps, actor: Actor, form: NewDiagnosis): Promise<Diagnosis> {
  requireLicence(deps, actor);
  return transaction(deps.db, async (tx) => {
    const inTx = { ...deps, db: tx };
    const patient = await requireChart(inTx, actor, form.patient);
    const days = requireDays(deps, form);
    await requireWholeOrders(tx, form.medications);
    // Two who prescribe for one person at once come one after the other: the second is checked with the first's medicines.
    await lockPatientById(tx, patient.id);
    const writing = { code: form.code ?? null, name: form.diagnosis };
    const report = await checkSafety(inTx, actor, patient.id, { medications: form.medications, writing });
    const safety = answerFindings(report.findings, form.answers ?? []);
    const replaced = await requireReplaced(inTx, patient.id, form.medications, report.findings);

    const id = await insertDiagnosis(tx, {
      patient_id: patient.id,
      diagnosis: form.diagnosis,
      code: form.code ?? null,
      notes: form.notes ?? '',
      on_day: days.date,
      follow_up_on: days.followUpOn,
      signed_by: actor.accountId,
      signed_at: deps.clock.now(),
      safety: JSON.stringify(safety),
      safety_table: report.tableVersion,
      ...(await howTheyMet(inTx, actor, patient.id)),
    });
    if (form.isPrivate) await keepPrivate(tx, deps, actor, { patientId: patient.id, subject: 'diagnosis', id });
    await carryOut(tx, deps, actor, { id, patient, form, replaced });
    await markFollowUp(tx, deps, { id, patientId: patient.id, followUpOn: days.followUpOn });
    await deleteDraft(tx, actor.accountId, patient.id);
    await appendEntry(tx, deps.clock, actor, 'diagnosis.signed', {
      subject: 'diagnosis',
      subjectId: id,
      patientId: patient.id,
      details: {
        medicines: form.medications.length,
        tests: form.tests.length,
        tasks: form.staffTasks.length,
        overridden: safety.filter(({ reason }) => reason !== null).length,
        replaced: replaced.prescriptions.length + replaced.onWard.length,
        table: report.tableVersion,
      },
    });
    await publishNotification(tx, deps, patient, ['diagnoses', 'prescriptions', 'patients']);
    const row = await diagnosisById(tx, id);
    const [signed] = row ? await presentDiagnoses(inTx, actor, [row]) : [];
    if (!signed) throw new Refusal('not_found');
    await notifyPatientOfDiagnosis(tx, deps, patient, signed);
    return signed;
  });
}

function requireDays({ clock, config }: Deps, form: NewDiagnosis): { date: string; followUpOn: string | null } {
  const today = dayIn(config.clinic.timeZone, clock.now());
  const { date = today, followUpOn = null } = form;
  if (date > today) throw new Refusal('bad_input', { fields: { date: 'Choose today or an earlier day.' } });
  if (followUpOn !== null && followUpOn <= today) {
    throw new Refusal('time_past', { fields: { followUpOn: 'Choose a day that is still to come.' } });
  }
  return { date, followUpOn };
}

type Signed = { id: string; patient: PatientRow; form: NewDiagnosis; replaced: Ending };

async function carryOut(tx: Tx, deps: Deps, actor: Actor, { id, patient, form, replaced }: Signed): Promise<void> {
  const about = { patientId: patient.id, diagnosisId: id };
  const prescribed = await prescribe(tx, deps, actor, { ...about, replaced: replaced.prescriptions }, form.medications);
  await endReplaced(tx, deps, actor, { patient, replaced, orders: form.medications, prescribed });
  const profile = await findProfile({ ...deps, db: tx }, patient.id);
  await orderTests(tx, deps, actor, { ...about, profile }, form.tests);
  await giveTasks(tx, deps, actor, { ...about, patientName: patient.name }, form.staffTasks);
}

type FollowUp = { id: string; patientId: string; followUpOn: string | null };

/** A visit that ends with a diagnosis is the follow-up that earlier ones asked for. */
async function markFollowUp(tx: Tx, deps: Deps, { id, patientId, followUpOn }: FollowUp): Promise<void> {
  await lowerMarks(tx, await withFollowUp(tx, patientId));
  if (followUpOn) await raiseMark(tx, deps, { patientId, kind: 'follow-up', sourceId: id, fromDay: followUpOn });
}
